/**
 * Words for people, from the same Fluent files as the Python side.
 *
 * Parts of a sentence are prepared as in `src/retorta/texts/__init__.py`: a member of an enum
 * becomes its name, a list its items with commas, `null` the word `none`. Which field is what
 * stands in the vocabulary that comes with the types.
 */
import type { FluentVariable } from "@fluent/bundle";
import { fileAt } from "./base";
import { Book } from "./book";
import { fetchLanguages } from "./languages";
import { settings } from "./settings.svelte";
import { declined, listed, Thing } from "./things";
import type { Data, Vocabulary, Word } from "./vocabulary";
import type { Change, Effect, Refused, Sentence } from "../generated/wire";

/** The books that every page needs. */
export const HOUSE_BOOKS = ["core", "errors", "web"];

let names: readonly string[] = [];
/** Who sits where, for PLAYER and PLAYERS; set for the length of one sentence. */

function player(seat: number): string {
  return names[seat] || words.say("core-player", { number: seat + 1 });
}

function text(value: unknown): string {
  return typeof value === "object" && value !== null ? String(value.valueOf()) : String(value);
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** By how much something changes: «+2», «−1», «+1…+3». */
export function amountOf({ least, most }: Change): string {
  return least === most ? signed(least) : `${signed(least)}…${signed(most)}`;
}

/** A chance in per cent, rounded, but never as certain or impossible. */
export function percentOf([favourable, cases]: [number, number]): number {
  return Math.min(Math.max(Math.floor((200 * favourable + cases) / (2 * cases)), 1), 99);
}

const functions = {
  PLAYER: ([seat]: FluentVariable[]) => player(Number(text(seat))),
  PLAYERS: ([seats]: FluentVariable[]) =>
    text(seats)
      .split(",")
      .filter((seat) => seat !== "–")
      .map((seat) => player(Number(seat)))
      .join(", "),
  SCORES: ([points, seats]: FluentVariable[]) => {
    const whose = seats === undefined ? null : text(seats).split(", ");
    return text(points)
      .split(", ")
      .map((score, place) => `${player(Number(whose?.[place] ?? place))} (${score.replace("-", "−")})`)
      .join(", ");
  },
  PAIRS: ([names, values]: FluentVariable[]) => {
    const each = text(values).split(", ");
    return text(names)
      .split(", ")
      .map((name, place) => `${name} = ${each[place] ?? ""}`)
      .join("; ");
  },
  SIGNED: ([change]: FluentVariable[]) => signed(Number(text(change))),
  NTH: ([index]: FluentVariable[]) => String(Number(text(index)) + 1),
  CASE: ([thing, name]: FluentVariable[]) => {
    // A name alone cannot be declined: the page that says it should say the thing.
    if (!(thing instanceof Thing)) console.error(`“${text(thing)}” is no thing with cases`);
    return declined(thing, text(name));
  },
};

class Words {
  /** What can be said in each language. */
  #languages = new Map<string, Book>();
  #books = new Map<string, Promise<void>>();
  /** Grows with every book that is opened, so that what was said is said again. */
  #opened = $state(0);

  #known: Promise<void> | null = null;

  /** Find out which languages there are, and begin in one of them. */
  known(): Promise<void> {
    this.#known ??= fetchLanguages().then((found) => settings.know(found));
    return this.#known;
  }

  /** Open the books that every page needs. */
  async begin(books: readonly string[]): Promise<void> {
    this.#known = null; // whoever begins anew asks anew
    await this.known();
    await this.openAll(books);
  }

  /** Change the language once every open book is there in the new one. */
  async speak(language: string): Promise<void> {
    // A page may open one more in the language before, while these are fetched.
    for (let lacking = this.#lacking(language); lacking.length > 0; lacking = this.#lacking(language))
      await Promise.all(lacking.map((book) => this.open(book, language)));
    settings.speak(language);
  }

  /** The open books that were not asked for in that language. */
  #lacking(language: string): string[] {
    const books = new Set([...this.#books.keys()].map((key) => key.split("/")[1] ?? ""));
    return [...books].filter((book) => !this.#books.has(`${language}/${book}`));
  }

  /** Fetch a book, once in each language. */
  open(book: string, language: string = settings.language): Promise<void> {
    const key = `${language}/${book}`;
    let opening = this.#books.get(key);
    if (!opening) {
      opening = this.#fetch(language, book);
      this.#books.set(key, opening);
      opening.catch(() => this.#books.delete(key));
    }
    return opening;
  }

  openAll(books: readonly string[]): Promise<void> {
    return Promise.all(books.map((book) => this.open(book))).then(() => undefined);
  }

  async #fetch(language: string, book: string): Promise<void> {
    const answer = await fetch(fileAt(`/texts/${language}/${book}.ftl`));
    if (!answer.ok) throw new Error(`no book ${book}`);
    this.#all(language).add(await answer.text());
    this.#opened += 1;
  }

  #all(language: string): Book {
    let all = this.#languages.get(language);
    if (!all) {
      all = new Book(language, functions);
      this.#languages.set(language, all);
    }
    return all;
  }

  has(key: string): boolean {
    void this.#opened;
    return this.#all(settings.language).has(key);
  }

  say(key: string, parts: Record<string, FluentVariable> = {}): string {
    void this.#opened;
    return this.#all(settings.language).say(key, parts);
  }

  /** What is called by that message, for a sentence that may say it in another case. */
  thing(key: string): Thing {
    const name = this.say(key);
    return new Thing(name, (other) => this.#all(settings.language).inCase(key, other) ?? name);
  }
}

export const words = new Words();
export const say = words.say.bind(words);

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Under which name the vocabulary has a move or an event. */
function kindOf(tag: "event" | "move", data: Data): string {
  // What is told of an event once the moment has passed is another sentence about the same fields.
  return `${tag}-${String(data[tag]).replace(/-since$/, "")}`;
}

function isSeat(word: Word): boolean {
  return word !== null && ("list" in word ? isSeat(word.list) : "seat" in word);
}

/** Speaks at one table: knows the game's vocabulary and who sits where. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly vocabulary: Vocabulary,
    readonly names: readonly string[],
  ) {}

  say(key: string, parts: Data = {}): string {
    return this.#named(() => words.say(key, parts as Record<string, FluentVariable>));
  }

  sentence({ text, parts }: Sentence): string {
    const spoken = Object.entries(parts).map(([name, { value, word }]) => [name, this.spoken(value, word as Word)]);
    return this.say(text, Object.fromEntries(spoken) as Data);
  }

  event(event: Data): string {
    return this.#tagged("event", event);
  }

  move(move: Data): string {
    return this.#tagged("move", move);
  }

  /** What follows from a choice, as a seat reads it, which is not named to itself. */
  effect(effect: Effect, seat: number | null): string {
    const said = this.#saidOf(effect);
    let text = this.#named(() => words.say(`${this.game}-tells-${effect.what}`, said));
    if (effect.kind === "change" && effect.seat !== seat) text = this.say("core-tells-of", { seat: effect.seat, text });
    if (effect.kind === "lacking" || effect.kind === "pointless" || (effect.how ?? "certain") === "certain")
      return text;
    if (!effect.odds) return this.say("core-tells-possible", { text });
    return this.say("core-tells-chance", { text, percent: percentOf(effect.odds) });
  }

  /** What fills the sentence of an effect. */
  #saidOf(effect: Effect): Record<string, FluentVariable> {
    if (effect.kind === "change") {
      const { least, most } = effect;
      return { amount: amountOf(effect), range: least === most ? "exact" : "range", least, most };
    }
    const parts = this.#parts("tells", effect.parts ?? {});
    return effect.kind === "lacking" ? { ...parts, needs: effect.needs, has: effect.has } : parts;
  }

  /** What is asked; the sentence may name what the task of the view speaks of, open or my own. */
  question(message: { question: string; public: Data; own: Data | null }): string {
    const open = this.#parts("task-view", (message.public.task ?? {}) as Data);
    const own = this.#parts("own-task-view", (message.own?.task ?? {}) as Data);
    return this.#named(() => words.say(`${this.game}-question-${message.question}`, { ...open, ...own }));
  }

  /** The section of the rules that answers a question; of one that no rule speaks of, none. */
  section(question: string): string {
    const word = this.vocabulary["question"]?.[question];
    return word && "section" in word ? word.section : "";
  }

  /** Whom an event is about: whoever did it or had it happen; where it is nobody's alone, all whom it names. */
  seats(event: Data): number[] {
    if (typeof event["seat"] === "number") return [event["seat"]];
    const named = Object.entries(this.vocabulary[kindOf("event", event)] ?? {})
      .filter(([, word]) => isSeat(word))
      .flatMap(([field]) => event[field])
      .filter((seat) => typeof seat === "number");
    return [...new Set(named)];
  }

  member(kind: string, member: string): string {
    return words.say(`${this.game}-${kind}-${member}`);
  }

  /** The same for a sentence, which may say it in another case. */
  thing(kind: string, member: string): Thing {
    return words.thing(`${this.game}-${kind}-${member}`);
  }

  player(seat: number): string {
    return this.#named(() => player(seat));
  }

  players(seats: readonly number[]): string {
    return seats.map((seat) => this.player(seat)).join(", ");
  }

  /** An error of the table, or the rule that refuses a move. */
  refusal(refusal: Partial<Refused>): string {
    if (refusal.rule) {
      return words.say("core-rule-cited", { text: words.say(refusal.rule), section: refusal.section ?? "" });
    }
    const parts: Data = {};
    for (const [name, value] of Object.entries(refusal.parts ?? {})) {
      const isTitle = name === "game" && typeof value === "string" && words.has(value);
      parts[name] = isTitle ? words.say(value) : this.spoken(value, null);
    }
    return this.say(`error-${refusal.error}`, parts) || words.say("web-went-wrong");
  }

  #tagged(tag: "event" | "move", data: Data): string {
    return this.#object(`${this.game}-${tag}-${String(data[tag])}`, kindOf(tag, data), data);
  }

  #object(key: string, kind: string, data: Data): string {
    return this.#named(() => words.say(key, this.#parts(kind, data)));
  }

  /** The fields of an object, each as the sentence takes it. */
  #parts(kind: string, data: Data): Record<string, FluentVariable> {
    const fields = this.vocabulary[kind] ?? {};
    return this.#named(() => {
      const parts: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(data)) parts[name] = this.spoken(value, fields[name] ?? null);
      return parts;
    });
  }

  spoken(value: unknown, word: Word): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (word && "one" in word) return this.spoken(value, word.one.find((each) => this.#fits(value, each)) ?? null);
    if (Array.isArray(value)) return this.#listed(value, word && "list" in word ? word.list : null);
    if (word && "enum" in word) return this.thing(word.enum, String(value));
    if (typeof value === "number" || typeof value === "string") return value;
    if (word && "object" in word) return this.#object(`${this.game}-${word.object}`, word.object, value as Data);
    if ("move" in (value as Data)) return this.move(value as Data);
    // A refusal may have another one for its reason: a sentence within the sentence.
    if ("error" in (value as Data)) return this.refusal(value);
    if ("named" in (value as Data)) return words.thing(String((value as Data)["named"]));
    return "";
  }

  /** Whether a value can be what a word says it is; for fields that may hold several things. */
  #fits(value: unknown, word: Word): boolean {
    if (word === null || "seat" in word || "section" in word) return false;
    if ("enum" in word) return typeof value === "string" && words.has(`${this.game}-${word.enum}-${value}`);
    if ("list" in word) return Array.isArray(value);
    if ("one" in word) return word.one.some((each) => this.#fits(value, each));
    const fields = Object.keys(this.vocabulary[word.object] ?? {});
    return typeof value === "object" && value !== null && fields.length > 0 && fields.every((field) => field in value);
  }

  #listed(items: readonly unknown[], word: Word): FluentVariable {
    if (items.length === 0) return new Thing("–", () => "–");
    const spoken = items.map((item) => this.spoken(item, word));
    return items.every((item) => typeof item === "number") ? spoken.join(", ") : listed(spoken);
  }

  #named<T>(speak: () => T): T {
    const before = names;
    names = this.names;
    try {
      return speak();
    } finally {
      names = before;
    }
  }
}
