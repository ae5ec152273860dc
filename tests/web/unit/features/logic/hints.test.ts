// A hint on Play: reports before any step, the life of a step, the count, and the way to the card and back.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hintActions, mainOf } from '../../../../../web/features/logic/hint_actions';
import { type HintDoor, makeHintDoor, type HintPart } from '../../../../../web/features/logic/hint_door';
import { hintLayer } from '../../../../../web/features/logic/hint_picture';
import { type LogicDesk, makeDesk } from '../../../../../web/features/logic/logic_desk';
import { boxShape } from '../../../../../web/grid/puzzle';
import { cellFlag } from '../../../../../web/board/picture';
import { cloudsOver } from '../../../../../web/marks/clouds';
import { hasNote } from '../../../../../web/state/notes';
import { settle } from '../../fakes/display';
import { type FakeLogicApp, fakeLogicApp, outcome, stepOf } from './app';

const givens = Uint8Array.from('1204000000000021', Number);
const solution = Uint8Array.from('1234341221434321', Number);
const shape = boxShape(2, 2);
/** r1c3 is 3. */
const placing = stepOf({ placements: [{ cell: 2, digit: 3 }] });
/** 2 is in neither r2c3 nor r2c1. */
const striking = stepOf({
  technique: 'naked-pair',
  eliminations: [
    { cell: 4, digit: 4 },
    { cell: 5, digit: 3 },
  ],
});

let app: FakeLogicApp;
let desk: LogicDesk;
const kind = (): string => desk.hints.finding.value.kind;
const counted = (): number => app.sittings.sitting.value.hints;

beforeEach(() => {
  app = fakeLogicApp({ shape, givens });
  desk = makeDesk(app.needs);
  app.judge('unique', solution);
  app.next = [placing, striking];
});
afterEach(() => desk.end());

async function ask(): Promise<void> {
  desk.hints.ask();
  await settle();
}

describe('before any step', () => {
  it.each([
    ['an empty grid', { givens: new Uint8Array(16) }, 'empty'],
    ['a full grid without clashes', { givens: solution }, 'solved'],
  ])('%s is reported as that', async (_, { givens: itsGivens }, told) => {
    app.play.load({ shape, givens: itsGivens });
    await ask();
    expect([kind(), counted()]).toEqual([told, 0]);
  });

  it.each([
    ['unique', 'step'],
    ['none', 'noSolution'],
  ] as const)('the hint waits for the solver if the verdict has not come: %s', async (status, told) => {
    app.verdict.verdict.value = { kind: 'waiting' };
    app.play.load({ shape, givens: givens.slice() });
    app.solve.mockResolvedValue(outcome(status, status === 'unique' ? solution : null));
    await ask();
    expect(kind()).toBe(told);
  });

  it('a wrong entry is reported although its verdict has not come yet', async () => {
    app.play.type([2], 4);
    app.verdict.verdict.value = { kind: 'waiting' };
    await ask();
    expect(desk.hints.finding.value).toEqual({ kind: 'wrong', cells: [2] });
    desk.hints.hint();
    expect([desk.hints.showsWrong.value, app.play.grid.value[2]]).toEqual([true, 4]);
    expect(hintLayer(desk.hints).value(app.play.source.picture).flags[2]! & cellFlag.ringed).toBeTruthy();
    desk.hints.hint();
    expect([kind(), app.play.grid.value[2], counted()]).toEqual(['none', 0, 1]);
  });

  it('the buttons of a wrong entry keep their places, whichever is the main one', async () => {
    app.play.type([2], 4);
    await ask();
    const texts = (): string[] => hintActions(app.needs.app, desk.hints).map(({ text }) => text);
    const main = (): string | undefined => mainOf(hintActions(app.needs.app, desk.hints))?.text;
    expect([texts(), main()]).toEqual([['Show where', 'Remove it'], 'Show where']);
    desk.hints.showWrong(true);
    expect([texts(), main()]).toEqual([['Show where', 'Remove it'], 'Remove it']);
  });

  it('entries that lead several solutions to none are a dead end', async () => {
    app.play.load({ shape, givens: Uint8Array.from('1000000000000000', Number) });
    app.judge('several');
    app.play.type([1], 1);
    app.verdict.verdict.value = { kind: 'known', outcome: outcome('none'), ofGivens: outcome('several') };
    await ask();
    expect(kind()).toBe('deadEnd');
  });

  it('if no technique applies, the hint says whether several solutions are the reason', async () => {
    app.next = [];
    await ask();
    expect(desk.hints.finding.value).toEqual({ kind: 'stuck', areSeveral: false, isInFog: false, technique: null });
    app.play.load({ shape, givens: Uint8Array.from('1000000000000000', Number) });
    app.judge('several');
    await ask();
    expect(desk.hints.finding.value).toEqual({ kind: 'stuck', areSeveral: true, isInFog: false, technique: null });
  });

  it('a hint in fog follows from the clues in sight, and says so if they lead no further', async () => {
    const constraints = 'fogofwar=["R1C1"]\nkillercage=[{"cells":["R1C1","R1C2"]},{"cells":["R3C3","R4C3"]}]\n';
    app.play.load({ shape: { ...shape, constraints }, givens });
    app.play.cover.value = cloudsOver(Uint8Array.from({ length: 16 }, (_, cell) => (cell < 8 ? 0 : 1)));
    app.next = [];
    await ask();
    const request = app.asked.findLast((each) => each.kind === 'logicNext')!;
    expect(request.question.puzzle.shape.constraints).toBe(
      'fogofwar=["R1C1"]\nkillercage=[{"cells":["R1C1","R1C2"]}]\n',
    );
    expect([request.question.hasOneSolution, request.question.goesBeyond]).toEqual([false, false]);
    expect(desk.hints.finding.value).toMatchObject({ kind: 'stuck', isInFog: true });
  });
});

