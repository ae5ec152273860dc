// One request being worked on: how its work hears of a cancel and tells of its progress.
import type { Told } from '../language/text';
import type { SolveProgress } from '../protocol/messages';

/** Searches of the same puzzle that run beside one. */
export interface Beside {
  /** What they learnt, until it is taken. */
  heard: Uint32Array[];
  /** Hands them what this one learnt, which is theirs then. */
  tell(learnt: Uint32Array<ArrayBuffer>): void;
}

export interface Job {
  cancelled: boolean;
  beside?: Beside;
  progress(value: SolveProgress): void;
}

/** An error of which people are told. */
export class ToldError extends Error {
  constructor(readonly told: Told) {
    super(typeof told === 'string' ? told : JSON.stringify(told));
  }
}

/** The request was wrong in a way that the user can act on. */
export class Refusal extends ToldError {}
