// Events of a run as the solver describes them, with additions from the search tree by the worker.
import type { Cell, Message } from '../language/text';

/** A choice tried earlier at the same place, or several of which only the first is known. */
export interface TriedChoice {
  digit: number;
  cell: Cell;
  /** Number of choices that it represents; 0 = it is the last one, and the number before it is unknown. */
  count: number;
  /** Number of solutions found under them; 0 = they failed, null = unknown. */
  solutions: number | null;
}

/** The last event and its reason, if there is something to say about it. */
export interface Sentence {
  what: Message;
  why: Message | null;
  /** At a guess that is not the first at its place: the earlier ones, in order. */
  tried?: readonly TriedChoice[];
  /** True if the run searches the matrix of an exact cover, so that its events cover and uncover columns. */
  isOfCover?: boolean;
}

export interface ToldEvent extends Sentence {
  /** Right after the event, in events from the start. */
  position: number;
  /** eventKind (protocol/frame.ts); 0 at the start of the run. */
  kind: number;
  /** Number of open guesses at that moment. */
  level: number;
}

/** A stretch of the run. */
export interface ToldStretch {
  events: ToldEvent[];
  /** True if more may follow: the limit was reached. */
  isCut: boolean;
}

/** The module tells them as JSON. */
export const readTold = (text: string): ToldEvent[] => JSON.parse(text) as ToldEvent[];
