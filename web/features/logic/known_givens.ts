// The solution of the givens, if they have exactly one: entries and notes are compared with it before a step is shown.
// The verdict may provide it; if it has not come yet, or is about the grid with its entries, the solver is asked.
import { effect } from '@preact/signals';
import { hasEntries } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { SolveOutcome } from '../../protocol/messages';

export interface GivensVerdict {
  /** `unknown`: not found in time. */
  readonly status: 'unique' | 'several' | 'none' | 'unknown';
  /** Null unless there is exactly one. */
  readonly solution: Uint8Array | null;
}

export interface KnownGivens {
  /** The answer as far as it is known without a question to the solver; null = unknown. */
  peek(): GivensVerdict | null;
  find(): Promise<GivensVerdict>;
  /** True if the grid as it is can be completed; null = not found in time. */
  canFinish(): Promise<boolean | null>;
  end(): void;
}

/** A hint waits this long for the answer, and then continues without it. */
const maxSeconds = 3;

function knownBy({ status, solution }: SolveOutcome): GivensVerdict {
  if (status === 'unique') return { status, solution };
  return { status: status === 'several' || status === 'none' ? status : 'unknown', solution: null };
}

export function knowGivens({ play, verdict, solve }: HasPlay & HasVerdict & CanSolve): KnownGivens {
  let known: { readonly givens: Uint8Array; readonly told: GivensVerdict } | null = null;
  const remember = (outcome: SolveOutcome, givens: Uint8Array): GivensVerdict => {
    known = { givens, told: knownBy(outcome) };
    return known.told;
  };
  const peek = (): GivensVerdict | null => (known?.givens === play.puzzle.peek().givens ? known.told : null);
  const end = effect(() => {
    const now = verdict.verdict.value;
    if (now.kind !== 'known') return;
    const { outcome, ofGivens } = now;
    const told = ofGivens ?? (hasEntries(play.entries.peek().values) ? null : outcome);
    if (told && knownBy(told).status !== 'unknown') remember(told, play.puzzle.peek().givens);
  });
  return {
    peek,
    async find() {
      const puzzle = play.puzzle.peek();
      return peek() ?? remember(await solve(puzzle, maxSeconds, 2), puzzle.givens);
    },
    async canFinish() {
      const now = verdict.verdict.peek();
      const { shape } = play.puzzle.peek();
      const { status, solutions } =
        now.kind === 'known' ? now.outcome : await solve({ shape, givens: play.grid.peek() }, maxSeconds, 1);
      return status === 'none' ? false : solutions > 0 ? true : null;
    },
    end,
  };
}
