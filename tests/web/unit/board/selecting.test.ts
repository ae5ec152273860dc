// Selection by presses, drags and keys, and the store that holds it.
import { effect } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { cellAt, selectionAfterKey } from '../../../../web/board/hands';
import { Layout, wholeBoard } from '../../../../web/board/layout';
import { neighboursAmong } from '../../../../web/board/outline';
import type { BoardPicture } from '../../../../web/board/picture';
import { alone, type Selection } from '../../../../web/board/keys';
import { Selecting } from '../../../../web/board/selecting';
import { makeView } from '../../../../web/state/view';
import { blankPicture } from './pictures';

const held = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const of = (cursor: number, ...cells: number[]): Selection => ({ cursor, cells: new Set(cells) });

function selectingOn(picture: BoardPicture = blankPicture(3, 3), isUsed = (_cell: number) => false) {
  return new Selecting(() => picture, isUsed);
}

describe('a press', () => {
  test('with Shift, Ctrl or Cmd takes out the cursor and leaves another the cursor', () => {
    for (const key of ['shiftKey', 'ctrlKey', 'metaKey'] as const) {
      const press = { ...held, [key]: true };
      expect(selectingOn().press(of(5, 3, 4, 5), 5, press)).toEqual(of(4, 3, 4));
      expect(selectingOn().press(of(5, 3, 4, 5), 3, press)).toEqual(of(5, 4, 5));
      expect(selectingOn().press(of(5, 5), 5, press)).toBeNull();
    }
  });

  test('on its cell for the second time selects all cells with its digit, and with Shift adds them', () => {
    const picture = blankPicture(3, 3);
    picture.values[7] = picture.values[8] = 4;
    const selecting = selectingOn(picture);
    selecting.press(alone(0), 8, held);
    expect(selecting.double(alone(8))).toEqual({ ...of(8, 7, 8), areAlike: true });
    selecting.press(of(3, 3, 4), 8, { ...held, shiftKey: true });
    expect(selecting.double(of(3, 3, 4))).toEqual({ ...of(8, 3, 4, 7, 8), areAlike: true });
  });

  test('used by another handler selects nothing, nor does the drag from it', () => {
    const isUsed = vi.fn(() => true);
    const selecting = selectingOn(blankPicture(3, 3), isUsed);
    expect(selecting.press(alone(0), 4, held)).toBeNull();
    expect(selecting.double(alone(0))).toBeNull();
    for (const cell of [4, 5, 5, 6, 5]) expect(selecting.drag(alone(0), cell)).toBeNull();
    expect(isUsed.mock.calls).toEqual([[4], [5], [6]]);
    expect(selecting.press(alone(0), 9, { ...held, shiftKey: true })).toEqual(of(9, 0, 9));
  });
});

describe('a double press on a blank cell', () => {
  const twice = (picture: BoardPicture, cell: number): number[] => {
    const selecting = selectingOn(picture);
    selecting.press(alone(cell), cell, held);
    return [...selecting.double(alone(cell))!.cells].sort((a, b) => a - b);
  };
  const marked = (noted: boolean) => {
    const picture = {
      ...blankPicture(6, 6),
      noted,
      centre: new Uint32Array(2 * 1296),
      colours: new Uint16Array(1296),
    };
    for (const cell of [1, 2, 3]) picture.candidates![2 * cell + 1] = 0b1000;
    for (const cell of [2, 3, 9]) picture.centre[2 * cell] = 0b11;
    for (const cell of [20, 21, 22]) picture.colours[cell] = cell === 22 ? 0b11 : 0b1;
    // A digit hides the notes under it.
    picture.values[9] = 1;
    return picture;
  };

  test('selects those with the same notes in the middle, else in the corners, else of the same colours', () => {
    expect(twice(marked(true), 2)).toEqual([2, 3]);
    expect(twice(marked(true), 1)).toEqual([1, 2, 3]);
    expect(twice(marked(true), 20)).toEqual([20, 21]);
    expect(twice(marked(true), 50)).toEqual([50]);
  });

  test('takes candidates that are no notes for nothing', () => {
    expect(twice(marked(false), 1)).toEqual([1]);
  });
});

test('a drag on from a cell that the press took out keeps it', () => {
  const selecting = selectingOn();
  const before = selecting.press(of(5, 3, 5), 3, { ...held, ctrlKey: true })!;
  expect(before).toEqual(of(5, 5));
  expect(selecting.drag(before, 3)).toBeNull();
  expect(selecting.drag(before, 4)).toEqual(of(4, 3, 4, 5));
});

test('keys with Alt select nothing, and Escape is left alone where one cell is selected', () => {
  const picture = blankPicture(2, 2);
  const key = (name: string, keys: Partial<typeof held> = {}) => ({ ...held, ...keys, key: name });
  expect(selectionAfterKey(picture, alone(0), key('ArrowDown', { shiftKey: true, altKey: true }))).toBeNull();
  expect(selectionAfterKey(picture, alone(0), key('ArrowDown'))).toBeNull();
  expect(selectionAfterKey(picture, alone(0), key('Escape'))).toBeNull();
  expect(selectionAfterKey(picture, of(1, 0, 1), key('Escape'))).toEqual(alone(1));
  expect(selectionAfterKey(picture, alone(3), key('ArrowRight', { shiftKey: true }))).toEqual(alone(3));
  expect(selectionAfterKey(picture, alone(3), key('A', { ctrlKey: true }))!.cells.size).toBe(16);
});

test('a point is in a cell but near its corners, in a view of part of the board too', () => {
  const whole = new Layout(4, 403, 1, wholeBoard);
  expect(cellAt(whole, 0.375, 0.125)).toBe(1);
  expect(cellAt(whole, 0.255, 0.125)).toBe(1);
  expect(cellAt(whole, 0.255, 0.01)).toBeNull();
  expect(cellAt(whole, -0.01, 0.1)).toBeNull();
  expect(cellAt(whole, 0.1, 1.01)).toBeNull();
  expect(cellAt(new Layout(4, 403, 2, { scale: 2, left: 0.5, top: 0.5 }), 0.25, 0.25)).toBe(10);
});

test('the outline knows which neighbours are selected, and none across the edge of the board', () => {
  const cells = new Set([0, 1, 2, 5, 8, 9, 10]);
  expect(neighboursAmong(cells, 1, 9)).toBe(0b01110100);
  expect(neighboursAmong(cells, 8, 9)).toBe(0);
  expect(neighboursAmong(cells, 9, 9)).toBe(0b00000111);
});

describe('the store', () => {
  test('holds several cells, the cursor always among them', () => {
    const view = makeView();
    view.select([3, 4], 9);
    expect([...view.selection.value].sort()).toEqual([3, 4, 9]);
    expect(view.selected.value).toBe(9);
  });

  test('goes back to one cell when the cursor alone is set, to the cell where it is too', () => {
    const view = makeView();
    for (const cell of [9, 5]) {
      view.select([3, 9], 9);
      view.selected.value = cell;
      expect([...view.selection.value]).toEqual([cell]);
    }
    view.select([3, 9], 9);
    view.selected.value = 3;
    view.selected.value = 9;
    expect([...view.selection.value]).toEqual([9]);
  });

  test('reports a change once, and selecting the same again reports nothing', () => {
    const view = makeView();
    const heard: string[] = [];
    effect(() => void heard.push(`${view.selected.value}: ${[...view.selection.value].join(' ')}`));
    view.select([1, 2], 2);
    view.select([2, 1], 2);
    expect(heard).toEqual(['0: 0', '2: 1 2']);
  });
});
