/**
 * Something entered on one phone as a short text for another: in the fragment of a link, which
 * no server ever sees, and hence in a QR code.
 */

/** Longer ones give a code so fine that many cameras fail. */
export const MOST_IN_A_CODE = 1_300;

const MOST_UNPACKED = 200_000;

export async function packed(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
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
    return JSON.parse(new TextDecoder().decode(large)) as unknown;
  } catch {
    return null;
  }
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
