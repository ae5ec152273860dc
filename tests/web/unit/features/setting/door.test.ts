// The ways into setting: a game that was begun is kept and mentioned, and a closed tab goes on.
import { expect, it } from 'vitest';
import { openSetting, resumeSetting } from '../../../../../web/features/setting/door';
import { blankPuzzle, boxShape, hasWords } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';
import { makeView } from '../../../../../web/state/view';

const ruled = (constraints: string) => {
  const puzzle = blankPuzzle(boxShape(2, 2));
  return { ...puzzle, shape: { ...puzzle.shape, constraints } };
};
const caged = ruled('killercage=[{"cells":["R1C1","R1C2"],"value":"3"}]\n');

it('mentions the game whose place setting takes, which undo brings back', () => {
  const [play, view] = [makePlay(ruled('')), makeView()];
  play.load(caged, undefined, { kind: 'brought' });
  openSetting({ play, view });
  expect([view.top.peek(), view.notice.peek()]).toEqual(['set', null]);
  view.top.value = null;
  play.load(caged, undefined, { kind: 'brought' });
  play.type([0], 1);
  openSetting({ play, view });
  expect(play.entries.peek().values[0]).toBe(0);
  expect(view.notice.peek()?.text()).toBe('This is a copy: your game is kept in My puzzles.');
  play.undo();
  expect(play.entries.peek().values[0]).toBe(1);
});

it('goes on with clues whose givens are still typed, and with nothing else', () => {
  for (const [puzzle, typing, top] of [
    [caged, 'givens', 'set'],
    [caged, 'entries', null],
    [ruled(''), 'givens', null],
  ] as const) {
    const [play, view] = [makePlay(ruled('')), makeView()];
    play.load(puzzle, undefined, { kind: 'typed' });
    play.typing.value = typing;
    resumeSetting({ play, view });
    expect(view.top.peek()).toBe(top);
  }
});

it('gives words to a rule of the whole grid, but not to diagonals and windows', () => {
  expect(
    ['antiknight\n', 'nonconsecutive\n', 'diagonals\nwindows\n', ''].map((rules) => hasWords(ruled(rules))),
  ).toEqual([true, true, false, false]);
});
