// The Watch tab beside the board: what just happened and why, which algorithm runs, and its counters.
import type { JSX } from 'preact';
import { spelled, symbolsOf, type Symbols } from '../../grid/symbols';
import type { App, WatchStore } from '../../state/types';
import { Legend } from '../solve/legend';
import { MoreRow } from '../more/more_row';
import { SearchTree } from '../tree/search_tree';
import { AlgorithmChoice } from './algorithm_choice';
import { CompareButton } from './compare_button';
import { LimitChoice } from './limit_choice';
import { progressWords } from '../words';
import { Counters } from './counters';
import { type Said, Say, useLasting } from './say';

function statusWords(watch: WatchStore, lasting: boolean, symbols: Symbols): Said {
  const readout = watch.readout.value;
  const ahead = watch.ahead.value;
  if (watch.status.value === 'failed') {
    return { what: 'This run cannot be shown', why: watch.failure.value, tone: 'bad' };
  }
  if (ahead && (lasting || !readout)) return { what: 'Searching ahead', why: progressWords(ahead), tone: 'plain' };
  if (!readout) return { what: 'Getting ready', why: 'The solver is being loaded.', tone: 'plain' };
  const { what, why, tone } = readout;
  if (!what) return { what: 'The start of the run', why: 'Press play, or step forward.', tone: 'plain' };
  return { what: spelled(what, symbols), why: spelled(why, symbols), tone };
}

function Sentence({ app: { watch, settings } }: { app: App }): JSX.Element {
  const lasting = useLasting(watch.status.value === 'moving');
  return (
    <Say
      label="What just happened"
      said={statusWords(watch, lasting, symbolsOf(settings.symbols.value))}
      onStop={lasting ? () => watch.cancel() : null}
    />
  );
}

export function WatchPanel({ app }: { app: App }): JSX.Element {
  const { watch } = app;
  const run = watch.run.value;
  return (
    <>
      <Sentence app={app} />
      <Counters readout={watch.readout.value} />
      <SearchTree app={app} />
      <MoreRow app={app} />
      <AlgorithmChoice
        app={app}
        label="Algorithm"
        run={run}
        onChoose={(chosen) => watch.choose({ ...chosen, limit: run.limit })}
      />
      <LimitChoice limit={run.limit} onChoose={(limit) => watch.choose({ ...run, limit })} />
      <CompareButton app={app} />
      <Legend kinds={['given', 'implied', 'forced', 'guess', 'contradiction', 'responsible']} />
    </>
  );
}
