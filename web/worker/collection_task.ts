// The lines of one block: those of 9x9 puzzles many at a time, all others one by one.
import type { QuickModule } from '../../wasm/solver_module';
import { type CollectionBlock, type CollectionRequest, lineStatus } from '../protocol/collection';
import type { ReadOptions, SolveOutcome } from '../protocol/messages';
import type { Job } from './job';
import { endOfLine, readLines } from './line_block';
import { bytesOf } from './puzzle_bytes';
import { SliceBudget, yieldToMessages } from './slices';
import { solve } from './solve_task';

const slice_ms = 40;
/** What one puzzle may take before it counts as not known. */
const mostSeconds = 5;
/** Further ones would say no more than these do. */
const mostProblems = 100;
/** As the module says of a line that is no 9x9 puzzle: it may be one of another size. */
const otherLine = 5;
const guessAll: ReadOptions = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };

/** The rows of a block while it is worked on; how many is only known at its end. */
class BlockRows {
  private readonly rows = {
    line: [] as number[],
    offset: [] as number[],
    status: [] as number[],
    givens: [] as number[],
    guesses: [] as number[],
    solutions: [] as number[],
    seconds: [] as number[],
  };
  private readonly texts: string[] = [];
  private readonly problems: CollectionBlock['problems'] = [];
  lines = 0;

  add(row: Record<keyof BlockRows['rows'], number>, text: string): void {
    for (const name of Object.keys(this.rows) as (keyof BlockRows['rows'])[]) this.rows[name].push(row[name]);
    this.texts.push(text);
  }

  complain(line: number, message: string): void {
    if (this.problems.length < mostProblems) this.problems.push({ line, message });
  }

  block(wantSolutions: boolean, cancelled: boolean): CollectionBlock {
    const { line, offset, status, givens, guesses, solutions, seconds } = this.rows;
    return {
      lines: this.lines,
      line: Uint32Array.from(line),
      offset: Float64Array.from(offset),
      status: Uint8Array.from(status),
      givens: Uint16Array.from(givens),
      guesses: Float64Array.from(guesses),
      solutions: Float64Array.from(solutions),
      seconds: Float32Array.from(seconds),
      problems: this.problems,
      text: wantSolutions ? this.texts.map((text) => `${text}\n`).join('') : '',
      cancelled,
    };
  }
}

function statusOf({ status, solutions }: SolveOutcome): number {
  if (status === 'unfinished') return solutions > 1 ? lineStatus.several : lineStatus.unknown;
  return lineStatus[status === 'unique' || status === 'solved' ? 'one' : status];
}

export async function solveBlock(module: QuickModule, request: CollectionRequest, job: Job): Promise<CollectionBlock> {
  const { file, limit, wantSolutions } = request;
  const { bytes, from } = await readLines(file, request.start, request.end);
  const rows = new BlockRows();
  const budget = new SliceBudget(slice_ms);

  /** A puzzle of another size, or a line that is none. */
  async function solveOther(text: string, line: number, offset: number): Promise<void> {
    const row = { line, offset, givens: 0, guesses: 0, solutions: 0, seconds: 0 };
    const outcome = module.readPuzzle(text, guessAll);
    if (!outcome.ok) {
      rows.complain(line, outcome.message);
      rows.add({ ...row, status: lineStatus.bad }, '');
      return;
    }
    const { puzzle } = outcome;
    row.givens = puzzle.givens.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
    const silent: Job = {
      get cancelled() {
        return job.cancelled;
      },
      progress: () => undefined,
    };
    const solved = await solve(
      module,
      { kind: 'solve', puzzle, algorithm: '', limit, maxSeconds: mostSeconds },
      silent,
    );
    const { solution, guesses, solutions, seconds } = solved;
    const text_ = solution && wantSolutions ? module.writePuzzle(bytesOf({ ...puzzle, givens: solution }), 'line') : '';
    rows.add({ ...row, guesses, solutions, seconds, status: statusOf(solved) }, text_);
  }

  for (let at = 0; at < bytes.length && !job.cancelled;) {
    const end = endOfLine(bytes, Math.min(bytes.length, at + budget.begin()) - 1);
    const chunk = bytes.subarray(at, end);
    const began_ms = performance.now();
    const found = module.solveLines(chunk, limit, wantSolutions);
    budget.end(chunk.length);
    const seconds = (performance.now() - began_ms) / 1000;
    const texts = wantSolutions ? found.text.split('\n') : [];
    // Puzzles solved side by side: each has its share by the guesses that it took.
    const work = found.guesses.reduce((sum, guesses) => sum + guesses + 1, 0);
    for (let i = 0; i < found.status.length && !job.cancelled; ++i) {
      const line = rows.lines + found.line[i]!;
      const start = found.offset[i]!;
      if (found.status[i] === otherLine) {
        const text = new TextDecoder().decode(chunk.subarray(start, endOfLine(chunk, start))).trim();
        await solveOther(text, line, from + at + start);
        continue;
      }
      const guesses = found.guesses[i]!;
      rows.add(
        {
          line,
          offset: from + at + start,
          status: found.status[i]!,
          givens: found.givens[i]!,
          guesses,
          solutions: found.solutions[i]!,
          seconds: (seconds * (guesses + 1)) / work,
        },
        texts[i] ?? '',
      );
    }
    rows.lines += found.lines;
    at = end;
    await yieldToMessages();
  }
  return rows.block(wantSolutions, job.cancelled);
}
