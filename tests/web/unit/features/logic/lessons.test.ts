// The course and somebody's progress in it: the stored data of each lesson, and the effect of damage to one record.
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  course,
  firstUnread,
  inCourseOrder,
  pageAfter,
  totalsOf,
} from '../../../../../web/features/logic/learn/course';
import { hasLesson, lessonsBeyond } from '../../../../../web/features/logic/learn/beyond';
import { lessonGroups, lessonTexts } from '../../../../../web/features/logic/learn/lesson_texts';
import { otherNames } from '../../../../../web/features/logic/learn/lesson';
import { boardRule, exampleTexts } from '../../../../../web/features/logic/learn/positions';
import { joinLessons, lessonKey, type LessonLine, lessonLog, readLesson } from '../../../../../web/kept/lesson_log';
import type { HasKept } from '../../../../../web/kept/stored_records';
import type { LogicTechnique } from '../../../../../web/protocol/logic';
import { damagedLike, noise } from '../../kept/damage';
import fc from '../../random';

const line = (technique: string, read: number | null, right: number): LessonLine => ({ technique, read, right });
const progress = (...lines: LessonLine[]) => new Map(lines.map((each) => [each.technique, each]));

/** The page of a technique and those to which it leads. */
function pagesFrom(id: string): string[] {
  const pages: string[] = [];
  for (let at: string | null = id; at !== null; at = pageAfter(at)) pages.push(at);
  return pages;
}

describe('the course', () => {
  it('goes on with the first lesson that was not read, and leads from each to the next', () => {
    expect(firstUnread(progress(line('full-house', 1, 0), line('hidden-single', null, 3)))).toBe('hidden-single');
    expect(pagesFrom('full-house')).toEqual(course);
  });

  it('ends when each lesson was read, and counts lessons of its own but exercises of all', () => {
    const all = progress(...course.map((id) => line(id, 5, 1)), line('sk-loop', 5, 2));
    expect(firstUnread(all)).toBeNull();
    expect(totalsOf(all)).toEqual({ read: course.length, right: course.length + 2 });
    expect(totalsOf(progress())).toEqual({ read: 0, right: 0 });
  });

  it('has its lessons before other techniques, and loses none of these', () => {
    const techniques = ['locked-pair', 'hidden-pair', 'naked-pair'].map((id) => ({ id }) as LogicTechnique);
    expect(inCourseOrder(techniques).map(({ id }) => id)).toEqual(['naked-pair', 'hidden-pair', 'locked-pair']);
  });

  it('is without those that nobody looks for, which have a page all the same, unlike a guess', () => {
    expect(course.filter((id) => lessonsBeyond.includes(id))).toEqual([]);
    expect(hasLesson({ technique: 'x-wing', isUsual: true })).toBe(true);
    const beyond = ['nested-forcing-chain', 'guess'];
    expect(beyond.map((technique) => hasLesson({ technique, isUsual: false }))).toEqual([true, false]);
  });
});

