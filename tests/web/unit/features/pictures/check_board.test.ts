// The corrections of a person to the reading of a picture.
import { expect, test } from 'vitest';
import { checkBoardOf, makeCheckBoard } from '../../../../../web/features/pictures/check_board';
import { checkTextOf } from '../../../../../web/features/pictures/check_text';
import { readGrid as grid } from './read_grid';

test('corrections stay with the reading that they are of', () => {
  const [one, other] = [{ ...grid }, { ...grid }];
  checkBoardOf(one).put(7, 3);
  expect(checkBoardOf(other).values.value[7]).toBe(1);
  expect(checkBoardOf(one).values.value[7]).toBe(3);
});

test('a cell that is typed over is in doubt no longer, and doubts are walked through in a circle', () => {
  const board = makeCheckBoard(grid);
  expect([board.doubts.value, board.nextDoubt(-1), board.nextDoubt(7), board.nextDoubt(11)]).toEqual([2, 7, 11, 7]);
  board.put(7, 3);
  expect([board.doubts.value, board.nextDoubt(11), board.puzzle.value.givens[7]]).toEqual([1, 11, 3]);
  board.put(11, 0);
  expect(board.nextDoubt(0)).toBe(-1);
  expect(grid.values[7]).toBe(1);
});

test('changes by the rules are counted, and taken back except in cells typed since', () => {
  const values = grid.values.with(7, 3).with(11, 4).with(12, 2);
  const board = makeCheckBoard({ ...grid, values, doubtful: grid.doubtful.with(12, 1) });
  expect(board.changed.value).toBe(3);
  board.put(12, 4);
  expect(board.changed.value).toBe(2);
  board.keepsRules.value = false;
  expect(board.values.value).toEqual(grid.values.with(12, 4));
  // They can be had again.
  expect([board.changed.value, board.doubts.value]).toEqual([2, 2]);
  board.keepsRules.value = true;
  expect(board.values.value).toEqual(values.with(12, 4));
});

test('handwriting, print and diagonals can be corrected, and the correction is remembered', () => {
  const board = makeCheckBoard(grid);
  expect(board.isTouched.value).toBe(false);
  board.setFilledIn(0, true);
  expect([board.puzzle.value.givens[0], board.entries.value[0], board.filledInCount.value]).toEqual([0, 1, 1]);
  expect(board.isTouched.value).toBe(true);
  board.setFilledIn(0, false);
  expect([board.puzzle.value.givens[0], board.entries.value[0]]).toEqual([1, 0]);
  board.hasDiagonals.value = true;
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
});

test('corrections are remembered until the puzzle is taken, and later ones again', () => {
  const board = makeCheckBoard(grid);
  const text = checkTextOf({ text: '12?4', doubts: 1 });
  const areTouched = (): boolean[] => [board, text].map(({ isTouched }) => isTouched.value);
  for (const digit of [3, 4]) {
    board.put(7, digit);
    text.text.value = `12${digit}4`;
    expect(areTouched()).toEqual([true, true]);
    for (const one of [board, text]) one.noteTaken();
    expect(areTouched()).toEqual([false, false]);
  }
  board.boxes.value = [1, 4];
  expect(board.isTouched.value).toBe(true);
  board.boxes.value = [2, 2];
  expect(board.isTouched.value).toBe(false);
});

test('drawn diagonals are a rule of the puzzle', () => {
  const board = makeCheckBoard({ ...grid, hasDiagonals: true });
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
  expect(makeCheckBoard(grid).puzzle.value.shape.constraints).toBe('');
});

test('drawn cages are rules of the puzzle, with sums that a person corrects, until they are switched off', () => {
  const cages = [
    { cells: [0, 1, 4], sum: 7 },
    { cells: [2, 3], sum: 0 },
  ];
  const board = makeCheckBoard({ ...grid, hasDiagonals: true, cages, doubtful: grid.doubtful.with(2, 1) });
  const doubts = board.doubts.value;
  const first = '{"cells":["R1C1","R1C2","R2C1"],"value":"7"}';
  const before = `diagonals\nkillercage=[${first},{"cells":["R1C3","R1C4"]}]\n`;
  expect(board.puzzle.value.shape.constraints).toBe(before);
  board.setSum(2, 5);
  expect(board.puzzle.value.shape.constraints).toBe(before.replace('"R1C4"]', '"R1C4"],"value":"5"'));
  expect(board.doubts.value).toBe(doubts - 1);
  expect(board.isTouched.value).toBe(true);
  board.hasCages.value = false;
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
});

