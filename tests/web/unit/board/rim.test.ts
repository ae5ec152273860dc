// @vitest-environment jsdom
// The numbers of rows and columns beside the board: each beside its line, none on another, and none if it has no room.
import { beforeEach, expect, test } from 'vitest';
import { Layout, placeBoard, wholeBoard } from '../../../../web/board/layout';
import { ringOf } from '../../../../web/marks/ring';
import { Rim, rimLabels, rimSize } from '../../../../web/board/rim';

const sides = [4, 6, 9, 12, 16, 25, 36, 49, 64];
const widths = [304, 374, 700];

let container: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<main><div></div></main>';
  container = document.querySelector('div')!;
});

/** Lays the board out in a page whose margin around it is so wide. */
function inMargin(margin: number): void {
  for (const side of ['offsetLeft', 'offsetTop']) Object.defineProperty(container, side, { value: margin });
}

test.each(sides.flatMap((side) => widths.map((width) => [side, width] as const)))(
  'on a %i×%i board the numbers stand in order beside their lines and do not run into each other: %i px',
  (side, width) => {
    const layout = new Layout(side, width, 2, wholeBoard);
    const extent = 14;
    const labels = rimLabels(layout.columns, layout, extent);
    expect(labels[0]!.line).toBe(1);
    if (layout.cellSize >= extent) expect(labels).toHaveLength(side);
    for (const [index, { line, at }] of labels.entries()) {
      expect(at * 2).toBeGreaterThanOrEqual(layout.columns[line - 1]!);
      expect(at * 2).toBeLessThanOrEqual(layout.columns[line]!);
      // The second may be nearer to the first than a step, since the first is always numbered.
      if (index > 1) expect(at - labels[index - 1]!.at).toBeGreaterThanOrEqual(extent - 1);
    }
  },
);

test('zoomed in, only lines in sight are numbered', () => {
  const layout = new Layout(16, 300, 1, { scale: 4, left: 0.5, top: 0.25 });
  const lines = (edges: Int32Array): number[] => rimLabels(edges, layout, 10).map(({ line }) => line);
  expect(lines(layout.columns)).toEqual([9, 10, 11, 12]);
  expect(lines(layout.rows)).toEqual([5, 6, 7, 8]);
});

test('the numbers have room in every margin that the page has, or are left out', () => {
  for (const margin of [8, 16]) {
    for (const side of sides) {
      const size = rimSize(side, { left: margin, top: margin });
      expect(size, `${side} in ${margin}`).toBeGreaterThanOrEqual(margin > 8 || side < 10 ? 8 : 0);
      expect(size * 0.58 * String(side).length).toBeLessThan(margin);
      expect(size).toBeLessThanOrEqual(margin);
    }
  }
  expect(rimSize(64, { left: 2, top: 8 })).toBe(0);
});

test('they are hidden from those who hear the table, and gone without a layout', () => {
  inMargin(16);
  const rim = new Rim(container);
  const placement = placeBoard(600, 500, 9, 1, 44);
  rim.show(new Layout(9, placement.size, 1, wholeBoard), placement);
  const shown = container.querySelector('[aria-hidden="true"]')!;
  expect([...shown.children].map(({ textContent }) => textContent).join('')).toBe('123456789123456789');
  rim.show(null, placement);
  expect(container.childElementCount).toBe(0);
  expect(container.style.overflow).toBe('');
});

test('on a board that has moved they move along', () => {
  inMargin(16);
  const rim = new Rim(container);
  const layout = new Layout(9, 500, 1, wholeBoard);
  const placed = (left: number): string => {
    rim.show(layout, { ...placeBoard(500, 500, 9, 1, 44), left });
    return (container.firstElementChild as HTMLElement).style.transform;
  };
  expect(placed(0)).not.toBe(placed(50));
});

test('they stand beside the grid if no clue is above it', () => {
  inMargin(16);
  const rim = new Rim(container);
  const sides = { left: false, right: true, bottom: false };
  const bottomOf = (top: boolean): number => {
    rim.show(new Layout(9, 500, 1, wholeBoard, ringOf(9, { ...sides, top })), placeBoard(500, 500, 9, 1, 44));
    return parseFloat(container.querySelector('span')!.style.bottom);
  };
  expect(bottomOf(true)).toBeCloseTo(0);
  expect(bottomOf(false)).toBeLessThan(-10);
});

test('a bar above the board leaves them the room below it, or none', () => {
  inMargin(42);
  document
    .querySelector('main')!
    .insertAdjacentHTML('beforeend', '<details data-texts><summary>Rules</summary></details>');
  const summary = document.querySelector('summary')!;
  const rim = new Rim(container);
  const layout = new Layout(9, 300, 1, wholeBoard);
  const under = (height: number): HTMLElement => {
    Object.defineProperty(summary, 'offsetHeight', { value: height, configurable: true });
    rim.show(layout, placeBoard(300, 300, 9, 1, 44));
    return container.firstElementChild as HTMLElement;
  };
  expect(under(32).style.fontSize).toBe('9px');
  expect(under(38).childElementCount).toBe(0);
});
