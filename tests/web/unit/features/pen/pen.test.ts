// @vitest-environment jsdom
// Colours of single candidates, links between them and the places of one digit: the
// player's keys and presses, the game's state, and the text for those who do not see it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digitsIn, nearestDigit, openDigits } from '../../../../../web/features/pen/candidates';
import { colouredIn, linksIn, withColour, withLink } from '../../../../../web/features/pen/marks';
import type { PenOfPage } from '../../../../../web/features/pen/pen_part';
import type { Target } from '../../../../../web/features/pen/pen_store';
import { type EntryControl, makeEntryControl } from '../../../../../web/features/play/entry_control';
import { blankPuzzle, boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { hasNote } from '../../../../../web/state/notes';
import { candidateOf, type Pen as Marks } from '../../../../../web/state/pen';
import { makePlay } from '../../../../../web/state/play';
import type { PlayInternals } from '../../../../../web/state/play_store';
import { makeSettings } from '../../../../../web/state/settings';
import { isPen, mostMarks } from '../../../../../web/state/sound_pen';
import { makeView, type ViewStore } from '../../../../../web/state/view';
import { cellLabel } from '../../../../../web/ui/labels';
import { classic } from '../../link/states';
import fc from '../../random';

let play: PlayInternals;
let view: ViewStore;
let settings: ReturnType<typeof makeSettings>;
let entry: EntryControl;
let pen: PenOfPage;

async function open(puzzle: Puzzle = classic): Promise<void> {
  [play, view, settings] = [makePlay(puzzle), makeView(), makeSettings()];
  entry = makeEntryControl({ play, view, settings });
  play.mode.value = 'colours';
  pen = (await entry.fetchPen())!;
}
beforeEach(() => open());
afterEach(() => {
  entry.end();
  vi.useRealTimers();
});

const press = (...keys: string[]): boolean[] =>
  keys.map((key) =>
    pen.key(new KeyboardEvent('keydown', { key: key.replace('Shift+', ''), shiftKey: /^Shift/.test(key) })),
  );
const at = (cell: number, ...keys: string[]): void => {
  view.selected.value = cell;
  press(...keys);
};
const aim = (target: Target): void => void (pen.target.value = target);
const colours = (): string[] =>
  colouredIn(play.entries.value.pen).map(
    ({ cell, digit, colour }) => `${digit} in ${cell}: ${'ABCDEFGHI'[colour - 1]}`,
  );
const links = (): string[] =>
  linksIn(play.entries.value.pen).map(
    ({ ends: [one, other], isStrong }) =>
      `${one.digit} in ${one.cell} ${isStrong ? '=' : '-'} ${other.digit} in ${other.cell}`,
  );
const label = (cell: number): string => cellLabel(play.source.picture, cell);

describe('a candidate', () => {
  it('gets a colour by its digit and a letter or a number, and loses it by the same keys', () => {
    aim('candidate');
    at(1, '1', 'c', '2', '9', '4', 'A');
    expect(colours()).toEqual(['1 in 1: C', '2 in 1: I', '4 in 1: A']);
    at(1, '1', 'C', '2', 'b');
    expect(colours()).toEqual(['2 in 1: B', '4 in 1: A']);
    expect(label(1)).toMatch(/2 coloured B, 4 coloured A/);
  });

  it('is refused in a cell that cannot hold it', () => {
    aim('candidate');
    at(1, '8', 'a');
    expect(view.notice.value!.text()).toBe('8 is not a candidate there.');
    // The cell of a given has none at all.
    at(0, '8', 'a');
    play.mark('notes', [2], 4);
    at(2, '5', 'a');
    expect(colours()).toEqual([]);
  });

  it('is no longer chosen in another cell, after Escape, and when it is chosen again', () => {
    aim('candidate');
    at(1, '1');
    view.selected.value = 2;
    expect(pen.chosen.value).toBe(0);
    at(1, '1', 'Escape');
    expect([pen.chosen.value, colours()]).toEqual([0, []]);
    expect(press('Escape')).toEqual([false]);
    pen.choose(1);
    pen.choose(1);
    expect(pen.chosen.value).toBe(0);
  });

  it('gets it in each selected cell that can hold it', () => {
    aim('candidate');
    view.select([0, 1, 2, 9], 1);
    press('2', 'a');
    expect(colours()).toEqual(['2 in 1: A', '2 in 2: A', '2 in 9: A']);
    expect(play.history.value.done).toHaveLength(1);
  });

  it('gets the colour in hand at once where digits come first', () => {
    aim('candidate');
    settings.digitFirst.value = true;
    entry.enter(3);
    at(1, '1', '4');
    expect(colours()).toEqual(['1 in 1: C', '4 in 1: C']);
  });

  it('is chosen in a large grid by a number of two digits, at once or after a second', async () => {
    await open(blankPuzzle(boxShape(4, 4)));
    vi.useFakeTimers();
    aim('candidate');
    at(5, '1', '2', 'a', '1', 'Enter', 'b');
    press('1');
    vi.advanceTimersByTime(1000);
    press('c');
    expect(colours()).toEqual(['1 in 5: C', '12 in 5: A']);
  });
});

describe('a link', () => {
  it('is drawn from the first candidate to the second, and removed by choosing both again', () => {
    aim('strong');
    at(1, '1');
    at(9, '1');
    expect(links()).toEqual(['1 in 1 = 1 in 9']);
    expect(label(9)).toMatch(/strong link from 1 to 1 in r1c2/);
    // In whichever order.
    at(9, '1');
    at(1, '1');
    expect(links()).toEqual([]);
  });

  it('is replaced by a link of the other kind', () => {
    aim('strong');
    at(1, '1');
    at(9, '1');
    aim('weak');
    at(1, '1');
    at(9, '1');
    expect(links()).toEqual(['1 in 1 - 1 in 9']);
  });

  it('leads to another candidate of its cell, and none to itself', () => {
    aim('weak');
    at(1, '1', '2');
    expect(links()).toEqual(['1 in 1 - 2 in 1']);
    at(1, '1', '1');
    expect([links(), pen.first.value]).toEqual([['1 in 1 - 2 in 1'], null]);
    expect(label(1).match(/weak link/g)).toHaveLength(1);
  });

  it('is forgotten with its puzzle if it has only begun', () => {
    aim('weak');
    at(1, '1');
    play.load(blankPuzzle(boxShape(3, 3)));
    expect(pen.first.value).toBeNull();
  });
});

describe('marks', () => {
  it('go with their note or with a value in their cell, and undo brings them back', () => {
    play.fillNotes();
    const drawn = withLink(
      withColour(withColour([], [{ cell: 1, digit: 1 }], 1), [{ cell: 9, digit: 1 }], 2),
      { cell: 1, digit: 2 },
      { cell: 9, digit: 2 },
      'strong',
    );
    play.draw({ pen: drawn });
    const left = (act: () => void): string[] => {
      act();
      const found = [...colours(), ...links()];
      play.undo();
      expect(play.entries.value.pen).toEqual(drawn);
      return found;
    };
    expect(left(() => play.type([1], 1))).toEqual([]);
    expect(left(() => play.type([1], 4))).toEqual(['1 in 9: B']);
    expect(left(() => play.mark('notes', [9], 2))).toEqual(['1 in 1: A', '1 in 9: B']);
    expect(left(() => play.reveal(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 5, ...new Uint8Array(71))))).toEqual([
      '1 in 1: A',
    ]);
    expect(left(() => play.clearNotes())).toEqual([]);
    expect(left(() => play.restart())).toEqual([]);
    expect(left(() => play.erase([9], 'colours'))).toEqual(['1 in 1: A']);
  });

  it('of a candidate that is named twice are one', () => {
    const twice = { cell: 1, digit: 3 };
    expect(withColour([], [twice, twice], 1)).toEqual(withColour([], [twice], 1));
  });

  it('at candidates without notes stay until a value comes', () => {
    play.draw({ pen: withColour([], [{ cell: 1, digit: 1 }], 1) });
    play.mark('notes', [1], 4);
    expect(colours()).toEqual(['1 in 1: A']);
    play.type([1], 2);
    expect(colours()).toEqual([]);
  });

  it('are no more than a puzzle can have', () => {
    play.load(blankPuzzle(boxShape(8, 8)));
    aim('candidate');
    const all = Array.from({ length: mostMarks }, (_, index) => 16 * candidateOf(index >> 6, (index & 63) + 1) + 1);
    play.draw({ pen: all });
    at(4095, '9', 'Enter', 'a');
    expect(play.entries.value.pen).toHaveLength(mostMarks);
    expect(view.notice.value!.text()).toMatch(/no room/);
  });

  const candidate = fc.record({ cell: fc.nat(255), digit: fc.integer({ min: 1, max: 16 }) });
  const act = fc.oneof(
    fc.tuple(fc.array(candidate, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 9 })),
    fc
      .tuple(candidate, candidate, fc.constantFrom('strong' as const, 'weak' as const))
      .filter(([one, other]) => one.cell !== other.cell || one.digit !== other.digit),
  );
  type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
  const drawn = (before: Marks, each: Act): Marks =>
    each.length === 2 ? withColour(before, ...each) : withLink(before, ...each);

  it('are sound after whatever was drawn, and moves lead back and forth between them', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const game = makePlay(blankPuzzle(boxShape(4, 4)));
        const seen: Marks[] = [game.entries.value.pen];
        for (const each of acts) {
          const before = game.history.value.done.length;
          game.draw({ pen: drawn(game.entries.value.pen, each) });
          if (game.history.value.done.length > before) seen.push(game.entries.value.pen);
          expect(isPen(game.entries.value.pen, 16)).toBe(true);
        }
        for (const pen of seen.toReversed()) {
          expect(game.entries.value.pen).toEqual(pen);
          game.undo();
        }
        for (const pen of seen) {
          expect(game.entries.value.pen).toEqual(pen);
          game.redo();
        }
      }),
    );
  });
});

