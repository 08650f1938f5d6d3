/** What is staged, and where. */
import type { Moments } from "../../lib/stage.svelte";

export const moments: Moments = {
  "recipe-built": (event) => [`built:${String(event["seat"])}:${String(event["card"])}:0`],
};
