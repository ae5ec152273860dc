// Numbers typed key by key: the pure steps, and the control that settles them in time.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { hasNote } from '../../../../../web/state/notes';
import { makePlay } from '../../../../../web/state/play';
import { makeSettings } from '../../../../../web/state/settings';
import { makeView } from '../../../../../web/state/view';
import { type Pending, entryStep } from '../../../../../web/features/play/entry';
import { makeEntryControl } from '../../../../../web/features/play/entry_control';

/** Types keys into cell 5 and returns the settled digits, then the waiting one. */
function typed(keys: string, side: number): { settled: number[]; waiting: number | null } {
  let pending: Pending | null = null;
  const settled: number[] = [];
  for (const key of keys.split(' ')) {
    const step = entryStep(pending, key, 5, side);
    if (!step) continue;
    pending = step.pending;
    if (step.settled) settled.push(step.settled.value);
  }
  return { settled, waiting: pending?.value ?? null };
}

describe('a key in a cell', () => {
  test('settles at once where no second digit can follow', () => {
    expect(typed('7', 9)).toEqual({ settled: [7], waiting: null });
    expect(typed('2', 16)).toEqual({ settled: [2], waiting: null });
  });

  test('waits while a second digit can follow, and joins it', () => {
    expect(typed('1', 16)).toEqual({ settled: [], waiting: 1 });
    expect(typed('1 2', 16)).toEqual({ settled: [12], waiting: null });
    expect(typed('4 9', 49)).toEqual({ settled: [49], waiting: null });
    expect(typed('1 0', 10)).toEqual({ settled: [10], waiting: null });
  });

  test('begins anew where the longer number is not on the side', () => {
    expect(typed('1 7', 16)).toEqual({ settled: [7], waiting: null });
    expect(typed('6 5', 64)).toEqual({ settled: [], waiting: 5 });
  });

  test('refuses digits and letters beyond the side', () => {
    expect(entryStep(null, '7', 0, 6)).toBeNull();
    expect(entryStep(null, 'a', 0, 9)).toBeNull();
    expect(entryStep(null, 'h', 0, 16)).toBeNull();
  });

  test('takes letters as 10 and more, in either case', () => {
    expect(typed('a', 16)).toEqual({ settled: [10], waiting: null });
    expect(typed('G', 16)).toEqual({ settled: [16], waiting: null });
  });

  test.each(['Delete', 'Backspace', '0', '.'])('clears with %s', (key) => {
    expect(entryStep(null, key, 3, 9)).toEqual({ pending: null, settled: { cell: 3, value: 0 } });
  });

  test('Enter settles, Escape and Backspace drop what waits, and neither does anything without', () => {
    expect(typed('1 Enter', 25)).toEqual({ settled: [1], waiting: null });
    expect(typed('1 Escape', 25)).toEqual({ settled: [], waiting: null });
    expect(typed('1 Backspace', 25)).toEqual({ settled: [], waiting: null });
    expect(entryStep(null, 'Enter', 0, 25)).toBeNull();
    expect(entryStep(null, 'Escape', 0, 25)).toBeNull();
  });

  test('is not joined to what waits in another cell', () => {
    expect(entryStep({ cell: 1, value: 1 }, '2', 2, 25)).toEqual({ pending: { cell: 2, value: 2 }, settled: null });
  });
});

