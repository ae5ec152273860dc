// @vitest-environment jsdom
// Parts of the board that a drawing leaves legible.
import { beforeAll, expect, it, vi } from 'vitest';
import { Brush } from '../../../../../web/board/brush';
import { Layout, wholeBoard } from '../../../../../web/board/layout';
import { Marking } from '../../../../../web/board/marking';
import type { Palette } from '../../../../../web/board/palette';
import { drawnOn } from '../../../../../web/features/logic/drawing/drawing';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { numbers } from '../../../../../web/grid/symbols';
import type { LogicStep } from '../../../../../web/protocol/logic';
import { allCandidates } from '../../../../../web/state/notes';
import { BlankPath, recordingContext } from '../../fakes/recording_context';

const geometry = makeGeometry(boxShape(3, 3));
const values = new Uint8Array(81);
const [kinds, flags] = [new Uint8Array(81), new Uint8Array(81)];
const ground = { geometry, values, kinds, flags, levels: null, candidates: allCandidates(geometry, values) };
const nothing = { placements: [], eliminations: [], houses: [], cells: [], links: [], blockers: [], look: [] };
let calls: string[] = [];

beforeAll(() => {
  vi.stubGlobal('Path2D', BlankPath);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLCanvasElement.prototype.getContext = () => null;
});

function drawn(step: Partial<LogicStep>, marking?: Marking): string[] {
  calls = [];
  const context = recordingContext(document.createElement('canvas'), calls);
  const layout = new Layout(9, 450, 1, wholeBoard);
  const palette = { family: 'sans-serif' } as Palette;
  const brush = new Brush(context, layout, palette, numbers, null, marking?.seen(layout, palette, true));
  drawnOn(ground, { ...nothing, ...step } as LogicStep, 3).drawing!.paint(context, brush);
  return calls;
}

const digits = (all: string[]): string[] =>
  all.filter((call) => call.startsWith('fillText')).map((call) => /px sans-serif (\S+)/.exec(call)![1]!);

it('a digit that is placed covers its cell, unless a chain goes through candidates of that cell', () => {
  const placements = [{ cell: 0, digit: 5 }];
  expect(drawn({ placements }).some((call) => call.startsWith('fillRect'))).toBe(true);
  const links = [
    { from: { cells: [0], digit: 7 }, to: { cells: [8], digit: 7 }, strong: false },
  ] as unknown as LogicStep['links'];
  const chain = drawn({ placements, links });
  expect(chain.some((call) => call.startsWith('fillRect'))).toBe(false);
  expect(digits(chain)).toEqual(['7', '7', '5']);
});

it('the digit of a candidate that goes is written over the stroke', () => {
  const all = drawn({ eliminations: [{ cell: 40, digit: 3 }] });
  const written = all.findLastIndex((call) => call.startsWith('fillText'));
  const stroke = all.findLastIndex((call) => call.startsWith('stroke '));
  expect(stroke).toBeGreaterThan(-1);
  expect(written).toBeGreaterThan(stroke);
});

it('the sum of a cage stays legible over what is drawn in its cell, and only there', () => {
  const cage = (sum: number, ...cells: string[]): object => ({ cells, value: String(sum) });
  const constraints = `killercage=${JSON.stringify([cage(15, 'R1C1', 'R1C2'), cage(7, 'R9C8', 'R9C9')])}\n`;
  const marking = new Marking(makeGeometry({ ...boxShape(3, 3), constraints }));
  const placed = drawn({ placements: [{ cell: 0, digit: 5 }] }, marking);
  expect(digits(placed)).toEqual(['5', '15']);
  const removed = drawn({ eliminations: [{ cell: 79, digit: 3 }] }, marking);
  expect(digits(removed)).toEqual(['3', '7']);
});

it('a link that several chains have in common is drawn once', () => {
  const link = { from: { cells: [0], digit: 7 }, to: { cells: [8], digit: 7 }, strong: false };
  const arrowheads = (links: object[]): number =>
    drawn({ links: links as LogicStep['links'] }).filter((call) => call.startsWith('closePath')).length;
  expect(arrowheads([link, { ...link, chain: 1 }, { ...link, strong: true }])).toBe(2);
});

it('rows and columns are numbered while a step is drawn, at each stage', () => {
  const single = { ...nothing, placements: [{ cell: 0, digit: 5 }] } as unknown as LogicStep;
  const other = { ...nothing, eliminations: [{ cell: 0, digit: 5 }] } as unknown as LogicStep;
  for (const step of [single, other]) {
    for (const stage of [1, 2, 3] as const) expect(drawnOn(ground, step, stage).coordinates).toBe(true);
  }
});
