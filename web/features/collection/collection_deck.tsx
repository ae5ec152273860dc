// The foot of the tab Lists: progress, speed, and the button that ends it.
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { CollectionStatus } from './collection_store';
import { PasteButton } from './paste_button';
import { collection } from './page_collection';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { icons } from '../../ui/icons';
import { RunDeck } from '../../ui/controls/run_deck';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile } from '../arrival/paste_and_drop';
import { leftWords } from '../../ui/time_words';
import {
  collectionCancel,
  collectionCancelled,
  collectionNothingOpened,
  collectionOpenFile,
  collectionPace,
  collectionProgress,
  collectionRestoring,
  collectionSolve,
  collectionSolveAgain,
  collectionSolved,
  collectionSolving,
  collectionStopped,
  collectionWaiting,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { HasView } from '../../state/view';
import { secondsWords } from '../../ui/words';

const statusWords: Record<CollectionStatus, Text> = {
  idle: collectionNothingOpened,
  restoring: collectionRestoring,
  waiting: collectionWaiting,
  running: collectionSolving,
  finished: collectionSolved,
  stopped: collectionCancelled,
  failed: collectionStopped,
};

function detailWords(): string {
  const { bytes, size, seconds } = collection.progress.value;
  const count = collection.rows.value.now.count;
  if (seconds === 0 || count === 0) return '';
  const words = say(collectionPace, {
    count,
    timeName: secondsWords(seconds),
    paceCount: Math.round(count / seconds),
  });
  if (collection.status.value !== 'running' || bytes === 0) return words;
  return `${words} · ${leftWords((seconds / bytes) * (size - bytes))}`;
}

interface DeckProps {
  app: HasView;
  arrival: Arrival;
}

/** The first button changes in place, so that the keyboard focus stays. */
function Buttons({ app, arrival, place }: DeckProps & { place: RefObject<HTMLDivElement | null> }): JSX.Element {
  const status = collection.status.value;
  /** Moves the focus to the first button, which stays, before others disappear. */
  const keepKeyboard = (): void => place.current?.querySelector('button')?.focus();
  const openFile = (): void => pickFile((file) => void arrival.collectFile(file));
  const pasteButton = (
    <PasteButton
      app={app}
      onText={(text) => {
        keepKeyboard();
        void arrival.receive(text);
      }}
    />
  );
  if (status === 'running') {
    return (
      <>
        <Button look="primary" icon={icons.stop} onClick={() => collection.cancel()}>
          {say(collectionCancel)}
        </Button>
      </>
    );
  }
  if (status === 'waiting') {
    return (
      <>
        <Button look="primary" icon={runIcons.play} onClick={() => collection.again()}>
          {say(collectionSolve)}
        </Button>
        <Button look="outlined" onClick={openFile}>
          {say(collectionOpenFile)}
        </Button>
        {pasteButton}
      </>
    );
  }
  return (
    <>
      <Button look="primary" onClick={openFile}>
        {say(collectionOpenFile)}
      </Button>
      {pasteButton}
      {(status === 'stopped' || status === 'failed') && (
        <Button
          look="outlined"
          onClick={() => {
            keepKeyboard();
            collection.again();
          }}
        >
          {say(collectionSolveAgain)}
        </Button>
      )}
    </>
  );
}

export function CollectionDeck(props: DeckProps): JSX.Element {
  const { status, progress, failure } = collection;
  const { bytes, size } = progress.value;
  const place = useRef<HTMLDivElement>(null);
  return (
    <RunDeck
      buttons={<Buttons {...props} place={place} />}
      buttonsPlace={place}
      status={say(statusWords[status.value])}
      detail={detailWords()}
      progress={{ label: say(collectionProgress), value: bytes, max: size }}
      message={failure.value}
    />
  );
}
