// What runs start from, where something was entered: says whether that is among it, and changes it. And the legend of such
// runs.
import type { JSX } from 'preact';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play';
import { Button } from '../../ui/controls/button';
import { Legend } from '../../ui/legend';
import { numberWords } from '../../language/language';
import styles from './start_choice.module.css';
import type { HasWatch } from './watch_store';

export function StartChoice({ app: { play, runs } }: { app: HasPlay & HasRuns }): JSX.Element | null {
  const count = play.entries.value.values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (count === 0) return null;
  const entries = count === 1 ? 'entry' : `${numberWords(count)} entries`;
  const them = count === 1 ? 'it' : 'them';
  const isWith = runs.withEntries.value;
  return (
    <p class={styles.start}>
      <span>
        {isWith ? `Starts from the givens and your ${entries}` : `Starts from the givens, without your ${entries}`}
      </span>
      <Button onClick={() => (runs.withEntries.value = !isWith)}>{isWith ? `Leave ${them} out` : `Add ${them}`}</Button>
    </p>
  );
}

export function RunLegend({ app: { watch } }: { app: HasWatch }): JSX.Element {
  const start = watch.subject.value.entries ? (['given', 'entered'] as const) : (['given'] as const);
  return <Legend kinds={[...start, 'implied', 'forced', 'guess', 'contradiction', 'responsible']} />;
}
