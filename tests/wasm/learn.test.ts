// The positions of the pages of techniques: each has the pattern
// of its page, nothing easier is there, and a hint leads to it.
import { describe, expect, it } from 'vitest';
import {
  beyond,
  clueLessons,
  exceptions,
  filledFor,
  furtherHouses,
  inPieces,
  isCanonical,
  isPieceOf,
  wellKnown,
} from '../../tools/learn_rules.mjs';
import { lessonsBeyond } from '../../web/features/logic/learn/beyond';
import { lessonTexts } from '../../web/features/logic/learn/lesson_texts';
import all from '../../web/features/logic/learn/positions.json';
import { type LearnPosition, positionOf, practiceFor } from '../../web/features/logic/learn/positions';
import { course } from '../../web/features/logic/learn/course';
import { makeGeometry } from '../../web/grid/geometry';
import type { LogicStep, LogicTechnique } from '../../web/protocol/logic';
import { allCandidates, hasAny } from '../../web/state/notes';
import { bytesOf } from '../../web/worker/job';
import { clueStepsOf } from './clue_steps';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
const techniques = JSON.parse(module.logicTechniques()) as LogicTechnique[];
const usual = techniques.filter(({ isUsual }) => isUsual);
const chains = techniques.filter(({ isUsual, seTenths }) => !isUsual && seTenths > 0);
/** As in a hint, Sudoku Explainer's forcing chains come after all others. */
const order = [...usual, ...chains].map(({ id }) => id);
const positions = Object.entries(all as Record<string, string[]>);
const byClue = Object.keys(clueLessons);
const lessons = [...usual.map(({ id }) => id), ...lessonsBeyond, ...byClue];
const exceptionOf = (id: string): { most?: number; isBeside?: boolean } =>
  (exceptions as Record<string, { most?: number; isBeside?: boolean }>)[id] ?? {};

function at<Answer>(position: LearnPosition, ids: readonly string[], ask: (session: Session) => Answer): Answer {
  const { puzzle, entries } = position;
  const notes = hasAny(entries.notes) ? new Uint8Array(entries.notes.buffer) : new Uint8Array();
  const session = new module.LogicSession(bytesOf(puzzle), entries.values, notes, ids.join(' '));
  const answer = ask(session);
  session.delete();
  return answer;
}
type Session = InstanceType<typeof module.LogicSession>;

const nextAt = (position: LearnPosition, ids = order): LogicStep | null =>
  at(position, ids, (session) => JSON.parse(session.next(-1)) as LogicStep | null);
const allAt = (position: LearnPosition, ids: readonly string[], most = 100): LogicStep[] =>
  at(position, ids, (session) => ids.flatMap((id) => JSON.parse(session.all(id, most)) as LogicStep[]));
const byCluesAt = (position: LearnPosition): LogicStep[] => at(position, [], clueStepsOf);

const gridOf = ({ puzzle, entries }: LearnPosition): Uint8Array =>
  puzzle.givens.map((given, cell) => given || entries.values[cell]!);
const filledOf = (position: LearnPosition): number => gridOf(position).filter((value) => value > 0).length;

/** Number of candidates in the cell of a placement; 0 for a step without one. */
function openOf(position: LearnPosition, { placements: [placed] }: LogicStep): number {
  if (!placed) return 0;
  const { puzzle, entries } = position;
  const notes = hasAny(entries.notes) ? entries.notes : allCandidates(makeGeometry(puzzle.shape), gridOf(position));
  return notes[2 * placed.cell]!.toString(2).replaceAll('0', '').length;
}

/** Random numbers, the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('the pages of techniques', () => {
  it('have a text and three boards for each technique that a hint may show, and for nothing else', () => {
    expect([...lessonTexts.keys()].sort()).toEqual([...lessons].sort());
    expect(positions.map(([id]) => id)).toEqual(lessons);
    for (const [id, found] of positions) expect(found.length, id).toBeGreaterThanOrEqual(3);
    expect(lessonsBeyond).toEqual(beyond);
  });

  it('open with sentences of their own, whatever else they share', () => {
    const openings = [...lessonTexts.values()].map(([opening]) => opening);
    expect(new Set(openings).size).toBe(openings.length);
  });

  it.each(positions)('of %s have boards without an easier step, neither bare nor nearly full', (id, found) => {
    const [least, most] = filledFor(id) as [number, number];
    const exception = exceptionOf(id);
    const known = (wellKnown as Record<string, string[]>)[id] ?? [];
    const easier = order.slice(0, order.indexOf(id));
    for (const text of found) {
      const position = positionOf(text);
      const isKnown = known.includes(text.slice(0, 81).replace(/[a-i]/g, '.'));
      if (!isKnown) expect(filledOf(position), text).toBeGreaterThanOrEqual(least);
      expect(filledOf(position), text).toBeLessThanOrEqual(exception.most ?? most);
      const kinds = (clueLessons as Record<string, string>)[id]?.split(' ');
      const isPlain = !/[+#]/.test(text);
      const isOfKind = kinds ? kinds.some((kind) => ` ${text} `.includes(` +${kind}`)) : isPlain || id in furtherHouses;
      expect(isOfKind, text).toBe(true);
      const asked = id in inPieces ? 100 : 1;
      const steps = kinds
        ? byCluesAt(position).filter(({ technique }) => technique === id)
        : allAt(position, [id], asked);
      expect(steps[0]?.technique, text).toBe(id);
      if (exception.isBeside) continue;
      if (id in inPieces) {
        const pieces = allAt(position, easier);
        expect(
          steps.some((step) => pieces.every((piece) => isPieceOf(piece, step))),
          text,
        ).toBe(true);
      } else {
        const next = nextAt(position)!;
        expect(next.technique, text).toBe(id);
        expect(isCanonical(next, openOf(position, next)), text).toBe(true);
      }
    }
  });

  it.each(positions)('of %s have exercises that are turned and need the technique as well', (id) => {
    const random = dice(17);
    const first = practiceFor(id, undefined, random)!;
    const second = practiceFor(id, first, random)!;
    const boardOf = (position: LearnPosition): unknown => [gridOf(position), position.puzzle.shape.constraints];
    expect(boardOf(second)).not.toEqual(boardOf(first));
    for (const position of [first, second]) {
      expect(filledOf(position)).toBe(filledOf(positionOf(position.from)));
      const isFirst = !(id in inPieces || exceptionOf(id).isBeside);
      // Among equal steps by clues the first depends on the order of the cells, which a turn changes.
      const found =
        id in clueLessons
          ? byCluesAt(position).map(({ technique }) => technique)
          : [nextAt(position, isFirst ? order : [id])?.technique];
      expect(found, position.from).toContain(id);
    }
  });

  it('lead from the full house to chains, level by level', () => {
    const lessons = course.map((id) => usual.find((technique) => technique.id === id)!);
    const grades = lessons.map(({ grade }) => grade);
    expect(grades).toEqual([...grades].sort((a, b) => a - b));
    expect([course[0], new Set(course).size]).toEqual(['full-house', course.length]);
    expect(course.at(-1)).toMatch(/loop|chain|aic/);
  });
});
