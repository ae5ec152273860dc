// What Logic asks the solver: techniques that assume one solution only where the givens have one.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Logic, type LogicNeeds, makeLogic } from '../../../web/features/logic/logic';
import { boxShape } from '../../../web/grid/puzzle';
import type { LogicQuestion, LogicRequest } from '../../../web/protocol/logic';
import type { SolveOutcome, SolveStatus } from '../../../web/protocol/messages';
import { makePlay } from '../../../web/state/play';
import type { PlayInternals } from '../../../web/state/play_store';
import { makeSettings } from '../../../web/state/settings';
import type { Verdict } from '../../../web/state/verdict_store';
import { makeView } from '../../../web/state/view';
import { settle } from './fake_display';

const outcome = (status: SolveStatus): SolveOutcome => ({ status, solution: null }) as unknown as SolveOutcome;

let play: PlayInternals;
let verdict: ReturnType<typeof signal<Verdict>>;
let logic: Logic;
let asked: LogicRequest[];
const solve = vi.fn<() => Promise<SolveOutcome>>();

/** The question asked last. */
function question(): LogicQuestion {
  const last = asked.at(-1)!;
  if (!('question' in last)) throw new Error('No question was asked.');
  return last.question;
}

const judge = (status: SolveStatus): void =>
  void (verdict.value = { kind: 'known', outcome: outcome(status), ofGivens: null });

beforeEach(() => {
  play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) });
  verdict = signal<Verdict>({ kind: 'waiting' });
  asked = [];
  solve.mockReset();
  const app = { play, verdict: { verdict }, view: makeView(), settings: makeSettings(), solve };
  const client = {
    ask(request: LogicRequest) {
      asked.push(request);
      return Promise.resolve(request.kind === 'logicPath' ? { steps: [], solved: false, cancelled: false } : null);
    },
  };
  logic = makeLogic({ app, client } as unknown as LogicNeeds);
});
afterEach(() => logic.end());

describe('techniques that assume one solution', () => {
  it('are asked for where the givens have one', () => {
    judge('unique');
    logic.hint();
    expect(question().hasOneSolution).toBe(true);
  });

  it('are not asked for where entries alone leave one solution of several', async () => {
    play.type([2], 3);
    solve.mockResolvedValue(outcome('several'));
    judge('unique');
    await settle();
    logic.hint();
    expect(question().hasOneSolution).toBe(false);
  });

  it('stay where entries come to a puzzle that had one', async () => {
    judge('unique');
    play.type([2], 3);
    verdict.value = { kind: 'waiting' };
    await settle();
    logic.hint();
    expect([question().hasOneSolution, solve.mock.calls.length]).toEqual([true, 0]);
  });
});
