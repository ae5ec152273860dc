// Logic's questions to the solver: techniques that assume one solution only if the givens have one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LogicDesk, makeDesk } from '../../../../../web/features/logic/logic_desk';
import { boxShape } from '../../../../../web/grid/puzzle';
import type { LogicQuestion } from '../../../../../web/protocol/logic';
import { settle } from '../../fakes/display';
import { type FakeLogicApp, fakeLogicApp, outcome } from './app';

const solution = Uint8Array.from('1234341221434321', Number);

let app: FakeLogicApp;
let desk: LogicDesk;

/** The question asked last. */
async function question(): Promise<LogicQuestion> {
  desk.hints.ask();
  await settle();
  const last = app.asked.at(-1)!;
  if (!('question' in last)) throw new Error('No question was asked.');
  return last.question;
}

beforeEach(() => {
  app = fakeLogicApp({ shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) });
  desk = makeDesk(app.needs);
});
afterEach(() => desk.end());

describe('techniques that assume one solution', () => {
  it('are asked for if the givens have one solution', async () => {
    app.judge('unique', solution);
    expect((await question()).hasOneSolution).toBe(true);
  });

  it('are not asked for where entries alone leave one solution of several', async () => {
    app.play.type([2], 3);
    app.solve.mockResolvedValue(outcome('several'));
    app.judge('unique', solution);
    await settle();
    expect((await question()).hasOneSolution).toBe(false);
  });

  it('stay where entries come to a puzzle that had one', async () => {
    app.judge('unique', solution);
    app.play.type([2], 3);
    app.verdict.verdict.value = { kind: 'waiting' };
    expect([(await question()).hasOneSolution, app.solve.mock.calls.length]).toEqual([true, 0]);
  });

  it('are asked for as soon as the solver knows, before the verdict comes', async () => {
    app.solve.mockResolvedValue(outcome('unique', solution));
    expect((await question()).hasOneSolution).toBe(true);
  });
});
