// Zoom and pan arithmetic: fixed points stay, and nothing leaves the board.
import { describe, expect, test } from 'vitest';
import { Layout, bare, clampView, comfortableCell, placeBoard, wholeBoard } from '../../../../web/board/layout';
import { panBy, reveal, spotOf, zoomAbout, zoomTowards } from '../../../../web/board/zoom_view';
import fc from '../random';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const maxScale = 10;
const anyView = fc
  .record({ scale: fc.double({ min: 1, max: maxScale, noNaN: true }), left: fraction, top: fraction })
  .map((view) => clampView(view, maxScale));

describe('placing the board', () => {
  test('a comfortable board takes the whole square and has no zoom', () => {
    expect(placeBoard(700, 600, 9, 1, 44)).toEqual({ size: 600, left: 50, top: 0, controls: 'none', maxScale: 1 });
  });

  test('up to nine cells along have the full width however narrow it is: none is lost to zoom buttons', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 800 }), fc.integer({ min: 1, max: 9 }), (width, side) => {
        expect(placeBoard(width, width + 100, side, 1, 72)).toMatchObject({
          size: width,
          controls: 'none',
          maxScale: 1,
        });
      }),
    );
  });

  test('zoom buttons stand in spare room without making the board smaller', () => {
    expect(placeBoard(900, 600, 49, 1, 44)).toMatchObject({ size: 600, left: 150, controls: 'beside' });
    expect(placeBoard(380, 440, 16, 3, 52)).toMatchObject({ size: 380, top: 8, controls: 'below' });
  });

  test('without spare room the board makes room for them', () => {
    const { size, controls } = placeBoard(380, 380, 49, 1, 52);
    expect(controls).toBe('below');
    expect(size).toBe(328);
  });

  test('board and buttons stay inside any container', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 2000 }),
        fc.integer({ min: 100, max: 2000 }),
        fc.constantFrom(4, 9, 16, 25, 49, 64),
        (width, height, side) => {
          const { size, left, top, controls } = placeBoard(width, height, side, 2, 44);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + size + (controls === 'beside' ? 44 : 0)).toBeLessThanOrEqual(width);
          expect(top + size + (controls === 'below' ? 44 : 0)).toBeLessThanOrEqual(height);
        },
      ),
    );
  });

  test('fully zoomed cells are larger than a finger and a glyph need', () => {
    for (const side of [16, 25, 36, 49, 64]) {
      const { size, maxScale: largest } = placeBoard(360, 412, side, 3, 52);
      expect((size / side) * largest).toBeGreaterThan(comfortableCell(side));
    }
  });
});

describe('zoom and pan', () => {
  test('the point under the fingers stays under them while the board is large enough', () => {
    const before = { scale: 4, left: 0.3, top: 0.4 };
    const after = zoomAbout(before, 1.5, 0.25, 0.75, maxScale);
    expect(after.scale).toBe(6);
    expect(after.left + 0.25 / after.scale).toBeCloseTo(before.left + 0.25 / before.scale);
    expect(after.top + 0.75 / after.scale).toBeCloseTo(before.top + 0.75 / before.scale);
  });

  test('no zoom or pan shows anything beside the board', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fraction,
        fraction,
        (view, factor, x, y) => {
          for (const next of [zoomAbout(view, factor, x, y, maxScale), panBy(view, x - 0.5, y - 0.5, maxScale)]) {
            expect(next.scale).toBeGreaterThanOrEqual(1);
            expect(next.scale).toBeLessThanOrEqual(maxScale);
            expect(next.left).toBeGreaterThanOrEqual(0);
            expect(next.left + 1 / next.scale).toBeLessThanOrEqual(1 + 1e-9);
          }
        },
      ),
    );
  });

  test('zooming all the way out shows the whole board', () => {
    expect(zoomAbout({ scale: 3, left: 0.5, top: 0.2 }, 0.01, 0.9, 0.1, maxScale)).toEqual(wholeBoard);
  });

  test('revealing a cell shows all of it, and moves nothing if it was well in sight', () => {
    const anyRing = fc.constantFrom(bare(49), { left: 0.64, top: 0.35, extent: 49.7, emptyAbove: 0.35 });
    fc.assert(
      fc.property(anyView, fc.integer({ min: 0, max: 49 * 49 - 1 }), anyRing, (view, cell, ring) => {
        const spot = spotOf(49, cell, ring);
        const shown = reveal(view, spot, maxScale);
        const left = ((cell % 49) + ring.left) / ring.extent;
        expect(shown.left).toBeLessThanOrEqual(left + 1e-9);
        expect(shown.left + 1 / shown.scale).toBeGreaterThanOrEqual(left + 1 / ring.extent - 1e-9);
        const again = reveal(shown, spot, maxScale);
        expect(again.left).toBeCloseTo(shown.left);
        expect(again.top).toBeCloseTo(shown.top);
      }),
    );
  });

  test('zooming towards a visible cell keeps its middle in place, and one out of sight does not matter', () => {
    const view = { scale: 4, left: 0.3, top: 0.3 };
    const spot = spotOf(10, 44, bare(10));
    const after = zoomTowards(view, 1.5, spot, maxScale);
    expect((spot.left + 0.05 - after.left) * after.scale).toBeCloseTo((spot.left + 0.05 - view.left) * view.scale);
    expect(zoomTowards(view, 1.5, spotOf(10, 99, bare(10)), maxScale)).toEqual(
      zoomAbout(view, 1.5, 0.5, 0.5, maxScale),
    );
  });
});

describe('the layout in pixels', () => {
  test('cells tile the board without gaps, all within a pixel of each other', () => {
    for (const side of [4, 9, 25, 49]) {
      const { columns, pixels, cell } = new Layout(side, 373.5, 2, wholeBoard);
      expect(columns[0]).toBeGreaterThan(0);
      expect(columns[side]).toBeLessThan(pixels);
      for (let k = 0; k < side; k++) expect(Math.abs(columns[k + 1]! - columns[k]! - cell)).toBeLessThanOrEqual(1);
    }
  });

  test('the table lies over the canvas to within a pixel, whatever the view', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.constantFrom(undefined, { left: 0.4, top: 0.7, extent: 50.4, emptyAbove: 0 }),
        (view, ring) => {
          const layout = new Layout(49, 600, 2, view, ring);
          const { left, top, size } = layout.tableBox;
          for (const k of [0, 17, 49]) {
            expect(Math.abs((left + (size * k) / 49) * 2 - layout.columns[k]!)).toBeLessThanOrEqual(1);
            expect(Math.abs((top + (size * k) / 49) * 2 - layout.rows[k]!)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  test('the visible range is every cell that has a pixel in sight, and no other', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const layout = new Layout(25, 500, 1, view);
        const { columns, pixels } = layout;
        const seen = [...Array(25).keys()].filter((k) => columns[k + 1]! > 0 && columns[k]! < pixels);
        expect(layout.visible(columns)).toEqual([seen[0], seen.at(-1)]);
      }),
    );
  });
});
