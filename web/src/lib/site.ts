/** The site that plays without a server; a server puts it together when somebody first asks. */
import { fileAt } from "./base";

export const SITE = "/offline/";
const AGAIN = 1_000;

export type Readiness = "there" | "not-yet" | "none";

/** How far it is: the share that is put together, where that is known. */
export interface Progress {
  readiness: Readiness;
  share: number | null;
}

async function look(): Promise<Progress> {
  const answer = await fetch(fileAt(`${SITE}shelf.json`), { method: "HEAD" }).catch(() => null);
  if (answer?.status === 200) return { readiness: "there", share: 1 };
  if (answer !== null && answer.status !== 202) return { readiness: "none", share: null };
  const told = answer?.headers.get("x-retorta-done") ?? null;
  return { readiness: "not-yet", share: told === null ? null : Number(told) };
}

/** Tell how far it is, until it is there; the answer stops looking. */
export function watchSite(tell: (progress: Progress) => void): () => void {
  let timer = 0;
  const again = async (): Promise<void> => {
    const found = await look();
    tell(found);
    if (found.readiness !== "there") timer = window.setTimeout(() => void again(), AGAIN);
  };
  void again();
  return () => clearTimeout(timer);
}
