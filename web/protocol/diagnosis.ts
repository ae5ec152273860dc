// The faults of a puzzle, and facts about it besides its solution, as the solver
// writes them: json_of in solver/include/sudoscope/diagnose/diagnosis.hpp lists
// the keys. Cells are named "r3c4", digits are 1..side, 0 is blank.
import type { Puzzle } from '../grid/puzzle';
import type { Message } from '../language/text';

export interface DiagnoseRequest {
  kind: 'diagnose';
  puzzle: Puzzle;
  /** A value a cell, the entries in blank ones; empty = no entries. */
  entries: Uint8Array;
  /** Solutions to count. */
  most: number;
}

export interface NamedPlacement {
  cell: string;
  digit: number;
}

export interface NamedChange {
  cell: string;
  from: number;
  to: number;
}

/** A clue, such as a cage: "the killer cage of 12 in r1c1 and r1c2". */
export interface NamedClue {
  name: Message;
  cells: string[];
  /** Its place: the constraint, and the number of its entry there, from 0. */
  kind: string;
  entry: number;
}

export interface NamedRepair extends NamedChange {
  kind: 'change' | 'swap' | 'move' | 'remove';
  /** The other cell of a swap or a move. */
  with?: NamedChange;
}

export interface ReportStep {
  /** The technique, or the impossibility at the end. */
  kind: string;
  placements: NamedPlacement[];
  /** Candidates that cannot be there. */
  eliminations: NamedPlacement[];
  /** The cells of the step, and the cells from which it follows. */
  cells: string[];
  because: string[];
  sentence: Message;
}

/** Digits that cannot stand together, and the reason. */
export interface ReportConflict {
  core: NamedPlacement[];
  /** The clues that belong to it, if the puzzle has clues. */
  coreClues?: NamedClue[];
  coreMinimal: boolean;
  chain: ReportStep[];
}

/** Parts appear as soon as they are known. */
export interface DiagnosisReport extends Partial<ReportConflict> {
  status: 'unfinished' | 'none' | 'unique' | 'several';
  finished: boolean;
  stage: string;
  symmetry: Message[];
  entries?: ReportConflict & { wrong: NamedChange[] };
  repairs?: NamedRepair[];
  /** Other values of the clues in the core, the likeliest first. */
  clueRepairs?: (NamedClue & { from: number; to: number })[];
  solutions?: number;
  counted?: boolean;
  kept?: number;
  estimate?: { mean: number; standardError: number; probes: number; hits: number };
  /** By cell. */
  trueCandidates?: number[][];
  candidatesComplete?: boolean;
  /** In the form of trueCandidates, if all solutions are counted. */
  candidateCounts?: number[][];
  sameInAll?: NamedPlacement[];
  extraGivens?: NamedPlacement[];
  unavoidable?: string[][];
  redundant?: string[];
  redundantClues?: NamedClue[];
  /** Once finished; false: some more may be redundant. */
  redundantKnown?: boolean;
  minimal?: boolean | null;
  singles?: boolean;
}
