// Runs side by side, as whoever shows them sees them: race.ts keeps them.
import type { ReadonlySignal } from '@preact/signals';
import type { Clock } from '../../run/race_choice';
import type { Runner } from './field';
import type { RaceReadout } from './readout';

export interface Race {
  readonly runners: ReadonlySignal<readonly Runner[]>;
  readonly playing: ReadonlySignal<boolean>;
  readonly readout: ReadonlySignal<RaceReadout>;
  /** The readout as of the last frame, and who wants to hear of each. */
  read(): RaceReadout;
  subscribe(listener: () => void): () => void;
  play(): void;
  pause(): void;
  /** How far the clock goes while the fastest run makes a step. */
  unit(): number;
  /** By that much. */
  next(): void;
  previous(): void;
  /** To a place on the clock; explored up to there. */
  seek(at: number): void;
  toStart(): void;
  toEnd(): void;
  /** Ends a move that takes long: the clock goes back to where the slowest has come. */
  cancel(): void;
  setClock(clock: Clock): void;
  /** Measures all paces again, on this device. */
  measure(): void;
  /** Tries again what failed. */
  retry(): void;
  /** Gives the workers back. */
  end(): void;
}
