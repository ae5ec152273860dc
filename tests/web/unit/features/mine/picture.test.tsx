// @vitest-environment jsdom
// The small picture of a kept puzzle has the player's colours in their cells.
import { render } from 'preact';
import { expect, test } from 'vitest';
import { SmallPicture } from '../../../../../web/ui/small_picture';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { noEntries, type Position } from '../../../../../web/state/moves';

function pathsOf(colours: Uint16Array): [style: string, path: string][] {
  const puzzle = blankPuzzle(boxShape(2, 2));
  const position = { puzzleId: 1, puzzle, entries: { ...noEntries(puzzle), colours } } as unknown as Position;
  const place = document.createElement('div');
  render(<SmallPicture position={position} />, place);
  return [...place.querySelectorAll<SVGPathElement>('path[style]')].map((path) => [
    /--tint-\w/.exec(path.getAttribute('style')!)![0],
    path.getAttribute('d')!,
  ]);
}

test('a puzzle without colours has none in its picture', () => {
  expect(pathsOf(new Uint16Array(16))).toEqual([]);
});

test('a coloured cell has its tint, one with two colours a stripe of each', () => {
  const colours = new Uint16Array(16);
  colours[6] = 1 << 8;
  colours[15] = 0b101;
  expect(pathsOf(colours)).toEqual([
    ['--tint-a', 'M3 3h0.5v1h-0.5z'],
    ['--tint-c', 'M3.5 3h0.5v1h-0.5z'],
    ['--tint-i', 'M2 1h1v1h-1z'],
  ]);
});
