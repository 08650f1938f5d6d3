/**
 * Something entered on one phone as a short text for another: in the fragment of a link, which
 * no server ever sees, and hence in a QR code.
 */

/** Longer ones give a code so fine that many cameras fail. */
export const MOST_IN_A_CODE = 700;

const MOST_UNPACKED = 200_000;

export async function packed(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(tabled(state)));
  const small = await through(bytes, new CompressionStream("deflate-raw"), Infinity);
  return btoa(String.fromCharCode(...small))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** What was packed; `null` if that is no such text, as when a link was cut off. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
    const large = await through(bytes, new DecompressionStream("deflate-raw"), MOST_UNPACKED);
    return untabled(JSON.parse(new TextDecoder().decode(large)) as unknown);
  } catch {
    return null;
  }
}

const TABLE = "";
/** In a row: that object has nothing under this name. */
const ABSENT = { [TABLE]: 0 };

type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists of objects as tables: their names once, then a row for each; nothing of ours is called "". */
function tabled(value: unknown): unknown {
  if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tabled(each)]));
  if (!Array.isArray(value)) return value;
  if (value.length < 2 || !value.every(isRow)) return value.map(tabled);
  const names = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const rows = value.map((row) => {
    const cells = names.map((name) => (name in row ? tabled(row[name]) : ABSENT));
    while (cells.at(-1) === ABSENT) cells.pop();
    return cells;
  });
  return { [TABLE]: [names, ...rows] };
}

function untabled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untabled);
  if (!isRow(value)) return value;
  const table = value[TABLE];
  if (!Array.isArray(table))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, untabled(each)]));
  const [names, ...rows] = table as [string[], ...unknown[][]];
  return rows.map((row) => {
    const cells = row.map((cell, place) => [names[place] ?? "", cell] as const);
    return Object.fromEntries(
      cells.filter(([, cell]) => !isAbsent(cell)).map(([name, cell]) => [name, untabled(cell)]),
    );
  });
}

function isAbsent(cell: unknown): boolean {
  return isRow(cell) && cell[TABLE] === 0;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    parts.push(...value);
    if (parts.length > most) throw new RangeError("too long");
  }
}
