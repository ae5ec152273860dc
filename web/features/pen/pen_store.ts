// What the pen offers to its keys and controls; pen_desk.ts makes it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { MarkedCandidate } from './marks';

export const targets = ['cell', 'candidate', 'strong', 'weak', 'digit'] as const;
export type Target = (typeof targets)[number];

export interface PenDesk {
  /** Colours of cells, as ever, or of single candidates; links of one kind; or the digit that alone is shown. */
  readonly target: Signal<Target>;
  /** True if the pen is open in Logic; it rests there while a step of the path is shown, which is on another grid. */
  readonly inLogic: Signal<boolean>;
  /** True if presses and keys are the pen's: it marks candidates or links. */
  readonly isActive: ReadonlySignal<boolean>;
  /** True if the pad is: it has the colours of cells as well, and the digits while one to show is asked for. */
  readonly hasPad: ReadonlySignal<boolean>;
  /** The selected cells that it marks. */
  readonly cells: ReadonlySignal<readonly number[]>;
  /** The digit that was chosen in the selected cells, and waits for its colour; 0 = none. */
  readonly chosen: ReadonlySignal<number>;
  /** The first end of a link that waits for the other. */
  readonly first: ReadonlySignal<MarkedCandidate | null>;
  /** The digit that alone is shown; 0 = all are. */
  readonly only: Signal<number>;
  /** True if the next digit is to be shown alone. */
  readonly asksDigit: ReadonlySignal<boolean>;
  /** What each cell can hold, in the form of notes. */
  readonly open: ReadonlySignal<Uint32Array>;
  /** Chooses a digit of the selected cells, or the one to show alone if that was asked for. */
  choose(digit: number): void;
  /** Chooses no candidate any more. */
  unchoose(): void;
  /** Gives what is chosen, or the selected cells if those are marked, a colour, 1 to 9, or takes that colour off. */
  colour(colour: number): void;
  /** Asks which digit to show alone; shows all again if one is. */
  askDigit(): void;
  /** Handles the press of a cell: chooses the candidate under the pointer. False if it is not the pen's. */
  press(cell: number): boolean;
  /** Handles a key; true if it was one of its own. */
  key(event: KeyboardEvent): boolean;
  end(): void;
}

/** The colours 1 to 9. */
export const colourLetters = [...'ABCDEFGHI'];
