// A player's marks in cells, several at once; the order of erasing; the ways back.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { cellFlag } from '../../../../web/board/picture';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { noEntries } from '../../../../web/state/moves';
import { hasNote } from '../../../../web/state/notes';
import { makePlay } from '../../../../web/state/play';
import type { PlayInternals } from '../../../../web/state/play_store';
import { goBackTo } from '../../../../web/state/wrong_entries';

// 12.. / .... / .... / ....
const puzzle: Puzzle = { shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) };

const notesOf = (play: PlayInternals, cell: number, kind: 'notes' | 'centre' = 'notes'): number[] =>
  [1, 2, 3, 4].filter((digit) => hasNote(play.entries.value[kind], cell, digit));

describe('marks', () => {
  it('go into all selected cells, and off where all of them have it', () => {
    const play = makePlay(puzzle);
    play.mark('centre', [4, 5], 3);
    expect([notesOf(play, 4, 'centre'), notesOf(play, 5, 'centre')]).toEqual([[3], [3]]);
    play.mark('centre', [5, 6], 3);
    expect([notesOf(play, 5, 'centre'), notesOf(play, 6, 'centre')]).toEqual([[3], [3]]);
    play.mark('centre', [5, 6], 3);
    expect([4, 5, 6].map((cell) => notesOf(play, cell, 'centre'))).toEqual([[3], [], []]);
    play.undo();
    expect(notesOf(play, 5, 'centre')).toEqual([3]);
  });

  it('leave out cells with a value where they are notes, and colour any cell', () => {
    const play = makePlay(puzzle);
    expect([play.mark('notes', [0], 3), play.mark('notes', [0, 2], 3)]).toEqual([false, true]);
    expect(notesOf(play, 2)).toEqual([3]);
    expect([play.mark('colours', [0, 2], 9), play.mark('colours', [2], 1), play.mark('colours', [2], 10)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([play.entries.value.colours[0], play.entries.value.colours[2]]).toEqual([1 << 8, (1 << 8) | 1]);
    expect(play.source.picture.colours?.[2]).toBe((1 << 8) | 1);
  });

  it('are erased in the order of the mode, the digits, the centre, the corners, the colours', () => {
    const play = makePlay(puzzle);
    play.mark('notes', [4], 1);
    play.mark('centre', [4], 2);
    play.mark('colours', [4], 5);
    play.type([5], 3);
    const left = (): unknown[] => [
      play.grid.value[5],
      notesOf(play, 4),
      notesOf(play, 4, 'centre'),
      play.entries.value.colours[4],
    ];
    play.erase([4, 5], 'colours');
    expect(left()).toEqual([3, [1], [2], 0]);
    play.erase([4, 5], 'digits');
    expect(left()).toEqual([0, [1], [2], 0]);
    play.erase([4, 5], 'digits');
    expect(left()).toEqual([0, [1], [], 0]);
    play.erase([4, 5], 'digits');
    expect(left()).toEqual([0, [], [], 0]);
    expect(play.erase([4, 5], 'digits')).toBe(false);
  });
});

describe('a value', () => {
  it('is typed into all selected cells but the givens, as one move', () => {
    const play = makePlay(puzzle);
    expect(play.type([0, 4, 6], 4)).toBe(true);
    expect([0, 4, 6].map((cell) => play.grid.value[cell])).toEqual([1, 4, 4]);
    play.undo();
    expect(play.grid.value.slice(2).every((value) => value === 0)).toBe(true);
    expect(play.type([0, 1], 4)).toBe(false);
  });

  it('gives back what it took from the notes when it is erased or replaced', () => {
    const play = makePlay(puzzle);
    play.fillNotes();
    play.mark('centre', [7], 3);
    const before = [...play.entries.value.notes];
    play.type([4], 3);
    expect([notesOf(play, 4), notesOf(play, 7), notesOf(play, 7, 'centre')]).toEqual([[], [1, 2, 4], []]);
    play.type([4], 4);
    expect([notesOf(play, 7), notesOf(play, 7, 'centre')]).toEqual([[1, 2, 3], [3]]);
    play.erase([4], 'digits');
    expect([...play.entries.value.notes]).toEqual(before);
  });

  it('gives back no note that another value has excluded, or that the player has struck since', () => {
    const play = makePlay(puzzle);
    play.fillNotes();
    play.type([4], 3);
    play.type([15], 3);
    play.mark('notes', [6], 4);
    play.erase([4], 'digits');
    expect([notesOf(play, 7).includes(3), notesOf(play, 6)]).toEqual([false, [1, 2, 3]]);
  });
});

describe('the ways back', () => {
  it('start again, as one move that can be undone', () => {
    const play = makePlay(puzzle);
    play.type([4], 3);
    play.mark('colours', [5], 2);
    play.restart();
    expect(play.entries.value).toEqual(noEntries(puzzle));
    play.undo();
    expect([play.grid.value[4], play.entries.value.colours[5]]).toEqual([3, 2]);
  });

  it('lead to what stood there when one began to try, and undo leads on', () => {
    const play = makePlay(puzzle);
    play.type([4], 3);
    const bookmark = play.entries.value;
    play.type([5], 4);
    play.mark('notes', [6], 1);
    play.goTo(bookmark);
    expect([play.grid.value[4], play.grid.value[5], notesOf(play, 6)]).toEqual([3, 0, []]);
    play.undo();
    expect([play.grid.value[5], notesOf(play, 6)]).toEqual([4, [1]]);
  });

  it('lead to the last moment at which all was so', () => {
    const play = makePlay(puzzle);
    for (const [cell, value] of [
      [4, 3],
      [5, 4],
      [6, 1],
    ] as const)
      play.type([cell], value);
    expect(goBackTo(play, ({ values }) => values[5] === 0)).toBe(true);
    expect([...play.grid.value.slice(4, 7)]).toEqual([3, 0, 0]);
    play.undo();
    expect([...play.grid.value.slice(4, 7)]).toEqual([3, 4, 1]);
    expect(goBackTo(play, ({ values }) => values[4] === 9)).toBe(false);
  });
});

it('cells found wrong are marked as long as the wrong value stands there', () => {
  const play = makePlay(puzzle);
  play.type([4], 3);
  play.wrong.value = new Map([[4, 3]]);
  expect(play.source.picture.flags[4]! & cellFlag.wrong).toBe(cellFlag.wrong);
  play.type([4], 4);
  expect(play.source.picture.flags[4]! & cellFlag.wrong).toBe(0);
});

it('a move knows the time of the puzzle when it was made', () => {
  let now = 1200;
  const play = makePlay(puzzle, { elapsed: () => now });
  play.type([4], 3);
  now = 3400.6;
  play.mark('notes', [5], 1);
  expect(play.history.value.done.map((move) => (move.kind === 'cells' ? move.at : null))).toEqual([1200, 3401]);
});

it('the candidates that a puzzle gives to some cells are its notes at the beginning', () => {
  const play = makePlay(puzzle);
  // 3 and 4 in the third cell, all in the others.
  const data = Array.from({ length: 16 }, (_, cell) => (cell === 2 ? 'c' : 'f')).join('');
  play.load({ ...puzzle, shape: { ...puzzle.shape, constraints: `givencandidates="${data}"\n` } });
  expect(play.entries.value.notes.filter((words) => words !== 0)).toHaveLength(1);
  expect(notesOf(play, 2)).toEqual([3, 4]);
});

it('a puzzle comes with its candidates where that is wished, and one with entries of its own without', () => {
  const play = makePlay(puzzle, { fillsNotes: signal(true) });
  play.load({ ...puzzle, givens: puzzle.givens.slice() });
  expect(notesOf(play, 2)).toEqual([3, 4]);
  play.load(puzzle, noEntries(puzzle));
  expect(notesOf(play, 2)).toEqual([]);
});
