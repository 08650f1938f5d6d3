/**
 * What only a site without a server needs lies apart, below `site/`: Python's scripts for the
 * browser, the service worker, the icons of an installed app. `web/build.py` lays Python itself
 * beside them, and `retorta site` puts it together with the pages.
 */
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PYODIDE = "node_modules/pyodide";
const OWN = "site";

/** Lay them below *folder*. */
export function laySite(folder: string): void {
  const site = join(folder, "site");
  const engine = join(site, "engine");
  mkdirSync(engine, { recursive: true });
  for (const name of readdirSync(OWN)) copyFileSync(join(OWN, name), join(site, name));
  // Under names that every host knows for scripts.
  for (const name of ["pyodide", "pyodide.asm"]) copyFileSync(join(PYODIDE, `${name}.mjs`), join(engine, `${name}.js`));
}

export function site(): Plugin {
  let folder = "";
  return {
    name: "retorta-site",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: () => laySite(folder),
  };
}
