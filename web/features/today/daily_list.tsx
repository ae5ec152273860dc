// The puzzles of a day, each with its progress; a press brings one to the board. Making one can be stopped, and stops when
// the list is left.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as texts from '../../language/generated/today';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { SmallPicture } from '../../ui/small_picture';
import type { Arrival } from '../arrival/arrival_store';
import { takesOf } from '../make/wish_words';
import { Stair } from '../rating/grade';
import styles from './daily_list.module.css';
import { isSameDaily, slotOf } from './daily';
import { variantName } from './daily_recipe';
import { dailyName, DailyStateWords } from './daily_words';
import type { DailyEntry, Today } from './today_store';

function Row({ entry, isMaking, onOpen }: { entry: DailyEntry; isMaking: boolean; onOpen(): void }): JSX.Element {
  const { position, state, daily } = entry;
  const { day, series, grade } = daily;
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
          <b>{dailyName(daily)}</b>
          {series === 'classic' && <small class={styles.takes}>{say(takesOf(grade, false))}</small>}
          {series === 'variant' && <small>{say(variantName(day))}</small>}
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
          const { daily } = entry;
          const isMaking = opening !== null && isSameDaily(opening.daily, daily);
          return (
            <Row key={slotOf(daily)} entry={entry} isMaking={isMaking} onOpen={() => void today.open(daily, arrival)} />
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

/**
 * Reads the puzzles of days from the device when a view of them is shown, and whenever the page is seen again, since another
 * tab may have played on meanwhile. If they cannot be read, the view stays as it is.
 */
export function useLook(today: Today): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'hidden') void today.look().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today]);
}