describe('a step that is shown', () => {
  it('is shown whole at once, or in as many stages as the player wishes', async () => {
    await ask();
    expect(desk.hints.stage.value).toBe(3);
    app.settings.hintStage.value = 1;
    app.play.type([2], 3);
    await ask();
    const stages = [1, 2, 3].map((stage) => {
      expect(desk.hints.stage.value).toBe(stage);
      desk.hints.hint();
      return kind();
    });
    expect(stages).toEqual(['step', 'step', 'none']);
  });

  it('stays while other digits, notes and colours are written, and disappears once it is carried out by hand', async () => {
    await ask();
    app.play.type([15], 1);
    app.play.type([4], 3);
    app.play.mark('notes', [6], 1);
    app.play.mark('colours', [2], 1);
    expect(kind()).toBe('step');
    app.play.type([2], 3);
    expect(kind()).toBe('none');
  });

  it('disappears with its grid: an entry that is removed, undone, or of another puzzle', async () => {
    app.play.type([4], 3);
    for (const change of [
      () => app.play.takeOut([4]),
      () => app.play.undo(),
      () => app.play.load({ shape, givens: givens.slice() }),
    ]) {
      app.next = [placing];
      app.judge('unique', solution);
      await ask();
      expect(kind()).toBe('step');
      change();
      expect(kind()).toBe('none');
      app.play.type([4], 3);
    }
  });

  it('shows only the eliminations that are left, if the notes are lists', async () => {
    app.next = [striking];
    app.play.fillNotes();
    await ask();
    expect(desk.hints.left.value!.eliminations).toHaveLength(2);
    app.play.mark('notes', [4], 4);
    expect(desk.hints.left.value!.eliminations).toEqual([{ cell: 5, digit: 3 }]);
    app.play.mark('notes', [5], 3);
    expect(kind()).toBe('none');
  });

  it('stays if the notes only mark a few places', async () => {
    app.next = [striking];
    // Its digit is 3.
    app.play.mark('notes', [4], 1);
    await ask();
    app.play.mark('notes', [6], 1);
    expect(kind()).toBe('step');
  });

  it('is done by the button: its digits are entered, and no hint is shown any more', async () => {
    await ask();
    desk.hints.hint();
    expect([kind(), app.play.grid.value[2], app.view.selected.value]).toEqual(['none', 3, 2]);
    await ask();
    desk.hints.hint();
    expect(kind()).toBe('none');
    const { notes } = app.play.entries.value;
    expect([hasNote(notes, 4, 4), hasNote(notes, 5, 3)]).toEqual([false, false]);
  });

  it('counts once however often it is shown, as does each other step', async () => {
    app.next = [placing, placing, striking];
    await ask();
    desk.hints.forget();
    await ask();
    expect(counted()).toBe(1);
    app.all = [placing, striking];
    desk.hints.another();
    await settle();
    expect(counted()).toBe(2);
    desk.hints.another();
    await settle();
    expect(counted()).toBe(2);
  });

  it('counts once although another puzzle was played meanwhile, and anew after a new start', async () => {
    const own = app.play.puzzleId.value;
    app.next = [placing, striking, placing, placing];
    await ask();
    const { position, history } = app.play;
    const [before, past] = [position.value, history.value];
    app.play.load({ shape, givens: givens.slice() });
    app.judge('unique', solution);
    await ask();
    expect([app.play.puzzleId.value === own, counted()]).toEqual([false, 1]);
    app.play.restore(before, past);
    app.judge('unique', solution);
    await ask();
    expect([app.play.puzzleId.value === own, counted()]).toEqual([true, 1]);
    app.sittings.change({ hints: 0 });
    desk.hints.forget();
    await ask();
    expect(counted()).toBe(1);
  });

  it('counts as help that digits are wrong, once for the same digits', async () => {
    app.play.type([2], 4);
    await ask();
    expect([kind(), counted()]).toEqual(['wrong', 1]);
    await ask();
    expect(counted()).toBe(1);
  });

  it('shows a sentence if another step is asked for and there is none', async () => {
    await ask();
    app.all = [placing];
    desk.hints.another();
    await settle();
    expect([desk.hints.isOnly.value, kind()]).toEqual([true, 'step']);
  });

  it('shows another conclusion although the same one follows from several patterns', async () => {
    await ask();
    app.all = [placing, { ...placing }, striking, { ...striking }];
    const shown: string[] = [];
    for (let press = 0; press < 3; ++press) {
      desk.hints.another();
      await settle();
      const found = desk.hints.finding.value;
      shown.push(found.kind === 'step' ? found.step.technique : found.kind);
    }
    expect([shown, desk.hints.isOnly.value]).toEqual([
      [striking.technique, placing.technique, striking.technique],
      false,
    ]);
  });

  it('is looked for again if the grid changes meanwhile', async () => {
    desk.hints.ask();
    app.play.type([15], 1);
    app.play.type([4], 3);
    await settle();
    expect([kind(), app.asked.filter((each) => each.kind === 'logicNext').length > 0]).toEqual(['step', true]);
  });
});

