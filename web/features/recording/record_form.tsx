// The form of a recording, to be saved as an animated GIF: its stretch, its speed, its size.
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messageOf } from '../../language/failure';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { saveFile } from '../../ui/controls/save_file';
import * as texts from '../../language/generated/watch';
import { inUnit } from '../../language/generated/words';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { ChoiceField, PositionField } from './fields';
import styles from './fields.module.css';
import type { Recordable } from './record_gif';

const sizes = [240, 360, 480, 720];

const nothing = (): string => '';

const megabytes = (bytes: number): string =>
  say(inUnit, { count: Number((bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)), unitName: 'MB' });

interface Props {
  app: HasPlay & HasSettings;
  recordable: Recordable;
  /** The stretch, at first the proposed one. */
  from: Signal<number>;
  until: Signal<number>;
  here(): number;
  /** Frames per second to choose from, the proposed speed, and their name. */
  speeds: readonly number[];
  firstSpeed: number;
  speedLabel: Text;
  /** The message if the subject has changed meanwhile. */
  changed: Text;
  /** The name of the file, without its ending. */
  fileName(from: number, until: number): string;
}

export function RecordForm(props: Props): JSX.Element {
  const { app, recordable, from, until, here, speeds } = props;
  const speed = useSignal(props.firstSpeed);
  const size = useSignal(480);
  const said = useSignal(nothing);
  const progress = useSignal<{ done: number; all: number } | null>(null);
  const recording = useRef<AbortController | null>(null);

  useEffect(() => () => recording.current?.abort(), []);

  const record = async (): Promise<void> => {
    const stop = new AbortController();
    recording.current = stop;
    said.value = nothing;
    progress.value = { done: 0, all: 1 };
    try {
      const { recordGif } = await import('./record_gif');
      const choice = { from: from.peek(), until: until.peek(), speed: speed.peek(), size: size.peek() };
      const made = await recordGif(
        app,
        recordable,
        choice,
        (done, all) => void (progress.value = { done, all }),
        stop.signal,
      );
      if (!made) {
        const why = stop.signal.aborted ? texts.recordCancelled : props.changed;
        said.value = () => say(why);
        return;
      }
      saveFile(made.film, `${props.fileName(choice.from, choice.until)}.gif`);
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
        <Button label={say(texts.recordToHereAbout)} onClick={() => void (until.value = here())}>
          {say(texts.recordToHere)}
        </Button>
      </div>
      <div class={styles.row}>
        <ChoiceField
          label={say(props.speedLabel)}
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
