// The parts of the page that logic needs, with a solver that answers as a test requires.
import { signal, type Signal } from '@preact/signals';
import { vi } from 'vitest';
import type { Puzzle } from '../../../../../web/grid/puzzle';
import type { DeskNeeds } from '../../../../../web/features/logic/logic_desk';
import type { LogicRequest, LogicStep } from '../../../../../web/protocol/logic';
import type { SolveOutcome, SolveStatus } from '../../../../../web/protocol/messages';
import { makePlay } from '../../../../../web/state/play';
import type { PlayInternals } from '../../../../../web/state/play_store';
import { makeSettings, type SettingsStore } from '../../../../../web/state/settings';
import { makeSittings, type SittingStore } from '../../../../../web/state/sitting';
import { makeStopwatch } from '../../../../../web/state/stopwatch';
import type { Verdict } from '../../../../../web/state/verdict_store';
import { makeView, type ViewStore } from '../../../../../web/state/view';

export const outcome = (status: SolveStatus, solution: Uint8Array | null = null): SolveOutcome =>
  ({ status, solution, solutions: status === 'none' ? 0 : 1 }) as unknown as SolveOutcome;

/** A step in which only the given parts matter. */
export function stepOf(part: Partial<LogicStep>): LogicStep {
  return {
    ...{ technique: 'hidden-single', name: [0], grade: 0, isUsual: true, seTenths: 12, hodokuScore: 4 },
    ...{ placements: [], eliminations: [], houses: [], cells: [], links: [], blockers: [] },
    ...{ notation: '', sentence: [0], nudge: [0], question: [0], look: [] },
    ...part,
  };
}

export interface FakeLogicApp {
  readonly play: PlayInternals;
  readonly view: ViewStore;
  readonly settings: SettingsStore;
  readonly sittings: SittingStore;
  readonly verdict: { readonly verdict: Signal<Verdict> };
  readonly solve: ReturnType<typeof vi.fn<() => Promise<SolveOutcome>>>;
  readonly asked: LogicRequest[];
  /** The steps that it finds, in turn; after the last it finds none. */
  next: LogicStep[];
  all: LogicStep[];
  readonly needs: DeskNeeds;
  judge(status: SolveStatus, solution?: Uint8Array): void;
}

export function fakeLogicApp(puzzle: Puzzle): FakeLogicApp {
  const off = signal(false);
  const play = makePlay(puzzle);
  const view = makeView();
  const settings = makeSettings();
  const verdict = { verdict: signal<Verdict>({ kind: 'waiting' }) };
  const sittings = makeSittings({ play, stopwatch: makeStopwatch(), timer: off, isOpen: off, isPlayed: off });
  const solve = vi.fn<() => Promise<SolveOutcome>>();
  const asked: LogicRequest[] = [];
  const client = {
    ask(request: LogicRequest) {
      asked.push(request);
      if (request.kind === 'logicPath') return Promise.resolve({ steps: [], solved: false, cancelled: false });
      return Promise.resolve(request.kind === 'logicAll' ? fake.all : (fake.next.shift() ?? null));
    },
    end: () => undefined,
  };
  const fake: FakeLogicApp = {
    ...{ play, view, settings, sittings, verdict, solve, asked },
    next: [],
    all: [],
    needs: { app: { play, view, settings, sittings, verdict, solve }, client } as unknown as DeskNeeds,
    judge: (status, solution) =>
      void (verdict.verdict.value = { kind: 'known', outcome: outcome(status, solution ?? null), ofGivens: null }),
  };
  return fake;
}
