// A text for people, as an id and arguments: a text of the page, or a message
// of the solver. Ids, argument names and English are in messages/english.

/** A text of the page: its number and its English; only the type lists its arguments. */
export type Text<Arguments = object> = readonly [number: number, english: string] & { readonly takes?: Arguments };

export interface Language {
  /** BCP 47, the same as in `<html lang>`. */
  tag: string;
  /** The text with this number; `english`: the same in English. */
  textOf(number: number, english: string): string;
}

/** Row and column, both counted from 1. */
export type Cell = readonly [row: number, column: number];

/** Height and width, in cells. */
export type Size = readonly [height: number, width: number];

/** A message for transport: its number and its arguments, in the order of their names. */
export type Message = readonly [number: number, ...args: readonly Argument[]];

/** A sentence in the language chosen at the time of the call. */
export type Words = () => string;

/** An error thrown by a browser. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
}

/**
 * A report from a worker, which has no language: a finished sentence, a message of the solver's, a text of the page's, or an
 * error, for which the page has the words.
 */
export type Told = string | Message | { readonly text: Text } | { readonly thrown: Thrown };

export type Argument = number | string | readonly Argument[];

/** Messages of the solver in English, numbered from `first`: the names of each one's arguments, and its text. */
export interface Section {
  first: number;
  texts: readonly (readonly [names: string, english: string])[];
}
