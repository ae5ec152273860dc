// The positions of the pages of techniques: each has what its page says, and a hint leads there.
import { describe, expect, it } from 'vitest';
import type { LogicStep, LogicTechnique } from '../../web/protocol/logic';
import { lessonTexts } from '../../web/features/logic/learn/lesson_texts';
import all from '../../web/features/logic/learn/positions.json';
import { positionOf } from '../../web/features/logic/learn/positions';
import { bytesOf } from '../../web/worker/puzzle_bytes';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
const usual = (JSON.parse(module.logicTechniques()) as LogicTechnique[]).filter(({ isUsual }) => isUsual);
const allIds = usual.map(({ id }) => id).join(' ');
const positions = Object.entries(all as unknown as Record<string, [weight: number, text: string][]>);

/** The id of what comes next by these techniques. */
function nextAt(text: string, ids: string): string | undefined {
  const { puzzle, entries } = positionOf(text);
  const hasNotes = entries.notes.some((word) => word !== 0);
  const notes = hasNotes ? new Uint8Array(entries.notes.buffer) : new Uint8Array();
  const session = new module.LogicSession(bytesOf(puzzle), entries.values, notes, ids);
  const step = JSON.parse(session.next(-1)) as LogicStep | null;
  session.delete();
  return step?.technique;
}

describe('the pages of techniques', () => {
  it('have a text for each technique that a hint may show, and for nothing else', () => {
    expect([...lessonTexts.keys()].sort()).toEqual(usual.map(({ id }) => id).sort());
  });

  it('have positions at which the technique is found, and comes next where it is said to', () => {
    for (const [id, found] of positions) {
      expect(found.length).toBeGreaterThan(0);
      for (const [weight, text] of found) {
        expect(nextAt(text, id), `${id}: ${text}`).toBe(id);
        if (weight < 10_000) expect(nextAt(text, allIds), text).toBe(id);
      }
    }
  });

  it('have positions for all techniques but two that no puzzle was found for', () => {
    const without = usual.map(({ id }) => id).filter((id) => !positions.some(([own]) => own === id));
    expect(without).toEqual(['locked-candidates', 'franken-x-wing']);
  });
});
