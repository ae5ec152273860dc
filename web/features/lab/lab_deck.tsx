// The foot of the Lab: how far the run is, and the buttons that start, pause, continue and cancel it.
import { signal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { LabStatus } from './lab';
import { labHere } from './page_lab';
import { messageOf } from '../../base/message_of';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { CanRead } from '../../state/reading';
import { Button } from '../../ui/controls/button';
import { RunDeck } from '../../ui/controls/run_deck';
import { countOf, numberWords } from '../../ui/words';
import { prepare, setup } from './setup';
import { leftWords } from '../../ui/time_words';

const statusWords: Record<LabStatus, string> = {
  loading: 'Looking for earlier results',
  idle: 'Ready',
  running: 'Running',
  paused: 'Paused; the results so far are kept, even if you reload',
  stopped: 'Cancelled; the results so far are kept',
  finished: 'Finished',
};

/** While a set is fetched and read, whichever tab is shown, the button waits. */
const isPreparing = signal(false);

/** Starts what is chosen. */
async function start(app: HasWatch & HasCatalogue & CanRead): Promise<void> {
  isPreparing.value = true;
  try {
    const experiment = await prepare(app);
    if (experiment) labHere().start(experiment);
  } catch (error) {
    setup.message.value = messageOf(error);
  } finally {
    isPreparing.value = false;
  }
}

function RunButtons({
  app,
  place,
}: {
  app: HasWatch & HasCatalogue & CanRead;
  place: RefObject<HTMLDivElement | null>;
}): JSX.Element {
  const lab = labHere();
  const status = lab.status.value;
  if (status === 'running' || status === 'paused') {
    return (
      <>
        {status === 'running' ? (
          <Button look="primary" icon="pause" onClick={() => lab.pause()}>
            Pause
          </Button>
        ) : (
          <Button look="primary" icon="play" onClick={() => lab.resume()}>
            Resume
          </Button>
        )}
        <Button
          look="outlined"
          icon="stop"
          onClick={() => {
            // This button goes; the first one stays, as Run.
            place.current?.querySelector('button')?.focus();
            lab.cancel();
          }}
        >
          Cancel
        </Button>
      </>
    );
  }
  return (
    <Button
      look="primary"
      icon="play"
      disabled={isPreparing.value || status === 'loading' || app.catalogue.value.length === 0}
      onClick={() => void start(app)}
    >
      Run
    </Button>
  );
}

export function LabDeck({ app }: { app: HasWatch & HasCatalogue & CanRead }): JSX.Element {
  const lab = labHere();
  const total = lab.trials.value.length;
  const made = lab.trials.value.filter(Boolean).length;
  const status = lab.status.value;
  const left = lab.secondsLeft.value;
  const place = useRef<HTMLDivElement>(null);
  const detail = `${numberWords(made)} of ${countOf(total, 'trial')}`;
  return (
    <RunDeck
      buttons={<RunButtons app={app} place={place} />}
      buttonsPlace={place}
      status={statusWords[status]}
      detail={total > 0 && (status === 'running' && left !== null ? `${detail} · ${leftWords(left)}` : detail)}
      progress={{ label: 'Trials made', value: made, max: total }}
      message={lab.failure.value || setup.message.value}
    />
  );
}
