// The results of the run, in the board's place: numbers, charts, published figures, and files to save.
import { batch } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { namedContenders } from './contenders';
import type { Contender, Experiment, Trials } from './experiment';
import { toCsv, toJson } from './export';
import { GuestFaults } from './guest_faults';
import { labHere } from './page_lab';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/controls/save_file';
import { labHowTo, labQuestion, labResults, labSaveCsv, labSaveJson, labSetSize } from '../../language/generated/lab';
import { language } from '../../language/language';
import { say } from '../../language/say';
import { CurvesChart } from './charts/curves_chart';
import { GrowthChart } from './charts/growth_chart';
import { HistogramChart } from './charts/histogram_chart';
import styles from './lab_results.module.css';
import { PublishedTable } from './published_table';
import { setNameWords } from './sets';
import { ScatterChart } from './charts/scatter_chart';
import { SpeedupCard } from './speedup_card';
import { SummaryTable } from './summary_table';
import { capWords } from '../../ui/time_words';

/** Undo on the Play tab brings the previous puzzle back. A contender
    that cannot be watched is shown by the algorithm watched last. */
function watchTrial(
  app: HasPlay & HasView & HasWatch & HasCatalogue,
  experiment: Experiment,
  puzzle: number,
  { algorithm, knobs }: Contender,
): void {
  // The button disappears with the Lab. A pointer needs no focus, and the keys of the Watch tab work without one.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  batch(() => {
    app.play.load(experiment.puzzles[puzzle]!);
    if (app.catalogue.peek().find(({ id }) => id === algorithm)?.watchable) {
      app.watch.choose({ algorithm, knobs, limit: 1 });
    }
    app.view.selected.value = 0;
    app.view.show('watch');
  });
  if (isByKeyboard) document.getElementById('view-tab-watch')?.focus();
}

function Exports({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element {
  const save = (text: string, type: string, name: string): void => saveFile(new Blob([text], { type }), name);
  return (
    <div class={styles.exports}>
      <Button look="outlined" onClick={() => save(toCsv(experiment, trials), 'text/csv', 'sudoscope-lab.csv')}>
        {say(labSaveCsv)}
      </Button>
      <Button
        look="outlined"
        onClick={() => save(toJson(experiment, trials), 'application/json', 'sudoscope-lab.json')}
      >
        {say(labSaveJson)}
      </Button>
    </div>
  );
}

function Empty(): JSX.Element {
  return (
    <div class={styles.empty}>
      <h2>{say(labQuestion)}</h2>
      <p>{say(labHowTo)}</p>
    </div>
  );
}

export function LabResults({ app }: { app: HasPlay & HasView & HasWatch & HasCatalogue }): JSX.Element {
  const lab = labHere();
  const experiment = lab.experiment.value;
  const trials = lab.trials.value;
  const catalogue = app.catalogue.value;
  // On a phone the results are above the settings, while Run may be far below.
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'start' }), [experiment]);
  const named = useMemo(
    () => experiment && { ...experiment, contenders: namedContenders(catalogue, experiment.contenders) },
    [experiment, catalogue, language.value],
  );
  if (!experiment || !named) {
    return (
      <div class={styles.results}>
        <Empty />
        <SpeedupCard app={app} />
      </div>
    );
  }
  const { setName, puzzles, contenders, capSeconds } = named;
  const parts = { experiment: named, trials };
  return (
    <section ref={place} class={styles.results} aria-label={say(labResults)} data-results>
      <div class={styles.head}>
        <div>
          <h2>{setNameWords(setName)}</h2>
          <p class={styles.note}>{say(labSetSize, { count: puzzles.length, limitName: capWords(capSeconds) })}</p>
        </div>
        <Exports experiment={experiment} trials={trials} />
      </div>
      <SummaryTable {...parts} />
      <GuestFaults {...parts} />
      <HistogramChart {...parts} />
      <CurvesChart {...parts} />
      <GrowthChart {...parts} />
      {contenders.length > 0 && (
        <ScatterChart {...parts} onWatch={(puzzle, contender) => watchTrial(app, experiment, puzzle, contender)} />
      )}
      <PublishedTable app={app} experiment={experiment} />
      <SpeedupCard app={app} />
    </section>
  );
}
