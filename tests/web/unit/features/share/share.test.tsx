// @vitest-environment jsdom
// The outgoing forms: the QR code, read by a decoder that is not ours; the drawing for paper, of every kind of grid.
import jsQR from 'jsqr';
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { cellKind } from '../../../../../web/board/picture';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape, type Shape } from '../../../../../web/grid/puzzle';
import { letters, numbers } from '../../../../../web/grid/symbols';
import { svgText, type Drawing } from '../../../../../web/paper/drawing';
import { candidateUnits, cellUnits, drawGrid } from '../../../../../web/paper/grid_drawing';
import { pngScale } from '../../../../../web/paper/png';
import { withColour, withLink } from '../../../../../web/features/pen/marks';
import { paperPen } from '../../../../../web/features/share/paper_pen';
import { QrCode } from '../../../../../web/features/share/qr_code';
import { givensPicture } from '../../../../../web/state/position_picture';
import fc from '../../random';

/** The code as a scanner sees it: the path of the component, a square of pixels for each module. */
function scanned(text: string): string | null {
  const place = document.createElement('div');
  render(<QrCode text={text} />, place);
  const size = Number(place.querySelector('rect')!.getAttribute('width'));
  const zoom = 4;
  const pixels = new Uint8ClampedArray(4 * (size * zoom) ** 2).fill(255);
  for (const [, x, y, width] of place
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let down = 0; down < zoom; ++down) {
      for (let right = 0; right < Number(width) * zoom; ++right) {
        const at = 4 * ((Number(y) * zoom + down) * size * zoom + Number(x) * zoom + right);
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, size * zoom, size * zoom)?.data ?? null;
}

describe('the QR code', () => {
  test.each([40, 300, 1000, 2953])('of a link with %i characters is read back', (length) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~';
    const text = 'https://example.org/#'.padEnd(length, letters);
    expect(scanned(text)).toBe(text);
  });

  test('is refused for a longer link', () => {
    const place = document.createElement('div');
    render(<QrCode text={'x'.repeat(2954)} />, place);
    expect(place.textContent).toContain('2,954 characters; a QR code holds 2,953 at most');
    expect(place.querySelector('svg')).toBeNull();
  });

  test('has a warning if it is dense', () => {
    const place = document.createElement('div');
    render(<QrCode text={'x'.repeat(301)} />, place);
    expect(place.textContent).toContain('dense');
    render(<QrCode text={'x'.repeat(300)} />, place);
    expect(place.textContent).not.toContain('dense');
  });
});

