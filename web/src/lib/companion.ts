/** Help at a real table: questions to the engine in this tab. */
import { companion } from "../generated/requests";

/** Put a question about a game; a refusal is thrown, and `sentence()` says why. */
export function put<T>(game: string, question: string, body: object): Promise<T> {
  return companion(game, question, JSON.stringify(body)) as Promise<T>;
}

/** What was told, where only its reader knows its shape: a sheet is told as its file has it. */
export function fitting<T>(told: unknown, fits: (told: unknown) => told is T): T {
  if (!fits(told)) throw new TypeError("the engine told something of another shape");
  return told;
}

/** The same for one game, by the types written from its questions: `asker<Questions>("…")`. */
export function asker<Q extends Record<string, [object, unknown]>>(game: string) {
  return <N extends keyof Q & string>(question: N, body: Q[N][0]): Promise<Q[N][1]> =>
    put<Q[N][1]>(game, question, body);
}
