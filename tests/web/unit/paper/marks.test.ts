// @vitest-environment jsdom
// Constraints on paper: each shape in SVG, at its place and level, and every puzzle of the collection as sound SVG.
import { describe, expect, test } from 'vitest';
import type { Geometry } from '../../../../web/grid/geometry';
import { numbers } from '../../../../web/grid/symbols';
import { svgText, type Drawing, type PaperShape } from '../../../../web/paper/drawing';
import { cellUnits, drawGrid } from '../../../../web/paper/grid_drawing';
import { allCandidates } from '../../../../web/state/notes';
import { givensPicture } from '../../../../web/state/position_picture';
import { collection, gridWith } from '../marks/examples';

const plain = { coordinates: false, symbols: numbers };

function drawn(geometry: Geometry, withCandidates = false): Drawing {
  const blank = new Uint8Array(geometry.cellCount).fill(5, 0, 1);
  const candidates = withCandidates ? allCandidates(geometry, blank) : null;
  return drawGrid({ ...givensPicture(geometry, blank), candidates }, plain);
}

function svgOf(drawing: Drawing): Document {
  const page = new DOMParser().parseFromString(svgText(drawing, 'Sudoku'), 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page;
}

const draw = (members: Readonly<Record<string, unknown>>): Document => svgOf(drawn(gridWith(9, members)));

/** The elements below a group with these attributes. */
const within = (page: Document, look: string, tag: string): Element[] => [...page.querySelectorAll(`g${look} ${tag}`)];

describe('a shape', () => {
  const thermometer = { thermometer: [{ lines: [['R2C2', 'R2C4']] }] };

  test('of a line is a stroke in cells, moved to the corner of the grid', () => {
    const [edge, tube] = within(draw(thermometer), '[stroke-linecap="round"][fill="none"]', 'path');
    expect(edge!.getAttribute('d')).toBe('M1.5 1.5L3.5 1.5');
    expect(edge!.parentElement!.getAttribute('transform')).toBe(`translate(3 3) scale(${cellUnits})`);
    const [wide, narrow] = [edge, tube].map((path) => Number(path!.parentElement!.getAttribute('stroke-width')));
    expect(narrow).toBeCloseTo(0.27);
    expect(wide).toBeGreaterThan(narrow!);
  });

  test('of a disc and of an area is filled', () => {
    const paths = within(draw(thermometer), '[fill="#dfe2e5"]', 'path').map((path) => path.getAttribute('d')!);
    expect(paths.some((path) => path.startsWith('M1.15 1.5a0.35 0.35'))).toBe(true);
    const [square] = within(draw({ even: [{ cell: 'R1C1' }] }), '[fill="#dfe2e5"]', 'path');
    expect(square!.getAttribute('d')).toMatch(/^M.*A.*z$/);
  });

  test('of a contour is a stroke that closes', () => {
    const [contour] = within(draw({ even: [{ cell: 'R1C1' }] }), '[fill="none"][stroke="#868e98"]', 'path');
    expect(contour!.getAttribute('d')).toMatch(/z$/);
  });

  test('of words stands at its place, turned by its angle, with its halo', () => {
    const text = { text: [{ cells: ['R4C4'], value: '<&"\u0001🙂', size: 1, fontC: '#12345680', angle: 90 }] };
    const [words] = within(draw(text), '[fill="#123456"][fill-opacity="0.5"]', 'text');
    expect(words!.textContent).toBe('<&"🙂');
    expect(words!.getAttribute('transform')).toBe('rotate(90 213 213)');
    const [letter] = within(draw({ xv: [{ cells: ['R1C1', 'R1C2'], value: 'X' }] }), '[paint-order="stroke"]', 'text');
    expect(letter!.textContent).toBe('X');
  });
});

describe('the order', () => {
  const isLineOfGrid = (shape: PaperShape): boolean => shape.kind === 'line' && shape.stroke === '#b4b8bd';

  test('is lines of constraints, the grid, cages, digits', () => {
    const members = {
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }],
      renban: [{ lines: [['R1C1', 'R1C2']] }],
    };
    const { shapes } = drawn(gridWith(9, members));
    const band = shapes.findIndex((shape) => shape.kind === 'path');
    const cage = shapes.findLastIndex((shape) => shape.kind === 'path');
    const digit = shapes.findIndex((shape) => shape.kind === 'text' && shape.text === '5');
    const grid = shapes.findIndex(isLineOfGrid);
    expect([band, grid, cage, digit]).toEqual([band, grid, cage, digit].sort((a, b) => a - b));
  });

  test('has the candidates of a killer below its sums', () => {
    const members = { killercage: [{ cells: ['R2C2', 'R2C3'], value: '9' }] };
    const topOf = (drawing: Drawing): number =>
      Math.min(
        ...drawing.shapes.flatMap((shape) =>
          shape.kind === 'text' && shape.text === '1' ? [shape.y - 0.38 * shape.size] : [],
        ),
      );
    const sum = drawn(gridWith(9, members), true).shapes.find((shape) => shape.kind === 'text');
    expect(sum).toMatchObject({ text: '9', align: 'start' });
    expect(topOf(drawn(gridWith(9, members), true))).toBeGreaterThan(topOf(drawn(gridWith(9, {}), true)));
  });
});

test('clues beside the grid have their band, and coordinates stand outside it', () => {
  const geometry = gridWith(9, { sandwichsum: [{ cell: 'R0C4', value: '14' }] });
  const picture = { ...givensPicture(geometry, new Uint8Array(81)), candidates: null };
  for (const coordinates of [false, true]) {
    const { shapes, width } = drawGrid(picture, { ...plain, coordinates });
    expect(width).toBeGreaterThan(9.7 * cellUnits);
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    const sum = texts.find(({ text }) => text === '14')!;
    const edges = shapes.flatMap((shape) => (shape.kind === 'line' ? [[shape.x1, shape.y1]] : []));
    const [left, top] = [0, 1].map((axis) => Math.min(...edges.map((edge) => edge[axis]!))) as [number, number];
    expect(sum.y).toBeLessThan(top - 0.2 * cellUnits);
    const others = texts.filter(({ text }) => text !== '14');
    expect(others).toHaveLength(coordinates ? 18 : 0);
    for (const { x, y } of others) expect(Math.max(sum.y - y, left - x)).toBeGreaterThan(10);
  }
});

test.each(collection)('$id is sound SVG, inside of its frame', ({ puzzle }) => {
  const geometry = gridWith(puzzle.size, puzzle);
  for (const withCandidates of [false, true]) {
    const drawing = drawn(geometry, withCandidates);
    const page = svgOf(drawing);
    for (const path of page.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(/^M[-\d. MLAaz]+$/);
    for (const text of page.querySelectorAll('text')) {
      expect(Number(text.getAttribute('x'))).toBeGreaterThan(0);
      expect(Number(text.getAttribute('x'))).toBeLessThan(drawing.width);
      expect(Number(text.getAttribute('y'))).toBeLessThan(drawing.height);
    }
  }
});
