// Keeps the fog over the game on the board: it follows the digits, and the solution by which they are judged. A player can
// lift it; the sitting remembers that.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { clueLookup } from '../../board/cell_labels';
import type { BoardPicture } from '../../board/picture';
import { fogOver, hasFog } from '../../grid/fog';
import type { Puzzle } from '../../grid/puzzle';
import { cloudsOver } from '../../marks/clouds';
import type { MarkCover } from '../../marks/marks';
import { fogIsLifted, liftFog } from '../../state/set_aside';
import { givenSolution, knownSolution } from '../../state/known_solution';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve } from '../../state/verdict_store';

export type FogNeeds = HasPlay & HasSitting & CanSolve;

/** Why right digits do not clear the fog; null if they do. */
export type FogDoubt = 'sought' | 'several' | 'none' | 'unknown' | null;

export interface Fog {
  /** The number of cells in fog. */
  readonly count: ReadonlySignal<number>;
  readonly doubt: ReadonlySignal<FogDoubt>;
  readonly isLifted: ReadonlySignal<boolean>;
  lift(isLifted: boolean): void;
  /** Covers a picture of the puzzle with the fog that its own digits leave, unless it has a cover. */
  readonly layer: ReadonlySignal<(picture: BoardPicture) => BoardPicture>;
}

interface Judge {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array | null;
  readonly doubt: FogDoubt;
}

async function judgeOf(app: CanSolve, puzzle: Puzzle): Promise<Judge> {
  try {
    const { solution, status, keepsRules } = await knownSolution(app, puzzle);
    const isSure = keepsRules && (status === 'several' || status === 'none');
    return { puzzle, solution, doubt: solution ? null : isSure ? status : 'unknown' };
  } catch {
    return { puzzle, solution: null, doubt: 'unknown' };
  }
}

/** The same object as long as the same cells are covered. */
function coverLike(before: MarkCover | null | undefined, cells: Uint8Array): MarkCover {
  const isSame = before?.cells.length === cells.length && before.cells.every((one, cell) => one === cells[cell]);
  return isSame ? before : cloudsOver(cells);
}

function makeFog(app: FogNeeds): Fog {
  const { play } = app;
  const judge = signal<Judge | null>(null);
  const isLifted = computed(() => fogIsLifted(app.sittings.sitting.value));
  const judged = computed(() => (judge.value?.puzzle === play.puzzle.value ? judge.value : null));

  effect(() => {
    const puzzle = play.puzzle.value;
    if (!hasFog(puzzle)) return;
    const solution = givenSolution(puzzle);
    judge.value = solution && { puzzle, solution, doubt: null };
    if (solution) return;
    void untracked(() => judgeOf(app, puzzle)).then((found) => {
      if (found.puzzle === play.puzzle.peek()) judge.value = found;
    });
  });
  const isPlayed = computed(
    () => play.typing.value === 'entries' && play.outcome.value !== 'solved' && !isLifted.value,
  );
  /** The cover over these digits of the puzzle; `before`: the last one. */
  const coverOver = computed(() => {
    const [puzzle, solution] = [play.puzzle.value, judged.value?.solution ?? null];
    return (digits: Uint8Array, before: MarkCover | null | undefined): MarkCover | undefined => {
      const fog = fogOver(puzzle, digits, solution);
      return fog ? coverLike(before, fog) : undefined;
    };
  });
  effect(() => {
    const before = play.cover.peek();
    play.cover.value = isPlayed.value ? coverOver.value(play.grid.value, before) : undefined;
    // The words of its clues have changed.
    if (clueLookup.now && play.cover.peek() !== before) clueLookup.now = { ...clueLookup.now };
  });

  return {
    count: computed(() => play.cover.value?.cells.reduce((sum, one) => sum + one, 0) ?? 0),
    doubt: computed(() => (judged.value ? judged.value.doubt : 'sought')),
    isLifted,
    lift: (lifted) => liftFog(app, lifted),
    layer: computed(() => {
      if (!isPlayed.value) return (picture) => picture;
      const over = coverOver.value;
      let last: MarkCover | undefined;
      return (picture) =>
        picture.cover === undefined ? { ...picture, cover: (last = over(picture.values, last)) } : picture;
    }),
  };
}

const made = new WeakMap<FogNeeds, Fog>();

export function fogOf(app: FogNeeds): Fog {
  const fog = made.get(app) ?? makeFog(app);
  made.set(app, fog);
  return fog;
}
