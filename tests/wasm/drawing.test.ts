// The drawing of a hint by each technique, on the positions of its pages: every candidate is written
// once, at the place of its digit, and the obstacles of a single are drawn instead of candidates.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Brush } from '../../web/board/brush';
import { Layout, wholeBoard } from '../../web/board/layout';
import type { Palette } from '../../web/board/palette';
import type { BoardPicture } from '../../web/board/picture';
import { drawnOn } from '../../web/features/logic/drawing/drawing';
import { type HintStage, isSingle } from '../../web/features/logic/drawing/step_marks';
import all from '../../web/features/logic/learn/positions.json';
import { positionOf } from '../../web/features/logic/learn/positions';
import { makeGeometry } from '../../web/grid/geometry';
import type { LogicStep } from '../../web/protocol/logic';
import { hasNote } from '../../web/state/notes';
import { clueLessons } from '../../tools/learn_rules.mjs';
import { bytesOf } from '../../web/worker/job';
import { BlankPath, recordingContext } from '../web/unit/fakes/recording_context';
import { clueStepsOf } from './clue_steps';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
const positions = Object.entries(all as Record<string, string[]>);
const pixels = 900;

beforeAll(() => {
  vi.stubGlobal('Path2D', BlankPath);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

/** The board of a page, and the technique's deduction there. */
function exampleOf(id: string, text: string): { ground: BoardPicture; step: LogicStep } {
  const { puzzle, entries } = positionOf(text);
  const geometry = makeGeometry(puzzle.shape);
  const hasNotes = entries.notes.some((word) => word !== 0);
  const notes = hasNotes ? new Uint8Array(entries.notes.buffer) : new Uint8Array();
  const session = new module.LogicSession(bytesOf(puzzle), entries.values, notes, id);
  const step =
    id in clueLessons
      ? clueStepsOf(session).find(({ technique }) => technique === id)!
      : (JSON.parse(session.next(-1)) as LogicStep);
  session.delete();
  const values = puzzle.givens.map((given, cell) => given || entries.values[cell]!);
  const [kinds, flags] = [new Uint8Array(values.length), new Uint8Array(values.length)];
  const candidates = hasNotes ? entries.notes : null;
  return { ground: { geometry, values, kinds, flags, levels: null, candidates, noted: true }, step };
}

/** The candidates that are written over the ground: the cell and the digit of each. */
function writtenOver(picture: BoardPicture): string[] {
  const calls: string[] = [];
  const context = recordingContext({ width: pixels, height: pixels } as HTMLCanvasElement, calls);
  const { side } = picture.geometry;
  const brush = new Brush(context, new Layout(side, pixels, 1, wholeBoard), { family: 'sans-serif' } as Palette);
  picture.drawing?.paint(context, brush);
  return calls.flatMap((call) => {
    const [, size, digit, x, y] = /^fillText \S+ ([\d.]+)px sans-serif (\d+) (\S+) (\S+)/.exec(call) ?? [];
    if (Number(size) > 0.4 * brush.layout.cell || digit === undefined) return [];
    const [column, row] = [x, y].map((at) => Math.floor(Number(at) / (pixels / side)));
    return [`${row! * side + column!}: ${digit}`];
  });
}

describe('the drawing of a hint', () => {
  it('writes no candidate twice, for any technique and at any stage', () => {
    for (const [id, texts] of positions) {
      // The boards that the page shows.
      for (const text of texts.slice(0, 3)) {
        const { ground, step } = exampleOf(id, text);
        for (const stage of [2, 3] as HintStage[]) {
          const drawn = drawnOn(ground, step, stage);
          const written = writtenOver(drawn);
          expect(new Set(written).size, `${id}, stage ${stage}: ${written.join(', ')}`).toBe(written.length);
          for (const each of written) {
            const [cell, digit] = each.split(': ').map(Number);
            expect(drawn.candidates && hasNote(drawn.candidates, cell!, digit!), `${id}: ${each}`).toBeFalsy();
          }
          if (drawn.candidates) expect(drawn.noted, id).toBe(isSingle(step));
        }
      }
    }
  });

  it('shows no candidates for a single, but the digits that rule out all other places or digits', () => {
    for (const id of ['full-house', 'hidden-single', 'naked-single'])
      for (const text of positions.find(([own]) => own === id)![1]) {
        const { ground, step } = exampleOf(id, text);
        const drawn = drawnOn({ ...ground, candidates: null }, step, 3);
        expect(drawn.candidates).toBeNull();
        expect(writtenOver(drawn)).toEqual([]);
        const [{ cell, digit }] = step.placements as [{ cell: number; digit: number }];
        for (const blocker of step.blockers) {
          if (blocker.cell < 0) continue;
          expect(ground.values[blocker.cell]).toBe(blocker.digit);
          const { housesOf, houses } = ground.geometry;
          for (const blocked of blocker.blocked)
            expect(housesOf[blocked]!.some((house) => houses[house]!.includes(blocker.cell))).toBe(true);
        }
        const blocked = new Set(step.blockers.flatMap((each) => each.blocked));
        if (id === 'hidden-single') {
          const others = step.houses[0]!.cells.filter((each) => each !== cell && ground.values[each] === 0);
          expect([...blocked].sort()).toEqual(others.sort());
        }
        if (id === 'naked-single')
          expect(new Set([digit, ...step.blockers.map((each) => each.digit)]).size).toBe(ground.geometry.side);
      }
  });
});
