// The Watch tab beside the board: the last event and its reason, the algorithm, and its counters.
import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import * as texts from '../../language/generated/watch';
import { say, tell } from '../../language/say';
import { makeBlocks } from './blocks';
import { LimitChoice, RunLegend, StartChoice } from './run_choices';
import type { HasPlayer } from './watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict_store';
import deck from './deck/watch_deck.module.css';
import { DetailsRow } from './details/details_row';
import { SearchTree } from './tree/search_tree';
import { AlgorithmChoice } from '../../ui/algorithm_choice';
import { AlgorithmPart } from './code/algorithm_part';
import { CompareButton } from './compare_button';
import { progressWords } from '../../ui/words';
import { Counters } from './counters';
import { failureWords, type Said, Say, useLasting } from './say';

function statusWords({ watch, verdict }: HasVerdict & HasPlayer, lasting: boolean): Said {
  const readout = watch.readout.value;
  const ahead = watch.ahead.value;
  if (watch.status.value === 'failed') {
    return { what: say(texts.watchCannotBeShown), why: watch.failure.value, tone: 'bad' };
  }
  if (ahead && (lasting || !readout)) {
    return { what: say(texts.watchSearchingAhead), why: progressWords(ahead), tone: 'plain' };
  }
  if (!readout) return { what: say(texts.watchGettingReady), why: say(texts.watchSolverIsLoading), tone: 'plain' };
  const { tone, failed } = readout;
  const blame = failed && watch.subject.value.entries ? failureWords(verdict.verdict.value) : null;
  if (blame) return blame;
  return { ...readout.words(), tone };
}

function Sentence({ app }: { app: HasVerdict & HasPlayer }): JSX.Element {
  const { watch } = app;
  const lasting = useLasting(watch.status.value === 'moving');
  const blocks = useMemo(() => makeBlocks(watch), [watch]);
  useEffect(() => blocks.stop, [blocks]);
  return (
    <Say
      label={say(texts.watchWhatHappened)}
      said={statusWords(app, lasting)}
      more={blocks.messages.value.map(tell)}
      onStop={lasting ? () => watch.cancel() : null}
    />
  );
}

export function WatchPanel({
  app,
}: {
  app: HasPlay & HasRuns & HasSettings & HasVerdict & HasPlayer & HasCatalogue;
}): JSX.Element {
  const { watch } = app;
  const run = watch.run.value;
  const aboutId = useId();
  return (
    <>
      <Sentence app={app} />
      <StartChoice app={app} />
      <AlgorithmChoice
        app={app}
        label={say(texts.watchAlgorithm)}
        inline
        describedBy={aboutId}
        run={run}
        onChoose={(chosen) => watch.choose({ ...chosen, limit: run.limit })}
      />
      <AlgorithmPart app={app} id={aboutId} />
      <Counters readout={watch.readout.value} />
      <SearchTree app={app} />
      <DetailsRow app={app} />
      <LimitChoice limit={run.limit} onChoose={(limit) => watch.choose({ ...run, limit })} />
      <CompareButton app={app} />
      <div class={deck.inPanel}>
        <RunLegend app={app} />
      </div>
    </>
  );
}
