// The Watch tab beside the board: what just happened and why, which algorithm runs, and its counters.
import type { JSX } from 'preact';
import type { App, WatchReadout, WatchStore } from '../../state/types';
import { Button } from '../controls/button';
import { Segments } from '../controls/segments';
import { Legend } from '../solve/legend';
import { AlgorithmChoice } from './algorithm_choice';
import { Counters } from './counters';
import styles from './watch_panel.module.css';

const limits = [
  { value: '1', text: 'First solution' },
  { value: '0', text: 'All solutions' },
] as const;

function statusWords(watch: WatchStore, readout: WatchReadout | null): Pick<WatchReadout, 'what' | 'why' | 'tone'> {
  if (watch.status.value === 'failed') {
    return { what: 'This run cannot be shown', why: watch.failure.value, tone: 'bad' };
  }
  if (!readout) return { what: 'Getting ready', why: 'The solver is being loaded.', tone: 'plain' };
  return readout.what ? readout : { what: 'The start of the run', why: 'Press play, or step forward.', tone: 'plain' };
}

function Sentence({ watch }: { watch: WatchStore }): JSX.Element {
  const { what, why, tone } = statusWords(watch, watch.readout.value);
  return (
    <section class={`${styles.say} ${styles[tone]}`} aria-label="What just happened">
      <b>{what}</b>
      <small>{why}</small>
      {watch.status.value === 'moving' && (
        <Button look="outlined" icon="stop" class={styles.cancel} onClick={() => watch.cancel()}>
          Stop
        </Button>
      )}
    </section>
  );
}

export function WatchPanel({ app }: { app: App }): JSX.Element {
  const { watch } = app;
  const run = watch.run.value;
  return (
    <>
      <Sentence watch={watch} />
      <Counters readout={watch.readout.value} />
      <AlgorithmChoice app={app} />
      <Segments
        name="limit"
        label="Run until"
        options={limits}
        chosen={run.limit === 0 ? '0' : '1'}
        onChoose={(limit) => watch.choose({ ...run, limit: Number(limit) })}
      />
      <span class={styles.space} />
      <Legend kinds={['given', 'implied', 'forced', 'guess', 'contradiction']} />
    </>
  );
}
