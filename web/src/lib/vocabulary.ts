/** How the fields of views, moves and events are put into words; see texts/vocabulary.py. */
export type Word = null | { enum: string } | { list: Word } | { object: string } | { one: Word[] };
export type Vocabulary = Record<string, Record<string, Word>>;

export type Data = Record<string, unknown>;
