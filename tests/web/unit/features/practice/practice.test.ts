// An exercise: the judgement of an answer by the rules, and a board of its own that leaves the player's alone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hintActions } from '../../../../../web/features/logic/hint_actions';
import { beginExercise, endExercise, exercise } from '../../../../../web/features/practice/exercise';
import { answersOf, judge, judgeOtherwise } from '../../../../../web/features/practice/judge';
import { answeredWords } from '../../../../../web/features/practice/practice_card';
import { makePractice, type Practice, type PracticeNeeds } from '../../../../../web/features/practice/practice';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import type { LogicRequest, LogicStep, LogicTechnique } from '../../../../../web/protocol/logic';
import { noEntries } from '../../../../../web/state/moves';
import { hasAny, hasNote } from '../../../../../web/state/notes';
import { settle } from '../../fakes/display';
import { type FakeLogicApp, fakeLogicApp, outcome, stepOf } from '../logic/app';

const shape = boxShape(2, 2);
const givens = Uint8Array.from('1204000000000021', Number);
const solution = Uint8Array.from('1234341221434321', Number);
const geometry = makeGeometry(shape);
const puzzle = { shape, givens };
const technique = { id: 'hidden-single', name: [0], grade: 0 } as unknown as LogicTechnique;
const placing = stepOf({ placements: [{ cell: 2, digit: 3 }] });
const striking = stepOf({ eliminations: [{ cell: 4, digit: 4 }] });

describe('an answer', () => {
  const judged = (cell: number, digit: number, isEntered: boolean, steps: LogicStep[]): string =>
    judge({ cell, digit, isEntered }, geometry, givens, steps, solution).kind;

  it.each([
    ['given by the technique', 2, 3, true, 'right'],
    ['that clashes', 4, 1, true, 'clash'],
    ['that the solution does not have', 4, 4, true, 'wrong'],
    ['that is so for another reason', 4, 3, true, 'unfounded'],
    ['that takes what the technique rules out', 4, 4, false, 'right'],
    ['that takes the digit of the solution', 4, 3, false, 'wrong'],
    ['that takes what something else rules out', 5, 3, false, 'unfounded'],
  ] as const)('%s is judged so', (_, cell, digit, isEntered, kind) => {
    expect(judged(cell, digit, isEntered, [placing, striking])).toBe(kind);
  });

  it('with a clash names the other cell', () => {
    const found = judge({ cell: 4, digit: 1, isEntered: true }, geometry, givens, [], solution);
    expect(found).toMatchObject({ kind: 'clash', other: 0 });
  });

  it('is never right against the solution, whatever a step says', () => {
    const false_ = stepOf({ placements: [{ cell: 4, digit: 4 }], eliminations: [{ cell: 4, digit: 3 }] });
    expect([judged(4, 4, true, [false_]), judged(4, 3, false, [false_])]).toEqual(['wrong', 'wrong']);
  });
});

describe('an answer for another reason', () => {
  const answer = { cell: 4, digit: 3, isEntered: true };
  const entering = { placements: [{ cell: 4, digit: 3 }] };
  const easy = stepOf({ ...entering, technique: 'easy' });
  const hard = stepOf({ ...entering, technique: 'hard' });
  const striking3 = stepOf({ eliminations: [{ cell: 4, digit: 3 }], technique: 'easy' });
  const judgedBy = (steps: LogicStep[]) =>
    judgeOtherwise({ kind: 'unfounded', answer }, steps, (technique) => technique === 'easy');

  it('is named by its easiest technique, with a remark if it is easier than the practised one', () => {
    expect(judgedBy([striking3, easy, hard])).toEqual({ kind: 'easier', answer, step: easy });
    expect(judgedBy([striking3, hard])).toEqual({ kind: 'otherwise', answer, step: hard });
    expect(judgedBy([striking3])).toEqual({ kind: 'unfounded', answer });
  });

  it('is looked for only where it is true, and not given by the technique', () => {
    for (const kind of ['wrong', 'unfounded'] as const) {
      const before = kind === 'wrong' ? ({ kind, answer } as const) : ({ kind: 'right', answer, step: hard } as const);
      expect(judgeOtherwise(before, [easy], () => true)).toBe(before);
    }
  });
});

