// What is shown when the page could not start at all: what happened, and the one thing that may help.
import type { JSX } from 'preact';
import { Button } from '../ui/controls/button';
import styles from './start_failure.module.css';

export function StartFailure({ reason }: { reason: string }): JSX.Element {
  return (
    <main class={styles.failure}>
      <h1>Sudoscope could not start</h1>
      <p>Your puzzle is still stored on this device. The browser reported: {reason}</p>
      <Button look="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  );
}
