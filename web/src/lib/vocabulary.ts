/** How the fields of views, moves and events are put into words, and what answers a question; see texts/vocabulary.py. */
export type Word =
  | null
  | { enum: string }
  | { seat: true }
  | { list: Word }
  | { object: string }
  | { one: Word[] }
  | { section: string };
export type Vocabulary = Record<string, Record<string, Word>>;

export type Data = Record<string, unknown>;