const jigsaw: Shape = { ...boxShape(1, 4), regions: Uint8Array.from('0001021122132333', Number) };
const shapes: [string, Shape][] = [
  ['4x4', boxShape(2, 2)],
  ['6x6', boxShape(2, 3)],
  ['9x9', boxShape(3, 3)],
  ['9x9 X hyper', { ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' }],
  ['a jigsaw', jigsaw],
  ['25x25', boxShape(5, 5)],
  ['64x64', boxShape(8, 8)],
];

function drawn(shape: Shape, coordinates = false): Drawing {
  const geometry = makeGeometry(shape);
  const values = Uint8Array.from({ length: geometry.cellCount }, (_, cell) =>
    cell % 3 ? 0 : 1 + (cell % geometry.side),
  );
  const candidates = new Uint32Array(2 * geometry.cellCount);
  candidates[2] = 1;
  return drawGrid({ ...givensPicture(geometry, values), candidates }, { coordinates, symbols: numbers });
}

describe('the drawing of', () => {
  test.each(shapes)('%s is sound SVG that holds every value once, inside of its frame', (_, shape) => {
    const drawing = drawn(shape, true);
    const { side, cellCount } = makeGeometry(shape);
    const page = new DOMParser().parseFromString(svgText(drawing, 'Sudoku'), 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.querySelectorAll('[font-weight="700"] text')).toHaveLength(Math.ceil(cellCount / 3));
    // Coordinates on two sides, and one candidate.
    expect(page.querySelectorAll('text')).toHaveLength(Math.ceil(cellCount / 3) + 2 * side + 1);
    for (const shape of drawing.shapes) {
      if (shape.kind !== 'text') continue;
      expect(Math.min(shape.x, shape.y)).toBeGreaterThan(0);
      expect(Math.max(shape.x, shape.y)).toBeLessThan(drawing.width);
    }
  });

  test("a played grid shows the colours with their letters, and the centre's notes in blank cells", () => {
    const geometry = makeGeometry(boxShape(2, 2));
    const values = new Uint8Array(16).fill(3, 0, 1);
    const centre = new Uint32Array(32).fill(0b1010, 0, 1).fill(0b1010, 2, 3);
    const colours = new Uint16Array(16).fill(0b11, 1, 2);
    const picture = { ...givensPicture(geometry, values), candidates: null, centre, colours };
    const { shapes } = drawGrid(picture, { coordinates: false, symbols: numbers });
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts.sort()).toEqual(['2 4', '3', 'AB']);
    expect(shapes.filter((shape) => shape.kind === 'rect')).toHaveLength(3);
  });

  test('the marks of the pen are discs with letters and links at the places of their digits, none in filled cells', () => {
    const geometry = makeGeometry(boxShape(3, 3));
    const values = new Uint8Array(81).fill(7, 80, 81);
    const notes = new Uint32Array(162).fill(0b110, 0, 1);
    const centre = new Uint32Array(162);
    const at = (cell: number, digit: number) => ({ cell, digit });
    let marks = withColour([], [at(0, 5), at(80, 1)], 2);
    marks = withLink(marks, at(0, 5), at(4, 5), 'strong');
    marks = withLink(marks, at(0, 2), at(36, 2), 'weak');
    marks = withLink(marks, at(4, 1), at(80, 1), 'weak');
    const pen = paperPen({ pen: marks, notes, centre }, values);
    const picture = { ...givensPicture(geometry, values), candidates: notes, centre, pen };
    const { shapes } = drawGrid(picture, { coordinates: false, symbols: numbers });
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(texts.map(({ text }) => text).sort()).toEqual(['2', '2', '3', '5', '5', '7', 'B']);
    const five = texts.find(({ text }) => text === '5')!;
    expect([five.x, five.y]).toEqual([3 + cellUnits / 2, 3 + cellUnits / 2]);
    const discs = shapes.filter((shape) => shape.kind === 'dot');
    expect(discs.map(({ x, y }) => [x, y])).toEqual([0, 0].map(() => [five.x, five.y]));
    const [, strong, , weak] = shapes.flatMap((shape) => (shape.kind === 'path' ? [shape.path] : []));
    expect(shapes.filter((shape) => shape.kind === 'path')).toHaveLength(4);
    expect(strong!.match(/M/g)).toHaveLength(1);
    expect(weak!.match(/M/g)!.length).toBeGreaterThan(10);
    // Straight from one middle to the other, short of the digits.
    const [fromX, fromY] = strong!.slice(1).split('L')[0]!.split(' ').map(Number);
    expect(fromX).toBeCloseTo(0.678, 2);
    expect(fromY).toBeCloseTo(0.5, 2);
  });

  test('a played grid keeps corner notes, notes of the centre and letters of colours apart', () => {
    const geometry = makeGeometry(boxShape(3, 3));
    const marks = fc.record({
      corner: fc.integer({ min: 0, max: 511 }),
      middle: fc.integer({ min: 0, max: 511 }),
      colour: fc.constantFrom(0, 1, 0b1000, 0b110),
    });
    fc.assert(
      fc.property(marks, ({ corner, middle, colour }) => {
        const candidates = new Uint32Array(162).fill(corner, 80, 81);
        const centre = new Uint32Array(162).fill(middle, 80, 81);
        const colours = new Uint16Array(81).fill(colour, 40, 41);
        const picture = { ...givensPicture(geometry, new Uint8Array(81)), candidates, centre, colours };
        const boxes = drawGrid(picture, { coordinates: false, symbols: numbers }).shapes.flatMap((shape) => {
          if (shape.kind !== 'text') return [];
          const [half, rise] = [0.28 * shape.size * shape.text.replace(/ /g, '').length, 0.36 * shape.size];
          return [{ ...shape, left: shape.x - half, right: shape.x + half, up: shape.y - rise, down: shape.y + rise }];
        });
        const ones = (word: number): number => word.toString(2).replace(/0/g, '').length;
        expect(boxes).toHaveLength(ones(corner) + Number(middle > 0) + Number(colour > 0));
        for (const one of boxes) {
          for (const other of boxes) {
            const isBeside = one.right <= other.left || other.right <= one.left;
            const isAbove = one.down <= other.up || other.down <= one.up;
            expect(one === other || isBeside || isAbove, `${one.text} on ${other.text}`).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('X and hyper shows diagonals and windows, and a jigsaw its regions', () => {
    const lines = (shape: Shape, stroke: string) =>
      drawn(shape).shapes.filter((each) => each.kind === 'line' && each.stroke === stroke);
    const [, extra] = shapes[3]!;
    expect(lines(extra, '#c6c9cd')).toHaveLength(2);
    expect(drawn(extra).shapes.filter((each) => each.kind === 'rect' && each.fill === '#e4e2da')).toHaveLength(36);
    expect(lines(boxShape(3, 3), '#c6c9cd')).toHaveLength(0);
    // Two by two boxes have one line each way between them; the regions of the jigsaw are other than those.
    expect(lines(boxShape(2, 2), '#1b1f24')).toHaveLength(6);
    expect(lines(jigsaw, '#1b1f24').length).toBeGreaterThan(6);
  });

  test('each kind of value looks different, without its colour', () => {
    const geometry = makeGeometry(boxShape(2, 2));
    const looks = [cellKind.given, cellKind.entered, cellKind.revealed, cellKind.implied].map((kind) => {
      const values = new Uint8Array(16).fill(3, 0, 1);
      const picture = { geometry, values, kinds: new Uint8Array(16).fill(kind, 0, 1), candidates: null };
      return svgText(drawGrid(picture, { coordinates: false, symbols: numbers }), '').replace(/#[0-9a-f]{6}/g, '');
    });
    expect(new Set(looks).size).toBe(4);
  });

  test('writes digits as the board does', () => {
    const geometry = makeGeometry(boxShape(4, 4));
    const picture = givensPicture(geometry, new Uint8Array(256).fill(16, 0, 1));
    expect(svgText(drawGrid(picture, { coordinates: false, symbols: letters }), '')).toContain('>G</text>');
    expect(svgText(drawGrid(picture, { coordinates: false, symbols: numbers }), '')).toContain('>16</text>');
  });

  test('becomes pixels enough to be read, and no more than a telephone makes', () => {
    const nine = drawn(boxShape(3, 3));
    expect(pngScale(nine, 0.3 * cellUnits) * nine.width).toBeGreaterThanOrEqual(1200);
    const large = drawn(boxShape(5, 5));
    expect(pngScale(large, candidateUnits(25)) * candidateUnits(25)).toBeGreaterThan(10);
    const largest = drawn(boxShape(8, 8));
    expect(pngScale(largest, candidateUnits(64)) * largest.width).toBeLessThanOrEqual(4096);
  });
});
