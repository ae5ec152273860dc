// Speed-up: all solutions of the puzzle on the Play tab, without its
// entries, counted by one worker, then by several that share the search.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { cores, speedupHere } from './page_lab';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { icons } from '../../ui/icons';
import type { Puzzle } from '../../grid/puzzle';
import { fixedWords, numberWords } from '../../language/language';
import {
  labCountingAlone,
  labCountingTogether,
  labDepthColumn,
  labMeasureSpeedup,
  labPartsColumn,
  labRatioColumn,
  labSecondsColumn,
  labShareExplored,
  labSolutionsColumn,
  labSpeedup,
  labSpeedupAbout,
  labSpeedupFinished,
  labSpeedupInNumbers,
  labSpeedupStopped,
  labSpeedupSubject,
  labSplitAlgorithm,
  labSplitAutomatic,
  labSplitDepth,
  labStepsColumn,
  labStopMeasuring,
  labTooShort,
  labWorkersColumn,
} from '../../language/generated/lab';
import { say, tell } from '../../language/say';
import { durationWords, shareWords, givensWords, shapeWords } from '../../ui/words';
import { DataTable } from './charts/data_table';
import { chosenContenders } from './setup';
import { isTooShort } from './speedup';
import styles from './speedup_card.module.css';

const algorithm = signal('');
/** As typed; empty = automatic. */
const depth = signal('');
/** The puzzle and algorithm of the rows shown. */
const subject = signal<{ algorithm: string; puzzle: Puzzle } | null>(null);

function measure(app: HasPlay & HasWatch & HasCatalogue, id: string): void {
  const puzzle = app.play.puzzle.peek();
  const knobs = chosenContenders(app).get(id)?.[0] ?? [];
  subject.value = { algorithm: id, puzzle };
  speedupHere().start({ puzzle, algorithm: id, knobs, depth: Math.max(0, Math.floor(Number(depth.peek()) || 0)) });
}

function subjectWords(app: HasCatalogue): string {
  if (!subject.value) return '';
  const { algorithm, puzzle } = subject.value;
  const info = app.catalogue.value.find(({ id }) => id === algorithm);
  return say(labSpeedupSubject, {
    algorithmName: info ? tell(info.name) : algorithm,
    shapeName: shapeWords(puzzle.shape),
    givensName: givensWords(puzzle),
  });
}

function Choice({ app, id }: { app: HasPlay & HasWatch & HasCatalogue; id: string }): JSX.Element {
  const isRunning = speedupHere().status.value === 'running';
  return (
    <div class={styles.choice}>
      <label>
        <span>{say(labSplitAlgorithm)}</span>
        <select value={id} onChange={(event) => (algorithm.value = event.currentTarget.value)}>
          {app.catalogue.value.map((info) => (
            <option key={info.id} value={info.id} selected={info.id === id}>
              {tell(info.name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say(labSplitDepth)}</span>
        <input
          type="number"
          min="1"
          max="99"
          placeholder={say(labSplitAutomatic)}
          value={depth.value}
          onInput={(event) => (depth.value = event.currentTarget.value)}
        />
      </label>
      <Button
        look="outlined"
        icon={isRunning ? icons.stop : runIcons.play}
        disabled={id === ''}
        onClick={() => (isRunning ? speedupHere().cancel() : measure(app, id))}
      >
        {say(isRunning ? labStopMeasuring : labMeasureSpeedup)}
      </Button>
    </div>
  );
}

function progressWords(): string {
  const { now, status } = speedupHere();
  const at = now.value;
  if (at && at.workers > 1) {
    return say(labCountingTogether, { count: at.workers, shareName: shareWords(at.explored) });
  }
  if (at) return say(labCountingAlone);
  if (status.value === 'stopped') return say(labSpeedupStopped);
  return status.value === 'finished' ? say(labSpeedupFinished) : '';
}

function Progress(): JSX.Element {
  const { now, failure } = speedupHere();
  const at = now.value;
  return (
    <>
      <p class={styles.note} role="status">
        {failure.value || progressWords()}
      </p>
      {at && <progress aria-label={say(labShareExplored)} max={1} value={at.explored} />}
    </>
  );
}

const columns = [
  labWorkersColumn,
  labSecondsColumn,
  labRatioColumn,
  labSolutionsColumn,
  labStepsColumn,
  labPartsColumn,
  labDepthColumn,
];

export function SpeedupCard({ app }: { app: HasPlay & HasWatch & HasCatalogue }): JSX.Element {
  const rows = speedupHere().rows.value;
  const known = app.catalogue.value.map(({ id }) => id);
  const watched = app.watch.run.value.algorithm;
  const id = algorithm.value || (known.includes(watched) ? watched : (known[0] ?? ''));
  return (
    <section class={styles.card} aria-label={say(labSpeedup)}>
      <h3>{say(labSpeedup)}</h3>
      <p class={styles.note}>{say(labSpeedupAbout, { count: cores })}</p>
      <Choice app={app} id={id} />
      <Progress />
      {rows.length > 0 && (
        <div class={styles.scroll} tabIndex={0} role="group" aria-label={say(labSpeedupInNumbers)}>
          <p class={styles.note}>{subjectWords(app)}</p>
          {isTooShort(rows) && (
            <p class={styles.warning} role="status">
              {say(labTooShort, { timeName: durationWords(rows[0]!.seconds) })}
            </p>
          )}
          <DataTable
            caption={say(labSpeedup)}
            columns={columns.map((column) => say(column))}
            rows={rows.map((row) => [
              numberWords(row.workers),
              fixedWords(row.seconds, 3),
              isTooShort(rows) ? '–' : fixedWords(row.ratio, 2),
              numberWords(row.solutions),
              numberWords(row.steps),
              numberWords(row.subproblems),
              numberWords(row.depth),
            ])}
          />
        </div>
      )}
    </section>
  );
}
