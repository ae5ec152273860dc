// The six puzzles of a day, each with its progress; a press brings one to the board. Making one can be stopped, and stops when
// the list is left.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as texts from '../../language/generated/today';
import { begun, say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { SmallPicture } from '../../ui/small_picture';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, Stair } from '../rating/grade';
import { takes } from '../rating/takes';
import styles from './daily_list.module.css';
import { DailyStateWords } from './daily_state';
import type { DailyEntry, Today } from './today_store';

function Row({ entry, isMaking, onOpen }: { entry: DailyEntry; isMaking: boolean; onOpen(): void }): JSX.Element {
  const { position, state, daily } = entry;
  const { grade } = daily;
  return (
    <li>
      <button type="button" aria-busy={isMaking || undefined} onClick={onOpen}>
        <span class={styles.picture}>
          {position ? (
            <SmallPicture position={position} />
          ) : (
            <span>
              <Stair grade={grade} />
            </span>
          )}
        </span>
        <span class={styles.words}>
          <b>{begun(gradeWord(grade))}</b>
          <small class={styles.takes}>{say(takes[grade]!)}</small>
          <small>{isMaking ? say(texts.dailyMaking) : <DailyStateWords state={state} />}</small>
        </span>
      </button>
    </li>
  );
}

interface Props {
  today: Today;
  arrival: Arrival;
  day: string;
}

export function DailyList({ today, arrival, day }: Props): JSX.Element {
  useEffect(() => today.stop, [today, day]);
  const opening = today.opening.value;
  const failure = today.failure.value;
  return (
    <>
      <ul class={styles.grades}>
        {today.entries(day).map((entry) => {
          const { grade } = entry.daily;
          const isMaking = opening !== null && opening.daily.grade === grade && opening.daily.day === day;
          return (
            <Row key={grade} entry={entry} isMaking={isMaking} onOpen={() => void today.open(entry.daily, arrival)} />
          );
        })}
      </ul>
      <div class={styles.foot}>
        <output class={styles.bad}>{failure && say(texts.dailyNotOpened, { reasonName: failure })}</output>
        {opening && (
          <Button look="outlined" icon={icons.stop} onClick={() => today.stop()}>
            {say(texts.dailyStop)}
          </Button>
        )}
      </div>
    </>
  );
}
