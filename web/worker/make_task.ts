// Attempts at a recipe, until one comes to a puzzle.
import type { LogicModule, MakerSession } from '../../wasm/solver_module';
import type { Shape } from '../grid/puzzle';
import { blankPuzzle, sideOf } from '../grid/puzzle';
import type { Message } from '../language/text';
import type { Made, MadeBytes, MakeRequest, Recipe } from '../protocol/making';
import type { Job } from './job';
import { bytesOf } from './puzzle_bytes';
import { yieldToMessages } from './slices';

const progress_ms = 200;
const noPattern = new Uint8Array();

function sessionOf(module: LogicModule, { shape, newRegions, symmetry, grade, seed }: Recipe): MakerSession {
  const aim = grade === null ? '' : `grade ${grade}`;
  const grid = bytesOf(blankPuzzle(shape));
  return new module.MakerSession(grid, newRegions, symmetry, 0, Infinity, false, noPattern, aim, seed);
}

function shapeOf({ shape }: Recipe, regions: number[] | null): Shape {
  if (!regions) return shape;
  return { ...shape, boxHeight: 1, boxWidth: sideOf(shape), regions: Uint8Array.from(regions) };
}

export async function make(module: LogicModule, { recipe }: MakeRequest, job: Job): Promise<Made> {
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
    for (let attempts = 0; !job.cancelled; attempts += session.batch()) {
      const isEnded = (): boolean => {
        tell(attempts);
        return false;
      };
      const made = JSON.parse(session.attempt(attempts, isEnded)) as MadeBytes | null;
      if (made) return { puzzle: { shape: shapeOf(recipe, made.regions), givens: Uint8Array.from(made.givens) } };
      tell(attempts + session.batch());
      await yieldToMessages();
    }
    return { puzzle: null };
  } finally {
    session.delete();
  }
}
