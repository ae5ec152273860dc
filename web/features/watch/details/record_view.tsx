// A recording of a chosen stretch of the run, to take away as an animated GIF: from where to where, how fast, how large.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messageOf } from '../../../base/message_of';
import type { HasWatch } from '../watch_store';
import type { HasPlay } from '../../../state/play';
import type { HasSettings } from '../../../state/settings';
import { Button } from '../../../ui/controls/button';
import { icons } from '../../../ui/icons';
import { saveFile } from '../../../ui/controls/save_file';
import * as texts from '../../../language/generated/watch_details';
import { inUnit } from '../../../language/generated/units';
import { say } from '../../../language/say';
import { ChoiceField, PositionField } from './fields';
import styles from './fields.module.css';

const speeds = [2, 4, 8, 15, 25];
const sizes = [240, 360, 480, 720];
/** The stretch proposed: so many moves from the position on. */
const proposedMoves = 60;

const nothing = (): string => '';

const megabytes = (bytes: number): string =>
  say(inUnit, { count: Number((bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)), unitName: 'MB' });

export function RecordView({ app }: { app: HasPlay & HasSettings & HasWatch }): JSX.Element {
  const { watch } = app;
  const from = useSignal(watch.readout.peek()?.position ?? 0);
  const until = useSignal(from.peek());
  const speed = useSignal(4);
  const size = useSignal(480);
  const said = useSignal(nothing);
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
    said.value = nothing;
    progress.value = { done: 0, all: 1 };
    try {
      const { recordGif } = await import('./record_gif');
      const choice = { from: from.peek(), until: until.peek(), speed: speed.peek(), size: size.peek() };
      const made = await recordGif(app, choice, (done, all) => void (progress.value = { done, all }), stop.signal);
      if (!made) {
        const why = stop.signal.aborted ? texts.recordCancelled : texts.recordRunChanged;
        said.value = () => say(why);
        return;
      }
      saveFile(made.film, `sudoscope-${watch.run.peek().algorithm}-${choice.from}-${choice.until}.gif`);
      const { frames: count, film, isWhole } = made;
      said.value = () =>
        say(isWhole ? texts.recordSaved : texts.recordSavedPartly, { count, sizeName: megabytes(film.size) });
    } catch (error) {
      said.value = () => say(texts.recordFailed, { reasonName: messageOf(error) });
    } finally {
      progress.value = null;
    }
  };

  const now = progress.value;
  return (
    <div class={styles.form}>
      <div class={styles.row}>
        <PositionField
          label={say(texts.stretchFrom)}
          value={from.value}
          onChange={(value) => void (from.value = value)}
        />
        <PositionField
          label={say(texts.stretchTo)}
          value={until.value}
          onChange={(value) => void (until.value = value)}
        />
        <Button
          label={say(texts.recordToHereAbout)}
          onClick={() => void (until.value = watch.readout.peek()?.position ?? 0)}
        >
          {say(texts.recordToHere)}
        </Button>
      </div>
      <div class={styles.row}>
        <ChoiceField
          label={say(texts.recordSpeed)}
          options={speeds}
          chosen={speed.value}
          onChoose={(value) => void (speed.value = value)}
        />
        <ChoiceField
          label={say(texts.recordWidth)}
          options={sizes}
          chosen={size.value}
          onChoose={(value) => void (size.value = value)}
        />
        {now ? (
          <Button look="outlined" icon={icons.stop} onClick={() => recording.current?.abort()}>
            {say(texts.recordCancel)}
          </Button>
        ) : (
          <Button look="outlined" disabled={until.value < from.value} onClick={() => void record()}>
            {say(texts.recordGifButton)}
          </Button>
        )}
      </div>
      {now && <progress class={styles.bar} value={now.done} max={now.all} aria-label={say(texts.recordProgress)} />}
      <output class={styles.said}>
        {now ? say(texts.recordFrames, { doneCount: now.done, count: now.all }) : said.value()}
      </output>
    </div>
  );
}
