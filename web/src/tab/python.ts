/** Python in a worker: its parts fetched once, and started in each worker that needs it. */
import type * as Pyodide from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { XzReadableStream } from "xz-decompress";

/** What Python is started from; a worker hands it on to the next, so that nothing is fetched or compiled twice. */
export interface Parts {
  module: WebAssembly.Module;
  /** Python's own library, as far as it is needed, msgspec, and ours. */
  library: Uint8Array;
  msgspec: Uint8Array;
  engine: Uint8Array;
}

/** The folder of the engine's files, and what each of them weighs. */
export interface Files {
  folder: string;
  sizes: Record<string, number>;
}

const MACHINE = "python.bin";
const LIBRARY = "python_stdlib.bin";
const MSGSPEC = "msgspec.bin";
const ENGINE = "engine.bin";
const SCRIPTS = ["pyodide.js", "pyodide.asm.js"] as const;

/** A program of WebAssembly with nothing in it. */
const SMALLEST = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Packages of Pyodide's that could be had: none. */
const NO_PACKAGES = { info, packages: {} };

/** A file did not come, or not whole. */
export class NotFetched extends Error {}

type Told = (bytes: number) => void;

export async function fetchParts(files: Files, progress: (share: number) => void): Promise<Parts> {
  await WebAssembly.compile(SMALLEST); // where it is forbidden, nothing need be fetched
  const wanted = [MACHINE, LIBRARY, MSGSPEC, ENGINE];
  const all = wanted.reduce((sum, name) => sum + (files.sizes[name] ?? 0), 0);
  let come = 0;
  const told: Told = (bytes) => progress(Math.min(1, (come += bytes) / all));
  const [machine, library, msgspec, engine] = await Promise.all(
    wanted.map((name) => fetched(files, name, told).then(unpacked)),
  );
  if (!machine || !library || !msgspec || !engine) throw new NotFetched();
  return {
    module: await WebAssembly.compile(machine),
    library: new Uint8Array(library),
    msgspec: new Uint8Array(msgspec),
    engine: new Uint8Array(engine),
  };
}

async function fetched(files: Files, name: string, told: Told): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(files.folder + name).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NotFetched(name);
  const pieces: Uint8Array[] = [];
  const reader = answer.body.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new NotFetched(name);
    });
    if (done) break;
    pieces.push(value);
    length += value.length;
    told(value.length);
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

/** They come pressed by xz: that takes a quarter less than what a browser unpacks by itself. */
function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new XzReadableStream(new Blob([bytes]).stream())).arrayBuffer();
}

interface Scripts {
  loadPyodide: typeof Pyodide.loadPyodide;
  createPyodideModule: NonNullable<NonNullable<Parameters<typeof Pyodide.loadPyodide>[0]>["createPyodideModule"]>;
}

/** Fetch the scripts that Python runs in; once they are here the network may go. */
export async function fetchScripts(folder: string): Promise<Scripts> {
  const [loading, machine] = (await Promise.all(
    SCRIPTS.map((name) => import(/* @vite-ignore */ folder + name) as Promise<unknown>),
  ).catch(() => {
    throw new NotFetched(SCRIPTS.join());
  })) as [typeof Pyodide, { default: Scripts["createPyodideModule"] }];
  return { loadPyodide: loading.loadPyodide, createPyodideModule: machine.default };
}

export async function startPython(folder: string, parts: Parts): Promise<Pyodide.PyodideAPI> {
  const { loadPyodide, createPyodideModule } = await fetchScripts(folder);
  const python = await handing(parts, () =>
    loadPyodide({
      indexURL: folder,
      createPyodideModule,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      stdLibURL: folder + LIBRARY,
    }),
  );
  const extractDir = python.runPython("import site; site.getsitepackages()[0]") as string;
  for (const archive of [parts.msgspec, parts.engine]) python.unpackArchive(archive, "zip", { extractDir });
  return python;
}

/**
 * Pyodide fetches and compiles for itself, and has no other way in. While it starts it is handed
 * what we have already; this worker does nothing else meanwhile.
 */
async function handing<T>(parts: Parts, start: () => Promise<T>): Promise<T> {
  const before = { fetch: self.fetch.bind(self), streaming: WebAssembly.instantiateStreaming.bind(WebAssembly) };
  self.fetch = (wanted) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted);
    return Promise.resolve(new Response(name.endsWith(LIBRARY) ? new Uint8Array(parts.library) : null));
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: parts.module,
    instance: await WebAssembly.instantiate(parts.module, imports),
  });
  try {
    return await start();
  } finally {
    self.fetch = before.fetch;
    WebAssembly.instantiateStreaming = before.streaming;
  }
}
