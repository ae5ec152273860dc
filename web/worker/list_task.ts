// Converts a file of puzzles in another program's format into lines of a list, in slices.
import type { SolverModule } from '../../wasm/solver_module';
import { byteOrderMark, type ListRequest, type PuzzleList } from '../protocol/collection';
import { workerFileTooLarge } from '../language/generated/workers';
import { type Job, Refusal } from './job';
import { SliceBudget, yieldToMessages } from './slices';

const slice_ms = 40;
/** Puzzles in the first slice. */
const firstPuzzles = 64;
/** It is read as a whole: a few copies of it are in memory at once. */
const largest_bytes = 1 << 28;

type Column = 'line' | 'begin' | 'end';

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function listPuzzles(
  module: SolverModule,
  { file, division }: ListRequest,
  job: Job,
): Promise<PuzzleList> {
  if (file.size > largest_bytes) throw new Refusal({ text: workerFileTooLarge });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const skipped = byteOrderMark(bytes);
  const list = new module.SheetList(bytes.subarray(skipped), division);
  const texts: string[] = [];
  const columns: Record<Column, Uint32Array[]> = { line: [], begin: [], end: [] };
  const problems: PuzzleList['problems'] = [];
  const names: NonNullable<PuzzleList['names']> = [];
  const remarks: NonNullable<PuzzleList['remarks']> = [];
  let count = 0;
  try {
    const budget = new SliceBudget(slice_ms, firstPuzzles);
    for (let more = true; more && !job.cancelled;) {
      more = list.run(budget.begin());
      budget.end();
      texts.push(list.lines());
      problems.push(...list.problems().map((problem) => ({ ...problem, item: problem.item + count })));
      names.push(...list.names().map((named) => ({ ...named, item: named.item + count })));
      remarks.push(...list.remarks().map((remark) => ({ ...remark, item: remark.item + count })));
      columns.line.push(list.line());
      columns.begin.push(list.begin().map((at) => at + skipped));
      columns.end.push(list.end().map((at) => at + skipped));
      count += columns.line.at(-1)!.length;
      // Only as a sign of life.
      job.progress({ solutions: 0, steps: count, seconds: 0 });
      await yieldToMessages();
    }
    return {
      several: list.several(),
      text: texts.join(''),
      line: joined(columns.line),
      begin: joined(columns.begin),
      end: joined(columns.end),
      problems,
      names,
      remarks,
      cancelled: job.cancelled,
    };
  } finally {
    list.delete();
  }
}
