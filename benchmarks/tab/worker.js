/** Runs web/engine/figures.py in a worker of a browser, by the Python and the bytecode that a site is made of. */
import { loadPyodide } from "./pyodide.js";
import createPyodideModule from "./pyodide.asm.js";

const here = new URL(".", import.meta.url).href;
const lines = [];
const began = performance.now();
const python = await loadPyodide({
  indexURL: here,
  createPyodideModule,
  stdLibURL: `${here}python_stdlib.zip`,
  stdout: (line) => lines.push(line),
});
python.globals.set("SECONDS_TO_START", (performance.now() - began) / 1000);
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
for (const name of ["msgspec.zip", "engine.zip"]) {
  const archive = await (await fetch(name)).arrayBuffer();
  python.unpackArchive(new Uint8Array(archive), "zip", { extractDir });
}
python.runPython("import sys; sys.argv = ['figures.py', '--speed']");
python.runPython(await (await fetch("figures.py")).text());
self.postMessage(lines.at(-1));
