/** What a table agrees on: what is offered first, and what goes with what. */
import type { GameInfo } from "../generated/wire";

/** What readers of a language most likely have in their box. */
export function usualOptions(game: GameInfo, language: string): Record<string, string> {
  return Object.fromEntries(
    game.options.map((option) => [option.name, option.by_language[language] ?? option.default]),
  );
}

/** One option that had to follow another: which, what it became, and for whose sake. */
export interface Switched {
  name: string;
  value: string;
  because: { name: string; value: string };
}

/** Choose a value, and change every other option that does not go with it. */
export function choose(
  game: GameInfo,
  options: Record<string, string>,
  name: string,
  value: string,
): { options: Record<string, string>; switched: Switched | null } {
  const chosen = { ...options, [name]: value };
  let switched: Switched | null = null;
  for (const option of game.options) {
    const current = chosen[option.name] ?? option.default;
    const needed = option.needs[current];
    if (!needed || chosen[needed[0]] === needed[1]) continue;
    // What was chosen just now stands; the other one gives way.
    if (option.name === name) {
      chosen[needed[0]] = needed[1];
      switched = { name: needed[0], value: needed[1], because: { name, value } };
    } else {
      const other = option.values.find((each) => !option.needs[each]) ?? option.default;
      chosen[option.name] = other;
      switched = { name: option.name, value: other, because: { name, value } };
    }
  }
  return { options: chosen, switched };
}
