// The notes that a placed digit takes from other cells by a clue, and gives back when it goes.
import { describe, expect, it } from 'vitest';
import '../../../../../web/features/setting/pair_limits';
import { allCandidates, clueLimits, hasNote, noNotes } from '../../../../../web/state/notes';
import { makePlay } from '../../../../../web/state/play';
import { collection, gridWith } from '../../marks/examples';

/** By name the digits, out of 1 to 9, that a cell keeps beside a value in another cell; houses take the value alone. */
function left(members: Readonly<Record<string, unknown>>, value: number, at: string, name: string): string {
  const cellOf = (text: string): number => (Number(text[1]) - 1) * 9 + Number(text[3]) - 1;
  const grid = new Uint8Array(81);
  grid[cellOf(at)] = value;
  const open = allCandidates(gridWith(9, members), grid);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => hasNote(open, cellOf(name), digit)).join('');
}

const pair = (value?: string): object[] => [{ cells: ['R1C1', 'R4C4'], ...(value && { value }) }];
const line = (value?: string): object[] => [{ lines: [['R1C1', 'R4C4', 'R7C7', 'R5C9']], ...(value && { value }) }];

const cells = ['R1C1', 'R4C4', 'R7C7', 'R2C5', 'R5C8', 'R8C2'];
const cage = (size: number, value: string): object[] => [{ cells: cells.slice(0, size), value }];
const arrow = (length: number): object[] => [{ cells: ['R1C1'], lines: [cells.slice(0, length)] }];

describe('a placed digit', () => {
  it.each<[string, Record<string, unknown>, number, string, string, string]>([
    ['killer cage', { killercage: pair('12') }, 3, 'R1C1', 'R4C4', '9'],
    ['killer cage without a sum', { killercage: pair() }, 3, 'R1C1', 'R4C4', '12456789'],
    ['killer cage of three cells', { killercage: cage(3, '17') }, 8, 'R1C1', 'R4C4', '234567'],
    ['killer cage of six cells', { killercage: cage(6, '22') }, 7, 'R1C1', 'R4C4', '12345'],
    ['arrow', { arrow: arrow(3) }, 5, 'R1C1', 'R4C4', '1234'],
    ['arrow, towards its circle', { arrow: arrow(3) }, 5, 'R4C4', 'R1C1', '6789'],
    ['arrow with one cell', { arrow: arrow(2) }, 5, 'R1C1', 'R4C4', '5'],
    ['extra region', { extraregion: [{ cells: ['R1C1', 'R4C4', 'R7C7'] }] }, 3, 'R4C4', 'R7C7', '12456789'],
    ['white dot', { difference: pair() }, 3, 'R1C1', 'R4C4', '24'],
    ['white dot with a number', { difference: pair('3') }, 3, 'R4C4', 'R1C1', '6'],
    ['black dot', { ratio: pair() }, 4, 'R1C1', 'R4C4', '28'],
    ['X', { xv: pair('X') }, 4, 'R1C1', 'R4C4', '6'],
    ['V', { xv: pair('V') }, 4, 'R1C1', 'R4C4', '1'],
    ['sign', { inequality: pair('>') }, 4, 'R1C1', 'R4C4', '123'],
    ['sign, from its other end', { inequality: pair('>') }, 4, 'R4C4', 'R1C1', '56789'],
    ['clone', { clone: [{ cells: ['R1C1'], cloneCells: ['R4C4'] }] }, 4, 'R1C1', 'R4C4', '4'],
    ['thermometer', { thermometer: line() }, 4, 'R4C4', 'R5C9', '6789'],
    ['thermometer, towards the bulb', { thermometer: line() }, 4, 'R7C7', 'R1C1', '12'],
    ['slow thermometer', { slowthermometer: line() }, 4, 'R1C1', 'R5C9', '456789'],
    ['whispers', { whispers: line() }, 4, 'R1C1', 'R4C4', '9'],
    ['whispers, of a step', { whispers: line('4') }, 5, 'R4C4', 'R7C7', '19'],
    ['whispers, two steps away', { whispers: line() }, 4, 'R1C1', 'R7C7', '123456789'],
    ['renban', { renban: line() }, 2, 'R1C1', 'R5C9', '1345'],
    ['nabner', { nabner: line() }, 2, 'R1C1', 'R5C9', '456789'],
    ['palindrome', { palindrome: line() }, 2, 'R1C1', 'R5C9', '2'],
    ['parity line', { parityline: line() }, 2, 'R1C1', 'R5C9', '13579'],
    ['modular line', { modularline: line() }, 2, 'R1C1', 'R5C9', '258'],
    ['entropic line', { entropicline: line() }, 2, 'R1C1', 'R4C4', '456789'],
    ['anti-knight', { antiknight: true }, 2, 'R5C5', 'R6C7', '13456789'],
    ['anti-king', { antiking: true }, 2, 'R3C3', 'R4C4', '13456789'],
    ['anti-taxicab', { antitaxicab: true }, 4, 'R3C3', 'R5C5', '12356789'],
    ['anti-taxicab, another distance', { antitaxicab: true }, 3, 'R3C3', 'R5C5', '123456789'],
    ['non-consecutive', { nonconsecutive: true }, 2, 'R3C3', 'R4C3', '456789'],
    [
      'non-consecutive, at a dot',
      { nonconsecutive: true, difference: [{ cells: ['R3C3', 'R4C3'] }] },
      2,
      'R3C3',
      'R4C3',
      '13',
    ],
    ['all dots given', { negative: ['ratio'] }, 2, 'R3C3', 'R4C3', '356789'],
    [
      'all dots given, of another ratio',
      { negative: ['ratio'], ratio: [{ cells: ['R1C1', 'R1C2'], value: '3' }] },
      2,
      'R3C3',
      'R4C3',
      '1345789',
    ],
    ['all X and V given', { negative: ['xv'] }, 2, 'R3C3', 'R4C3', '145679'],
  ])('leaves another cell what a clue allows: %s', (_, members, value, at, other, expected) => {
    expect(left(members, value, at, other)).toBe(expected);
  });

  it('takes these notes, and gives them back when it goes', () => {
    const geometry = gridWith(9, { killercage: [{ cells: ['R1C1', 'R4C4'] }] });
    const play = makePlay({ shape: geometry.shape, givens: new Uint8Array(81) });
    play.typing.value = 'entries';
    play.mark('notes', [30], 3);
    play.mark('centre', [30], 3);
    play.type([0], 3);
    expect([play.entries.value.notes, play.entries.value.centre].map((notes) => hasNote(notes, 30, 3))).toEqual([
      false,
      false,
    ]);
    play.type([0], 5);
    expect([play.entries.value.notes, play.entries.value.centre].map((notes) => hasNote(notes, 30, 3))).toEqual([
      true,
      true,
    ]);
  });
});

it.each(collection)('no digit of the solution of $id forbids another', ({ puzzle, solution }) => {
  const grid = Uint8Array.from(puzzle.size > 9 ? solution.split(',') : solution, Number);
  const geometry = gridWith(puzzle.size, puzzle);
  const forbidden = noNotes(geometry.cellCount);
  grid.forEach((value, cell) => clueLimits.now!(geometry, cell, value, forbidden, true));
  expect(Array.from(grid.keys()).filter((cell) => hasNote(forbidden, cell, grid[cell]!))).toEqual([]);
});
