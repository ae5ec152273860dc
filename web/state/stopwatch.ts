// Measures time, with pauses. A clock that can be set (Date.now) may jump; this one reads a clock that never does.
import { signal, type ReadonlySignal } from '@preact/signals';

export interface Stopwatch {
  /** Milliseconds so far. */
  elapsed(): number;
  /** Whole seconds so far. */
  readonly seconds: ReadonlySignal<number>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** Continues from this time, running or not. */
  set(elapsed_ms: number): void;
  run(isOn: boolean): void;
}

export function makeStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const seconds = signal(0);
  const isRunning = signal(false);
  let before = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const elapsed = (): number => before + (isRunning.peek() ? Math.max(0, now() - since) : 0);
  function show(): void {
    clearTimeout(timer);
    seconds.value = Math.floor(elapsed() / 1000);
    if (isRunning.peek()) timer = setTimeout(show, 1000 - (elapsed() % 1000));
  }
  function set(elapsed_ms: number): void {
    before = elapsed_ms;
    since = now();
    show();
  }
  return {
    elapsed,
    seconds,
    isRunning,
    set,
    run(isOn) {
      const until = elapsed();
      isRunning.value = isOn;
      set(until);
    },
  };
}
