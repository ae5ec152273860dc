// One request being worked on: how its work hears of a cancel and tells of its progress.
import type { Told } from '../language/text';
import type { SolveProgress } from '../protocol/messages';

export interface Job {
  cancelled: boolean;
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
