// The numbers beside a run, for people to read: at most eight
// times a second while it moves by itself, at once when it stops.
import { signal, type ReadonlySignal } from '@preact/signals';

export interface Readout<T> {
  readonly value: ReadonlySignal<T>;
  /** `isMoving`: true if more follows by itself, so that this value may be skipped. */
  show(read: () => T, isMoving: boolean): void;
  clear(): void;
}

const least_ms = 125;

export function makeReadout<T>(empty: T): Readout<T> {
  const value = signal(empty);
  let shown_ms = -Infinity;
  return {
    value,
    show(read, isMoving) {
      const now_ms = performance.now();
      if (isMoving && now_ms - shown_ms < least_ms) return;
      shown_ms = now_ms;
      value.value = read();
    },
    clear() {
      shown_ms = -Infinity;
      value.value = empty;
    },
  };
}