describe('one digit', () => {
  const shown = (): number => pen.only.value;

  it('is shown by F and the digit until F, Escape or another puzzle', () => {
    play.mode.value = 'digits';
    expect(press('f', '5')).toEqual([true, true]);
    expect([shown(), pen.isActive.value, play.source.picture.layer]).toEqual([5, false, expect.anything()]);
    press('f');
    expect([shown(), play.source.picture.layer]).toEqual([0, null]);
    press('F', '7', 'Escape');
    expect(shown()).toBe(0);
    press('f', '7');
    play.load(blankPuzzle(boxShape(3, 3)));
    expect(shown()).toBe(0);
  });

  it('is not asked for any more after Escape, and the next digit is an entry', () => {
    press('f', 'Escape');
    expect([pen.asksDigit.value, press('5')]).toEqual([false, [false]]);
  });

  it('needs Shift where F is a digit', async () => {
    await open(blankPuzzle(boxShape(4, 4)));
    expect(press('f')).toEqual([false]);
    expect(press('Shift+F', '1', '6')).toEqual([true, true, true]);
    expect(shown()).toBe(16);
  });

  it('can go where the notes of a cell have it, elsewhere where no house excludes it', () => {
    press('f', '8');
    expect(label(2)).not.toMatch(/8 can go here/);
    expect(label(13)).toMatch(/8 can go here/);
    play.mark('centre', [13], 5);
    expect(label(13)).not.toMatch(/8 can go here/);
    play.mark('notes', [13], 8);
    expect(label(13)).toMatch(/8 can go here/);
  });

  it('is chosen and left on the pad of colours too', () => {
    aim('digit');
    pen.choose(3);
    expect(shown()).toBe(3);
    pen.choose(3);
    expect(shown()).toBe(0);
  });
});

