// Puzzles of days for tests: a worker that makes them at once, another for each seed, and a function that opens one.
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import type { App } from '../../../../web/app/make_app';
import { recipeOfTheDay } from '../../../../web/features/today/daily_recipe';
import type { Recipe } from '../../../../web/protocol/making';
import type { Daily } from '../../../../web/features/today/today_store';
import { FakeWorker } from './worker';
import { soon } from './browser';

const solution = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

/** A puzzle with 40 blank cells in a row, from a place that depends on the seed, and always the same solution. */
export function puzzleOfSeed(seed: number): Puzzle {
  const isBlank = (cell: number): boolean => (cell + seed) % 81 < 40;
  return {
    shape: boxShape(3, 3),
    givens: Uint8Array.from(solution, (digit, cell) => (isBlank(cell) ? 0 : Number(digit))),
  };
}

const cage = 'killercage={"cells":["R1C1","R1C2"],"value":"3"}\n';
const renban = 'renban={"lines":[["R1C1","R1C2"]]}\n';

/** With a cage for a killer and a line for any other variant, which the solution keeps to. */
function puzzleOf({ seed, clues, shape }: Recipe): Puzzle {
  const plain = puzzleOfSeed(seed);
  const isPlain = clues === '' && shape.constraints === '';
  return isPlain ? plain : { ...plain, shape: { ...plain.shape, constraints: clues === 'killer' ? cage : renban } };
}

export const seedOf = (daily: Daily): number => recipeOfTheDay(daily).seed;

/** The fake makers: `made` counts their puzzles, and while `isHeld` they answer nothing. */
export const maker = { made: 0, isHeld: false };

export const logicWorkers = {
  makeLogicWorker: (): Worker =>
    new FakeWorker((worker, message) => {
      if (message.kind !== 'make' || message.id < 0 || maker.isHeld) return;
      ++maker.made;
      const value = { puzzles: [{ puzzle: puzzleOf(message.recipe) }], next: 1 };
      queueMicrotask(() => worker.say({ id: message.id, kind: 'done', value } as never));
    }).asWorker(),
};

/** As a press in the dialog or on the page does. */
export async function openDaily(app: App, daily: Daily): Promise<void> {
  let turn = 0;
  const begin = () => {
    const own = ++turn;
    const before = app.view.dialog.peek();
    const closeDialog = (): void => {
      if (app.view.dialog.peek() === before) app.view.dialog.value = null;
    };
    return { isLast: () => own === turn, isAsked: true, closeDialog };
  };
  let isOver = false;
  void app.today.open(daily, { begin }).then(() => (isOver = true));
  do await soon();
  while (!isOver && !maker.isHeld);
}

/** The cell number `index` of those that are blank at first, filled with its digit or another. */
export function fill(app: App, index: number, isRight = true): void {
  const cell = [...app.play.puzzle.peek().givens.keys()].filter((each) => app.play.puzzle.peek().givens[each] === 0)[
    index
  ]!;
  const digit = Number(solution[cell]);
  app.play.type([cell], isRight ? digit : (digit % 9) + 1);
}
