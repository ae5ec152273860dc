// The foot of the Collection tab: how far it is, how fast, and the button that ends it.
import type { JSX } from 'preact';
import type { CollectionStatus } from '../../collection/collection';
import { collection } from '../../collection/collection_here';
import { Button } from '../controls/button';
import { RunDeck } from '../deck/run_deck';
import type { Arrival } from '../new/arrival';
import { pickFile } from '../new/outside';
import { leftWords } from '../time_words';
import { countOf, numberWords, secondsWords } from '../words';

const statusWords: Record<CollectionStatus, string> = {
  idle: 'Nothing opened',
  restoring: 'Looking for the last collection',
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

export function CollectionDeck({ arrival }: { arrival: Arrival }): JSX.Element {
  const { status, progress, failure } = collection;
  const { bytes, size } = progress.value;
  return (
    <RunDeck
      buttons={
        status.value === 'running' ? (
          <Button look="primary" icon="stop" onClick={() => collection.cancel()}>
            Cancel
          </Button>
        ) : (
          <>
            <Button look="primary" onClick={() => pickFile((file) => void arrival.collectFile(file))}>
              Open a file
            </Button>
            {(status.value === 'stopped' || status.value === 'failed') && (
              <Button look="outlined" onClick={() => collection.again()}>
                Solve again
              </Button>
            )}
          </>
        )
      }
      status={statusWords[status.value]}
      detail={detailWords()}
      progress={{ label: 'Of the file', value: bytes, max: size }}
      message={failure.value}
    />
  );
}
