// The dialog Statistics: days in a row, a calendar that opens the puzzles of every past day, and the table of finished puzzles.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateOf } from '../../base/days';
import { messageOf } from '../../language/failure';
import { type Finished } from '../../kept/finished_log';
import { keptPuzzles } from '../../kept/kept_puzzles';
import type { HasKept } from '../../kept/kept_store';
import * as texts from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import type { HasSitting } from '../../state/sitting';
import type { Arrival } from '../arrival/arrival_store';
import { Calendar } from './calendar';
import { DailyList } from './daily_list';
import { longestRow } from './daily';
import styles from './statistics_content.module.css';
import { StatisticsPart } from './statistics_part';
import type { HasToday } from './today_store';
import { useLook } from './use_look';

function rowWords(streak: number, longest: number): string {
  if (longest === 0) return say(texts.noRowYet);
  const told = [
    ...(streak > 0 ? [say(texts.daysInRow, { count: streak })] : []),
    say(texts.longestRow, { count: longest }),
  ];
  return begun(told.join(' · '));
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
      <p>{rowWords(today.streak.value, longestRow(done))}</p>
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
