/** The oracle for a real table: the server answers what the rulebook's app would, and keeps nothing. */
import { ask, fetched } from "../../lib/api";

export function oracle<T>(what: string, body: object): Promise<T> {
  return ask<T>("POST", `/api/alchemy/${what}`, body);
}

/** The gamemaster's sheet, as a drawing to print. */
export async function sheet(code: string, language: string): Promise<Blob> {
  const answer = await fetched("POST", "/api/alchemy/sheet", { code, language });
  return answer.blob();
}
