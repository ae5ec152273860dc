// The play: typing, revealing, loading, and exact undo and redo after any changes.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { cellFlag, cellKind } from '../../../../web/board/picture';
import { blankPuzzle, boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { cellLabel } from '../../../../web/ui/labels';
import { hasNote } from '../../../../web/state/notes';
import { makePlay } from '../../../../web/state/play';
import fc from '../random';

const small = (givens: string): Puzzle => ({ shape: boxShape(2, 2), givens: Uint8Array.from(givens, Number) });
const puzzle = small('1000000000000002');

describe('typing', () => {
  it('leaves givens alone unless givens are being typed', () => {
    const play = makePlay(puzzle);
    expect(play.typing.value).toBe('entries');
    expect(play.type([0], 3)).toBe(false);
    play.typing.value = 'givens';
    expect(play.type([0], 3)).toBe(true);
    expect(play.puzzle.value.givens[0]).toBe(3);
  });

  it('starts with givens on an empty board', () => {
    expect(makePlay(blankPuzzle(boxShape(3, 3))).typing.value).toBe('givens');
  });

  it('refuses what is no value or no cell of the grid', () => {
    const play = makePlay(puzzle);
    expect([play.type([1], 5), play.type([1], -1), play.type([16], 1), play.type([-1], 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(play.canUndo.value).toBe(false);
  });

  it('marks equal values in a house', () => {
    const play = makePlay(puzzle);
    play.type([3], 1);
    expect([...play.clashes.value].sort()).toEqual([0, 3]);
    expect(play.source.picture.flags[3]! & cellFlag.clash).toBe(cellFlag.clash);
    expect(play.source.picture.kinds[3]).toBe(cellKind.entered);
  });

  it('goes back from a value to the one that was typed over', () => {
    const play = makePlay(blankPuzzle(boxShape(4, 4)));
    play.type([5], 1);
    play.type([5], 12);
    play.undo();
    expect(play.grid.value[5]).toBe(1);
  });

  it('keeps the puzzle the same object while only entries change', () => {
    const play = makePlay(puzzle);
    const before = [play.puzzle.value, play.geometry.value];
    play.type([5], 3);
    expect([play.puzzle.value, play.geometry.value]).toEqual(before);
    expect(play.puzzle.value).toBe(before[0]);
  });

  it('does nothing where the value stands already', () => {
    const play = makePlay(puzzle);
    play.type([5], 3);
    play.type([5], 3);
    play.undo();
    expect(play.canUndo.value).toBe(false);
  });
});

describe('revealing', () => {
  it('fills what is blank or differs, leaves givens and right entries, and is one move', () => {
    const play = makePlay(puzzle);
    play.type([1], 2);
    play.type([2], 2);
    play.reveal(Uint8Array.from('1234341221434312', Number));
    const { kinds, values } = play.source.picture;
    expect([...values]).toEqual([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 1, 2]);
    expect([kinds[0], kinds[1], kinds[2]]).toEqual([cellKind.given, cellKind.entered, cellKind.revealed]);
    play.undo();
    expect(play.grid.value[2]).toBe(2);
    expect(play.grid.value[3]).toBe(0);
  });
});

describe('turning', () => {
  it('makes givens of all entries, those filled in too, as one move', () => {
    const play = makePlay(puzzle);
    play.type([1], 2);
    play.reveal(Uint8Array.of(0, 0, 3));
    play.turnInto('givens');
    expect([...play.puzzle.value.givens.subarray(0, 4)]).toEqual([1, 2, 3, 0]);
    expect(play.entries.value.values.some((value) => value > 0)).toBe(false);
    expect(play.entries.value.revealed.some((value) => value > 0)).toBe(false);
    play.undo();
    expect([...play.puzzle.value.givens.subarray(0, 4)]).toEqual([1, 0, 0, 0]);
    expect([...play.entries.value.values.subarray(0, 4)]).toEqual([0, 2, 3, 0]);
    expect([...play.entries.value.revealed.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('makes entries of all givens, beside those that are there, and leaves notes alone', () => {
    const play = makePlay(puzzle);
    play.type([1], 2);
    play.mark('notes', [2], 4);
    play.turnInto('entries');
    expect(play.puzzle.value.givens.some((value) => value > 0)).toBe(false);
    expect([...play.entries.value.values.subarray(0, 2), play.entries.value.values[15]]).toEqual([1, 2, 2]);
    expect(hasNote(play.entries.value.notes, 2, 4)).toBe(true);
    expect(play.type([0], 3)).toBe(true);
    play.undo();
    play.undo();
    expect(play.puzzle.value.givens).toEqual(puzzle.givens);
  });

  it('of nothing is no move', () => {
    const play = makePlay(puzzle);
    play.turnInto('givens');
    expect(play.canUndo.value).toBe(false);
  });
});

describe('loading', () => {
  it('is a move: undo brings back the puzzle before with its entries', () => {
    const play = makePlay(puzzle);
    play.type([5], 3);
    play.load(blankPuzzle(boxShape(3, 3)));
    expect(play.geometry.value.side).toBe(9);
    expect(play.typing.value).toBe('givens');
    play.undo();
    expect(play.geometry.value.side).toBe(4);
    expect(play.grid.value[5]).toBe(3);
    expect(play.typing.value).toBe('entries');
    play.redo();
    expect(play.geometry.value.side).toBe(9);
  });

  it('is not undone after moves in the new puzzle: undo stops at its start, however often it is pressed', () => {
    const play = makePlay(puzzle);
    play.load(blankPuzzle(boxShape(3, 3)));
    play.type([5], 3);
    play.type([6], 4);
    for (let press = 0; press < 10; ++press) play.undo();
    expect([play.geometry.value.side, play.canUndo.value, play.canRedo.value]).toEqual([9, false, true]);
    play.redo();
    play.redo();
    expect([play.grid.value[5], play.grid.value[6]]).toEqual([3, 4]);
  });

  it('of several puzzles in a row is undone one by one, and so are all changes of one puzzle that is set', () => {
    const play = makePlay(puzzle);
    const nine = blankPuzzle(boxShape(3, 3));
    play.load(nine);
    play.load(blankPuzzle(boxShape(2, 3)));
    const { puzzleId } = play.position.value;
    play.load(blankPuzzle(boxShape(2, 3)), undefined, { kind: 'typed' }, puzzleId);
    play.type([5], 3);
    play.undo();
    play.undo();
    expect([play.puzzleId.value, play.canUndo.value]).toEqual([puzzleId, false]);
    const other = makePlay(puzzle);
    other.load(nine);
    other.load(blankPuzzle(boxShape(2, 3)));
    other.undo();
    other.undo();
    expect(other.geometry.value.side).toBe(4);
  });
});

it('calls its listeners at every change and at nothing else', () => {
  const play = makePlay(puzzle);
  let changes = 0;
  const unsubscribe = play.source.subscribe(() => (changes += 1));
  expect(changes).toBe(0);
  play.type([5], 3);
  play.type([5], 3);
  expect(changes).toBe(1);
  unsubscribe();
  play.undo();
  expect(changes).toBe(1);
});

describe('notes', () => {
  const notesOf = (play: ReturnType<typeof makePlay>, cell: number): number[] =>
    [1, 2, 3, 4].filter((value) => hasNote(play.entries.value.notes, cell, value));

  it('are made and taken back one by one, in blank cells alone', () => {
    const play = makePlay(puzzle);
    expect([play.mark('notes', [1], 2), play.mark('notes', [1], 4), play.mark('notes', [1], 2)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(notesOf(play, 1)).toEqual([4]);
    expect([play.mark('notes', [0], 1), play.mark('notes', [1], 0), play.mark('notes', [1], 5)]).toEqual([
      false,
      false,
      false,
    ]);
    play.undo();
    expect(notesOf(play, 1)).toEqual([2, 4]);
  });

  it('go with a value: from its cell, and its digit from its peers, in one step of undo', () => {
    const play = makePlay(puzzle);
    play.fillNotes();
    expect([notesOf(play, 1), notesOf(play, 5), notesOf(play, 10)]).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [1, 3, 4],
    ]);
    play.type([5], 3);
    expect([notesOf(play, 1), notesOf(play, 5), notesOf(play, 6), notesOf(play, 10)]).toEqual([
      [2, 4],
      [],
      [1, 2, 4],
      [1, 3, 4],
    ]);
    play.undo();
    expect([notesOf(play, 1), notesOf(play, 5)]).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
    play.redo();
    expect(notesOf(play, 1)).toEqual([2, 4]);
  });

  it('of peers stay if the setting keeps them', () => {
    const play = makePlay(puzzle, { tidiesNotes: signal(false) });
    play.fillNotes();
    play.type([5], 3);
    expect([notesOf(play, 1), notesOf(play, 5)]).toEqual([[2, 3, 4], []]);
  });

  it('are cleared with a blank cell, and otherwise only its value is', () => {
    const play = makePlay(puzzle);
    play.mark('notes', [6], 1);
    play.type([5], 3);
    play.type([5], 0);
    expect(notesOf(play, 6)).toEqual([1]);
    play.erase([6], 'digits');
    expect(notesOf(play, 6)).toEqual([]);
    play.undo();
    expect(notesOf(play, 6)).toEqual([1]);
    play.clearNotes();
    expect(play.source.picture.candidates).toBeNull();
  });

  it('make no new grid, so that nothing is solved again', () => {
    const play = makePlay(puzzle);
    const before = play.grid.value;
    play.fillNotes();
    expect(play.grid.value).toBe(before);
    play.undo();
    expect(play.grid.value).toBe(before);
  });

  it('reach 64 digits', () => {
    const play = makePlay(blankPuzzle(boxShape(8, 8)));
    play.fillNotes();
    expect([...play.entries.value.notes.subarray(0, 2)]).toEqual([0xffffffff, 0xffffffff]);
    play.type([0], 64);
    play.type([1], 33);
    play.type([2], 32);
    const { notes } = play.entries.value;
    expect([31, 32, 33, 34, 63, 64].map((value) => hasNote(notes, 3, value))).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    play.mark('notes', [4095], 64);
    expect(hasNote(play.entries.value.notes, 4095, 64)).toBe(false);
  });

  it('are in the picture and in its words', () => {
    const play = makePlay(puzzle);
    play.mark('notes', [1], 2);
    expect(cellLabel(play.source.picture, 1)).toBe('row 1, column 2, empty, note 2');
    play.mark('notes', [1], 3);
    expect(cellLabel(play.source.picture, 1)).toBe('row 1, column 2, empty, notes 2 3');
    expect(cellLabel(play.source.picture, 2)).toBe('row 1, column 3, empty');
  });
});

describe('history', () => {
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), cell: fc.nat(15), value: fc.nat(4) }) },
    fc.record({ kind: fc.constant('mode' as const), mode: fc.constantFrom('givens' as const, 'entries' as const) }),
    fc.record({
      kind: fc.constant('reveal' as const),
      values: fc.uint8Array({ minLength: 16, maxLength: 16, max: 4 }),
    }),
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('note' as const), cell: fc.nat(15), value: fc.nat(4) }) },
    fc.record({ kind: fc.constantFrom('clear' as const, 'fillNotes' as const, 'clearNotes' as const) }),
    fc.record({ kind: fc.constant('load' as const), givens: fc.uint8Array({ minLength: 16, maxLength: 16, max: 4 }) }),
  );

  it('undoes to the start, or to that of the puzzle that came last, and redoes to the end, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const play = makePlay(puzzle);
        const state = () => ({ puzzle: play.puzzle.value, entries: play.entries.value });
        let start = state();
        for (const step of actions) {
          if (step.kind === 'type') play.type([step.cell], step.value);
          if (step.kind === 'mode') play.typing.value = step.mode;
          if (step.kind === 'reveal') play.reveal(step.values);
          if (step.kind === 'note') play.mark('notes', [step.cell], step.value);
          if (step.kind === 'clear') play.restart();
          if (step.kind === 'fillNotes') play.fillNotes();
          if (step.kind === 'clearNotes') play.clearNotes();
          const { notes } = play.entries.value;
          const noted = play.grid.value.findIndex((value, cell) => value > 0 && notes[2 * cell]! > 0);
          expect(noted, 'a cell with a value has no notes').toBe(-1);
          if (step.kind === 'load') {
            play.load({ shape: boxShape(2, 2), givens: step.givens });
            start = state();
          }
        }
        const [end, isTouched] = [state(), play.history.value.done.at(-1)?.kind !== 'load'];
        while (play.canUndo.value) play.undo();
        if (isTouched) expect(state()).toEqual(start);
        while (play.canRedo.value) play.redo();
        expect(state()).toEqual(end);
      }),
    );
  });

  it('remembers ten thousand moves, and drops the oldest beyond what a device can keep', () => {
    const play = makePlay(blankPuzzle(boxShape(3, 3)));
    for (let round = 0; round < 15_000; ++round) play.type([round % 81], 1 + (Math.floor(round / 81) % 9));
    let undone = 0;
    for (; play.canUndo.value; ++undone) play.undo();
    expect(undone).toBeGreaterThan(10_000);
    expect(undone).toBeLessThan(15_000);
  });

  it('forgets sooner where the moves are large', () => {
    const play = makePlay(blankPuzzle(boxShape(8, 8)));
    for (let round = 0; round < 100; ++round) play.reveal(new Uint8Array(4096).fill(1 + (round % 2)));
    let undone = 0;
    for (; play.canUndo.value; ++undone) play.undo();
    expect(undone).toBe(Math.floor(300_000 / (4096 + 20)));
  });
});
