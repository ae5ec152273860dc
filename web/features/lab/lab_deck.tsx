// The foot of the Lab: the progress of the run, and the buttons that start, pause, continue and cancel it.
import { signal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { LabStatus } from './lab';
import { labHere } from './page_lab';
import { messageOf } from '../../language/failure';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { CanRead } from '../../state/reading';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { icons } from '../../ui/icons';
import { RunDeck } from '../../ui/controls/run_deck';
import {
  labCancel,
  labFinished,
  labIdle,
  labLoading,
  labPause,
  labPaused,
  labProgress,
  labResume,
  labRun,
  labRunning,
  labStopped,
  labTrialsMade,
} from '../../language/generated/lab';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { prepare, setup } from './setup';
import { leftWords } from '../../ui/time_words';

const statusWords: Record<LabStatus, Text> = {
  loading: labLoading,
  idle: labIdle,
  running: labRunning,
  paused: labPaused,
  stopped: labStopped,
  finished: labFinished,
};

/** While a set is fetched and read, whichever tab is shown, the button waits. */
const isPreparing = signal(false);

/** Starts the chosen experiment. */
async function start(app: HasWatch & HasCatalogue & CanRead): Promise<void> {
  isPreparing.value = true;
  try {
    const experiment = await prepare(app);
    if (experiment) labHere().start(experiment);
  } catch (error) {
    setup.message.tell(() => messageOf(error));
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
          <Button look="primary" icon={runIcons.pause} onClick={() => lab.pause()}>
            {say(labPause)}
          </Button>
        ) : (
          <Button look="primary" icon={runIcons.play} onClick={() => lab.resume()}>
            {say(labResume)}
          </Button>
        )}
        <Button
          look="outlined"
          icon={icons.stop}
          onClick={() => {
            // This button disappears; the first one stays, as Run.
            place.current?.querySelector('button')?.focus();
            lab.cancel();
          }}
        >
          {say(labCancel)}
        </Button>
      </>
    );
  }
  return (
    <Button
      look="primary"
      icon={runIcons.play}
      disabled={isPreparing.value || status === 'loading' || app.catalogue.value.length === 0}
      onClick={() => void start(app)}
    >
      {say(labRun)}
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
  const detail = say(labTrialsMade, { madeCount: made, count: total });
  return (
    <RunDeck
      buttons={<RunButtons app={app} place={place} />}
      buttonsPlace={place}
      status={say(statusWords[status])}
      detail={total > 0 && (status === 'running' && left !== null ? `${detail} · ${leftWords(left)}` : detail)}
      progress={{ label: say(labProgress), value: made, max: total }}
      message={lab.failure.value || setup.message.words.value}
    />
  );
}
