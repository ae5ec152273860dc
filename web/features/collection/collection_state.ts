// The state of the collection, and how each thing that happens changes it. Pure, but for the rows: they grow in place,
// since a list may have millions.
//
//   idle --open--> waiting --run--> running --> finished
//                                      `--cancel--> stopped        (the results until then stay)
//                                      `--> failed
//   idle --> restoring --> one of them, as it was stored
//
// Any of them may be followed by another file, or by none.
import type { Words } from '../../language/text';
import { type CollectionBlock, lineStatus } from '../../protocol/collection';
import type { Division } from '../../protocol/sheets';
import { collectionLeft } from '../../language/generated/collection';
import { say } from '../../language/say';
import type { CollectionStatus, RunProgress } from './collection_store';
import { damagedListWords, type KeptCollection, type KeptRun, lostWords } from './kept_records';
import { inFileOrder, type RowWish, wholeWish } from './order';
import type { RowsOfFile } from './row_reader';
import { countStatuses, makeRows, type Problem, type Rows } from './rows';
import { type Source, sourceFrom } from './source';

export interface CollectionState {
  status: CollectionStatus;
  name: string;
  /** Empty without a collection. */
  file: Blob;
  /** The division of the file; empty if it is unknown. */
  division: Division | '';
  /** The input of the workers; null until it is made. */
  source: Source | null;
  /** A new object after each change of the rows. */
  rows: { readonly now: Rows };
  /** Number of rows of each status. */
  counts: readonly number[];
  progress: RunProgress;
  problems: readonly Problem[];
  /** The failure of the run as a whole, or the damage found on the device; null if there is none. */
  failure: Words | null;
  limit: number;
  wish: RowWish;
  /** Maps each opened puzzle, by PlayStore.puzzleId, to its row. */
  opened: ReadonlyMap<number, number>;
}

type Ended = KeptRun['status'];

export type CollectionEvent =
  | { kind: 'open'; file: Blob; name: string; division: Division | '' }
  | { kind: 'forget' }
  | { kind: 'restore' }
  /** The device has been read; `damaged`: the names of the unreadable collections. */
  | { kind: 'restored'; kept: KeptCollection | null; damaged: readonly string[] }
  | { kind: 'run' }
  | { kind: 'prepared'; source: Source }
  /** The next rows; `share`: the part of the file up to their end. */
  | { kind: 'block'; block: CollectionBlock; share: number; seconds: number }
  | { kind: 'end'; status: Ended; failure: Words | null; seconds: number }
  | { kind: 'limit'; limit: number }
  | { kind: 'wish'; wish: RowWish }
  | { kind: 'opened'; puzzleId: number; row: number };

const mostProblems = 1000;

const noCounts = (): number[] => Object.values(lineStatus).map(() => 0);

/** A file of which nothing is known yet. */
function untouched(file: Blob) {
  return {
    ...{ file, source: null, rows: { now: makeRows() }, counts: noCounts(), problems: [], failure: null },
    ...{ progress: { bytes: 0, size: file.size, seconds: 0 }, opened: new Map<number, number>() },
  };
}

export function newCollection(): CollectionState {
  return { ...untouched(new Blob()), status: 'idle', name: '', division: '', limit: 2, wish: inFileOrder };
}

export function stepCollection(state: CollectionState, event: CollectionEvent): CollectionState {
  switch (event.kind) {
    case 'open': {
      const { file, name, division } = event;
      return { ...state, ...untouched(file), status: 'waiting', name, division, wish: inFileOrder };
    }
    case 'forget':
      return { ...state, ...untouched(new Blob()), status: 'idle' };
    case 'restore':
      return { ...state, status: 'restoring' };
    case 'restored':
      if (event.kept) return restored(state, event.kept, event.damaged);
      return { ...state, status: 'idle', failure: () => damagedListWords(event.damaged).join(' ') };
    case 'run': {
      const { file, source, opened } = state;
      return { ...state, ...untouched(file), source, opened, ...rowsOf(source), status: 'running' };
    }
    case 'prepared': {
      const { source } = event;
      const problems = (source.made?.problems ?? []).slice(0, mostProblems);
      return { ...state, source, ...rowsOf(source), problems };
    }
    case 'block':
      return grown(state, event.block, event.share, event.seconds);
    case 'end': {
      const { status, failure, seconds } = event;
      return { ...state, status, failure, progress: { ...state.progress, seconds } };
    }
    case 'limit':
      return { ...state, limit: event.limit };
    case 'wish':
      return { ...state, wish: event.wish };
    case 'opened':
      return { ...state, opened: new Map(state.opened).set(event.puzzleId, event.row) };
  }
}

function rowsOf(source: Source | null): Pick<CollectionState, 'rows'> {
  return { rows: { now: makeRows(source?.made?.line) } };
}

function grown(state: CollectionState, block: CollectionBlock, share: number, seconds: number): CollectionState {
  const { source, file } = state;
  const { now } = state.rows;
  // The problems of generated lines are known from their source.
  const fresh = source?.made ? [] : block.problems.slice(0, mostProblems - state.problems.length);
  const found = fresh.map(({ line, message }) => ({ line: now.lines + line + 1, message }));
  const counts = state.counts.slice();
  countStatuses(block.rows, counts);
  now.append(block);
  return {
    ...{ ...state, counts, rows: { now } },
    problems: found.length > 0 ? [...state.problems, ...found] : state.problems,
    progress: { bytes: share * file.size, size: file.size, seconds },
  };
}

function restored(state: CollectionState, kept: KeptCollection, damaged: readonly string[]): CollectionState {
  const { run, view, lost, file } = kept;
  const counts = noCounts();
  run?.rows.parts.forEach((part) => countStatuses(part, counts));
  function failure(): string {
    const found = run ? run.failure : lost.includes('run') ? '' : say(collectionLeft);
    return [...damagedListWords(damaged), found, ...lostWords(lost)].filter((words) => words !== '').join(' ');
  }
  return {
    ...{ ...state, status: run?.status ?? 'stopped', name: kept.name, file, failure, counts },
    source: run && sourceFrom(file, run.made),
    rows: { now: makeRows(run?.made?.line, run?.rows) },
    problems: run?.problems ?? [],
    limit: run?.limit ?? state.limit,
    progress: { bytes: run?.done ?? 0, size: file.size, seconds: run?.seconds ?? 0 },
    wish: view ? wholeWish(view.wish) : inFileOrder,
    opened: new Map(view?.opened ?? []),
  };
}

/** The results of a run in stored form. */
export function keptRun(state: CollectionState, status: Ended): KeptRun {
  const { failure, limit, problems, rows, source, progress } = state;
  return {
    ...{ status, failure: failure?.() ?? '', limit, problems },
    ...{ rows: rows.now.kept(), made: source?.made ?? null, done: progress.bytes, seconds: progress.seconds },
  };
}

/** The current file, which stays the same for its readers if another is opened meanwhile. */
export function openFile({ file, source, rows }: CollectionState): RowsOfFile {
  return { file, source, rows: rows.now };
}
