// The rating of the puzzle on the board: in our own words, and by the scale that is chosen. Asked for while someone looks at
// it, once it is known that the puzzle has one solution. What is under way for another puzzle is ended with its worker,
// which reads no message before it is done.
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicRequest } from '../../protocol/logic';
import type { Rating, Ratings, Scale, Unrated } from '../../protocol/rating';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict';

export interface Rater {
  /** Null until it is known. */
  readonly own: ReadonlySignal<Ratings['own'] | Unrated | null>;
  readonly se: ReadonlySignal<Ratings['se'] | Unrated | null>;
  /** Whether the puzzle has no solution, or several; such a puzzle has no rating. */
  readonly isImproper: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string>;
  /** Rates what is on the board until the function is called that it returns. */
  watch(): () => void;
}

export interface RaterNeeds {
  app: HasPlay & HasVerdict & HasSettings;
  client: SolverClient<LogicRequest | { kind: 'cancel'; target: number }>;
}

const isOwn = (rating: Rating): rating is Ratings['own'] | Unrated => !('er' in rating);
const isSe = (rating: Rating): rating is Ratings['se'] | Unrated => !('grade' in rating);

export function makeRater({ app: { play, verdict, settings }, client }: RaterNeeds): Rater {
  const own = signal<Ratings['own'] | Unrated | null>(null);
  const se = signal<Ratings['se'] | Unrated | null>(null);
  const failure = signal('');
  const asking = makeLatest();
  let isBusy = false;
  /** What the ratings are of: they stay while nobody looks. */
  let rated: Puzzle | null = null;

  /** Of the givens, as far as it is known: what is entered changes nothing about it. */
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
      if (scale === 'own' && isOwn(rating)) own.value = rating;
      if (scale === 'se' && isSe(rating)) se.value = rating;
    } catch (error) {
      if (!turn.isLast()) return;
      isBusy = false;
      failure.value = messageOf(error);
    }
  }

  return {
    own,
    se,
    isImproper: computed(() => known.value === 'improper'),
    failure,
    watch() {
      const stopForgetting = effect(() => {
        const puzzle = play.puzzle.value;
        if (puzzle === rated) return;
        rated = puzzle;
        untracked(() => {
          drop();
          batch(() => {
            own.value = se.value = known.value = null;
            failure.value = '';
          });
        });
      });
      const stopLearning = effect(() => {
        const now = verdict.verdict.value;
        if (now.kind !== 'known') return;
        const { status } = now.ofGivens ?? now.outcome;
        if (status === 'unique') known.value = 'unique';
        // Entries may have taken the solutions away.
        else if (status === 'several' || play.entries.peek().values.every((value) => value === 0))
          known.value = status === 'several' || status === 'none' ? 'improper' : null;
      });
      const stopAsking = effect(() => {
        if (known.value !== 'unique' || failure.value) return;
        const scale = settings.scale.value;
        const isKnown = own.value && (scale === 'own' || se.value);
        if (!isKnown) untracked(() => void ask(own.peek() ? scale : 'own'));
      });
      return () => {
        stopForgetting();
        stopLearning();
        stopAsking();
        drop();
      };
    },
  };
}
