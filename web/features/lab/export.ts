// The results as text to save: CSV with a line a trial, for spreadsheets; JSON with the puzzles, for programs.
import { puzzleText } from '../../grid/puzzle_line';
import { csvField } from '../../ui/controls/save_file';
import { sideOf } from '../../grid/puzzle';
import { trialsOf, type Experiment, type Trial, type Trials } from './experiment';
import { summarizeTrials } from './statistics';

/** In the form of the command line. */
const secondsText = (seconds: number): string => seconds.toFixed(9);

/** The columns of `sudoscope bench --format csv`. */
const columns = ['puzzle', 'side', 'algorithm', 'ending', 'seconds', 'guesses', 'backtracks', 'givens'];

export function toCsv(experiment: Experiment, trials: Trials): string {
  const { contenders, puzzles } = experiment;
  const rows = trials.flatMap((trial, index) => {
    if (!trial) return [];
    const { label } = contenders[index % contenders.length]!;
    const number = Math.floor(index / contenders.length);
    const puzzle = puzzles[number]!;
    const { ending, seconds, guesses, backtracks } = trial;
    const side = sideOf(puzzle.shape);
    return [[number + 1, side, label, ending, secondsText(seconds), guesses, backtracks, puzzleText(puzzle)]];
  });
  return [columns, ...rows].map((row) => row.map(csvField).join(',') + '\r\n').join('');
}

/** A wrong answer is written in the same form as the puzzle. */
function trialOf(experiment: Experiment, puzzle: number, trial: Trial): object {
  const { fault } = trial;
  if (!fault || !('grid' in fault)) return { puzzle: puzzle + 1, ...trial };
  const { shape } = experiment.puzzles[puzzle]!;
  return { puzzle: puzzle + 1, ...trial, fault: { ...fault, grid: puzzleText({ shape, givens: fault.grid }) } };
}

/** Infinity, for puzzles unsolved within the cap, is null in JSON. */
export function toJson(experiment: Experiment, trials: Trials): string {
  const { setName, capSeconds, puzzles, contenders } = experiment;
  const results = contenders.map(({ label, name }, contender) => {
    const own = trialsOf(experiment, trials, contender);
    const summary = summarizeTrials(
      own.map(({ trial }) => trial),
      capSeconds,
    );
    return {
      algorithm: label,
      name,
      summary,
      trials: own.map(({ puzzle, trial }) => trialOf(experiment, puzzle, trial)),
    };
  });
  const quartiles = 'Hyndman and Fan, type 7';
  return JSON.stringify({ setName, capSeconds, quartiles, puzzles: puzzles.map(puzzleText), results }, null, 1);
}
