// The difficulties of the puzzles found: our word first, then the scales of other programs if they
// cover the grid. One after the other, in a worker of their own, so that making goes on meanwhile.
import { signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest, type Turn } from '../../base/latest';
import { plainGrid, type Puzzle } from '../../grid/puzzle';
import { ratedEr } from '../../language/generated/make';
import { stepByHodoku } from '../../language/generated/rating_page';
import { say } from '../../language/say';
import type { MadePuzzle } from '../../protocol/making';
import type { Ratings, Scale } from '../../protocol/rating';
import { tenthsWords } from '../rating/scales';
import type { LogicClient } from './maker';

/** As far as they are known; a scale that does not cover the puzzle is missing. */
export type FoundRating = { readonly [S in Scale]?: Ratings[S] } & { readonly isComplete: boolean };

export interface FoundRatings {
  readonly of: ReadonlySignal<ReadonlyMap<MadePuzzle, FoundRating>>;
  /** Rates these, in this order, and no others. */
  want(found: readonly MadePuzzle[]): void;
  /** Stops rating; known ratings stay. */
  stop(): void;
}

const none: FoundRating = { isComplete: false };

function scalesFor({ shape }: Puzzle): readonly Scale[] {
  const { side, boxHeight } = plainGrid(shape);
  return side === 9 && boxHeight === 3 && shape.constraints === '' ? ['own', 'se', 'hodoku'] : ['own'];
}

export function makeFoundRatings(client: LogicClient): FoundRatings {
  const known = signal<ReadonlyMap<MadePuzzle, FoundRating>>(new Map());
  const asking = makeLatest();
  let wanted: readonly MadePuzzle[] = [];
  let isBusy = false;

  const note = (made: MadePuzzle, part: Partial<FoundRating>): void => {
    known.value = new Map(known.peek()).set(made, { ...(known.peek().get(made) ?? none), ...part });
  };

  async function rate(made: MadePuzzle, { signal, isLast }: Turn): Promise<void> {
    for (const scale of scalesFor(made.puzzle)) {
      if (known.peek().get(made)?.[scale]) continue;
      const rating = await client.ask({ kind: 'rate', puzzle: made.puzzle, scale }, { signal });
      if (!isLast()) return;
      if (!('refusal' in rating)) note(made, { [scale]: rating });
    }
    note(made, { isComplete: true });
  }

  async function run(): Promise<void> {
    const turn = asking.begin();
    isBusy = true;
    try {
      for (;;) {
        const next = wanted.find((made) => !known.peek().get(made)?.isComplete);
        if (!next) break;
        await rate(next, turn).catch(() => turn.isLast() && note(next, { isComplete: true }));
        if (!turn.isLast()) return;
      }
    } finally {
      if (turn.isLast()) isBusy = false;
    }
  }

  return {
    of: known,
    want(found) {
      wanted = found;
      const kept = found.filter((made) => known.peek().has(made));
      if (kept.length < known.peek().size) known.value = new Map(kept.map((made) => [made, known.peek().get(made)!]));
      if (!isBusy) void run();
    },
    stop() {
      wanted = [];
      if (!isBusy) return;
      asking.drop();
      isBusy = false;
      client.end();
    },
  };
}

/** "ER 4.5", "HoDoKu 812": the known ones. */
export function scaleParts({ se, hodoku }: FoundRating): string[] {
  return [
    ...(se ? [say(ratedEr, { numberName: tenthsWords(se.er) })] : []),
    ...(hodoku ? [say(stepByHodoku, { scoreCount: hodoku.score })] : []),
  ];
}
