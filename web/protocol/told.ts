// Events of a run as the solver tells them, with what the worker adds from the search tree.
import type { Cell, Message } from '../language/text';

/** A choice tried before at the same place, or several of which only the first is known. */
export interface TriedChoice {
  digit: number;
  cell: Cell;
  /** Choices that it stands for; 0 = it is the last one before, and how many were before that is not known. */
  count: number;
  /** Grids found under them; 0 = they failed, null = not known. */
  solutions: number | null;
}

/** What just happened, and why, where there is something to say of that. */
export interface Sentence {
  what: Message;
  why: Message | null;
  /** At a guess that is not the first of its place: those before it, in their order. */
  tried?: readonly TriedChoice[];
  /** The run searches the matrix of an exact cover, so that its events are columns covered and uncovered. */
  isOfCover?: boolean;
}

export interface ToldEvent extends Sentence {
  /** Right after the event, in events from the start. */
  position: number;
  /** eventKind (protocol/frame.ts); 0 at the start of the run. */
  kind: number;
  /** Open guesses then. */
  level: number;
}

/** A stretch of the run. */
export interface ToldStretch {
  events: ToldEvent[];
  /** More may follow: as many were told as were asked for. */
  isCut: boolean;
}

/** The module tells them as JSON. */
export const readTold = (text: string): ToldEvent[] => JSON.parse(text) as ToldEvent[];
