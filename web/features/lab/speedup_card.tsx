// Speed-up: all solutions of the puzzle on the Solve tab, without what was entered, counted by one worker, then by several that share the search.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { cores, speedupHere } from './page_lab';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play';
import { Button } from '../../ui/controls/button';
import { countOf, givensWords, numberWords, shapeWords, shareWords } from '../../ui/words';
import { DataTable } from './charts/data_table';
import { chosenContenders } from './setup';
import styles from './speedup_card.module.css';

const algorithm = signal('');
/** As typed; empty = automatic. */
const depth = signal('');
/** The puzzle and algorithm of the rows shown. */
const subject = signal('');

function measure(app: HasPlay & HasWatch & HasCatalogue, id: string): void {
  const puzzle = app.play.puzzle.peek();
  const info = app.catalogue.peek().find((one) => one.id === id);
  const knobs = chosenContenders(app).get(id)?.[0] ?? [];
  subject.value = `${info?.name ?? id} on ${shapeWords(puzzle.shape)}, ${givensWords(puzzle)}`;
  speedupHere().start({ puzzle, algorithm: id, knobs, depth: Math.max(0, Math.floor(Number(depth.peek()) || 0)) });
}

function Choice({ app, id }: { app: HasPlay & HasWatch & HasCatalogue; id: string }): JSX.Element {
  const isRunning = speedupHere().status.value === 'running';
  return (
    <div class={styles.choice}>
      <label>
        <span>Algorithm to split</span>
        <select value={id} onChange={(event) => (algorithm.value = event.currentTarget.value)}>
          {app.catalogue.value.map((info) => (
            <option key={info.id} value={info.id} selected={info.id === id}>
              {info.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Guesses above the split</span>
        <input
          type="number"
          min="1"
          max="99"
          placeholder="automatic"
          value={depth.value}
          onInput={(event) => (depth.value = event.currentTarget.value)}
        />
      </label>
      <Button
        look="outlined"
        icon={isRunning ? 'stop' : 'play'}
        disabled={id === ''}
        onClick={() => (isRunning ? speedupHere().cancel() : measure(app, id))}
      >
        {isRunning ? 'Stop measuring' : 'Measure speed-up'}
      </Button>
    </div>
  );
}

function Progress(): JSX.Element {
  const { now, status, failure } = speedupHere();
  const at = now.value;
  const ended = status.value === 'stopped' ? 'Stopped' : status.value === 'finished' ? 'Finished' : '';
  const share = at && at.workers > 1 ? `: ${shareWords(at.explored)} of the tree explored` : '';
  return (
    <>
      <p class={styles.note} role="status">
        {failure.value || (at ? `Counting with ${countOf(at.workers, 'worker')}${share}` : ended)}
      </p>
      {at && <progress aria-label="Share of the search tree explored" max={1} value={at.explored} />}
    </>
  );
}

export function SpeedupCard({ app }: { app: HasPlay & HasWatch & HasCatalogue }): JSX.Element {
  const rows = speedupHere().rows.value;
  const known = app.catalogue.value.map(({ id }) => id);
  const watched = app.watch.run.value.algorithm;
  const id = algorithm.value || (known.includes(watched) ? watched : (known[0] ?? ''));
  return (
    <section class={styles.card} aria-label="Speed-up">
      <h3>Speed-up</h3>
      <p class={styles.note}>
        All solutions of the puzzle on the Solve tab, from its givens alone, counted by one worker and then by several
        that take parts of the search tree from one queue; {countOf(cores, 'core')} here. The count is the same; the
        time is not.
      </p>
      <Choice app={app} id={id} />
      <Progress />
      {rows.length > 0 && (
        <div class={styles.scroll} tabIndex={0} role="group" aria-label="Speed-up in numbers">
          <p class={styles.note}>{subject.value}</p>
          <DataTable
            caption="Speed-up"
            columns={['Workers', 'Seconds', 'Ratio', 'Solutions', 'Steps', 'Parts', 'Guesses above']}
            rows={rows.map((row) => [
              numberWords(row.workers),
              row.seconds.toFixed(3),
              row.ratio.toFixed(2),
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
