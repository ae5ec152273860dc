// The page's own workers, and which of them answers what.
import type { Portfolio } from '../client/portfolio';
import { makeSolverClient, type SolverClient } from '../client/solver_client';
import { areEveryday } from '../grid/constraints';
import { sideOf, type Puzzle } from '../grid/puzzle';
import type { Words } from '../language/text';
import type { QuickRequest } from '../protocol/messages';

export interface SolverNeeds {
  makeQuickWorker: () => Worker;
  makeWorker: () => Worker;
  /** How many this device has, as far as the browser tells. */
  cores: number;
}

export interface Solvers {
  /** All that a first visit needs. */
  readonly quick: SolverClient<QuickRequest>;
  /** The engine for large grids and most rules are in the whole module alone, which a first visit does without. */
  readonly whole: SolverClient;
  /** A worker of its own, so that a long count does not hold up the animation. It starts when Watch or the Lab shows. */
  readonly watch: SolverClient;
  /** Who answers for this puzzle with this algorithm. */
  clientFor(puzzle: Puzzle, algorithm: string): SolverClient<QuickRequest>;
  readonly portfolio: Portfolio;
}

export function makeSolvers(
  { makeQuickWorker, makeWorker, cores }: SolverNeeds,
  onRestart: (reason: Words) => void,
): Solvers {
  const quick = makeSolverClient<QuickRequest>(makeQuickWorker, onRestart);
  // Fetched and compiled while the page is made.
  quick.start();
  const whole = makeSolverClient(makeWorker, onRestart);
  // Only what the whole module searches is ever hard enough for several workers: a first visit does without.
  let several: Portfolio | null = null;
  return {
    quick,
    whole,
    watch: makeSolverClient(makeWorker, onRestart),
    clientFor: ({ shape }, algorithm) =>
      algorithm || sideOf(shape) > 9 || !areEveryday(shape.constraints) ? whole : quick,
    portfolio: {
      async ask(first, question, listening) {
        if (first === quick) return quick.ask({ ...question, kind: 'solve', isKept: true }, listening);
        const { makePortfolio } = await import('../client/portfolio');
        // A helper that is lost is not missed.
        several ??= makePortfolio(() => makeSolverClient(makeWorker, () => undefined), cores);
        return several.ask(first, question, listening);
      },
      release: () => several?.release(),
    },
  };
}
