/** The worker that thinks, seen from the one that keeps the tables: started when it is first needed. */
import type { Parts } from "./python";

/** Longer than any level thinks: then something is wrong, and another is started. */
const LONGEST = 60_000;
const FAILED = JSON.stringify({ failed: "stopped" });

export type ToThinker = { fetch: string } | { start: string; parts: Parts } | { job: number; text: string };
export type FromThinker =
  { answered: number; text: string } | { memory: number } | { fetched: true } | { broken: true };

export class ThinkerClient {
  #worker: Worker | null = null;
  #started = false;
  /** Given and not answered, each with the alarm that goes off if it never is. */
  #waiting = new Map<number, number>();
  #folder: string;
  #parts: Parts;
  #answered: (number: number, text: string) => void;
  #measured: (bytes: number) => void;

  constructor(
    folder: string,
    parts: Parts,
    answered: (number: number, text: string) => void,
    measured: (bytes: number) => void,
  ) {
    this.#folder = folder;
    this.#parts = parts;
    this.#answered = answered;
    this.#measured = measured;
  }

  /** Fetch its scripts, so that it can be started when the network is gone. */
  gather(): Promise<void> {
    return new Promise((resolve) => {
      const worker = this.#opened();
      worker.addEventListener("message", ({ data }: MessageEvent<FromThinker>) => {
        if ("fetched" in data) resolve();
      });
      worker.postMessage({ fetch: this.#folder } satisfies ToThinker);
    });
  }

  ask(number: number, text: string): void {
    const worker = this.#opened();
    if (!this.#started) {
      this.#started = true;
      worker.postMessage({ start: this.#folder, parts: this.#parts } satisfies ToThinker);
    }
    this.#waiting.set(number, setTimeout(() => this.#fail(), LONGEST) as unknown as number);
    worker.postMessage({ job: number, text } satisfies ToThinker);
  }

  #opened(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    this.#worker = worker;
    return worker;
  }

  #hear(said: FromThinker): void {
    if ("memory" in said) this.#measured(said.memory);
    else if ("broken" in said) this.#fail();
    else if ("answered" in said) {
      clearTimeout(this.#waiting.get(said.answered));
      if (this.#waiting.delete(said.answered)) this.#answered(said.answered, said.text);
    }
  }

  /** Whatever it was asked is not answered; the next question starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = false;
    const lost = [...this.#waiting];
    this.#waiting.clear();
    for (const [number, alarm] of lost) {
      clearTimeout(alarm);
      this.#answered(number, FAILED);
    }
  }
}
