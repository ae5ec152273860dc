// The page if it could not start at all.
import type { JSX } from 'preact';
import { startFailed, startFailedWhy, tryAgain } from '../language/generated/app';
import { say } from '../language/say';
import { Button } from '../ui/controls/button';
import styles from './start_failure.module.css';

/** The reason, and the one thing that may help. */
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
