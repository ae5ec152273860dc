// The result of each contender in numbers, over all puzzles and over its best 90 %.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { trialsOf, type Experiment, type Trials } from './experiment';
import { summarizeTrials, type TimeSummary } from './statistics';
import { numberWords } from '../../ui/words';
import { DataTable } from './charts/data_table';
import styles from './lab_results.module.css';
import { timeWords } from '../../ui/time_words';

const timeColumns = ['min', 'lower quartile', 'median', 'upper quartile', 'mean', 'max'];

function timeCells(summary: TimeSummary | null, capSeconds: number): string[] {
  if (!summary) return timeColumns.map(() => '–');
  const { min, lowerQuartile, median, upperQuartile, mean, max, meanIsLowerBound } = summary;
  const meanWords = `${meanIsLowerBound ? '≥\u00a0' : ''}${timeWords(mean, capSeconds)}`;
  const [first, second, third, fourth] = [min, lowerQuartile, median, upperQuartile].map((seconds) =>
    timeWords(seconds, capSeconds),
  );
  return [first!, second!, third!, fourth!, meanWords, timeWords(max, capSeconds)];
}

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
  const failed = results.filter((result) => result.failed > 0);
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="group" aria-label="Results in numbers">
        <DataTable
          caption="All puzzles"
          columns={['All puzzles', 'solved', ...timeColumns, 'guesses', 'backtracks']}
          rows={results.map(({ name, done, tried, all, guesses, backtracks }) => [
            name,
            `${numberWords(done)} of ${numberWords(tried)}`,
            ...timeCells(all, capSeconds),
            numberWords(guesses),
            numberWords(backtracks),
          ])}
        />
        <DataTable
          caption="The best 90 %"
          columns={['Best 90 %', 'puzzles', ...timeColumns]}
          rows={results.map(({ name, best90 }) => [name, best90?.count ?? 0, ...timeCells(best90, capSeconds)])}
        />
      </div>
      <p class={styles.note}>
        Quartiles after Hyndman and Fan, type 7 (as in R and spreadsheets). A puzzle that was not solved in time ranks
        after all others; a mean counts it with the time limit and is then a lower bound. Best 90 % as in Longbons,
        Klinginsmith and Sánchez, 2013.
        {failed.map(({ name, failed: count }) => ` ${name} could not solve ${numberWords(count)} of the puzzles.`)}
      </p>
    </>
  );
}
