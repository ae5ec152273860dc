// The days in a row beside the puzzle's name; a press opens the statistics and the calendar.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../base/when_idle';
import { statisticsTitle } from '../../language/generated/app';
import { daysInRow } from '../../language/generated/statistics';
import { say } from '../../language/say';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/icons';
import type { HasToday } from './today';

const flame = (): JSX.Element => (
  <Icon>
    <path d="M9 2.5c.6 3 4.3 4.6 4.3 8.4A4.3 4.3 0 0 1 9 15.5a4.3 4.3 0 0 1-4.3-4.6c0-1.7 1-2.8 1.9-3.7.3 1.2.9 1.9 1.6 2.2C8 7.3 7.9 4.8 9 2.5z" />
  </Icon>
);

export function StreakButton({ app: { today, view } }: { app: HasToday & HasView }): JSX.Element {
  useEffect(() => whenIdle(() => void today.look().catch(() => undefined)), [today]);
  const count = today.streak.value;
  const title = say(statisticsTitle);
  return (
    <Button
      icon={flame}
      label={count > 0 ? `${title}: ${say(daysInRow, { count })}` : title}
      onClick={() => (view.dialog.value = 'statistics')}
    >
      {count > 0 && count}
    </Button>
  );
}
