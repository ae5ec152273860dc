// The foot of the Collection tab: how far it is, how fast, and the button that ends it.
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { CollectionStatus } from './collection_store';
import { collection } from './page_collection';
import { Button } from '../../ui/controls/button';
import { RunDeck } from '../../ui/controls/run_deck';
import type { Arrival } from '../arrival/arrival';
import { pickFile } from '../arrival/paste_and_drop';
import { leftWords } from '../../ui/time_words';
import { countOf, numberWords, secondsWords } from '../../ui/words';

const statusWords: Record<CollectionStatus, string> = {
  idle: 'Nothing opened',
  restoring: 'Looking for the last collection',
  waiting: 'Not solved yet',
  running: 'Solving',
  finished: 'Solved',
  stopped: 'Cancelled; the results so far are kept',
  failed: 'Stopped',
};

function detailWords(): string {
  const { bytes, size, seconds } = collection.progress.value;
  const count = collection.rows.value.now.count;
  if (seconds === 0 || count === 0) return '';
  const words = `${countOf(count, 'puzzle')} in ${secondsWords(seconds)} · ${numberWords(Math.round(count / seconds))} a second`;
  if (collection.status.value !== 'running' || bytes === 0) return words;
  return `${words} · ${leftWords((seconds / bytes) * (size - bytes))}`;
}

/** The first button changes in place, so that the keyboard stays. */
function Buttons({ arrival, place }: { arrival: Arrival; place: RefObject<HTMLDivElement | null> }): JSX.Element {
  const status = collection.status.value;
  const openFile = (): void => pickFile((file) => void arrival.collectFile(file));
  if (status === 'running') {
    return (
      <>
        <Button look="primary" icon="stop" onClick={() => collection.cancel()}>
          Cancel
        </Button>
      </>
    );
  }
  if (status === 'waiting') {
    return (
      <>
        <Button look="primary" icon="play" onClick={() => collection.again()}>
          Solve
        </Button>
        <Button look="outlined" onClick={openFile}>
          Open a file
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look="primary" onClick={openFile}>
        Open a file
      </Button>
      {(status === 'stopped' || status === 'failed') && (
        <Button
          look="outlined"
          onClick={() => {
            // This button goes; the first one stays, as Cancel.
            place.current?.querySelector('button')?.focus();
            collection.again();
          }}
        >
          Solve again
        </Button>
      )}
    </>
  );
}

export function CollectionDeck({ arrival }: { arrival: Arrival }): JSX.Element {
  const { status, progress, failure } = collection;
  const { bytes, size } = progress.value;
  const place = useRef<HTMLDivElement>(null);
  return (
    <RunDeck
      buttons={<Buttons arrival={arrival} place={place} />}
      buttonsPlace={place}
      status={statusWords[status.value]}
      detail={detailWords()}
      progress={{ label: 'Of the file', value: bytes, max: size }}
      message={failure.value}
    />
  );
}
