// @vitest-environment jsdom
// The verdict of setting: what it was before the last change is shown beside another answer, and no longer.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { SettingVerdict } from '../../../../../web/features/setting/setting_verdict';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';

it('shows the last answer beside a new one until the next change', () => {
  const verdict = signal<object>({ kind: 'waiting' });
  const puzzle = signal(blankPuzzle(boxShape(2, 2)));
  const app = {
    play: { puzzle },
    verdict: { verdict, count: signal({ kind: 'counted', outcome: { status: 'several', solutions: 1001 } }) },
  } as never;
  const place = document.createElement('div');
  void act(() => render(<SettingVerdict app={app} />, place));
  /** A change of the puzzle, and the words once it is judged. */
  const judged = (status: string): string[] => {
    void act(() => void (puzzle.value = blankPuzzle(boxShape(2, 2))));
    void act(() => void (verdict.value = { kind: 'searching' }));
    void act(() => void (verdict.value = { kind: 'known', outcome: { status }, ofGivens: null }));
    return Array.from(place.querySelectorAll('h2, p'), ({ textContent }) => textContent);
  };
  expect(judged('several')).toEqual(['More than 1,000 solutions']);
  expect(judged('none')).toEqual(['No solution', 'Before: More than 1,000 solutions']);
  expect(judged('several')).toEqual(['More than 1,000 solutions', 'Before: No solution']);
  expect(judged('several')).toEqual(['More than 1,000 solutions']);
  expect(judged('several')).toEqual(['More than 1,000 solutions']);
});
