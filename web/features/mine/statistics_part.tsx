// The statistics, as a table and a row of days. They stay on this device.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateOf } from '../../base/days';
import { language, numberWords } from '../../language/language';
import * as texts from '../../language/generated/mine';
import { begun, say } from '../../language/say';
import type { Finished } from '../../kept/finished_log';
import { Check } from '../../ui/controls/check';
import { icons } from '../../ui/icons';
import { clockWords } from '../../ui/play_words';
import { gradeWord, Stair } from '../rating/grade';
import { dailyRow, gradeRows } from './statistics';
import styles from './statistics_part.module.css';

const timeWords = (time: number | null): string => (time === null ? '–' : clockWords(Math.floor(time / 1000)));

function Week({ log }: { log: readonly Finished[] }): JSX.Element {
  const { streak, longest, week } = dailyRow(log, new Date());
  const { tag } = language.value;
  const told = [
    ...(streak > 0 ? [say(texts.daysInRow, { count: streak })] : []),
    ...(longest > 0 ? [say(texts.longestRow, { count: longest })] : []),
  ];
  return (
    <section class={styles.daily} aria-label={say(texts.dailyTitle)}>
      <h3>{say(texts.dailyTitle)}</h3>
      {told.length > 0 && <p>{begun(told.join(' · '))}</p>}
      <ol class={styles.week}>
        {week.map(({ day, isDone, isToCome }) => (
          <li key={day} data-done={isDone} data-to-come={isToCome}>
            <span aria-hidden="true">{dateOf(day).toLocaleDateString(tag, { weekday: 'short' })}</span>
            <i aria-hidden="true">{isDone && <icons.good />}</i>
            <span class="unseen">
              {say(isDone ? texts.dayDone : isToCome ? texts.dayToCome : texts.dayMissing, {
                name: dateOf(day).toLocaleDateString(tag, { weekday: 'long' }),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function StatisticsPart({ log }: { log: readonly Finished[] }): JSX.Element {
  const [isWithoutHints, setIsWithoutHints] = useState(false);
  const rows = gradeRows(log, isWithoutHints);
  return (
    <div class={styles.statistics}>
      <Week log={log} />
      {rows.length === 0 && <p class={styles.none}>{say(texts.nothingFinished)}</p>}
      {rows.length > 0 && (
        <>
          <table class={styles.table}>
            <caption class="unseen">{say(texts.statisticsTitle)}</caption>
            <thead>
              <tr>
                <th scope="col">{say(texts.difficultyColumn)}</th>
                <th scope="col">{say(texts.finishedColumn)}</th>
                <th scope="col">{say(texts.withoutHintsColumn)}</th>
                <th scope="col">{say(texts.bestColumn)}</th>
                <th scope="col">{say(texts.medianColumn)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ grade, count, withoutHints, best, median }) => (
                <tr key={grade}>
                  <th scope="row">
                    {grade !== null && <Stair grade={grade} />}{' '}
                    {grade === null ? say(texts.notRated) : begun(gradeWord(grade))}
                  </th>
                  <td>{numberWords(count)}</td>
                  <td>{numberWords(withoutHints)}</td>
                  <td>{timeWords(best)}</td>
                  <td>{timeWords(median)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Check label={say(texts.timesWithoutHints)} checked={isWithoutHints} onChange={setIsWithoutHints} />
        </>
      )}
    </div>
  );
}
