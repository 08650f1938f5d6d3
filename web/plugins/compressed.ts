/** Files that a browser may get compressed lie ready so: `index.js.br` and `index.js.gz` beside `index.js`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|wasm|txt)$/;

function brotli(content: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

/** Write them for every file below *folder*, where they are smaller; the page itself is changed when it is served. */
export function compressAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    for (const [ending, small] of [
      [".br", brotli(content)],
      [".gz", gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
    ] as const) {
      if (small.length < content.length) writeFileSync(path + ending, small);
    }
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "retorta-compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => compressAll(folder),
  };
}
