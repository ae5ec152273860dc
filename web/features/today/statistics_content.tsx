// The dialog Statistics: days in a row, a calendar that opens the puzzles of every past day, and the table of finished puzzles.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HasKept } from '../../kept/stored_records';
import { messageOf } from '../../language/failure';
import { type Finished } from '../../kept/finished_log';
import { keptPuzzles } from '../../kept/kept_puzzles';
import * as texts from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import { dateOf } from '../../state/day';
import { allSeries } from '../../state/origin';
import type { HasSitting } from '../../state/sitting';
import type { Arrival } from '../arrival/arrival_store';
import { Calendar } from './calendar';
import { DailyList, useLook } from './daily_list';
import { seriesNames } from './daily_words';
import { daysInRow, longestRow, ofSeries } from './statistics';
import styles from './statistics.module.css';
import { StatisticsPart } from './statistics_part';
import type { DaysDone, HasToday } from './today_store';

/** Empty if there are none. */
function rowWords(days: DaysDone, today: string): string {
  const [streak, longest] = [daysInRow(days, today), longestRow(days)];
  if (longest === 0) return '';
  const told = [
    ...(streak > 0 ? [say(texts.daysInRow, { count: streak })] : []),
    say(texts.longestRow, { count: longest }),
  ];
  return told.join(' · ');
}

/** The days in a row with any puzzle, then of each series, if there is more than one. */
function Rows({ done, today }: { done: DaysDone; today: string }): JSX.Element {
  const rows = allSeries
    .map((series) => ({ series, words: rowWords(ofSeries(done, series), today) }))
    .filter(({ words }) => words !== '');
  return (
    <div>
      <p>{begun(rowWords(done, today) || say(texts.noRowYet))}</p>
      {(rows.length > 1 ? rows : []).map(({ series, words }) => (
        <p key={series} class={styles.row}>
          {say(texts.rowOfSeries, { seriesName: say(seriesNames[series]), rowName: words })}
        </p>
      ))}
    </div>
  );
}

export function StatisticsContent({
  app,
  arrival,
}: {
  app: HasToday & HasKept & HasSitting;
  arrival: Arrival;
}): JSX.Element {
  const { today } = app;
  const [log, setLog] = useState<readonly Finished[]>([]);
  const [damaged, setDamaged] = useState(0);
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today.day.value;
  useLook(today);
  useEffect(() => {
    const kept = keptPuzzles(app);
    Promise.all([kept.finished(), kept.damagedLines()]).then(
      ([finished, lines]) => {
        setLog(finished);
        setDamaged(lines);
      },
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [app]);

  const done = today.daysDone.value;
  return (
    <div class={styles.statistics}>
      <Rows done={done} today={today.day.value} />
      <Calendar
        today={today.day.value}
        chosen={day}
        done={done}
        onChoose={(each) => setChosen(each === today.day.peek() ? null : each)}
      />
      <section aria-label={say(texts.puzzlesOf, { name: dateWords(dateOf(day)) })} class={styles.day}>
        <h3>{say(texts.puzzlesOf, { name: dateWords(dateOf(day)) })}</h3>
        <DailyList today={today} arrival={arrival} day={day} />
      </section>
      <h3>{say(texts.allFinished)}</h3>
      {failure && <p role="alert">{say(texts.logNotRead, { reasonName: failure })}</p>}
      {damaged > 0 && <p role="alert">{say(texts.linesDamaged, { count: damaged })}</p>}
      <StatisticsPart log={log} />
    </div>
  );
}
