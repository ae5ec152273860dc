// The result of each contender in numbers, over all puzzles and over its best 90 %.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { trialsOf, type Experiment, type Trials } from './experiment';
import { summarizeTrials, type TimeSummary } from './statistics';
import { guestWrongColumn } from '../../language/generated/your_solvers';
import { numberWords } from '../../language/language';
import {
  labAboutNumbers,
  labAllPuzzles,
  labBacktracks,
  labBest90,
  labCouldNotSolve,
  labGuesses,
  labLowerQuartile,
  labMax,
  labMean,
  labMedian,
  labMin,
  labPuzzlesColumn,
  labResultsInNumbers,
  labSolvedColumn,
  labSolvedOf,
  labTheBest90,
  labUpperQuartile,
} from '../../language/generated/lab';
import { say } from '../../language/say';
import { DataTable } from './charts/data_table';
import styles from './lab_results.module.css';
import { timeWords } from '../../ui/time_words';

const timeColumns = [labMin, labLowerQuartile, labMedian, labUpperQuartile, labMean, labMax];

function timeCells(summary: TimeSummary | null, capSeconds: number): string[] {
  if (!summary) return timeColumns.map(() => '–');
  const { min, lowerQuartile, median, upperQuartile, mean, max, meanIsLowerBound } = summary;
  const meanWords = `${meanIsLowerBound ? '≥\u00a0' : ''}${timeWords(mean, capSeconds)}`;
  const [first, second, third, fourth] = [min, lowerQuartile, median, upperQuartile].map((seconds) =>
    timeWords(seconds, capSeconds),
  );
  return [first!, second!, third!, fourth!, meanWords, timeWords(max, capSeconds)];
}

const countCell = (count: number | null): string => (count === null ? '–' : numberWords(count));

export function SummaryTable({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element {
  const { contenders, capSeconds } = experiment;
  const results = useMemo(
    () =>
      contenders.map(({ name }, index) => {
        const made = trialsOf(experiment, trials, index).map(({ trial }) => trial);
        return { name, ...summarizeTrials(made, capSeconds) };
      }),
    [experiment, trials],
  );
  // Only answers of solvers that somebody brought can be wrong.
  const hasGuests = contenders.some(({ guest }) => guest !== undefined);
  const failed = results.filter((result) => result.failed > 0);
  const timeNames = timeColumns.map((column) => say(column));
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="group" aria-label={say(labResultsInNumbers)}>
        <DataTable
          caption={say(labAllPuzzles)}
          columns={[
            say(labAllPuzzles),
            say(labSolvedColumn),
            ...(hasGuests ? [say(guestWrongColumn)] : []),
            ...timeNames,
            say(labGuesses),
            say(labBacktracks),
          ]}
          rows={results.map(({ name, done, tried, wrong, all, guesses, backtracks }) => [
            name,
            say(labSolvedOf, { doneCount: done, triedCount: tried }),
            ...(hasGuests ? [numberWords(wrong)] : []),
            ...timeCells(all, capSeconds),
            countCell(guesses),
            countCell(backtracks),
          ])}
        />
        <DataTable
          caption={say(labTheBest90)}
          columns={[say(labBest90), say(labPuzzlesColumn), ...timeNames]}
          rows={results.map(({ name, best90 }) => [
            name,
            numberWords(best90?.count ?? 0),
            ...timeCells(best90, capSeconds),
          ])}
        />
      </div>
      <p class={styles.note}>
        {say(labAboutNumbers)}
        {failed.map(({ name, failed: count }) => ` ${say(labCouldNotSolve, { algorithmName: name, count })}`)}
      </p>
    </>
  );
}
