// The puzzles finished on this device, as a table: a row for each difficulty, for killers and for other variants.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { numberWords } from '../../language/language';
import * as texts from '../../language/generated/today';
import { begun, say } from '../../language/say';
import type { Finished } from '../../kept/finished_log';
import { Check } from '../../ui/controls/choice';
import { clockWords } from '../../ui/play_words';
import { gradeWord, Stair } from '../rating/grade';
import { seriesNames } from './daily_words';
import { gradeRows } from './statistics';
import styles from './statistics.module.css';

const timeWords = (time: number | null): string => (time === null ? '–' : clockWords(Math.floor(time / 1000)));

export function StatisticsPart({ log }: { log: readonly Finished[] }): JSX.Element {
  const [isWithoutHints, setIsWithoutHints] = useState(false);
  const rows = gradeRows(log, isWithoutHints);
  return (
    <div class={styles.statistics}>
      {rows.length === 0 && <p class={styles.none}>{say(texts.nothingFinished)}</p>}
      {rows.length > 0 && (
        <>
          <table class={styles.table}>
            <caption class="unseen">{say(texts.allFinished)}</caption>
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
              {rows.map(({ series, grade, count, withoutHints, best, median }) => (
                <tr key={`${series} ${grade}`}>
                  <th scope="row">
                    {grade !== null && <Stair grade={grade} />}{' '}
                    {series === 'classic'
                      ? grade === null
                        ? say(texts.notRated)
                        : begun(gradeWord(grade))
                      : say(seriesNames[series])}
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
