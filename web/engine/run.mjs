/**
 * Runs a Python program under Pyodide in Node: `node run.mjs program.py argument…`
 *
 * The project is mounted at /project. With TAB_PACK=folder Python starts from the packed archives
 * there, as a tab does, else from Pyodide's own library.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const began = performance.now();
const project = resolve(import.meta.dirname, "../..");
const packed = process.env.TAB_PACK;
const python = await loadPyodide({
  ...(packed ? { stdLibURL: join(resolve(packed), "python_stdlib.zip") } : {}),
  env: {
    HOME: "/tmp",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONNODEBUGRANGES: "1",
    ...JSON.parse(process.env.TAB_ENV ?? "{}"),
  },
});
const started = performance.now();
if (packed) {
  for (const name of ["msgspec.zip", "engine.zip"]) {
    const archive = new Uint8Array(readFileSync(join(resolve(packed), name)));
    python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
  }
}
python.mountNodeFS("/project", project);
const [program, ...rest] = process.argv.slice(2);
python.globals.set("arguments", python.toPy([`/project/${program}`, ...rest]));
python.globals.set("seconds_to_start", (started - began) / 1000);
const code = python.runPython(`
import os, runpy, sys
sys.argv = list(arguments)
os.chdir("/project")
sys.path.insert(0, os.path.dirname(sys.argv[0]))
try:
    runpy.run_path(sys.argv[0], {"SECONDS_TO_START": seconds_to_start}, run_name="__main__")
    code = 0
except SystemExit as ending:
    code = ending.code if isinstance(ending.code, int) else 1 if ending.code else 0
    if isinstance(ending.code, str):
        print(ending.code, file=sys.stderr)
except BaseException:
    # Node would print the whole of Pyodide's script before the error.
    import traceback
    traceback.print_exc()
    code = 1
sys.stdout.flush()
sys.stderr.flush()
code
`);
process.exitCode = code;
