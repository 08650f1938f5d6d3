/** The site that plays without a server; a server puts it together when somebody first asks. */
import { fileAt } from "./base";

export const SITE = "/offline/";
const AGAIN = 2_000;

export type Readiness = "there" | "not-yet" | "none";

async function look(): Promise<Readiness> {
  const answer = await fetch(fileAt(`${SITE}shelf.json`), { method: "HEAD" }).catch(() => null);
  if (answer?.status === 200) return "there";
  return answer === null || answer.status === 202 ? "not-yet" : "none";
}

/** Tell how far it is, until it is there; the answer stops looking. */
export function watchSite(tell: (readiness: Readiness) => void): () => void {
  let timer = 0;
  const again = async (): Promise<void> => {
    const found = await look();
    tell(found);
    if (found !== "there") timer = window.setTimeout(() => void again(), AGAIN);
  };
  void again();
  return () => clearTimeout(timer);
}
