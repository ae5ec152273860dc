// The rows of a long table that are in sight, also where the table is taller than a browser's tallest element.
import { describe, expect, it } from 'vitest';
import { rowsInSight, scrolledHeight, scrollTo } from '../../../../../web/features/collection/virtual_rows';

describe.each([
  ['short', 100],
  ['long', 5_000_000],
])('a %s table', (_, count) => {
  const extent = { count, rowHeight: 40, viewHeight: 400 };
  const most = scrolledHeight(extent) - extent.viewHeight;

  it('shows its first rows at the top and its last ones at the bottom', () => {
    expect(rowsInSight(extent, 0)).toMatchObject({ first: 0, top: 0 });
    const end = rowsInSight(extent, most);
    expect(end.end).toBe(count);
    const lastBelow = end.top + (count - end.first) * 40;
    expect(lastBelow).toBeCloseTo(scrolledHeight(extent), 3);
  });

  it('fills the view wherever it stands', () => {
    for (let i = 0; i <= 50; ++i) {
      const scrollTop = (most * i) / 50;
      const { first, end, top } = rowsInSight(extent, scrollTop);
      expect(top).toBeLessThanOrEqual(scrollTop + 0.001);
      expect(top + (end - first) * 40).toBeGreaterThanOrEqual(
        Math.min(scrollTop + 400, scrolledHeight(extent)) - 0.001,
      );
      expect(end - first).toBeLessThan(40);
    }
  });

  it('brings any row into sight, and stays where it is when it is there', () => {
    for (const row of [0, 1, 17, Math.floor(count / 2), count - 1]) {
      const scrollTop = scrollTo(extent, most / 3, row);
      const { first, top } = rowsInSight(extent, scrollTop);
      const y = top + (row - first) * 40 - scrollTop;
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeLessThanOrEqual(360.01);
      expect(scrollTo(extent, scrollTop, row)).toBeCloseTo(scrollTop, 5);
    }
  });
});

it('an empty table has no rows', () => {
  expect(rowsInSight({ count: 0, rowHeight: 40, viewHeight: 400 }, 0)).toMatchObject({ first: 0, end: 0 });
});
