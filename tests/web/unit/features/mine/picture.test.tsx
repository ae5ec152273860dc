// @vitest-environment jsdom
// The small picture of a kept puzzle has the player's colours in their cells, and its constraints without words.
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { SmallPicture } from '../../../../../web/ui/small_picture';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { gridWith } from '../../marks/examples';
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

async function pictureOf(members: Record<string, unknown>): Promise<SVGSVGElement> {
  const puzzle = blankPuzzle(gridWith(9, members).shape);
  const position = { puzzleId: 1, puzzle, entries: noEntries(puzzle) } as unknown as Position;
  const place = document.createElement('div');
  render(<SmallPicture position={position} />, place);
  await vi.waitFor(() => expect(place.querySelector('g path')).not.toBeNull());
  return place.querySelector('svg')!;
}

test('a killer has its cages as plain lines, and no sums', async () => {
  const picture = await pictureOf({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }] });
  const paths = [...picture.querySelectorAll('g path')].map((path) => path.getAttribute('d'));
  expect(paths).toEqual(['M0.1 0.1L1.9 0.1L1.9 0.9L0.1 0.9z']);
  expect(picture.textContent).toBe('');
  expect(picture.getAttribute('viewBox')).toBe('-0.2 -0.2 9.4 9.4');
});

test('a thermometer has one colour, that of its edge', async () => {
  const picture = await pictureOf({ thermometer: [{ lines: [['R1C1', 'R1C2']] }] });
  const styles = [...picture.querySelectorAll('g path')].map((path) => path.getAttribute('style'));
  expect(new Set(styles).size).toBe(1);
  expect(styles[0]).toContain('--light: #868e98');
});

test('discs stand for clues beside the grid, within the picture', async () => {
  const picture = await pictureOf({ sandwichsum: [{ cell: 'R0C4', value: '14' }] });
  const paths = [...picture.querySelectorAll('g path')].map((path) => path.getAttribute('d')!);
  expect(paths).toHaveLength(1);
  expect(paths[0]).toMatch(/^M3\.28 -0\.33a/);
  const [, top] = picture.getAttribute('viewBox')!.split(' ').map(Number);
  expect(top).toBeLessThan(-0.6);
});