it('V goes from cells to candidates, links and one digit, and back', () => {
  const seen = Array.from({ length: 5 }, () => (press('v'), pen.target.value));
  expect(seen).toEqual(['candidate', 'strong', 'weak', 'digit', 'cell']);
  play.mode.value = 'digits';
  expect(press('v')).toEqual([false]);
});

it('colours of cells are typed as ever', () => {
  view.selected.value = 1;
  expect(pen.key(new KeyboardEvent('keydown', { key: '3' }))).toBe(false);
  entry.key('3');
  expect(play.entries.value.colours[1]).toBe(4);
});

it('a press means the digit whose place is nearest, of those that the cell can hold', () => {
  for (const side of [4, 6, 9, 16, 25, 64]) {
    const all = Array.from({ length: side }, (_, index) => index + 1);
    const columns = Math.ceil(Math.sqrt(side));
    for (const digit of all) {
      const [x, y] = [((digit - 1) % columns) + 0.5, Math.floor((digit - 1) / columns) + 0.5];
      expect(nearestDigit(side, all, x / columns, y / Math.ceil(side / columns))).toBe(digit);
    }
  }
  expect(nearestDigit(9, [7, 8], 0.9, 0.1)).toBe(8);
  expect(nearestDigit(9, [], 0.5, 0.5)).toBe(0);
});

it('a press on the board chooses the candidate under the pointer, and one of no pointer selects the cell', () => {
  aim('candidate');
  document.body.innerHTML = '<table><tr><td></td></tr></table>';
  const cell = document.querySelector('td')!;
  cell.getBoundingClientRect = () => ({ left: 100, top: 200, width: 90, height: 90 }) as DOMRect;
  cell.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 115, clientY: 215 }));
  expect(entry.press(1)).toBe(true);
  expect([view.selected.value, pen.chosen.value]).toEqual([1, 1]);
  expect(entry.press(2)).toBe(false);
});

it('the digits of a cell are its notes, or all that its houses leave', () => {
  const geometry = makeGeometry(classic.shape);
  const notes = withNote(1, 9);
  const open = openDigits(geometry, classic.givens, { notes, centre: new Uint32Array(162) });
  expect(digitsIn(open, 0)).toEqual([]);
  expect(digitsIn(open, 1)).toEqual([9]);
  for (const digit of digitsIn(open, 2)) {
    for (const house of geometry.housesOf[2]!)
      for (const peer of geometry.houses[house]!) expect(classic.givens[peer]).not.toBe(digit);
  }
  expect(hasNote(open, 2, 8)).toBe(false);
});

function withNote(cell: number, digit: number): Uint32Array {
  const notes = new Uint32Array(162);
  notes[2 * cell] = 1 << (digit - 1);
  return notes;
}

it('two that play on one board, as in a duel, have one pen, and the end of the second leaves it', async () => {
  const second = makeEntryControl({ play: { ...play, type: () => false }, view, settings });
  const other = (await second.fetchPen())!;
  other.askDigit();
  other.choose(5);
  expect(pen.only.value).toBe(5);
  second.end();
  expect(play.source.picture.layer).not.toBeNull();
});
