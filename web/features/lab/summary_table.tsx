// The result of each contender in numbers, over all puzzles and over its best 90 %.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { trialsOf, type Experiment, type Trials } from './experiment';
import { type ContenderSummary, puzzlesPerSecond, summarizeTrials, timesSlower, type TimeSummary } from './statistics';
import { guestWrongColumn } from '../../language/generated/your_solvers';
import { numberWords } from '../../language/language';
import {
  labAboutNumbers,
  labAllPuzzles,
  labBacktracks,
  labBest90,
  labCouldNotSolve,
  labFastest,
  labGuesses,
  labLowerQuartile,
  labMax,
  labMean,
  labMedian,
  labMin,
  labPuzzlesColumn,
  labPuzzlesPerSecond,
  labResultsInNumbers,
  labSolvedColumn,
  labSolvedOf,
  labTheBest90,
  labTimes,
  labTimesSlower,
  labUpperQuartile,
} from '../../language/generated/lab';
import { say } from '../../language/say';
import { DataTable } from './charts/data_table';
import styles from './lab_results.module.css';
import { timeWords } from '../../ui/time_words';

const timeColumns = [labMin, labLowerQuartile, labMedian, labUpperQuartile, labMean, labMax];

function timesOf(summary: TimeSummary | null): (number | null)[] {
  if (!summary) return timeColumns.map(() => null);
  const { min, lowerQuartile, median, upperQuartile, mean, max } = summary;
  return [min, lowerQuartile, median, upperQuartile, mean, max];
}

function timeCells(summary: TimeSummary | null, capSeconds: number): string[] {
  return timesOf(summary).map((seconds, at) => {
    if (seconds === null) return '–';
    const isBound = timeColumns[at] === labMean && summary!.meanIsLowerBound;
    return `${isBound ? '≥\u00a0' : ''}${timeWords(seconds, capSeconds)}`;
  });
}

const countCell = (count: number | null): string => (count === null ? '–' : numberWords(count));

/** Three digits, and the kind of bound. */
const roughly = (value: number, bound: string): string =>
  `${bound ? `${bound}\u00a0` : ''}${numberWords(Number(value.toPrecision(3)))}`;

function rateCell(all: TimeSummary | null): string {
  const rate = puzzlesPerSecond(all);
  return rate === null ? '–' : roughly(rate, all!.meanIsLowerBound ? '≤' : '');
}

function slowerCell(slower: number | null, all: TimeSummary | null): string {
  if (slower === null) return '–';
  return slower === 1 ? say(labFastest) : roughly(slower, all!.meanIsLowerBound ? '≥' : '');
}

interface Result extends ContenderSummary {
  name: string;
  isGuest: boolean;
  slower: number | null;
}

interface PartProps {
  results: readonly Result[];
  capSeconds: number;
}

function AllPuzzles({ results }: PartProps): JSX.Element {
  // Only answers of visitors' solvers can be wrong.
  const hasWrong = results.some(({ isGuest }) => isGuest);
  return (
    <DataTable
      caption={say(labAllPuzzles)}
      columns={[
        say(labAllPuzzles),
        say(labSolvedColumn),
        ...(hasWrong ? [say(guestWrongColumn)] : []),
        say(labPuzzlesPerSecond),
        say(labTimesSlower),
        say(labGuesses),
        say(labBacktracks),
      ]}
      rows={results.map(({ name, done, tried, wrong, all, slower, guesses, backtracks }) => [
        name,
        say(labSolvedOf, { doneCount: done, triedCount: tried }),
        ...(hasWrong ? [numberWords(wrong)] : []),
        rateCell(all),
        slowerCell(slower, all),
        countCell(guesses),
        countCell(backtracks),
      ])}
      values={results.map(({ name, done, wrong, all, slower, guesses, backtracks }) => [
        ...[name, done, ...(hasWrong ? [wrong] : []), puzzlesPerSecond(all)],
        ...[slower, guesses, backtracks],
      ])}
    />
  );
}

function Times({ results, capSeconds }: PartProps): JSX.Element {
  return (
    <DataTable
      caption={say(labTimes)}
      columns={[say(labTimes), ...timeColumns.map((column) => say(column))]}
      rows={results.map(({ name, all }) => [name, ...timeCells(all, capSeconds)])}
      values={results.map(({ name, all }) => [name, ...timesOf(all)])}
    />
  );
}

function Best90({ results, capSeconds }: PartProps): JSX.Element {
  return (
    <DataTable
      caption={say(labTheBest90)}
      columns={[say(labBest90), say(labPuzzlesColumn), ...timeColumns.map((column) => say(column))]}
      rows={results.map(({ name, best90 }) => [
        name,
        numberWords(best90?.count ?? 0),
        ...timeCells(best90, capSeconds),
      ])}
      values={results.map(({ name, best90 }) => [name, best90?.count ?? 0, ...timesOf(best90)])}
    />
  );
}

export function SummaryTable({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element {
  const { contenders, capSeconds } = experiment;
  const results = useMemo(() => {
    const summaries = contenders.map((_, index) =>
      summarizeTrials(
        trialsOf(experiment, trials, index).map(({ trial }) => trial),
        capSeconds,
      ),
    );
    const slower = timesSlower(summaries.map(({ all }) => all));
    return contenders.map(({ name, guest }, index) => ({
      ...summaries[index]!,
      ...{ name, isGuest: guest !== undefined, slower: slower[index]! },
    }));
  }, [experiment, trials]);
  const failed = results.filter((result) => result.failed > 0);
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="group" aria-label={say(labResultsInNumbers)}>
        <AllPuzzles {...{ results, capSeconds }} />
        <Times {...{ results, capSeconds }} />
        <Best90 {...{ results, capSeconds }} />
      </div>
      <p class={styles.note}>
        {say(labAboutNumbers)}
        {failed.map(({ name, failed: count }) => ` ${say(labCouldNotSolve, { algorithmName: name, count })}`)}
      </p>
    </>
  );
}
