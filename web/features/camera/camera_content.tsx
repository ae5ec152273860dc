// The camera in its dialog: its picture with drawings in it, the
// findings in words, and a button for everything that a tap does.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messageOf } from '../../language/failure';
import * as texts from '../../language/generated/pictures';
import { openAFile } from '../../language/generated/new';
import { say } from '../../language/say';
import type { CanSolve } from '../../state/verdict_store';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { Spoken } from '../../ui/controls/spoken';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile, pickPhoto } from '../arrival/paste_and_drop';
import type { Wanted } from './advice';
import type { CameraStore } from './camera';
import styles from './camera_content.module.css';
import { CameraView } from './camera_view';
import { deviceWords, sightWords, cameraStageWords } from './camera_words';
import { makePageCamera } from './page_camera';
import { takeFrame, takePuzzle } from './take';

const choices = [
  { value: 'solution', text: texts.drawSolution },
  { value: 'next', text: texts.drawNext },
  { value: 'wrong', text: texts.drawWrong },
] as const satisfies readonly { value: Wanted; text: unknown }[];

/** The choice of camera, and its light, if there is one. */
function Choices({ store, onFailure }: { store: CameraStore; onFailure(words: string): void }): JSX.Element | null {
  const cameras = store.cameras.value;
  const isLit = store.isLit.value;
  if (cameras.length < 2 && isLit === null) return null;
  return (
    <div class={styles.choices}>
      {cameras.length > 1 && (
        <select
          aria-label={say(texts.cameraChoice)}
          value={store.chosen.value}
          onChange={(event) => void store.start(event.currentTarget.value)}
        >
          {cameras.map((camera, index) => (
            <option key={camera.id} value={camera.id}>
              {deviceWords(camera, index)}
            </option>
          ))}
        </select>
      )}
      {isLit !== null && (
        <Button
          look="outlined"
          pressed={isLit}
          onClick={() => void store.light(!isLit).catch(() => onFailure(say(texts.lightFailed)))}
        >
          {say(texts.lightButton)}
        </Button>
      )}
    </div>
  );
}

function Off({ store, arrival }: { store: CameraStore; arrival: Arrival }): JSX.Element {
  const stage = store.stage.value;
  const take = (file: File): void => void arrival.receiveFile(file);
  return (
    <>
      <p class={styles.said} role={stage.kind === 'refused' ? 'alert' : 'status'}>
        {cameraStageWords(stage)}
      </p>
      {stage.kind !== 'asking' && (
        <div class={styles.foot}>
          {stage.kind === 'refused' && (
            <>
              <Button look="outlined" class={styles.photo} onClick={() => pickPhoto(take)}>
                {say(texts.takePhoto)}
              </Button>
              <Button look="outlined" onClick={() => pickFile(take)}>
                {say(openAFile)}
              </Button>
            </>
          )}
          <Button look="primary" onClick={() => void store.start()}>
            {say(texts.turnOn)}
          </Button>
        </div>
      )}
    </>
  );
}

export function CameraContent({ app, arrival }: { app: CanSolve; arrival: Arrival }): JSX.Element {
  const [camera] = useState(() => makePageCamera(app));
  const { store, client } = camera;
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') store.hide();
    };
    document.addEventListener('visibilitychange', onVisibility);
    // The press that opened the dialog asks for the camera; a reload with the dialog open does not.
    if (navigator.userActivation?.isActive) void store.start();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      camera.end();
    };
  }, []);
  const [failure, setFailure] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const { kind } = store.stage.value;
  if (kind !== 'live' && kind !== 'frozen') return <Off store={store} arrival={arrival} />;
  const reading = store.reading.value;
  const isRead = reading !== null && reading !== 'unread';
  const isFrozen = kind === 'frozen';
  const fail = (error: unknown): void => setFailure(messageOf(error));
  const take = (): void => {
    if (isRead) void takePuzzle(reading, arrival).catch(fail);
    else if (isFrozen) void takeFrame(video.current!, arrival).catch(fail);
  };
  const turn = isFrozen ? store.goOn : store.freeze;
  return (
    // A failure stays beside the findings until the next press.
    <div class={styles.camera} onClickCapture={() => setFailure('')}>
      <CameraView store={store} client={client} video={video} onTap={isFrozen ? take : turn} onFailure={fail} />
      <div class={styles.beside}>
        <p class={styles.said} role="status">
          <Spoken text={[failure, sightWords(store)].filter(Boolean).join(' ')} />
        </p>
        <Segments
          name="camera-draws"
          label={say(texts.drawLabel)}
          quiet
          options={choices.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={store.wanted.value}
          onChoose={store.want}
        />
        <Choices store={store} onFailure={setFailure} />
        <div class={styles.foot}>
          <Button look="outlined" onClick={turn}>
            {say(isFrozen ? texts.goOnButton : texts.freezeButton)}
          </Button>
          <Button look="primary" disabled={!isRead && !isFrozen} onClick={take}>
            {say(texts.takeThisPuzzle)}
          </Button>
        </div>
      </div>
    </div>
  );
}
