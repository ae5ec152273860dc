// Text that was read from a picture, beside the picture: question marks stand for what is in doubt, and have to be typed
// over before it is taken. The ordinary reader says what it is.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { thePicture } from '../../language/generated/app';
import { charactersInDoubt, textInPicture, useIt } from '../../language/generated/pictures';
import { say, toldWords } from '../../language/say';
import type { PictureState } from './picture';
import { type CanRead, guessAll } from '../../state/reading';
import { Button } from '../../ui/controls/button';
import { useAnswer } from '../../ui/controls/use_answer';
import type { Arrival } from '../arrival/arrival_store';
import { errorWords } from '../arrival/receiving';
import { PictureCanvas } from './picture_canvas';
import styles from './picture_content.module.css';

interface TextCheckProps {
  app: CanRead;
  arrival: Arrival;
  reading: Extract<PictureState, { kind: 'text' }>;
}

/** As they were typed over: a dialog that was closed by mistake opens as it was. */
const typed = new WeakMap<TextCheckProps['reading'], string>();

export function TextCheck({ app, arrival, reading }: TextCheckProps): JSX.Element {
  const [text, setText] = useState(typed.get(reading) ?? reading.text);
  const write = (next: string): void => {
    typed.set(reading, next);
    setText(next);
  };
  const doubts = text.split('?').length - 1;
  const outcome = useAnswer(() => (doubts > 0 ? null : app.read(text, guessAll)), [text]);
  const words =
    doubts > 0
      ? say(charactersInDoubt, { count: doubts })
      : outcome && (outcome.ok ? toldWords(outcome.description) : errorWords(outcome));
  return (
    <>
      <PictureCanvas picture={reading.shown} label={say(thePicture)} />
      <label class="unseen" for="picture-text">
        {say(textInPicture)}
      </label>
      <textarea
        id="picture-text"
        class={styles.text}
        rows={9}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class={`${styles.said} ${outcome && !outcome.ok ? styles.bad : ''}`} role="status">
        {words}
      </p>
      <div class={styles.foot}>
        <Button look="primary" disabled={!outcome?.ok} onClick={() => outcome?.ok && arrival.take(text, outcome)}>
          {say(useIt)}
        </Button>
      </div>
    </>
  );
}