describe('the card', () => {
  let door: HintDoor;
  const isOpen = signal(false);
  let load: () => Promise<HintPart>;

  beforeEach(() => {
    isOpen.value = false;
    load = () =>
      Promise.resolve({ hints: desk.hints, layer: hintLayer(desk.hints), more: null } as unknown as HintPart);
    door = makeHintDoor({ isOpen, load: () => load() });
  });
  afterEach(() => door.end());

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      door.key(key);
      await settle();
    }
  };

  it('is there before the code that finds hints, shows a hint at one press, and does it at the second', async () => {
    door.key('h');
    expect([door.place.value, door.part.value]).toEqual(['card', null]);
    await settle();
    expect(kind()).toBe('step');
    await press('h');
    expect([door.place.value, app.play.grid.value[2]]).toEqual(['nothing', 3]);
    await press('h', 'Enter');
    expect([door.place.value, counted()]).toEqual(['nothing', 2]);
  });

  it('makes room for the pad with the drawing on the board, until the step is done or dismissed', async () => {
    const board = door.over(app.play.source);
    await press('h');
    door.toPad();
    expect([door.place.value, Boolean(board.picture.drawing)]).toEqual(['drawn', true]);
    await press('h');
    expect([door.place.value, kind(), counted()]).toEqual(['card', 'step', 1]);
    door.toPad();
    await press('Escape');
    expect([door.place.value, Boolean(board.picture.drawing), kind()]).toEqual(['nothing', false, 'none']);
    app.next = [placing];
    await press('h');
    door.toPad();
    app.play.mark('notes', [6], 1);
    expect(door.place.value).toBe('drawn');
    app.play.type([4], 3);
    app.play.type([2], 3);
    expect(door.place.value).toBe('nothing');
  });

  it('closes by Escape, and by Enter if there is nothing to do', async () => {
    await press('h', 'Escape');
    expect([door.place.value, kind()]).toEqual(['nothing', 'none']);
    app.play.load({ shape, givens: new Uint8Array(16) });
    await press('h');
    expect([door.place.value, kind()]).toEqual(['card', 'empty']);
    await press('Enter');
    expect(door.place.value).toBe('nothing');
  });

  it('leaves Escape and Enter to others while there is no hint', () => {
    expect([door.key('Escape'), door.key('Enter'), door.key('5')]).toEqual([false, false, false]);
  });

  it('does not draw a hint that is open in Logic, and shows it at once when it is asked for', async () => {
    const board = door.over(app.play.source);
    await ask();
    expect(board.picture.drawing ?? null).toBeNull();
    await press('h');
    expect([door.place.value, counted(), Boolean(board.picture.drawing)]).toEqual(['card', 1, true]);
  });

  it('shows why it is empty if it cannot be fetched, and tries again', async () => {
    const good = load;
    load = () => Promise.reject(new Error('offline'));
    await press('h');
    expect([door.place.value, door.hasFailed.value]).toEqual(['card', true]);
    load = good;
    await press('Enter');
    expect([door.hasFailed.value, kind()]).toEqual([false, 'step']);
  });

  it('stays closed if it was closed before the hint came', async () => {
    door.key('h');
    door.key('Escape');
    await settle();
    expect([door.place.value, kind(), counted()]).toEqual(['nothing', 'none', 0]);
  });
});
