// Makes puzzles in a worker of its own, and shows them as they come. After a stop the puzzles found so far stay.
//
//   null --make--> under way --all found, stop, failure--> over
//                    ^------------------make----------------'
import { signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import { tell } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { LogicRequest, LogicTechnique } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { MadePuzzle, Recipe } from '../../protocol/making';

export type LogicClient = SolverClient<LogicRequest | AsideRequest>;

export interface Making {
  readonly recipe: Recipe;
  readonly wanted: number;
  /** Number of attempts so far. */
  readonly attempts: number;
  /** In the order of their attempts: the first that the recipe gives. */
  readonly found: readonly MadePuzzle[];
  readonly isUnderWay: boolean;
}

export interface Maker {
  /** The last wish; null before the first. */
  readonly making: ReadonlySignal<Making | null>;
  /** The reason why no more will come; empty if nothing is wrong. */
  readonly failure: ReadonlySignal<string>;
  /** `onMade` gets each puzzle, unless something else was requested since. */
  make(recipe: Recipe, wanted: number, onMade?: (made: MadePuzzle) => void): Promise<void>;
  stop(): void;
  /** The techniques that a puzzle can be made to need, from easy to hard; those by clues only with clues. */
  techniques(): Promise<readonly LogicTechnique[]>;
}

export function makeMaker(client: LogicClient): Maker {
  const making = signal<Making | null>(null);
  const failure = makeFailure();
  const asking = makeLatest();
  let known: readonly LogicTechnique[] | null = null;

  const change = (part: Partial<Making>): void => void (making.value = { ...making.peek()!, ...part });

  function stop(): void {
    asking.drop();
    if (!making.peek()?.isUnderWay) return;
    // An attempt at a hard puzzle takes long, and reads no messages meanwhile.
    client.end();
    change({ isUnderWay: false });
  }

  return {
    making,
    failure: failure.words,
    stop,
    async make(recipe, wanted, onMade) {
      stop();
      failure.clear();
      const turn = asking.begin();
      making.value = { recipe, wanted, attempts: 0, found: [], isUnderWay: true };
      const onProgress = ({ steps }: { steps: number }): void => {
        if (turn.isLast()) change({ attempts: steps });
      };
      try {
        for (let first = 0, left = wanted; left > 0;) {
          const request = { kind: 'make', recipe, first, most: left } as const;
          const made = await client.ask(request, { signal: turn.signal, onProgress });
          if (!turn.isLast()) return;
          if ('refusal' in made) {
            await loadSolverTexts().catch(() => undefined);
            failure.tell(() => tell(made.refusal));
            break;
          }
          const found = [...making.peek()!.found, ...made.puzzles];
          [first, left] = [made.next, wanted - found.length];
          change({ attempts: first, found, isUnderWay: left > 0 });
          made.puzzles.forEach((each) => onMade?.(each));
        }
      } catch (error) {
        if (turn.isLast()) failure.tell(() => messageOf(error));
      }
      if (turn.isLast()) change({ isUnderWay: false });
    },
    async techniques() {
      if (known) return known;
      const [all] = await Promise.all([client.ask({ kind: 'logicTechniques', all: true }), loadSolverTexts()]);
      return (known = all.filter(({ isUsual, isByClue }) => isUsual || isByClue));
    },
  };
}
