// The choices for a run: what it starts from, if there are entries, and its end. Also the legend of runs from entries.
import type { JSX } from 'preact';
import { watchAllSolutions, watchFirstSolution, watchStopAt } from '../../language/generated/watch';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { Legend } from '../../ui/legend';
import * as texts from '../../language/generated/watch';
import { say } from '../../language/say';
import styles from './run_choices.module.css';
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

const limits = [
  { value: '1', text: watchFirstSolution },
  { value: '0', text: watchAllSolutions },
] as const;

interface LimitChoiceProps {
  /** The same as in RunChoice. */
  limit: number;
  onChoose(limit: number): void;
}

export function LimitChoice({ limit, onChoose }: LimitChoiceProps): JSX.Element {
  return (
    <div class={styles.option}>
      <span aria-hidden="true">{say(watchStopAt)}</span>
      <Segments
        name="limit"
        label={say(watchStopAt)}
        quiet
        options={limits.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={limit === 0 ? '0' : '1'}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
}
