// The files that came with a picture: it is checked first, and they are offered beside it and afterwards.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cameraButton, notOpenedYet, openTheNext, openAnother, typeItIn } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile } from '../arrival/paste_and_drop';
import styles from './picture_content.module.css';

export function Others({ app, arrival }: { app: HasView; arrival: Arrival }): JSX.Element | null {
  const picture = arrival.picture.value!;
  const { others } = picture;
  const isOffered = useRef(others.length > 0);
  const words = (): string => say(notOpenedYet, { names: others.map(({ name }) => name) });
  const open = (): void => {
    isOffered.current = false;
    app.view.notice.value = null;
    void arrival.receiveFiles(others);
  };
  useEffect(
    () => () => {
      if (!isOffered.current || arrival.picture.peek() !== picture) return;
      const actions = [{ text: () => say(openTheNext), run: open }];
      app.view.notice.value = { text: words, tone: 'plain', actions };
    },
    [],
  );
  if (others.length === 0) return null;
  return (
    <div class={styles.others}>
      <p>{words()}</p>
      <Button look="outlined" onClick={open}>
        {say(openTheNext)}
      </Button>
    </div>
  );
}

/** Alternatives to this picture: another one, or none. */
export function OtherWays({ app, arrival }: { app: HasView; arrival: Arrival }): JSX.Element {
  return (
    <div class={styles.ways}>
      <Button look="outlined" onClick={() => (app.view.dialog.value = 'camera')}>
        {say(cameraButton)}
      </Button>
      <Button look="outlined" onClick={() => pickFile((file) => void arrival.receiveFile(file))}>
        {say(openAnother)}
      </Button>
      <Button look="outlined" onClick={() => arrival.open('blank')}>
        {say(typeItIn)}
      </Button>
    </div>
  );
}
