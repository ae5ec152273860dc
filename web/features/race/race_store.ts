// The interface of runs side by side; race.ts implements it.
import type { ReadonlySignal } from '@preact/signals';
import type { Clock } from '../../run/race_choice';
import type { Runner } from './field';
import type { RaceReadout } from './readout';

export interface Race {
  readonly runners: ReadonlySignal<readonly Runner[]>;
  readonly playing: ReadonlySignal<boolean>;
  readonly readout: ReadonlySignal<RaceReadout>;
  /** The readout as of the last frame, and the listeners to each frame. */
  read(): RaceReadout;
  subscribe(listener: () => void): () => void;
  play(): void;
  pause(): void;
  /** Distance on the clock for a step of the fastest run. */
  unit(): number;
  /** Moves by this distance. */
  next(): void;
  previous(): void;
  /** Goes to a place on the clock; explores up to there. */
  seek(at: number): void;
  toStart(): void;
  toEnd(): void;
  /** Ends a long move: the clock returns to the place of the slowest run. */
  cancel(): void;
  setClock(clock: Clock): void;
  /** Measures all paces again, on this device. */
  measure(): void;
  /** Tries failed runs again. */
  retry(): void;
  /** Carries out the key; false if it does nothing here. */
  key(key: string): boolean;
  /** Releases the workers. */
  end(): void;
}
