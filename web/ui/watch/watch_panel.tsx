// The Watch tab beside the board: what just happened and why, which algorithm runs, and its counters.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { App, WatchReadout, WatchStore } from '../../state/types';
import { Button } from '../controls/button';
import { Segments } from '../controls/segments';
import { Legend } from '../solve/legend';
import { MoreRow } from '../more/more_row';
import { LazyTree } from '../tree/lazy_tree';
import { AlgorithmChoice } from './algorithm_choice';
import { progressWords } from '../words';
import { Counters } from './counters';
import styles from './watch_panel.module.css';

const limits = [
  { value: '1', text: 'First solution' },
  { value: '0', text: 'All solutions' },
] as const;

function statusWords(watch: WatchStore, lasting: boolean): Pick<WatchReadout, 'what' | 'why' | 'tone'> {
  const readout = watch.readout.value;
  const ahead = watch.ahead.value;
  if (watch.status.value === 'failed') {
    return { what: 'This run cannot be shown', why: watch.failure.value, tone: 'bad' };
  }
  if (ahead && (lasting || !readout)) return { what: 'Searching ahead', why: progressWords(ahead), tone: 'plain' };
  if (!readout) return { what: 'Getting ready', why: 'The solver is being loaded.', tone: 'plain' };
  return readout.what ? readout : { what: 'The start of the run', why: 'Press play, or step forward.', tone: 'plain' };
}

/** Whether something has been so for a while: most moves are over before a button for them could be read. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!now) return undefined;
    const timer = setTimeout(() => setLasting(true), 250);
    return () => clearTimeout(timer);
  }, [now]);
  return lasting;
}

function Sentence({ watch }: { watch: WatchStore }): JSX.Element {
  const lasting = useLasting(watch.status.value === 'moving');
  const { what, why, tone } = statusWords(watch, lasting);
  return (
    <section class={`${styles.say} ${styles[tone]}`} aria-label="What just happened">
      <div>
        <b>{what}</b>
        <small>{why}</small>
      </div>
      {lasting && (
        <Button look="outlined" icon="stop" onClick={() => watch.cancel()}>
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
      <LazyTree app={app} />
      <MoreRow app={app} />
      <AlgorithmChoice app={app} />
      <div class={styles.option}>
        <span aria-hidden="true">Run until</span>
        <Segments
          name="limit"
          label="Run until"
          quiet
          options={limits}
          chosen={run.limit === 0 ? '0' : '1'}
          onChoose={(limit) => watch.choose({ ...run, limit: Number(limit) })}
        />
      </div>
      <Legend kinds={['given', 'implied', 'forced', 'guess', 'contradiction', 'responsible']} />
    </>
  );
}
