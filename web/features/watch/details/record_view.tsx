// A recording of a chosen stretch of the run, to take away as an animated GIF: from where to where, how fast, how large.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messageOf } from '../../../base/message_of';
import type { HasWatch } from '../watch_store';
import type { HasPlay } from '../../../state/play';
import type { HasSettings } from '../../../state/settings';
import { Button } from '../../../ui/controls/button';
import { saveFile } from '../../../ui/controls/save_file';
import { countOf } from '../../../ui/words';
import { ChoiceField, PositionField } from './fields';
import styles from './fields.module.css';

const speeds = [2, 4, 8, 15, 25];
const sizes = [240, 360, 480, 720];
/** The stretch proposed: so many moves from the position on. */
const proposedMoves = 60;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)} MB`;

export function RecordView({ app }: { app: HasPlay & HasSettings & HasWatch }): JSX.Element {
  const { watch } = app;
  const from = useSignal(watch.readout.peek()?.position ?? 0);
  const until = useSignal(from.peek());
  const speed = useSignal(4);
  const size = useSignal(480);
  const said = useSignal('');
  const progress = useSignal<{ done: number; all: number } | null>(null);
  const recording = useRef<AbortController | null>(null);

  useEffect(() => {
    const ask = { kind: 'stops', from: from.peek(), until: Number.MAX_SAFE_INTEGER, most: proposedMoves } as const;
    void watch.look({ ...ask, kinds: watch.kindsOf('move') }).then((stops) => {
      if (until.peek() === from.peek()) until.value = stops?.at(-1) ?? from.peek();
    });
    return () => recording.current?.abort();
  }, []);

  const record = async (): Promise<void> => {
    const stop = new AbortController();
    recording.current = stop;
    said.value = '';
    progress.value = { done: 0, all: 1 };
    try {
      const { recordGif } = await import('./record_gif');
      const choice = { from: from.peek(), until: until.peek(), speed: speed.peek(), size: size.peek() };
      const made = await recordGif(app, choice, (done, all) => void (progress.value = { done, all }), stop.signal);
      if (!made) {
        said.value = stop.signal.aborted ? 'Cancelled' : 'The run was changed';
        return;
      }
      saveFile(made.film, `sudoscope-${watch.run.peek().algorithm}-${choice.from}-${choice.until}.gif`);
      const rest = made.isWhole ? '' : '; the rest did not fit';
      said.value = `${countOf(made.frames, 'frame')}, ${megabytes(made.film.size)}, saved as a file${rest}`;
    } catch (error) {
      said.value = `It could not be recorded: ${messageOf(error)}`;
    } finally {
      progress.value = null;
    }
  };

  const now = progress.value;
  return (
    <div class={styles.form}>
      <div class={styles.row}>
        <PositionField label="From" value={from.value} onChange={(value) => void (from.value = value)} />
        <PositionField label="To" value={until.value} onChange={(value) => void (until.value = value)} />
        <Button
          label="Record to the position shown"
          onClick={() => void (until.value = watch.readout.peek()?.position ?? 0)}
        >
          To here
        </Button>
      </div>
      <div class={styles.row}>
        <ChoiceField
          label="Moves per second"
          options={speeds}
          chosen={speed.value}
          onChoose={(value) => void (speed.value = value)}
        />
        <ChoiceField
          label="Width in pixels"
          options={sizes}
          chosen={size.value}
          onChoose={(value) => void (size.value = value)}
        />
        {now ? (
          <Button look="outlined" icon="stop" onClick={() => recording.current?.abort()}>
            Cancel
          </Button>
        ) : (
          <Button look="outlined" disabled={until.value < from.value} onClick={() => void record()}>
            Record GIF
          </Button>
        )}
      </div>
      {now && <progress class={styles.bar} value={now.done} max={now.all} aria-label="Frames recorded" />}
      <output class={styles.said}>{now ? `${now.done} of ${countOf(now.all, 'frame')}` : said.value}</output>
    </div>
  );
}
