// Harder and easier relatives of the puzzle on the board, and such with fewer clues: computed in a worker of its own, shown
// as they are found. They stay while the board has the puzzle itself or one of them, and are dropped with any other puzzle.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import { isSamePuzzle } from '../../grid/puzzle';
import { tell } from '../../language/say';
import type { Relatives, RelativeWish } from '../../protocol/improving';
import type { LogicRequest } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { HasPlay } from '../../state/play_store';

export interface RelativeFinder {
  readonly running: ReadonlySignal<RelativeWish | null>;
  /** The kind of the relatives that were last wanted. */
  readonly wanted: ReadonlySignal<RelativeWish | null>;
  /** The puzzle and its relatives; null until it is rated. */
  readonly found: ReadonlySignal<Exclude<Relatives, { refusal: unknown }> | null>;
  /** Number of puzzles examined. */
  readonly tries: ReadonlySignal<number>;
  /** The reason why there are none; empty if nothing is wrong. */
  readonly failure: ReadonlySignal<string>;
  find(wish: RelativeWish, seed: number): Promise<void>;
  stop(): void;
  /** Called when the part closes. */
  end(): void;
}

export interface FinderNeeds {
  app: HasPlay;
  client: SolverClient<LogicRequest | AsideRequest>;
}

const most = 10;

export function makeFinder({ app: { play }, client }: FinderNeeds): RelativeFinder {
  const running = signal<RelativeWish | null>(null);
  const wanted = signal<RelativeWish | null>(null);
  const found = signal<Exclude<Relatives, { refusal: unknown }> | null>(null);
  const tries = signal(0);
  const failure = makeFailure();
  const asking = makeLatest();
  /** The puzzle of the answers. */
  let subject = play.puzzle.peek();

  function stop(): void {
    asking.drop();
    // A rating takes long, and reads no message meanwhile.
    if (running.peek()) client.end();
    running.value = null;
  }

  function take(relatives: Relatives | undefined): void {
    if (!relatives) return;
    if ('refusal' in relatives) failure.tell(() => tell(relatives.refusal));
    else found.value = relatives;
  }

  const stopForgetting = effect(() => {
    const puzzle = play.puzzle.value;
    untracked(() => {
      const shown = [subject, ...(found.value?.found.map((each) => each.puzzle) ?? [])];
      if (shown.some((each) => isSamePuzzle(each, puzzle))) return;
      batch(() => {
        stop();
        subject = puzzle;
        found.value = null;
        failure.clear();
      });
    });
  });

  return {
    running,
    wanted,
    found,
    tries,
    failure: failure.words,
    stop,
    async find(wish, seed) {
      stop();
      const turn = asking.begin();
      subject = play.puzzle.peek();
      batch(() => {
        failure.clear();
        found.value = null;
        tries.value = 0;
        running.value = wish;
        wanted.value = wish;
      });
      try {
        const relatives = await client.ask(
          { kind: 'relatives', puzzle: subject, wish, seed, most },
          {
            signal: turn.signal,
            onProgress(progress) {
              if (!turn.isLast()) return;
              batch(() => {
                tries.value = progress.steps;
                take(progress.relatives);
              });
            },
          },
        );
        if (!turn.isLast()) return;
        batch(() => {
          running.value = null;
          take(relatives);
        });
      } catch (error) {
        if (!turn.isLast()) return;
        running.value = null;
        failure.tell(() => messageOf(error));
      }
    },
    end() {
      stopForgetting();
      stop();
    },
  };
}
