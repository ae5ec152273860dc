// @vitest-environment jsdom
// The checks of clues ask about one puzzle at a time, even if another comes to the board before they are asked.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { useClueChecks } from '../../../../../web/features/play/clue_checks';
import { blankPuzzle, boxShape, type Puzzle, sideOf } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';

it('asks about the digits of the puzzle whose rules it sends', async () => {
  const asked: Puzzle[] = [];
  const ask = ({ puzzle }: { puzzle: Puzzle }): Promise<never> => {
    asked.push(puzzle);
    return new Promise(() => {});
  };
  const play = makePlay(blankPuzzle(boxShape(3, 3)));
  function Checks(): null {
    useClueChecks({ play, whole: { ask } } as never);
    return null;
  }
  await act(() => {
    render(<Checks />, document.createElement('div'));
    // Drawn, but its questions are still to be asked.
    play.load(blankPuzzle(boxShape(2, 2)));
  });
  expect(asked.map(({ givens }) => givens.length)).toEqual(asked.map(({ shape }) => sideOf(shape) ** 2));
  expect(asked.some(({ shape }) => sideOf(shape) === 4)).toBe(true);
});