describe('an exercise', () => {
  let found: string[];
  let app: FakeLogicApp;
  let practice: Practice;
  const before = Uint8Array.from('1000000000000000', Number);

  function open(steps: LogicStep[]): void {
    app.all = steps;
    app.solve.mockResolvedValue(outcome('unique', solution));
    const needs = app.needs as unknown as PracticeNeeds;
    const onRight = (id: string): void => void found.push(id);
    const position = { puzzle, entries: noEntries(puzzle), from: '' };
    practice = makePractice({ technique, position }, { ...needs, onRight });
  }
  beforeEach(() => {
    found = [];
    app = fakeLogicApp({ shape, givens: before });
  });
  afterEach(() => practice.end());

  it('answers each digit, takes a wrong one back, and leaves the puzzle of the player alone', async () => {
    open([placing]);
    await settle();
    const own = app.play.position.value;
    practice.play.type([4], 1);
    await settle();
    expect(practice.answered.value?.kind).toBe('clash');
    practice.takeBack();
    expect([practice.answered.value, practice.play.grid.value[4]]).toEqual([null, 0]);
    practice.play.type([2], 3);
    await settle();
    expect(practice.answered.value).toMatchObject({ kind: 'right', step: placing });
    expect(found).toEqual(['hidden-single']);
    expect([app.play.position.value === own, app.play.canUndo.value]).toEqual([true, false]);
    expect([app.sittings.sitting.value.hints, practice.sittings.isTimed.value]).toEqual([0, false]);
  });

  it('about candidates begins with all of them noted, and takes a removed one for an answer', async () => {
    open([striking]);
    await settle();
    expect([hasAny(practice.play.entries.value.notes), practice.play.mode.value]).toEqual([true, 'notes']);
    expect([practice.play.canUndo.value, practice.answered.value]).toEqual([false, null]);
    expect(hasNote(practice.play.entries.value.notes, 4, 4)).toBe(true);
    practice.play.mark('notes', [4], 4);
    await settle();
    expect(practice.answered.value?.kind).toBe('right');
  });

  it('takes no colour, no added note and no undo for an answer, nor a note that an entry removes', async () => {
    open([placing]);
    await settle();
    practice.play.mark('notes', [4], 3);
    practice.play.mark('colours', [4], 1);
    practice.play.undo();
    await settle();
    expect(practice.answered.value).toBeNull();
    const { entries } = practice.play;
    practice.play.fillNotes();
    const [noted] = [entries.value];
    practice.play.type([2], 3);
    expect(answersOf(geometry, noted, entries.value)).toEqual([{ cell: 2, digit: 3, isEntered: true }]);
  });

  it('counts each board once, and none on which a hint helped', async () => {
    open([placing]);
    await settle();
    const enter = async (): Promise<void> => {
      practice.play.type([2], 3);
      await settle();
      expect(practice.answered.value?.kind).toBe('right');
    };
    await enter();
    practice.takeBack();
    await enter();
    expect(found).toEqual(['hidden-single']);
    practice.another();
    await settle();
    practice.hints.open(placing);
    await settle();
    practice.play.type([practice.play.grid.value.indexOf(0)], 1);
    await settle();
    expect(found).toEqual(['hidden-single']);
  });

  it('calls the step of a hint by its name, and not right', async () => {
    open([placing]);
    await settle();
    app.needs.app.settings.hintStage.value = 1;
    app.next = [placing];
    practice.hints.ask();
    await settle();
    practice.play.type([2], 3);
    await settle();
    expect(practice.answered.value).not.toHaveProperty('isTold');
    practice.takeBack();
    practice.hints.open(placing);
    practice.hints.apply();
    await settle();
    expect(practice.answered.value).toMatchObject({ kind: 'right', isTold: true });
    expect(answeredWords(practice.answered.value!, practice)).toMatch(/^The step of the hint: /u);
    expect(found).toEqual([]);
  });

  it('is left without a step once it is done, and the hint names the technique that has none', async () => {
    open([placing]);
    await settle();
    practice.hints.ask();
    await settle();
    expect(practice.hints.finding.value).toMatchObject({ kind: 'stuck', technique: { id: 'hidden-single' } });
    const { settings, view } = app.needs.app;
    expect(hintActions({ play: practice.play, settings, view }, practice.hints)).toEqual([]);
  });

  it('names the technique of an answer that is true for another reason', async () => {
    const other = stepOf({ placements: [{ cell: 4, digit: 3 }], technique: 'full-house' });
    open([placing]);
    await settle();
    const needs = app.needs as unknown as { client: { ask(request: LogicRequest): Promise<unknown> } };
    needs.client.ask = (request) => {
      if (request.kind === 'logicTechniques') return Promise.resolve([{ id: 'full-house' }, { id: 'hidden-single' }]);
      return Promise.resolve(request.kind === 'logicAll' && !request.question.only ? [other, placing] : [placing]);
    };
    practice.play.type([4], 3);
    await settle();
    expect(practice.answered.value).toMatchObject({ kind: 'easier', step: other });
    expect(found).toEqual([]);
  });

  it('shows a sentence if an answer cannot be checked', async () => {
    open([placing]);
    await settle();
    const needs = app.needs as unknown as { client: { ask(): Promise<never> } };
    needs.client.ask = () => Promise.reject(new Error('lost'));
    practice.play.type([4], 3);
    await settle();
    expect(practice.answered.value).toEqual({ kind: 'failed', reason: 'lost' });
  });

  it('lies on top of Play from its beginning to its end', () => {
    open([placing]);
    const { view } = app;
    view.show('logic');
    beginExercise({ view }, { technique, position: { puzzle, entries: noEntries(puzzle), from: '' } });
    expect([view.tab.value, view.top.value, exercise.value?.technique]).toEqual(['play', 'practice', technique]);
    endExercise({ view });
    expect([view.tab.value, view.top.value]).toEqual(['play', null]);
  });
});
