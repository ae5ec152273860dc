// Puzzles made here: asked for in a worker of its own, told as it goes, dropped with whoever asked.
import { signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import type { SolverClient } from '../../client/solver_client';
import { boxShape, type Puzzle } from '../../grid/puzzle';
import { makeFailure } from '../../language/failure';
import { tell } from '../../language/say';
import type { LogicRequest } from '../../protocol/logic';
import type { Recipe } from '../../protocol/making';

export interface Maker {
  /** Attempts so far; null while nothing is made. */
  readonly attempts: ReadonlySignal<number | null>;
  /** Why nothing came of the last recipe; empty where nothing is wrong. */
  readonly failure: ReadonlySignal<string>;
  /** Hands over the puzzle when there is one, unless something else was asked for since. */
  make(recipe: Recipe, onMade: (puzzle: Puzzle) => void): Promise<void>;
  stop(): void;
}

export function makeMaker(client: SolverClient<LogicRequest | { kind: 'cancel'; target: number }>): Maker {
  const attempts = signal<number | null>(null);
  const failure = makeFailure();
  const asking = makeLatest();

  function stop(): void {
    asking.drop();
    // An attempt at a hard puzzle takes long, and reads no message meanwhile.
    if (attempts.peek() !== null) client.end();
    attempts.value = null;
  }

  return {
    attempts,
    failure: failure.words,
    stop,
    async make(recipe, onMade) {
      stop();
      failure.clear();
      const turn = asking.begin();
      attempts.value = 0;
      const onProgress = ({ steps }: { steps: number }): void => {
        if (turn.isLast()) attempts.value = steps;
      };
      try {
        const made = await client.ask({ kind: 'make', recipe }, { signal: turn.signal, onProgress });
        if (!turn.isLast()) return;
        attempts.value = null;
        if ('refused' in made) failure.tell(() => tell(made.refused));
        else if (made.puzzle) onMade(made.puzzle);
      } catch (error) {
        if (!turn.isLast()) return;
        attempts.value = null;
        failure.tell(() => messageOf(error));
      }
    },
  };
}

/** The same for everybody on that day, by the calendar of where they are. */
export function recipeOfTheDay(day: Date, grade: number): Recipe {
  const seed = 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate();
  return { shape: boxShape(3, 3), newRegions: false, symmetry: 'half-turn', grade, seed };
}
