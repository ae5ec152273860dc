// What else can be done than with this picture: another one, or none.
import type { JSX } from 'preact';
import { cameraButton } from '../../language/generated/camera';
import { openAnother, typeItIn } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile } from '../arrival/paste_and_drop';
import styles from './picture_content.module.css';

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
