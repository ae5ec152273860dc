// The foot of a tab with a long computation: its buttons, its progress, and a line for errors.
import type { ComponentChildren, JSX, RefObject } from 'preact';
import styles from './run_deck.module.css';

interface RunDeckProps {
  buttons: ComponentChildren;
  /** The place of the buttons, for a button that disappears and leaves the focus to another. */
  buttonsPlace?: RefObject<HTMLDivElement | null>;
  /** Announced by screen readers when it changes. */
  status: string;
  /** Its progress in words. */
  detail: ComponentChildren;
  progress: { label: string; value: number; max: number };
  /** Empty without a message; its line stays. */
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
