// Beside the puzzle's name: today's puzzles while none of them was begun, and the days in a row, which lead to the statistics
// and the calendar.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../../base/later';
import type { HasPlay } from '../../state/play_store';
import { statisticsTitle } from '../../language/generated/app';
import { daysInRow, todaysPuzzles, todayTab } from '../../language/generated/today';
import { say } from '../../language/say';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/icons';
import type { Arrival } from '../arrival/arrival_store';
import type { HasToday } from './today_store';

const flame = (): JSX.Element => (
  <Icon>
    <path d="M9 2.5c.6 3 4.3 4.6 4.3 8.4A4.3 4.3 0 0 1 9 15.5a4.3 4.3 0 0 1-4.3-4.6c0-1.7 1-2.8 1.9-3.7.3 1.2.9 1.9 1.6 2.2C8 7.3 7.9 4.8 9 2.5z" />
  </Icon>
);

interface Props {
  app: HasPlay & HasToday & HasView;
  /** How another puzzle comes to the board; absent where none may, as in a contest. */
  arrival?: Arrival | undefined;
}

export function DayButtons({ app: { play, today, view }, arrival }: Props): JSX.Element {
  const [isKnown, setKnown] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        const known = (): void => setKnown(true);
        // If the device cannot be read, there is nothing on it to continue.
        today.look().then(known, known);
      }),
    [today],
  );
  const day = today.day.value;
  const origin = play.origin.value;
  const isOfToday = origin.kind === 'daily' && origin.day === day;
  const isNew = isKnown && !isOfToday && today.entries(day).every(({ state }) => state.kind === 'new');
  const count = today.streak.value;
  const title = say(statisticsTitle);
  return (
    <>
      {arrival && isNew && (
        <Button label={say(todaysPuzzles)} onClick={() => arrival.open('today')}>
          {say(todayTab)}
        </Button>
      )}
      <Button
        icon={flame}
        label={count > 0 ? `${title}: ${say(daysInRow, { count })}` : title}
        onClick={() => (view.dialog.value = 'statistics')}
      >
        {count > 0 && count}
      </Button>
    </>
  );
}
