// The counters of runs side by side, one below the other. The name of a run has a line of its own: seven numbers need the
// whole width of a phone.
import type { JSX } from 'preact';
import type { RaceReadout } from './readout';
import { counterNames } from '../watch/counters';
import { shortWords } from '../../language/language';
import { raceCounters, racePace, racePaceAbout } from '../../language/generated/race';
import { say } from '../../language/say';
import styles from './race_table.module.css';
import { placeWords } from './race_words';

export function RaceTable({ readout, names }: { readout: RaceReadout; names: readonly string[] }): JSX.Element {
  return (
    <table class={styles.table}>
      <caption class="unseen">{say(raceCounters)}</caption>
      <thead>
        <tr>
          {counterNames.map(({ id, text }) => (
            <th key={id} scope="col">
              {say(text)}
            </th>
          ))}
          <th scope="col" title={say(racePaceAbout)}>
            {say(racePace)}
          </th>
        </tr>
      </thead>
      {readout.lanes.map(({ counters, pace, place }, index) => (
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" colSpan={counterNames.length + 1}>
              {names[index]} {place !== null && <b>{placeWords(place)}</b>}
            </th>
          </tr>
          <tr>
            {counterNames.map(({ id }) => (
              <td key={id}>{counters ? shortWords(counters[id]) : '–'}</td>
            ))}
            <td>{pace > 0 ? shortWords(pace) : '–'}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
