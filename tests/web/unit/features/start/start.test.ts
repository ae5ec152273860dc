// The start of the board, when the ways to a puzzle are shown in place of the pad.
import { describe, expect, it } from 'vitest';
import { beginTyping, isAtStart } from '../../../../../web/features/start/start';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';
import { makeView } from '../../../../../web/state/view';

const made = () => ({ play: makePlay(blankPuzzle(boxShape(3, 3))), view: makeView() });

describe('the board is at its start', () => {
  it('until the first digit, which may be erased again, and after that digit is undone', () => {
    const app = made();
    expect(isAtStart(app)).toBe(true);
    app.play.type([3], 5);
    expect(isAtStart(app)).toBe(false);
    app.play.type([3], 0);
    expect(isAtStart(app)).toBe(false);
    app.play.undo();
    app.play.undo();
    expect(isAtStart(app)).toBe(true);
  });

  it.each(['notes', 'centre', 'colours'] as const)('until the first of the %s', (kind) => {
    const app = made();
    app.play.mark(kind, [3], 5);
    expect(isAtStart(app)).toBe(false);
  });

  it('until a puzzle or an empty grid is put on it, and again when that is undone', () => {
    const app = made();
    for (const givens of [new Uint8Array(81), new Uint8Array(81).fill(1, 4, 5)]) {
      app.play.load({ shape: boxShape(3, 3), givens });
      expect(isAtStart(app)).toBe(false);
      app.play.undo();
      expect(isAtStart(app)).toBe(true);
    }
  });

  it('until somebody begins to type, from the first cell on; undo leads back', () => {
    const app = made();
    app.view.selected.value = 40;
    beginTyping(app);
    expect(isAtStart(app)).toBe(false);
    expect(app.play.typing.peek()).toBe('givens');
    expect(app.view.selected.peek()).toBe(0);
    app.play.undo();
    expect(isAtStart(app)).toBe(true);
  });
});
