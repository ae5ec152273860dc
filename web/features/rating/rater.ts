// The rating of the puzzle on the board: in our own words, and by the chosen scale.
// Computed while it is shown, once the puzzle is known to have one solution. A rating
// of another puzzle is ended with its worker, which reads no message before it is done.
import { makeFailure, messageOf } from '../../language/failure';
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicRequest } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { Ratings, Scale, Unrated } from '../../protocol/rating';
import { judgeGivens } from '../../state/givens_status';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';

export interface Rater {
  /** By this scale; null until it is known. */
  of<S extends Scale>(scale: S): Ratings[S] | Unrated | null;
  /** True if the puzzle has no solution, or several; such a puzzle has no rating. */
  readonly isImproper: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string>;
  /** Rates the puzzle on the board until the returned function is called. */
  watch(): () => void;
}

export interface RaterNeeds {
  app: HasPlay & HasVerdict & HasSettings & CanSolve;
  client: SolverClient<LogicRequest | AsideRequest>;
}

/** As far as they are known. */
type Known = { readonly [S in Scale]?: Ratings[S] | Unrated };

export function makeRater({ app, client }: RaterNeeds): Rater {
  const { play, settings } = app;
  const ratings = signal<Known>({});
  const failure = makeFailure();
  const asking = makeLatest();
  let isBusy = false;
  /** The puzzle of the ratings: they stay while they are not shown. */
  let rated: Puzzle | null = null;

  /** The verdict on the givens, as far as it is known. */
  const known = signal<'unique' | 'improper' | null>(null);

  function drop(): void {
    asking.drop();
    if (isBusy) client.end();
    isBusy = false;
  }

  async function ask(scale: Scale): Promise<void> {
    const turn = asking.begin();
    isBusy = true;
    try {
      const rating = await client.ask({ kind: 'rate', puzzle: play.puzzle.peek(), scale }, { signal: turn.signal });
      if (!turn.isLast()) return;
      isBusy = false;
      ratings.value = { ...ratings.peek(), [scale]: rating };
    } catch (error) {
      if (!turn.isLast()) return;
      isBusy = false;
      failure.tell(() => messageOf(error));
    }
  }

  return {
    of(scale) {
      const rating = ratings.value[scale];
      // Another puzzle may have come while the rating was not shown.
      return rated === play.puzzle.value ? (rating ?? null) : null;
    },
    isImproper: computed(() => known.value === 'improper'),
    failure: failure.words,
    watch() {
      const stopForgetting = effect(() => {
        const puzzle = play.puzzle.value;
        if (puzzle === rated) return;
        rated = puzzle;
        untracked(() => {
          drop();
          batch(() => {
            ratings.value = {};
            known.value = null;
            failure.clear();
          });
        });
      });
      const givens = judgeGivens(app);
      const stopLearning = effect(() => {
        const status = givens.status.value;
        if (status) known.value = status === 'unique' ? 'unique' : 'improper';
      });
      const stopAsking = effect(() => {
        if (known.value !== 'unique' || failure.words.value) return;
        const scale = settings.scale.value;
        // Our own rating comes first, whichever is chosen.
        const wanted = (['own', scale] as const).find((each) => !ratings.value[each]);
        if (wanted) untracked(() => void ask(wanted));
      });
      return () => {
        stopForgetting();
        stopLearning();
        givens.end();
        stopAsking();
        drop();
      };
    },
  };
}
