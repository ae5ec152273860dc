// The marks on the board for the part of a diagnosis that is shown. Pure.
import type { Geometry } from '../../grid/geometry';
import type { DiagnosisReport, ReportConflict } from '../../protocol/diagnosis';
import type { BoardMarks } from '../../state/board_marks';
import { candidateWords, cellOf, cellsOf, forcedUntil } from './cells';

/** The part of the report that the board shows. */
export type Shown =
  | { kind: 'overview' }
  /** A step of the chain. */
  | { kind: 'step'; index: number }
  | { kind: 'candidates' }
  | { kind: 'solution'; index: number; values: Uint8Array }
  /** Cells that a line of the report names. */
  | { kind: 'cells'; cells: readonly number[] };

/** `conflict`: digits that cannot stand together, with the chain that proves it. A part that the report lacks is shown as
 * the overview. */
export function shownMarks(
  geometry: Geometry,
  report: DiagnosisReport | null,
  conflict: ReportConflict | null,
  shown: Shown,
): BoardMarks | null {
  switch (shown.kind) {
    case 'step':
      return stepMarks(geometry, conflict, shown.index) ?? overviewMarks(geometry, conflict);
    case 'cells':
      return { touched: shown.cells };
    case 'solution':
      return { values: shown.values };
    case 'candidates':
      if (!report?.trueCandidates) return overviewMarks(geometry, conflict);
      return {
        candidates: candidateWords(report.trueCandidates),
        touched: report.sameInAll?.map(({ cell }) => cellOf(geometry, cell)) ?? [],
      };
    case 'overview':
      return overviewMarks(geometry, conflict);
  }
}

function stepMarks(geometry: Geometry, conflict: ReportConflict | null, index: number): BoardMarks | null {
  const step = conflict?.chain[index];
  if (!step) return null;
  const { chain } = conflict;
  return {
    ringed: cellsOf(geometry, step.because),
    [index === chain.length - 1 ? 'hatched' : 'touched']: cellsOf(geometry, step.cells),
    values: forcedUntil(geometry, chain.slice(0, index + 1)),
  };
}

function overviewMarks(geometry: Geometry, conflict: ReportConflict | null): BoardMarks | null {
  if (!conflict) return null;
  const { core, coreClues = [] } = conflict;
  const named = coreClues.flatMap(({ cells }) => cells);
  return {
    ringed: cellsOf(
      geometry,
      core.map(({ cell }) => cell),
    ),
    touched: cellsOf(geometry, named),
  };
}
