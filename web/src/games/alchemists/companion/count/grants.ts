/** The grants of one's own box: their numbers are read off the tokens once, and this phone remembers them. */
import { corrections, grantNumbers } from "../ownbox";
import type { GrantPoints } from "./sheet";
import { printed } from "../../../../generated/alchemists";

export const { grants: GRANTS, most_on_a_grant: FROM_ONE_TO } = printed;

export interface Grants {
  /** One each; `null` where nobody has read it yet. */
  numbers: readonly (number | null)[];
  /** Where they are known from: read off the tokens here, typed in under *Corrections*, or not yet. */
  from: "tokens" | "corrections" | "nowhere";
  print: (place: number, points: number) => void;
}

/** What is known of them now. */
export function ownGrants(): Grants {
  const read = grantNumbers.value;
  const typed = corrections.value?.grants.map((grant) => (grant.read ? grant.points : null)) ?? [];
  const from = read.length > 0 ? "tokens" : typed.some((points) => points !== null) ? "corrections" : "nowhere";
  const known = from === "tokens" ? read : typed;
  const numbers = Array.from({ length: GRANTS }, (_, place) => known[place] ?? null);
  return {
    numbers,
    from,
    print: (place, points) =>
      void grantNumbers.change((before) => {
        const known = before.length > 0 ? before : numbers;
        return Array.from({ length: GRANTS }, (_, at) => (at === place ? points : (known[at] ?? null)));
      }),
  };
}

/** What was typed in under *Corrections* of each grant, for a sheet that names them. */
export function typedPoints(): GrantPoints {
  const typed = corrections.value?.grants.filter((grant) => grant.read) ?? [];
  return Object.fromEntries(typed.map(({ grant, points }) => [grant, points]));
}

/** The numbers that somebody may still hold, each once; any, as long as the box is not known whole. */
export function free({ numbers }: Grants, taken: readonly number[]): number[] {
  if (taken.length >= GRANTS) return [];
  if (numbers.includes(null)) return Array.from({ length: FROM_ONE_TO }, (_, less) => less + 1);
  const left = numbers.filter((each) => each !== null);
  for (const points of taken) if (left.includes(points)) left.splice(left.indexOf(points), 1);
  return [...new Set(left)].sort((one, other) => one - other);
}
