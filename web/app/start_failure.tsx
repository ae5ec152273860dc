// The page shown if it could not start at all: the reason, and the one thing that may help.
import type { JSX } from 'preact';
import { tryAgain } from '../language/generated/app';
import { startFailed, startFailedWhy } from '../language/generated/start';
import { say } from '../language/say';
import { Button } from '../ui/controls/button';
import styles from './start_failure.module.css';

export function StartFailure({ reason }: { reason: string }): JSX.Element {
  return (
    <main class={styles.failure}>
      <h1>{say(startFailed)}</h1>
      <p>{say(startFailedWhy, { reasonName: reason })}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {say(tryAgain)}
      </Button>
    </main>
  );
}
