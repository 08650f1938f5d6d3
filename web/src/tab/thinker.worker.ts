/** The worker in which bots think and hints are found, so that the table never stutters. */
import { fetchScripts, startPython } from "./python";
import type { FromThinker, ToThinker } from "./thinkerclient";

interface Thinker {
  answer(job: string): string;
}

let thinker: Promise<Thinker> | null = null;
let measure = (): number => 0;

function tell(said: FromThinker): void {
  self.postMessage(said);
}

async function start(said: Extract<ToThinker, { start: string }>): Promise<Thinker> {
  const python = await startPython(said.start, said.parts);
  measure = () => (python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.length;
  const made = python.runPython("from retorta.tab.thinker import Thinker\nThinker()") as Thinker;
  tell({ memory: measure() });
  return made;
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if ("fetch" in data) {
      await fetchScripts(data.fetch);
      tell({ fetched: true });
    } else if ("start" in data) {
      thinker = start(data);
      await thinker;
    } else {
      const found = await thinker;
      if (found) tell({ answered: data.job, text: found.answer(data.text) });
      tell({ memory: measure() });
    }
  } catch (problem) {
    console.warn("The bots' worker failed.", problem);
    tell({ broken: true });
  }
};