describe('the boards of a page', () => {
  const rulesOf = (id: string): string[] =>
    exampleTexts(id).flatMap((text) =>
      text
        .split(' ')
        .slice(1)
        .filter((each) => /^[+#]/.test(each) && !each.includes('=')),
    );

  it('have a rule that the page tells, wherever no clue shows it', () => {
    const withRules = lessonGroups.flat().filter((id) => rulesOf(id).length > 0);
    expect(withRules).toContain('seen-by-rule');
    expect(withRules.filter((id) => boardRule(id) === null)).toEqual([]);
    expect(boardRule('seen-by-rule')).toBe('antiknight');
    expect(boardRule('x-wing')).toBeNull();
  });
});

describe('pages outside the course', () => {
  it('lead from one to the next of their group, and the last of a group nowhere', () => {
    for (const group of lessonGroups) {
      const outside = group.filter((id) => !course.includes(id));
      expect(pagesFrom(outside[0]!)).toEqual(outside);
    }
    expect(pageAfter('cage-combinations')).toBe('cage-bounds');
    expect(pageAfter('forcing-chain-contradiction')).toBe('forcing-chain-verity');
    expect(pageAfter('jellyfish')).toBe('finned-swordfish');
  });

  it('belong to one group each', () => {
    expect(lessonGroups.flat().sort()).toEqual([...lessonTexts.keys()].sort());
  });
});

describe('other names of a technique', () => {
  it('leave out the name in another spelling, and keep the capitals that people use', () => {
    expect(otherNames('pointing', 'pointing pointing-pair')).toBe('pointing pair');
    expect(otherNames('simple colours, trap', 'simple-colors-trap singles-chains')).toBe('singles chains');
    expect(otherNames('BUG + 1', 'bug y-wing')).toBe('BUG, Y-wing');
    expect(otherNames('full house', 'full-house')).toBe('');
  });

  it('have no plural of the name, or of another', () => {
    expect(otherNames('cage blocker', 'cage-blockers')).toBe('');
    expect(otherNames('X-chain', 'x-cycle x-cycles')).toBe('X-cycle');
    expect(otherNames('simple colours, wrap', 'simple-colors simple-colours')).toBe('simple colors');
  });
});

describe('the progress that is kept', () => {
  const store = createStore('sudoscope', 'saved');
  const log = lessonLog({ kept: { store: () => store } } as unknown as HasKept);
  beforeEach(() => log.clear());

  it('has the first reading and each exercise, also of two tabs at the same time', async () => {
    await Promise.all([log.noteRead('x-wing', 10), log.noteRight('x-wing'), log.noteRight('x-wing')]);
    await log.noteRead('x-wing', 20);
    await log.noteRight('aic');
    const { lines, damaged } = await log.list();
    expect([...lines.values()]).toEqual([line('aic', null, 1), line('x-wing', 10, 2)]);
    expect(damaged).toBe(0);
  });

  it('loses a damaged record alone, counts it, and keeps what comes after', async () => {
    await fc.assert(
      fc.asyncProperty(damagedLike(line('x-wing', 10, 2)), async (record) => {
        await log.clear();
        await log.noteRead('aic', 7);
        await set(lessonKey('x-wing'), record, store);
        const { lines, damaged } = await log.list();
        expect(lines.get('aic')).toEqual(line('aic', 7, 0));
        expect(damaged).toBe(lines.has('x-wing') ? 0 : 1);
        await log.noteRight('x-wing');
        const after = await log.list();
        expect(after.damaged).toBe(0);
        expect(after.lines.get('x-wing')!.right).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('is cleared with what cannot be read, and put back as it was', async () => {
    await log.noteRead('aic', 7);
    await set(lessonKey('x-wing'), 'torn', store);
    const before = (await log.list()).lines;
    await log.clear();
    expect(await log.list()).toEqual({ lines: new Map(), damaged: 0 });
    await log.putBack(before.values());
    expect(await log.list()).toEqual({ lines: before, damaged: 0 });
  });

  it('is nothing, and no error, on a device that stores nothing', async () => {
    const none = lessonLog({ kept: { store: () => null } } as unknown as HasKept);
    await none.noteRead('aic', 7);
    await none.noteRight('aic');
    expect(await none.list()).toEqual({ lines: new Map(), damaged: 0 });
  });

  it('of two devices is what was done on either', () => {
    expect(joinLessons(line('aic', 9, 1), line('aic', 4, 3))).toEqual(line('aic', 4, 3));
    expect(joinLessons(line('aic', null, 5), line('aic', 4, 3))).toEqual(line('aic', 4, 5));
    expect(joinLessons(line('aic', null, 0), line('aic', null, 0))).toEqual(line('aic', null, 0));
  });

  it('is read from nothing but sound records', () => {
    fc.assert(
      fc.property(noise, (record) => {
        const read = readLesson(record);
        if (read) expect([typeof read.technique, read.right >= 0]).toEqual(['string', true]);
      }),
    );
  });
});
