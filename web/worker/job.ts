// One request being worked on: how its work hears of a cancel and tells of its progress.
import type { SolveProgress } from '../protocol/messages';

export interface Job {
  cancelled: boolean;
  progress(value: SolveProgress): void;
}

/** The request was wrong in a way that the user can act on. */
export class Refusal extends Error {}
