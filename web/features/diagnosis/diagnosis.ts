// The diagnosis of the current grid: requested while its card is open, again after each change, and the
// part of it that the board shows. A newer question cancels an older one, and the older answer is ignored.
import { makeFailure, messageOf } from '../../language/failure';
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { DiagnosisReport, NamedRepair, ReportConflict } from '../../protocol/diagnosis';
import { makeLatest } from '../../base/latest';
import type { PlayStore } from '../../state/play_store';
import type { VerdictStore } from '../../state/verdict_store';
import { cellOf } from './cells';
import { type Shown, shownMarks } from './shown_marks';

/** Beyond this a count is no more useful than the estimate. */
const mostSolutions = 5_000_000;
/** A diagnosis that opens by itself, as for a link, ends after this time until the user wants more. */
const unasked_ms = 60_000;

export interface Diagnosis {
  readonly status: ReadonlySignal<'waiting' | 'running' | 'done' | 'stopped' | 'failed'>;
  readonly failure: ReadonlySignal<string>;
  readonly report: ReadonlySignal<DiagnosisReport | null>;
  readonly shown: ReadonlySignal<Shown>;
  /** The index of the solution that is shown or requested; -1 = none. */
  readonly sought: ReadonlySignal<number>;
  /** Digits that cannot stand together: among the entries, or else among the givens. */
  readonly conflict: ReadonlySignal<ReportConflict | null>;
  show(shown: Shown): void;
  /** Shows the solution with this index, if it is stored. */
  showSolution(index: number): Promise<void>;
  apply(repair: NamedRepair): void;
  /** Ends a long diagnosis; its results stay. */
  stop(): void;
  /** Starts again without a time limit; the results so far stay. */
  goOn(): void;
  /** Called when the card closes. */
  end(): void;
}

export interface DiagnosisNeeds {
  play: PlayStore;
  verdict: VerdictStore;
  client: SolverClient;
  giveBack(): void;
}

const overview: Shown = { kind: 'overview' };

function conflictIn(report: DiagnosisReport | null): ReportConflict | null {
  if (report?.entries) return report.entries;
  if (!report?.core || !report.chain) return null;
  const { core, coreClues = [], coreMinimal = false, chain } = report;
  return { core, coreClues, coreMinimal, chain };
}

export function makeDiagnosis({ play, verdict, client, giveBack }: DiagnosisNeeds): Diagnosis {
  const status = signal<'waiting' | 'running' | 'done' | 'stopped' | 'failed'>('waiting');
  const failure = makeFailure();
  const report = signal<DiagnosisReport | null>(null);
  const shown = signal<Shown>(overview);
  /** The solution that is shown, or will be. */
  const sought = signal(-1);
  const asking = makeLatest();
  const showing = makeLatest();

  const conflict = computed(() => conflictIn(report.value));

  /** With several solutions the entries narrow them down; otherwise
      the entries are compared with the givens' solution. */
  function question(): { puzzle: Puzzle; entries: Uint8Array } | null {
    const now = verdict.verdict.value;
    if (now.kind !== 'known') return null;
    const puzzle = play.puzzle.peek();
    if (now.outcome.status === 'several')
      return { puzzle: { ...puzzle, givens: play.grid.peek() }, entries: new Uint8Array() };
    return { puzzle, entries: play.entries.peek().values };
  }

  async function ask(wanted: { puzzle: Puzzle; entries: Uint8Array }, isUnasked: boolean): Promise<void> {
    const turn = asking.begin();
    const ending = isUnasked ? setTimeout(() => turn.isLast() && asking.stop(), unasked_ms) : undefined;
    const take = (found: DiagnosisReport | undefined): void => {
      if (turn.isLast() && found) report.value = found;
    };
    status.value = 'running';
    try {
      const found = await client.ask(
        { kind: 'diagnose', ...wanted, most: mostSolutions },
        { signal: turn.signal, onProgress: (progress) => take(progress.report) },
      );
      if (!turn.isLast()) return;
      batch(() => {
        take(found);
        status.value = found.finished ? 'done' : 'stopped';
      });
    } catch (error) {
      if (!turn.isLast()) return;
      failure.tell(() => messageOf(error));
      status.value = 'failed';
    } finally {
      clearTimeout(ending);
    }
  }

  function show(what: Shown): void {
    showing.drop();
    batch(() => {
      shown.value = what;
      sought.value = what.kind === 'solution' ? what.index : -1;
    });
  }

  const stopAsking = effect(() => {
    const wanted = question();
    untracked(() => {
      asking.drop();
      batch(() => {
        report.value = null;
        show(overview);
        status.value = 'waiting';
      });
      if (wanted) void ask(wanted, true);
    });
  });

  const stopMarking = effect(() => {
    const geometry = play.geometry.value;
    const now = report.value;
    const what = shown.value;
    const why = conflict.value;
    untracked(() => {
      // A picture of another size would not fit the board.
      if (now?.trueCandidates && now.trueCandidates.length !== geometry.cellCount) return;
      play.marks.value = shownMarks(geometry, now, why, what);
    });
  });

  return {
    status,
    failure: failure.words,
    report,
    shown,
    sought,
    conflict,
    show,
    async showSolution(index) {
      const { isLast } = showing.begin();
      sought.value = index;
      // The loss of a worker was reported when it was replaced.
      const values = await client.ask({ kind: 'diagnosed', index }).catch(() => null);
      if (isLast()) show(values ? { kind: 'solution', index, values } : shown.peek());
    },
    apply(repair) {
      const changes = repair.with ? [repair, repair.with] : [repair];
      play.mend(changes.map(({ cell, to }) => [cellOf(play.geometry.peek(), cell), to] as const));
    },
    stop: asking.stop,
    goOn() {
      const wanted = question();
      if (wanted) void ask(wanted, false);
    },
    end() {
      stopAsking();
      stopMarking();
      asking.drop();
      showing.drop();
      play.marks.value = null;
      giveBack();
    },
  };
}
