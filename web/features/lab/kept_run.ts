// Reads a stored run of the Lab (keep.ts). Records may be damaged, in whole or in part:
// an unreadable trial is made again, and a run with an unreadable experiment is lost.
import { isPuzzle } from '../../kept/positions';
import { type Contender, type Experiment, trialCount, type Trial, type Trials } from './experiment';
import { faultWords } from './guest_words';

export const version = 2;

/** The state of the run: 'paused' may continue. */
export type KeptStatus = 'paused' | 'stopped' | 'finished';

export interface KeptExperiment {
  experiment: Experiment;
  trials: Trials;
  status: KeptStatus;
}

export interface LoadedExperiment extends KeptExperiment {
  /** The number of finished trials that are unreadable, as far as it is known: they are null again. */
  lost: number;
}

type Unread<Type> = { readonly [part in keyof Type]?: unknown };

const statuses: readonly unknown[] = ['paused', 'stopped', 'finished'] satisfies KeptStatus[];
const endings: readonly unknown[] = ['solved', 'none', 'capped', 'failed', 'wrong'] satisfies Trial['ending'][];

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0;

function isContender({ algorithm, name, label, knobs, guest }: Unread<Contender>): boolean {
  const areTexts = [algorithm, name, label, guest ?? ''].every(isText);
  return areTexts && Array.isArray(knobs) && knobs.every(isCount);
}

function isExperiment({ setName, puzzles, contenders, capSeconds }: Experiment): boolean {
  const areLists = Array.isArray(puzzles) && Array.isArray(contenders);
  return (
    areLists && isText(setName) && isAmount(capSeconds) && puzzles.every(isPuzzle) && contenders.every(isContender)
  );
}

/** The experiment of a record; null if it is damaged. */
function readExperiment(record: unknown): Experiment | null {
  try {
    const { version: written, experiment } = record as { version: number; experiment: Experiment };
    return written === version && isExperiment(experiment) ? experiment : null;
  } catch {
    // Damage may make the reader fail in any way.
    return null;
  }
}

/** Throws if it is not sound, or returns false. */
function isTrial(
  { ending, seconds, guesses, backtracks, fault }: Trial,
  { puzzles, contenders }: Experiment,
  at: number,
): boolean {
  if (!endings.includes(ending) || !isAmount(seconds)) return false;
  if (![guesses, backtracks].every((count) => count === null || isCount(count))) return false;
  if (fault === undefined) return true;
  const puzzle = puzzles[Math.floor(at / contenders.length)]!;
  const isWhole =
    !('grid' in fault) || (fault.grid instanceof Uint8Array && fault.grid.length === puzzle.givens.length);
  return isWhole && isText(faultWords(puzzle, fault, ''));
}

/** Null if nothing of it can be read. */
export function readRun(kept: unknown, made: unknown): LoadedExperiment | null {
  const experiment = readExperiment(kept);
  if (!experiment) return null;
  const { trials: list, status } = (made ?? {}) as Unread<LoadedExperiment>;
  const all = trialCount(experiment);
  const isList = Array.isArray(list) && list.length === all;
  let lost = isList ? 0 : all;
  const trials = Array.from({ length: all }, (_, at): Trial | null => {
    const trial = isList ? (list[at] as Trial | null) : null;
    if (trial === null) return null;
    try {
      if (isTrial(trial, experiment, at)) return trial;
    } catch {
      // As above.
    }
    lost += 1;
    return null;
  });
  const isSound = lost === 0 && statuses.includes(status);
  // A run with trials to make continues from here; a damaged word is replaced.
  const found = trials.includes(null) ? 'paused' : 'finished';
  return { experiment, trials, status: isSound ? (status as KeptStatus) : found, lost };
}
