// The lines of one block: 9x9 puzzles many at a time, all others one by one.
import type { CollectionModule, LineSolver, SolverModule } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';
import { isPuzzleLine, puzzleInLine } from '../grid/puzzle_line';
import {
  type CollectionBlock,
  type CollectionReply,
  type CollectionRequest,
  lineStatus,
  fingerprint,
  puzzleFingerprint,
} from '../protocol/collection';
import { GrowingColumns, type Row } from '../protocol/columns';
import type { SolveOutcome } from '../protocol/messages';
import type { ReadOptions } from '../protocol/sheets';
import { type Job, bytesOf } from './job';
import { SliceBudget, yieldToMessages } from './slices';
import { solve } from './solve_task';

const slice_ms = 40;
/** Some 400 puzzles: enough to measure how many fit in a slice. */
const firstBytes = 1 << 15;
/** Time for one puzzle of another size before it counts as unknown. */
const mostSeconds = 5;
/** Further problems would add nothing. */
const mostProblems = 100;
/** The module's status for a line that is not a 9x9 puzzle. */
const otherLine = 5;
const guessAll: ReadOptions = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };

/** Rows of finished blocks: to fill the same memory again is much cheaper than to allocate more. */
const spareRows: GrowingColumns[] = [];

const statusOf = ({ status, solutions }: SolveOutcome): number => {
  if (status === 'unfinished') return solutions > 1 ? lineStatus.several : lineStatus.unknown;
  if (status === 'stuck') return lineStatus.unknown;
  return lineStatus[status === 'unique' || status === 'solved' ? 'one' : status];
};

/** The small module, which knows no clues, or the whole one. */
type BlockModule = CollectionModule & Partial<Pick<SolverModule, 'keepsRules'>>;

/** A block during work on it. */
class BlockWork {
  private readonly texts: string[] = [];
  private readonly problems: CollectionBlock['problems'] = [];
  private lines = 0;

  constructor(
    private readonly module: BlockModule,
    private readonly request: CollectionRequest,
    private readonly job: Job,
    private readonly rows: GrowingColumns,
  ) {}

  async run(): Promise<CollectionReply> {
    const { bytes, limit, wantSolutions } = this.request;
    const budget = new SliceBudget(slice_ms, firstBytes);
    const solver = new this.module.LineSolver(limit, wantSolutions);
    try {
      for (let at = 0; at < bytes.length && !this.job.cancelled;) {
        const end = endOfLine(bytes, Math.min(bytes.length, at + budget.begin()) - 1);
        const first = this.rows.count;
        this.solveLines(solver, at, end);
        budget.end(end - at);
        await this.solveOthers(first);
        at = end;
        // A block may take a minute on a slow device: without a sign of life the page takes the worker for lost.
        this.job.progress({ solutions: 0, steps: this.lines, seconds: 0 });
        await yieldToMessages();
      }
    } finally {
      solver.delete();
    }
    return {
      lines: this.lines,
      rows: this.rows.packed(),
      problems: this.problems,
      text: wantSolutions ? this.texts.map((line) => `${line}\n`).join('') : '',
      bytes,
      cancelled: this.job.cancelled,
    };
  }

  private solveLines(solver: LineSolver, at: number, end: number): void {
    const { bytes, from, wantSolutions } = this.request;
    solver.room(end - at).set(bytes.subarray(at, end));
    const lines = solver.solve();
    const line = solver.line();
    const found = {
      line,
      offset: solver.offset(),
      status: solver.status(),
      givens: solver.givens(),
      guesses: solver.guesses(),
      solutions: solver.solutions(),
    };
    this.rows.addAll(line.length, found, { line: this.lines, offset: from + at });
    this.lines += lines;
    if (wantSolutions) for (const text of solver.text().split('\n').slice(0, -1)) this.texts.push(text);
  }

  /** Solves puzzles of other sizes, of the rows from `first` on. */
  private async solveOthers(first: number): Promise<void> {
    const { rows } = this;
    for (let row = rows.find(otherLine, first); row >= 0 && !this.job.cancelled; row = rows.find(otherLine, row + 1)) {
      const { text, ...found } = await this.solveOther(rows.at(row));
      rows.change(row, found);
      if (this.request.wantSolutions) this.texts[row] = text;
    }
  }

  /** A puzzle of another size or with clues, or a line that is not a puzzle. */
  private async solveOther({ line, offset }: Row): Promise<Partial<Row> & { text: string }> {
    const { bytes, from, limit, wantSolutions } = this.request;
    const start = offset - from;
    const text = new TextDecoder().decode(bytes.subarray(start, endOfLine(bytes, start))).trim();
    const clued = isPuzzleLine(text) ? puzzleInLine(text) : null;
    const puzzle = clued?.puzzle ?? this.read(text, line);
    if (!puzzle) return { status: lineStatus.bad, text: '' };
    const request = { kind: 'solve', puzzle, algorithm: '', limit, maxSeconds: mostSeconds } as const;
    const outcome = await solve(this.module, request, this.job);
    const [printLow, printHigh] = clued ? puzzleFingerprint(puzzle) : fingerprint(puzzle.givens);
    const solution = wantSolutions && outcome.solution;
    const found = statusOf(outcome);
    // Fewer rules have more solutions, so that only their absence is certain.
    const isCertain = !clued || found === lineStatus.none || this.module.keepsRules?.(bytesOf(puzzle), '') === true;
    return {
      givens: puzzle.givens.reduce((count, value) => count + (value > 0 ? 1 : 0), 0),
      status: isCertain ? found : lineStatus.unknown,
      guesses: outcome.guesses,
      solutions: outcome.solutions,
      givenUp: outcome.status === 'unfinished' ? 1 : 0,
      ...{ printLow, printHigh },
      text: solution ? this.module.writePuzzle(bytesOf({ ...puzzle, givens: solution }), 'line') : '',
    };
  }

  /** Null if it is no puzzle, which is reported. */
  private read(text: string, line: number): Puzzle | null {
    const read = this.module.readPuzzle(text, guessAll);
    if (read.ok) return read.puzzle;
    if (this.problems.length < mostProblems) this.problems.push({ line, message: read.message });
    return null;
  }
}

export async function solveBlock(module: BlockModule, request: CollectionRequest, job: Job): Promise<CollectionReply> {
  const rows = spareRows.pop() ?? new GrowingColumns();
  try {
    return await new BlockWork(module, request, job, rows).run();
  } finally {
    rows.clear();
    spareRows.push(rows);
  }
}

const newline = 10;

/** The end of the line that contains byte `at`, its newline included. */
export function endOfLine(bytes: Uint8Array, at: number): number {
  const found = at >= bytes.length ? -1 : bytes.indexOf(newline, at);
  return found < 0 ? bytes.length : found + 1;
}
