// One request during work on it: how the work notices a cancel and reports its progress.
import type { PuzzleBytes } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';
import type { Told } from '../language/text';
import type { SolveProgress } from '../protocol/messages';

/** Other searches of the same puzzle at the same time. */
export interface Beside {
  /** Their learnt clauses, until they are taken. */
  heard: Uint32Array[];
  /** Sends them the clauses that this one learnt, and gives up ownership. */
  tell(learnt: Uint32Array<ArrayBuffer>): void;
}

export interface Job {
  cancelled: boolean;
  beside?: Beside;
  progress(value: SolveProgress): void;
}

const sign_ms = 500;

/**
 * Asked by a long call whether it should end, which it never should; sends the page a sign of life
 * now and then. Meanwhile the worker reads no messages.
 */
export function neverEnded(job: Job): () => boolean {
  let told_ms = performance.now();
  return () => {
    const now_ms = performance.now();
    if (now_ms - told_ms > sign_ms) {
      told_ms = now_ms;
      job.progress({ solutions: 0, steps: 0, seconds: 0 });
    }
    return false;
  };
}

/** An error with words for the user. */
export class ToldError extends Error {
  constructor(readonly told: Told) {
    super(typeof told === 'string' ? told : JSON.stringify(told));
  }
}

/** The request was wrong in a way that the user can change. */
export class Refusal extends ToldError {}

/** A puzzle in the module's form. */
export function bytesOf({ shape, givens }: Puzzle): PuzzleBytes {
  return { ...shape, regions: shape.regions ?? '', givens };
}
