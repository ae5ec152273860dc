// A text read from a picture, beside the picture: question marks mark doubtful characters,
// and must be corrected before it is taken. The ordinary reader then interprets it.
import type { JSX } from 'preact';
import { thePicture } from '../../language/generated/app';
import { charactersInDoubt, textInPicture, textIsList, useIt } from '../../language/generated/pictures';
import { say, toldWords } from '../../language/say';
import type { PictureState } from './picture';
import { type CanRead, guessAll } from '../../state/reading';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { useAnswer } from '../../ui/answers';
import type { Arrival } from '../arrival/arrival_store';
import { errorWords, isSeveral } from '../arrival/receiving';
import { checkTextOf } from './check_text';
import { OtherWays } from './others';
import { PictureCanvas } from './picture_canvas';
import styles from './picture_content.module.css';

interface TextCheckProps {
  app: CanRead & HasView;
  arrival: Arrival;
  reading: Extract<PictureState, { kind: 'text' }>;
  /** Called when it is taken. */
  onTaken(): void;
}

export function TextCheck({ app, arrival, reading, onTaken }: TextCheckProps): JSX.Element {
  const check = checkTextOf(reading);
  const text = check.text.value;
  const doubts = text.split('?').length - 1;
  const outcome = useAnswer(() => (doubts > 0 ? null : app.read(text, guessAll)), [text]);
  const isList = outcome !== null && isSeveral(outcome);
  const canUse = isList || outcome?.ok === true;
  const use = (): void => {
    check.noteTaken();
    onTaken();
    if (isList) void arrival.receiveFile(new File([text], arrival.picture.peek()!.file.name));
    else if (outcome?.ok) arrival.take(text, outcome);
  };
  const words =
    doubts > 0
      ? say(charactersInDoubt, { count: doubts })
      : isList
        ? say(textIsList)
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
        onInput={(event) => (check.text.value = event.currentTarget.value)}
      />
      <OtherWays app={app} arrival={arrival} />
      <div class={styles.foot}>
        <p class={`${styles.said} ${outcome && !canUse ? styles.bad : ''}`} role="status">
          {words}
        </p>
        <Button look="primary" disabled={!canUse} onClick={use}>
          {say(useIt)}
        </Button>
      </div>
    </>
  );
}
