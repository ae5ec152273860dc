// What was read of a picture, shown for checking before it is taken; or why nothing was.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cameraButton } from '../../language/generated/camera';
import { anotherGrid, openAnother, pictureIsBeingRead, takePhoto, typeItIn } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { CanRead } from '../../state/reading';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile, pickPhoto } from '../arrival/paste_and_drop';
import { GridCheck } from './grid_check';
import { Others } from './others';
import styles from './picture_content.module.css';
import { TextCheck } from './text_check';
import { makePictureWorker } from '../../client/make_worker';
import { makePictureReader } from '../../client/picture_client';
import { decodePicture } from './decode';
import { makePicture, type Picture, type PictureState } from './picture';
import { SeveralGridsPart } from './several_grids';

const pictures = new WeakMap<File, Picture>();
const reader = makePictureReader(makePictureWorker);

/** The same for the same file: what was chosen and put right in it stands. */
function pictureHere(file: File): Picture {
  const picture =
    pictures.get(file) ??
    makePicture(file, {
      decode: decodePicture,
      ask: (pixels, signal, which) => reader.ask({ ...pixels, which }, signal),
    });
  pictures.set(file, picture);
  return picture;
}

/** Goes on where it was left. */
function read(picture: Picture, signal: AbortSignal): void {
  const several = picture.several.peek();
  if (!several) void picture.read(signal);
  else if (picture.state.peek().kind === 'reading') void picture.choose(several.which, signal);
}

function Failure({ app, message, arrival }: { app: HasView; message: string; arrival: Arrival }): JSX.Element {
  const take = (file: File): void => void arrival.receiveFile(file);
  return (
    <>
      <p class={`${styles.said} ${styles.bad}`} role="alert">
        {message}
      </p>
      <div class={styles.foot}>
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
    </>
  );
}

interface PictureProps {
  app: HasView & CanRead & CanSolve;
  arrival: Arrival;
}

interface OutcomeProps extends PictureProps {
  state: PictureState;
  onTaken(): void;
}

function Outcome({ app, arrival, state, onTaken }: OutcomeProps): JSX.Element {
  switch (state.kind) {
    case 'reading':
    case 'code':
      return (
        <p class={styles.said} role="status">
          {say(pictureIsBeingRead)}
        </p>
      );
    case 'failed':
      return <Failure app={app} message={state.message} arrival={arrival} />;
    case 'grid':
      return <GridCheck key={state.which} app={app} arrival={arrival} reading={state} onTaken={onTaken} />;
    case 'text':
      return <TextCheck app={app} arrival={arrival} reading={state} />;
  }
}

function Reading({ app, arrival }: PictureProps): JSX.Element {
  const { file, coming, others } = arrival.picture.value!;
  const picture = useMemo(() => pictureHere(file), [file]);
  const ending = useMemo(() => new AbortController(), [picture]);
  useEffect(() => {
    read(picture, ending.signal);
    return () => ending.abort();
  }, [picture]);
  const state = picture.state.value;
  useEffect(() => {
    // A code holds what it holds, with checks of its own: there is nothing to look over.
    if (state.kind !== 'code') return;
    app.view.dialog.value = null;
    if (coming.isLast()) void arrival.receive(state.text);
  }, [state]);
  const several = picture.several.value;
  const isTaken = useRef(false);
  useEffect(
    () => () => {
      const { notice } = app.view;
      if (!isTaken.current || !picture.several.peek() || !notice.peek()) return;
      const another = { text: () => say(anotherGrid), run: () => void arrival.receiveFiles([file, ...others]) };
      notice.value = { ...notice.peek()!, actions: [...(notice.peek()!.actions ?? []), another] };
    },
    [],
  );
  return (
    <>
      {several && (
        <SeveralGridsPart several={several} onChoose={(which) => void picture.choose(which, ending.signal)} />
      )}
      <Outcome app={app} arrival={arrival} state={state} onTaken={() => (isTaken.current = true)} />
    </>
  );
}

export function PictureContent(props: PictureProps): JSX.Element {
  return (
    <>
      <Others {...props} />
      <Reading {...props} />
    </>
  );
}
