/**
 * The messages of a language, each read when it is first said.
 *
 * A page says a few dozen of the thousand that its books hold; to read them all took a slow phone
 * a third of a second before anything could be shown.
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";

/** Where a message begins: nothing else stands at the beginning of a line with an equals sign. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What a message names of others. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Book {
  readonly #bundle: FluentBundle;
  /** What is not read yet. */
  readonly #written = new Map<string, string>();

  constructor(language: string, functions: Record<string, FluentFunction>) {
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
  }

  /** Take in a file; what was said before stays as it is. */
  add(text: string): void {
    const found = [...text.matchAll(BEGINNING)];
    for (const [place, { 1: key = "", index }] of found.entries())
      if (!this.has(key)) this.#written.set(key, text.slice(index, found[place + 1]?.index));
  }

  has(key: string): boolean {
    return this.#written.has(key) || this.#bundle.hasMessage(key);
  }

  say(key: string, parts: Record<string, FluentVariable>): string {
    this.#read(key);
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, parts) : "";
  }

  /** The name of a thing in a case; `null` where it has none. */
  inCase(key: string, name: string): string | null {
    this.#read(key);
    const form = this.#bundle.getMessage(key)?.attributes[name];
    return form ? this.#bundle.formatPattern(form, {}) : null;
  }

  #read(key: string): void {
    const text = this.#written.get(key);
    if (text === undefined) return;
    this.#written.delete(key);
    this.#bundle.addResource(new FluentResource(text));
    for (const { 1: other = "" } of text.matchAll(NAMED)) this.#read(other);
  }
}
