// The reading of a picture, shown for checking before it is taken; or the reason why there is none.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { makePictureWorker } from '../../client/make_worker';
import { makePictureReader } from '../../client/picture_client';
import { anotherGrid, backToPicture, pictureIsBeingRead, pictureIsKept } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import type { CanRead } from '../../state/reading';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import { checkBoardOf } from './check_board';
import { onceEach, checkTextOf } from './check_text';
import { decodePicture } from './decode';
import { GridCheck } from './grid_check';
import { OtherWays, Others } from './others';
import { makePicture, type Picture, type PictureState } from './picture';
import styles from './picture_content.module.css';
import { SeveralGridsPart } from './several_grids';
import { TextCheck } from './text_check';

/** The same for the same file: choices and corrections stay. */
const pictureHere = onceEach((file: File) =>
  makePicture(file, {
    decode(...from) {
      // The reader warms up meanwhile.
      pageReader.start();
      return decodePicture(...from);
    },
    ask: (pixels, signal, which) => pageReader.ask({ ...pixels, which }, signal),
  }),
);

/** True if the user corrected something in it and has not taken it since. */
function isTouched(reading: PictureState): boolean {
  if (reading.kind === 'grid') return checkBoardOf(reading).isTouched.peek();
  return reading.kind === 'text' && checkTextOf(reading).isTouched.peek();
}

/** Continues where it was left: readings and corrections stay. */
function read(picture: Picture, signal: AbortSignal): void {
  const several = picture.several.peek();
  const { kind } = picture.state.peek();
  if (kind === 'grid' || kind === 'text') return;
  if (!several) void picture.read(signal);
  else if (kind === 'reading') void picture.choose(several.which, signal);
}

function Failure({ app, message, arrival }: { app: HasView; message: string; arrival: Arrival }): JSX.Element {
  return (
    <>
      <p class={`${styles.said} ${styles.bad}`} role="alert">
        {message}
      </p>
      <OtherWays app={app} arrival={arrival} />
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
      return <TextCheck app={app} arrival={arrival} reading={state} onTaken={onTaken} />;
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
    // A code has checks of its own: there is nothing to look over.
    if (state.kind !== 'code') return;
    app.view.dialog.value = null;
    if (coming.isLast()) void arrival.receive(state.text);
  }, [state]);
  const several = picture.several.value;
  const isTaken = useRef(false);
  useEffect(
    () => () => {
      const { notice } = app.view;
      const files = [file, ...others];
      const again = (text: Words) => ({ text, run: () => void arrival.receiveFiles(files) });
      // Corrections stay for as long as the page is open.
      const isLeft = picture.readings().some(isTouched);
      if (isLeft) arrival.leftPicture.value = files;
      else if (arrival.leftPicture.peek()?.[0] === file) arrival.leftPicture.value = null;
      if (isTaken.current) {
        if (!picture.several.peek() || !notice.peek()) return;
        const another = again(() => say(anotherGrid));
        notice.value = { ...notice.peek()!, actions: [...(notice.peek()!.actions ?? []), another] };
      } else if (isLeft) {
        const actions = [again(() => say(backToPicture))];
        notice.value = { text: () => say(pictureIsKept), tone: 'plain', actions };
      }
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

/** The reader of this page's pictures, except those of the camera. */
export const pageReader = makePictureReader(makePictureWorker);
