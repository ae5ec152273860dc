// The foot of a tab where something long runs: its buttons, how far it is, and a line for what went wrong.
import type { ComponentChildren, JSX, RefObject } from 'preact';
import styles from './run_deck.module.css';

interface RunDeckProps {
  buttons: ComponentChildren;
  /** Where they stand, for one that goes and leaves the focus to another. */
  buttonsPlace?: RefObject<HTMLDivElement | null>;
  /** Told to screen readers when it changes. */
  status: string;
  /** How far it is, in words. */
  detail: ComponentChildren;
  progress: { label: string; value: number; max: number };
  /** Empty if there is nothing to say; its line stays. */
  message: string;
}

export function RunDeck({ buttons, buttonsPlace, status, detail, progress, message }: RunDeckProps): JSX.Element {
  return (
    <div class={styles.deck}>
      <div class={styles.buttons} ref={buttonsPlace}>
        {buttons}
      </div>
      <div class={styles.progress}>
        <p class={styles.line}>
          <b role="status">{status}</b>
          <span>{detail}</span>
        </p>
        <progress aria-label={progress.label} max={Math.max(progress.max, 1)} value={progress.value} />
        <p class={styles.message} role="status">
          {message}
        </p>
      </div>
    </div>
  );
}
