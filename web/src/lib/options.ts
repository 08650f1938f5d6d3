/** What a table agrees on: what is offered first, and what goes with what. */
import type { GameInfo, OptionInfo } from "../generated/wire";

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

/** Whether an option means anything at this table. */
export function applies(
  { seats, beside, about_bots: aboutBots }: OptionInfo,
  options: Record<string, string>,
  sitters: readonly string[],
): boolean {
  if (seats.length > 0 && !seats.includes(sitters.length)) return false;
  if (beside && options[beside[0]] !== beside[1]) return false;
  return !aboutBots || sitters.some(isBot);
}

/** What the table agrees on: what means nothing there stays as it usually is. */
export function agreed(
  game: GameInfo,
  options: Record<string, string>,
  sitters: readonly string[],
): Record<string, string> {
  const idle = game.options.filter((option) => !applies(option, options, sitters));
  return { ...options, ...Object.fromEntries(idle.map((option) => [option.name, option.default])) };
}

/** One person on one seat, and bots: nobody else could mind what is told. */
export function isPractice(sitters: readonly string[]): boolean {
  const people = sitters.filter((sitter) => !isBot(sitter));
  return people.length === 1 && people[0] !== "friend";
}

function isBot(sitter: string): boolean {
  return sitter.startsWith("bot:");
}
