/** Which languages the house speaks: it says so itself, and what each is called by its own people. */
import { fileAt } from "./base";

/** What each language calls itself, by its tag; the first is the one to fall back to. */
export type Languages = Readonly<Record<string, string>>;

export async function fetchLanguages(): Promise<Languages> {
  const answer = await fetch(fileAt("/texts/languages.json"));
  if (!answer.ok) throw new Error("no languages");
  return (await answer.json()) as Languages;
}

/** The first wish that can be granted: `pl-PL` is as good as `pl`. */
export function firstSpoken(wishes: readonly string[], known: Languages): string {
  const tags = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return tags.find((tag) => tag in known) ?? Object.keys(known)[0] ?? "en";
}
