// A blank 9x9 puzzle that is being set, made anew before each test of a file that imports it.
import { afterEach, beforeEach } from 'vitest';
import { makeSetting, type SettingStore } from '../../../../../web/features/setting/setting';
import type { BoardSpot } from '../../../../../web/features/setting/spots';
import { constraintsIn } from '../../../../../web/grid/constraints';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';
import type { PlayInternals } from '../../../../../web/state/play_store';
import { makeView } from '../../../../../web/state/view';

export const cell = (name: string): BoardSpot => {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name)!;
  return { row: Number(row) - 1, column: Number(column) - 1 };
};
export const cells = (names: string): BoardSpot[] => names.split(' ').map(cell);

export let play: PlayInternals;
export let setting: SettingStore;
export let view: ReturnType<typeof makeView>;

beforeEach(() => {
  play = makePlay(blankPuzzle(boxShape(3, 3)));
  view = makeView();
  setting = makeSetting({ play, view });
});
afterEach(() => setting.stop());

/** As a pointer does it: each part from its first cell to its last. */
export function draw(id: string, ...parts: string[]): void {
  setting.take(id);
  for (const part of parts) {
    const [first, ...others] = cells(part);
    setting.begin([first!]);
    for (const other of others) setting.extend(other);
    setting.end();
  }
}
export const type = (keys: string): void => [...keys].forEach((key) => setting.typeKey(key));
export const text = (): string => play.puzzle.value.shape.constraints;
export const dataOf = (id: string): unknown => JSON.parse(constraintsIn(text()).find((one) => one.kind === id)!.data);
