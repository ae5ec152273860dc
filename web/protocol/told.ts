// Events of a run as the solver tells them.
import type { Message } from '../language/text';

/** What just happened, and why, where there is something to say of that. */
export interface Sentence {
  what: Message;
  why: Message | null;
}

export interface ToldEvent extends Sentence {
  /** Right after the event, in events from the start. */
  position: number;
  /** eventKind (protocol/frame.ts); 0 at the start of the run. */
  kind: number;
  /** Open guesses then. */
  level: number;
}

/** The worker sends them as JSON. */
export const readTold = (text: string): ToldEvent[] => JSON.parse(text) as ToldEvent[];
