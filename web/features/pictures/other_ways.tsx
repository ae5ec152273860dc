// What else can be done than with this picture: another one, or none.
import type { JSX } from 'preact';
import { cameraButton } from '../../language/generated/camera';
import { openAnother, takePhoto, typeItIn } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile, pickPhoto } from '../arrival/paste_and_drop';
import styles from './picture_content.module.css';

export function OtherWays({ app, arrival }: { app: HasView; arrival: Arrival }): JSX.Element {
  const take = (file: File): void => void arrival.receiveFile(file);
  return (
    <div class={styles.ways}>
      <Button look="outlined" onClick={() => (app.view.dialog.value = 'camera')}>
        {say(cameraButton)}
      </Button>
      <Button look="outlined" class={styles.camera} onClick={() => pickPhoto(take)}>
        {say(takePhoto)}
      </Button>
      <Button look="outlined" onClick={() => pickFile(take)}>
        {say(openAnother)}
      </Button>
      <Button look="outlined" onClick={() => arrival.open('blank')}>
        {say(typeItIn)}
      </Button>
    </div>
  );
}
