// Attempts at a recipe, until some give a puzzle.
import type { LogicModule, MakerSession } from '../../wasm/logic_module';
import { type Shape, blankPuzzle, sideOf } from '../grid/puzzle';
import type { Message } from '../language/text';
import type { Aim, Made, MadeBytes, MadePuzzle, MakeRequest, Recipe } from '../protocol/making';
import { type Job, bytesOf } from './job';
import { yieldToMessages } from './slices';

const progress_ms = 200;
const noPattern = new Uint8Array();

/** The aim in the module's form. */
function aimText(aim: Aim): string {
  switch (aim.kind) {
    case 'any':
      return '';
    case 'grade':
      return `grade ${aim.grade}`;
    case 'se':
    case 'hodoku':
      return `${aim.kind} ${aim.least} ${aim.most}`;
    case 'technique':
      return `technique ${aim.id}`;
  }
}

function sessionOf(module: LogicModule, recipe: Recipe): MakerSession {
  const { shape, newRegions, symmetry, leastGivens, mostGivens, minimal, pattern, aim, seed } = recipe;
  return new module.MakerSession(
    bytesOf(blankPuzzle(shape)),
    newRegions,
    symmetry,
    leastGivens,
    mostGivens,
    minimal,
    pattern ?? noPattern,
    aimText(aim),
    seed,
  );
}

function shapeOf({ shape }: Recipe, regions: number[] | null): Shape {
  if (!regions) return shape;
  return { ...shape, boxHeight: 1, boxWidth: sideOf(shape), regions: Uint8Array.from(regions) };
}

const puzzleOf = (recipe: Recipe, { attempt, givens, regions, solution }: MadeBytes): MadePuzzle => ({
  puzzle: { shape: shapeOf(recipe, regions), givens: Uint8Array.from(givens) },
  solution: Uint8Array.from(solution),
  attempt,
});

export async function make(module: LogicModule, { recipe, first, most }: MakeRequest, job: Job): Promise<Made> {
  const session = sessionOf(module, recipe);
  const begun_ms = performance.now();
  let told_ms = begun_ms;
  const tell = (attempts: number): void => {
    const now_ms = performance.now();
    if (now_ms - told_ms < progress_ms) return;
    told_ms = now_ms;
    job.progress({ solutions: 0, steps: attempts, seconds: (now_ms - begun_ms) / 1000 });
  };
  try {
    const refused = JSON.parse(session.refused()) as Message | null;
    if (refused) return { refused };
    let next = first;
    while (!job.cancelled) {
      const begun = next;
      const isEnded = (): boolean => {
        tell(begun);
        return false;
      };
      const made = JSON.parse(session.attempts(next, most, isEnded)) as MadeBytes[];
      next += session.batch();
      if (made.length > 0) return { puzzles: made.map((each) => puzzleOf(recipe, each)), next };
      tell(next);
      await yieldToMessages();
    }
    return { puzzles: [], next };
  } finally {
    session.delete();
  }
}
