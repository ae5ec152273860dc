// The questions to the solver: the grid, and the techniques allowed.
import { computed, type ReadonlySignal } from '@preact/signals';
import { puzzleInSight } from '../../grid/fog';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicQuestion } from '../../protocol/logic';
import { judgeGivens } from '../../state/givens_status';
import type { Entries } from '../../state/moves';
import { hasAny } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import { gradeNumber, hintGrades, type HasSettings } from '../../state/settings';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import { areCornersLists, candidateNotes, type Finding, findTrouble } from './finding';
import { knowGivens } from './known_givens';
import { isAnyOff } from './technique_choice/order';

const noNotes = new Uint32Array(0);

/** About one technique at a position; puzzles of lessons have one solution. */
export const lessonQuestion = (only: string, puzzle: Puzzle, { values, notes }: Entries): LogicQuestion => ({
  ...{ puzzle, entries: values, notes: hasAny(notes) ? notes : noNotes },
  ...{ hasOneSolution: true, goesBeyond: false, hardest: hintGrades.length, techniques: '', only },
});

export interface Questions {
  /** The techniques allowed. */
  readonly allowed: ReadonlySignal<Pick<LogicQuestion, 'hasOneSolution' | 'goesBeyond' | 'hardest' | 'techniques'>>;
  /** A fault that must be mended before any step; null if there is none. */
  trouble(): Promise<Finding | null>;
  /** True if the givens are known to have several solutions. */
  areSeveral(): boolean;
  /** True if the corner notes may be lists of candidates. */
  areCornersLists(): boolean;
  /** A question about the grid as it is, with the clues outside the fog. */
  ofGrid(): LogicQuestion;
  ofGivens(): LogicQuestion;
  end(): void;
}

export function makeQuestions(app: HasPlay & HasSettings & HasVerdict & CanSolve): Questions {
  const { play, settings } = app;
  const givens = judgeGivens(app);
  const known = knowGivens(app);
  const lists = (): Uint32Array => candidateNotes(app, known.peek());
  const oneSolution = (isOne: boolean) => ({
    hasOneSolution: isOne && settings.uniquenessHints.value,
    goesBeyond: isOne && settings.hardestHint.value === hintGrades[0] && !isAnyOff(settings.techniques.value),
  });
  const allowed = computed(() => ({
    ...oneSolution(givens.status.value === 'unique'),
    hardest: gradeNumber(settings.hardestHint.value),
    techniques: settings.techniques.value,
  }));
  return {
    allowed,
    trouble: () => findTrouble(app, known),
    areSeveral: () => known.peek()?.status === 'several',
    areCornersLists: () => areCornersLists(app, known.peek()),
    ofGrid() {
      const [puzzle, fog] = [play.puzzle.peek(), play.cover.peek()];
      return {
        ...{ puzzle: fog ? puzzleInSight(puzzle, fog.cells) : puzzle },
        ...{ entries: play.entries.peek().values, notes: lists() },
        ...allowed.peek(),
        // The solver may have been asked just now, before the verdict came. The clues in sight may leave several.
        ...(fog ? oneSolution(false) : known.peek()?.status === 'unique' && oneSolution(true)),
      };
    },
    ofGivens: () => ({
      ...{ puzzle: play.puzzle.peek(), entries: new Uint8Array(), notes: noNotes },
      ...allowed.peek(),
    }),
    end() {
      givens.end();
      known.end();
    },
  };
}
