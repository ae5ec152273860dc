// The results as text to take away: CSV with a line a trial, for spreadsheets; JSON with the puzzles, for programs.
import { sideOf, type Puzzle } from '../grid/puzzle';
import { trialsOf, type Experiment, type Trials } from './experiment';
import { summarizeTrials } from './statistics';

/** A character a cell up to 9x9, else numbers with spaces between. */
export function puzzleText({ shape, givens }: Puzzle): string {
  if (sideOf(shape) > 9) return Array.from(givens).join(' ');
  return Array.from(givens, (value) => value || '.').join('');
}

function quoted(field: string | number): string {
  const text = String(field);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** To the microsecond: the clock tells no more, and 0.0008 stays 0.0008. */
const roundedSeconds = (seconds: number): number => Number(seconds.toFixed(6));

const columns = ['puzzle', 'algorithm', 'knobs', 'ending', 'seconds', 'guesses', 'backtracks', 'givens'];

export function toCsv(experiment: Experiment, trials: Trials): string {
  const { contenders, puzzles } = experiment;
  const rows = trials.flatMap((trial, index) => {
    if (!trial) return [];
    const { algorithm, knobs } = contenders[index % contenders.length]!;
    const puzzle = Math.floor(index / contenders.length);
    const { ending, seconds, guesses, backtracks } = trial;
    const given = puzzleText(puzzles[puzzle]!);
    return [[puzzle + 1, algorithm, knobs.join('-'), ending, roundedSeconds(seconds), guesses, backtracks, given]];
  });
  return [columns, ...rows].map((row) => row.map(quoted).join(',') + '\r\n').join('');
}

/** Infinity, for what was not done within the cap, is null in JSON. */
export function toJson(experiment: Experiment, trials: Trials): string {
  const { setName, capSeconds, puzzles, contenders } = experiment;
  const results = contenders.map(({ algorithm, name, knobs }, contender) => {
    const own = trialsOf(experiment, trials, contender);
    const summary = summarizeTrials(
      own.map(({ trial }) => trial),
      capSeconds,
    );
    return {
      algorithm,
      name,
      knobs,
      summary,
      trials: own.map(({ puzzle, trial }) => ({ puzzle: puzzle + 1, ...trial })),
    };
  });
  const quartiles = 'Hyndman and Fan, type 7';
  return JSON.stringify({ setName, capSeconds, quartiles, puzzles: puzzles.map(puzzleText), results }, null, 1);
}
