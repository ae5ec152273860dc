// The choice of what runs start from, if there are entries, and its current value. Also the legend of such runs.
import type { JSX } from 'preact';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { Legend } from '../../ui/legend';
import * as texts from '../../language/generated/watch';
import { say } from '../../language/say';
import styles from './start_choice.module.css';
import type { HasPlayer, HasWatch } from './watch_store';

export function StartChoice({ app: { play, runs } }: { app: HasPlay & HasRuns }): JSX.Element | null {
  const count = play.entries.value.values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (count === 0) return null;
  const isWith = runs.withEntries.value;
  return (
    <p class={styles.start}>
      <span>{say(isWith ? texts.watchStartsWithEntries : texts.watchStartsWithoutEntries, { count })}</span>
      <Button onClick={() => (runs.withEntries.value = !isWith)}>
        {say(isWith ? texts.watchLeaveEntriesOut : texts.watchAddEntries, { count })}
      </Button>
    </p>
  );
}

export function RunLegend({ app: { watch } }: { app: HasWatch | HasPlayer }): JSX.Element {
  const start = watch.subject.value.entries ? (['given', 'entered'] as const) : (['given'] as const);
  return <Legend kinds={[...start, 'implied', 'forced', 'guess', 'contradiction', 'responsible']} />;
}