test('drawn regions make a jigsaw, until boxes are chosen instead', () => {
  const regions = Uint8Array.from('0011001122332233', Number).with(0, 1).with(2, 0);
  const board = makeCheckBoard({ ...grid, boxHeight: 1, boxWidth: 4, regions });
  expect(board.puzzle.value.shape).toEqual({ boxHeight: 1, boxWidth: 4, regions, constraints: '' });
  expect(board.regionOf.value).toEqual(regions);
  expect(board.choices).toEqual([
    [1, 4],
    [2, 2],
  ]);
  board.boxes.value = board.choices[1]!;
  expect(board.puzzle.value.shape).toEqual({ boxHeight: 2, boxWidth: 2, regions: null, constraints: '' });
  expect(makeCheckBoard(grid).choices).toEqual([[2, 2]]);
});

test('clashes go by the boxes that are chosen', () => {
  const values = new Uint8Array(36);
  // Row 1 column 3, row 2 column 1: one box where boxes are three wide.
  values[2] = values[6] = 5;
  const none = new Uint8Array(36);
  const board = makeCheckBoard({
    boxHeight: 2,
    boxWidth: 3,
    values,
    alone: values,
    doubtful: none,
    filledIn: none,
    looksFilledIn: none,
    symbols: ['1', '2', '3', '4', '5', '6'],
    regions: null,
    hasDiagonals: false,
  });
  expect([...board.clashes.value]).toEqual([2, 6]);
  board.boxes.value = board.choices.find(([height]) => height === 3)!;
  expect(board.clashes.value.size).toBe(0);
});

test('handwriting that the puzzle needs for one solution is a given first, and can be an entry or left out', () => {
  const values = grid.values.with(2, 3);
  const board = makeCheckBoard({ ...grid, values, looksFilledIn: new Uint8Array(16).with(2, 1) });
  expect([board.filledInCount.value, board.filledInAs.value, board.puzzle.value.givens[2]]).toEqual([1, 'givens', 3]);
  board.filledInAs.value = 'entries';
  expect([board.puzzle.value.givens[2], board.entries.value[2]]).toEqual([0, 3]);
  board.filledInAs.value = 'out';
  expect(board.values.value[2]).toBe(0);
});

test('handwritten digits become entries, givens or blanks, and cells typed then stay', () => {
  const values = grid.values.with(2, 3).with(3, 4);
  const filledIn = new Uint8Array(16).with(2, 1).with(7, 1);
  const board = makeCheckBoard({ ...grid, values, filledIn });
  const held = (): unknown[] => [
    ...[board.puzzle.value.givens, board.entries.value].map((cells) => [...cells].join('')),
  ];
  expect(board.filledInCount.value).toBe(2);
  expect([...held(), board.doubts.value]).toEqual(['1004002000000000', '0030000100000000', 2]);
  board.filledInAs.value = 'givens';
  expect([...held(), board.doubts.value]).toEqual(['1034002100000000', '0000000000000000', 2]);
  board.filledInAs.value = 'out';
  expect([...held(), board.doubts.value, board.values.value[2]]).toEqual([
    '1004002000000000',
    '0000000000000000',
    1,
    0,
  ]);
  board.put(2, 3);
  expect(board.puzzle.value.givens[2]).toBe(3);
  board.filledInAs.value = 'entries';
  expect(held()).toEqual(['1034002000000000', '0000000100000000']);
  // A correction of a filled-in digit is an entry as well.
  board.put(7, 4);
  expect(held()).toEqual(['1034002000000000', '0000000400000000']);
});
