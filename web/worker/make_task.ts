// Attempts at a recipe, until some give a puzzle.
import type { LogicModule } from '../../wasm/logic_module';
import { type Shape, sideOf } from '../grid/puzzle';
import type { Made, MadeBytes, MadePuzzle, MakeRequest, Recipe } from '../protocol/making';
import type { Job } from './job';
import { yieldToMessages } from './slices';

const progress_ms = 200;

function shapeOf({ shape }: Recipe, { regions, constraints }: MadeBytes): Shape {
  const grid = regions && { boxHeight: 1, boxWidth: sideOf(shape), regions: Uint8Array.from(regions) };
  return { ...shape, ...grid, constraints };
}

const puzzleOf = (recipe: Recipe, made: MadeBytes): MadePuzzle => ({
  puzzle: { shape: shapeOf(recipe, made), givens: Uint8Array.from(made.givens) },
  solution: Uint8Array.from(made.solution),
  attempt: made.attempt,
});

export async function make(module: LogicModule, { recipe, first, most }: MakeRequest, job: Job): Promise<Made> {
  const session = new module.MakerSession(recipe);
  const begun_ms = performance.now();
  let told_ms = begun_ms;
  const tell = (attempts: number): void => {
    const now_ms = performance.now();
    if (now_ms - told_ms < progress_ms) return;
    told_ms = now_ms;
    job.progress({ solutions: 0, steps: attempts, seconds: (now_ms - begun_ms) / 1000 });
  };
  try {
    const refusal = session.refusal();
    if (refusal) return { refusal };
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
