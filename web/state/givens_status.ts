// The number of solutions of the givens, whatever is entered: the verdict is on the grid with its
// entries, which may leave one solution of several. The status stays known until the givens change.
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../base/latest';
import type { HasPlay } from './play_store';
import type { CanSolve, HasVerdict } from './verdict_store';

export type GivensStatus = 'unique' | 'several' | 'none';

export interface GivensJudge {
  /** Null until it is known. */
  readonly status: ReadonlySignal<GivensStatus | null>;
  end(): void;
}

const isStatus = (status: string): status is GivensStatus => ['unique', 'several', 'none'].includes(status);
const maxSeconds = 10;

export function judgeGivens({ play, verdict, solve }: HasPlay & HasVerdict & CanSolve): GivensJudge {
  const status = signal<GivensStatus | null>(null);
  const asking = makeLatest();
  const isEntered = (): boolean => play.entries.peek().values.some((value) => value > 0);

  async function ask(): Promise<void> {
    const turn = asking.begin();
    // After a failure it stays unknown, and the next verdict asks again.
    const outcome = await solve(play.puzzle.peek(), maxSeconds, 2).catch(() => null);
    if (turn.isLast() && outcome && isStatus(outcome.status)) status.value = outcome.status;
  }

  const stopForgetting = effect(() => {
    void play.puzzle.value;
    asking.drop();
    status.value = null;
  });
  const stopLearning = effect(() => {
    const now = verdict.verdict.value;
    if (now.kind !== 'known' || status.peek()) return;
    const { outcome, ofGivens } = now;
    // Entries can only remove solutions.
    const tells = ofGivens ?? (isEntered() && outcome.status !== 'several' ? null : outcome);
    if (tells && isStatus(tells.status)) status.value = tells.status;
    else if (outcome.status === 'unique') void ask();
  });
  return {
    status,
    end() {
      stopForgetting();
      stopLearning();
      asking.drop();
    },
  };
}