describe('the entry control', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function setUp(boxHeight = 4, boxWidth = 4) {
    const play = makePlay(blankPuzzle(boxShape(boxHeight, boxWidth)));
    const view = makeView();
    const settings = makeSettings();
    return { play, view, settings, control: makeEntryControl({ play, view, settings }) };
  }

  test('shows what waits and settles it after a second', () => {
    const { play, control } = setUp();
    control.key('1');
    expect(control.hint.value).toBe('1');
    expect(play.grid.value[0]).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(control.hint.value).toBe('');
    expect(play.grid.value[0]).toBe(1);
  });

  test('settles what waits in its own cell when the selection moves', () => {
    const { play, view, control } = setUp();
    control.key('1');
    view.selected.value = 7;
    expect([play.grid.value[0], play.grid.value[7]]).toEqual([1, 0]);
  });

  test('forgets what waits when another puzzle comes', () => {
    const { play, control } = setUp();
    control.key('1');
    play.load(blankPuzzle(boxShape(5, 5)));
    vi.advanceTimersByTime(2000);
    expect(play.grid.value.every((value) => value === 0)).toBe(true);
  });

  test('makes notes in the notes mode, and one note beside it', () => {
    const { play, view, control } = setUp();
    const noted = (): number[] =>
      [1, 2, 12, 16].filter((value) => hasNote(play.entries.value.notes, view.selected.value, value));
    play.mode.value = 'notes';
    control.enter(16);
    for (const key of '12') control.key(key);
    expect([noted(), play.grid.value[0]]).toEqual([[12, 16], 0]);
    play.mode.value = 'digits';
    control.key('2', 'notes');
    expect([noted(), play.grid.value[0]]).toEqual([[2, 12, 16], 0]);
    control.key('7');
    expect([noted(), play.grid.value[0]]).toEqual([[], 7]);
    control.key('2', 'notes');
    expect(view.notice.value?.text()).toContain('r1c1 holds a value');
  });

  test('settles what waits as what it was begun', () => {
    const { play, control } = setUp();
    control.key('1');
    control.key('2', 'notes');
    expect([play.grid.value[0], hasNote(play.entries.value.notes, 0, 12)]).toEqual([1, false]);
  });

  test('shows why a given is not overwritten', () => {
    const view = makeView();
    const play = { ...makePlay(blankPuzzle(boxShape(3, 3))), type: () => false };
    const control = makeEntryControl({ play: play, view, settings: makeSettings() });
    expect(control.key('4')).toBe(true);
    expect(view.notice.value?.text()).toContain('r1c1 is a given');
  });

  test('replaces none of the digits that a double press has selected, and fills in its blank cells', () => {
    const { play, view, control } = setUp(3, 3);
    play.typing.value = 'entries';
    play.type([0], 8);
    play.type([40], 8);
    view.select([0, 40], 0, true);
    control.key('1');
    expect([play.grid.value[0], play.grid.value[40]]).toEqual([8, 8]);
    expect(view.notice.value?.text()).toContain('cannot be replaced');
    play.mode.value = 'colours';
    control.enter(2);
    expect([play.entries.value.colours[0], play.entries.value.colours[40]]).toEqual([2, 2]);
    play.mode.value = 'digits';
    view.select([0, 40, 50], 0, true);
    control.enter(3);
    expect([0, 40, 50].map((cell) => play.grid.value[cell])).toEqual([8, 8, 3]);
    // Cells that were selected one by one, or one that is selected now, behave otherwise.
    view.select([0, 40], 0);
    control.enter(5);
    view.select([0, 40], 0, true);
    view.selected.value = 0;
    control.enter(6);
    expect([0, 40].map((cell) => play.grid.value[cell])).toEqual([6, 5]);
  });

  test('goes on to the next cell with each given, if that is set, and back with Backspace', () => {
    const { play, view, settings, control } = setUp(3, 3);
    settings.advances.value = true;
    for (const key of '53.07') control.key(key);
    expect([...play.grid.value.subarray(0, 5), view.selected.value]).toEqual([5, 3, 0, 0, 7, 5]);
    control.key('Backspace');
    control.enter(4);
    control.enter(0);
    expect([...play.grid.value.subarray(3, 6), view.selected.value]).toEqual([0, 4, 0, 6]);
    view.selected.value = 80;
    control.enter(9);
    expect([play.grid.value[80], view.selected.value]).toEqual([9, 80]);
    // Not while it is solved, nor for marks.
    play.typing.value = 'entries';
    view.selected.value = 20;
    control.enter(1);
    expect(view.selected.value).toBe(20);
    play.typing.value = 'givens';
    view.selected.value = 21;
    control.key('2', 'notes');
    expect(view.selected.value).toBe(21);
  });

  test('puts the digit in hand into the pressed cell, and selects it', () => {
    const { play, view, settings, control } = setUp(3, 3);
    play.typing.value = 'entries';
    settings.digitFirst.value = true;
    control.enter(7);
    expect([control.held.value, control.press(40), play.grid.value[40], view.selected.value]).toEqual([7, true, 7, 40]);
    control.press(41);
    expect([play.grid.value[41], view.selected.value]).toEqual([7, 41]);
    // A long press and a key with Shift write at once.
    view.selected.value = 50;
    control.note(3);
    control.key('4', 'centre');
    const { notes, centre } = play.entries.value;
    expect([hasNote(notes, 50, 3), hasNote(centre, 50, 4), control.held.value]).toEqual([true, true, 7]);
    control.note(3);
    expect(hasNote(play.entries.value.notes, 50, 3)).toBe(false);
  });

  test('takes a letter for a digit at once where digits are written as letters', () => {
    const { play, settings, control } = setUp(6, 6);
    settings.symbols.value = 'letters';
    control.key('1');
    expect([control.hint.value, play.grid.value[0]]).toEqual(['', 1]);
    control.key('Z');
    expect(play.grid.value[0]).toBe(35);
    control.key('a');
    expect(play.grid.value[0]).toBe(36);
    expect(control.key('b')).toBe(false);
    control.key('0');
    expect(play.grid.value[0]).toBe(0);
  });

  test('takes small letters for capitals where no digit is a small letter', () => {
    const { play, settings, control } = setUp(5, 5);
    settings.symbols.value = 'letters';
    control.key('p');
    expect(play.grid.value[0]).toBe(25);
    expect(control.key('q')).toBe(false);
  });
});
