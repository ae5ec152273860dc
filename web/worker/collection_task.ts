// The lines of one block: those of 9x9 puzzles many at a time, all others one by one.
import type { CollectionModule, LineSolver } from '../../wasm/solver_module';
import { type CollectionBlock, type CollectionRequest, lineStatus } from '../protocol/collection';
import { type Columns, GrowingColumns, type Row } from '../protocol/columns';
import { fingerprint } from '../protocol/fingerprint';
import type { SolveOutcome } from '../protocol/messages';
import type { ReadOptions } from '../protocol/sheets';
import type { Job } from './job';
import { endOfLine, readLines } from './line_block';
import { bytesOf } from './puzzle_bytes';
import { SliceBudget, yieldToMessages } from './slices';
import { solve } from './solve_task';

const slice_ms = 40;
/** Some 400 puzzles: enough for the clock to tell how many fit in a slice. */
const firstBytes = 1 << 15;
/** What one puzzle of another size may take before it counts as not known. */
const mostSeconds = 5;
/** Further ones would say no more than these do. */
const mostProblems = 100;
/** As the module says of a line that is no 9x9 puzzle. */
const otherLine = 5;
const guessAll: ReadOptions = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };

/** A row of a line that is none. */
const noPuzzle: Omit<Row, 'line' | 'offset'> = {
  ...{ status: lineStatus.bad, givens: 0, guesses: 0, solutions: 0, givenUp: 0 },
  ...{ printLow: 0, printHigh: 0 },
};

/** What the module found in a text of `bytes` that begins at `from` in the file and at line `line` of the block. */
interface Found {
  bytes: Uint8Array;
  lines: number;
  rows: Columns;
  texts: string[];
}

function solveLines(solver: LineSolver, bytes: Uint8Array, from: number, line: number): Found {
  solver.room(bytes.length).set(bytes);
  const lines = solver.solve();
  const lineNumbers = solver.line();
  const offsets = solver.offset();
  const count = offsets.length;
  const rows: Columns = {
    line: lineNumbers,
    offset: new Float64Array(count),
    status: solver.status(),
    givens: new Uint16Array(solver.givens()),
    guesses: solver.guesses(),
    solutions: solver.solutions(),
    givenUp: new Uint8Array(count),
    printLow: new Uint32Array(count),
    printHigh: new Uint32Array(count),
  };
  for (let row = 0; row < count; ++row) {
    lineNumbers[row] = lineNumbers[row]! + line;
    rows.offset[row] = offsets[row]! + from;
  }
  return { bytes, lines, rows, texts: solver.text().split('\n') };
}

const statusOf = ({ status, solutions }: SolveOutcome): number => {
  if (status === 'unfinished') return solutions > 1 ? lineStatus.several : lineStatus.unknown;
  if (status === 'stuck') return lineStatus.unknown;
  return lineStatus[status === 'unique' || status === 'solved' ? 'one' : status];
};

/** A block while it is worked on. */
class BlockWork {
  private readonly rows = new GrowingColumns();
  private readonly texts: string[] = [];
  private readonly problems: CollectionBlock['problems'] = [];
  private lines = 0;

  constructor(
    private readonly module: CollectionModule,
    private readonly request: CollectionRequest,
    private readonly job: Job,
  ) {}

  async run(): Promise<CollectionBlock> {
    const { file, start, end, limit, wantSolutions } = this.request;
    const { bytes, from } = await readLines(file, start, end);
    const budget = new SliceBudget(slice_ms, firstBytes);
    const solver = new this.module.LineSolver(limit, wantSolutions);
    try {
      for (let at = 0; at < bytes.length && !this.job.cancelled;) {
        const sliceEnd = endOfLine(bytes, Math.min(bytes.length, at + budget.begin()) - 1);
        const found = solveLines(solver, bytes.subarray(at, sliceEnd), from + at, this.lines);
        budget.end(found.bytes.length);
        await this.take(found, from + at);
        this.lines += found.lines;
        at = sliceEnd;
        // A block may take a minute on a slow device: a sign of life, or the page takes the worker for lost.
        this.job.progress({ solutions: 0, steps: this.lines, seconds: 0 });
        await yieldToMessages();
      }
    } finally {
      solver.delete();
    }
    const text = wantSolutions ? this.texts.map((line) => `${line}\n`).join('') : '';
    return {
      lines: this.lines,
      rows: this.rows.packed(),
      problems: this.problems,
      text,
      cancelled: this.job.cancelled,
    };
  }

  /** Takes in what was found, and solves what is of another size. */
  private async take({ bytes, rows, texts }: Found, from: number): Promise<void> {
    const count = rows.line.length;
    const { wantSolutions } = this.request;
    for (let row = 0; row < count && !this.job.cancelled;) {
      const next = rows.status.indexOf(otherLine, row);
      const end = next < 0 ? count : next;
      this.rows.addAll(cut(rows, row, end));
      if (wantSolutions) this.texts.push(...texts.slice(row, end));
      row = end;
      if (next < 0) continue;
      const offset = rows.offset[next]!;
      const start = offset - from;
      const text = new TextDecoder().decode(bytes.subarray(start, endOfLine(bytes, start))).trim();
      await this.solveOther(text, rows.line[next]!, offset);
      ++row;
    }
  }

  /** A puzzle of another size, or a line that is none. */
  private async solveOther(text: string, line: number, offset: number): Promise<void> {
    const row: Row = { ...noPuzzle, line, offset };
    const read = this.module.readPuzzle(text, guessAll);
    let solutionText = '';
    if (read.ok) {
      const { puzzle } = read;
      const { limit, wantSolutions } = this.request;
      const request = { kind: 'solve', puzzle, algorithm: '', limit, maxSeconds: mostSeconds } as const;
      const outcome = await solve(this.module, request, this.job);
      row.givens = puzzle.givens.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
      row.status = statusOf(outcome);
      [row.printLow, row.printHigh] = fingerprint(puzzle.givens);
      row.givenUp = outcome.status === 'unfinished' ? 1 : 0;
      ({ guesses: row.guesses, solutions: row.solutions } = outcome);
      if (outcome.solution && wantSolutions) {
        solutionText = this.module.writePuzzle(bytesOf({ ...puzzle, givens: outcome.solution }), 'line');
      }
    } else if (this.problems.length < mostProblems) {
      this.problems.push({ line, message: read.message });
    }
    this.rows.add(row);
    this.texts.push(solutionText);
  }
}

function cut(rows: Columns, first: number, end: number): Columns {
  const parts = Object.entries(rows).map(([name, column]) => [name, column.subarray(first, end)]);
  return Object.fromEntries(parts) as Columns;
}

export const solveBlock = (module: CollectionModule, request: CollectionRequest, job: Job): Promise<CollectionBlock> =>
  new BlockWork(module, request, job).run();
