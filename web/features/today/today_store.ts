// The puzzles of days as the page sees them, whether the code that knows of them is here yet or not (today.ts).
import type { ReadonlySignal } from '@preact/signals';
import type { HasKept } from '../../kept/stored_records';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import type { Daily } from './daily';
import type { DailyEntry } from './daily_entry';

export type { Daily } from './daily';
export type { DailyEntry, DailyState } from './daily_entry';

export type DaysDone = ReadonlyMap<string, readonly Daily[]>;

export interface Opening {
  readonly daily: Daily;
  /** Attempts at making it so far; null while it is not made. */
  readonly attempts: number | null;
}

export interface Today {
  /** The current day; changes at midnight. */
  readonly day: ReadonlySignal<string>;
  /** All of a day, as dailiesOf lists them. Reads signals, so that a view that calls it is drawn again when they change. */
  entries(day: string): readonly DailyEntry[];
  /** Days with a finished puzzle -> those that are finished. */
  readonly daysDone: ReadonlySignal<DaysDone>;
  /** Number of such days in a row, up to today or yesterday. */
  readonly streak: ReadonlySignal<number>;
  /** The puzzle that is on its way to the board. */
  readonly opening: ReadonlySignal<Opening | null>;
  /** Why the last puzzle could not be opened; empty if nothing is wrong. */
  readonly failure: ReadonlySignal<string>;
  /**
   * Brings one to the board and closes the dialog: as it was left if it was begun, else as new. Leaving that dialog, or bringing
   * something else to the board, cancels it.
   */
  open(daily: Daily, arrival: Pick<Arrival, 'begin'>): Promise<void>;
  stop(): void;
  /** Reads the records on the device. */
  look(): Promise<void>;
  /** If a link brought a puzzle of a day of which this device has more, brings that to the board instead. */
  takeUp(): Promise<void>;
}

/** The part that is fetched late. */
export type TodayDesk = Omit<Today, 'day'>;

export interface HasToday {
  readonly today: Today;
}

export type TodayNeeds = HasPlay & HasSitting & HasView & HasKept;

/** The key of the shelf of this device (daily_shelf.ts). */
export const shelfKey = 'sudoscope-daily';
