/** What is drawn on the lid of each box that has a drawing of its own; all on the first page, so all at once. */
import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Lid.svelte", { eager: true, import: "default" });

export const lids: Record<string, Component | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, lid]) => [path.split("/")[1] ?? "", lid]),
);
