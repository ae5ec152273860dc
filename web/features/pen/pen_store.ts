// The interface of the pen for its keys and controls; pen_desk.ts implements it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { MarkedCandidate } from './marks';

export const targets = ['cell', 'candidate', 'strong', 'weak', 'digit'] as const;
export type Target = (typeof targets)[number];

export interface PenDesk {
  /** The target of the pen: colours of cells, or of single candidates;
      links of one kind; or the digit that is shown alone. */
  readonly target: Signal<Target>;
  /** True if the pen is open in Logic; it rests there while a
      step of the path is shown, which belongs to another grid. */
  readonly inLogic: Signal<boolean>;
  /** True if presses and keys belong to the pen: it marks candidates or links. */
  readonly isActive: ReadonlySignal<boolean>;
  /** True if the pad belongs to it, too: it has the colours of cells
      as well, and the digits while one to show is requested. */
  readonly hasPad: ReadonlySignal<boolean>;
  /** The selected cells that it marks. */
  readonly cells: ReadonlySignal<readonly number[]>;
  /** The digit that was chosen in the selected cells, and waits for its colour; 0 = none. */
  readonly chosen: ReadonlySignal<number>;
  /** The first end of a link that waits for the other. */
  readonly first: ReadonlySignal<MarkedCandidate | null>;
  /** The digit that is shown alone; 0 = all are shown. */
  readonly only: Signal<number>;
  /** True if the next digit will be shown alone. */
  readonly asksDigit: ReadonlySignal<boolean>;
  /** The possible digits of each cell, in the form of notes. */
  readonly open: ReadonlySignal<Uint32Array>;
  /** Chooses a digit of the selected cells, or the one to show alone if that was requested. */
  choose(digit: number): void;
  /** Ends the choice of a candidate. */
  unchoose(): void;
  /** Gives the chosen candidate, or the selected cells if the pen
      marks cells, a colour, 1 to 9, or removes that colour. */
  colour(colour: number): void;
  /** Asks for the digit to show alone; shows all again if one is. */
  askDigit(): void;
  /** Handles the press of a cell: chooses the candidate under the pointer. False if the pen does not use it. */
  press(cell: number): boolean;
  /** Handles a key; true if the pen used it. */
  key(event: KeyboardEvent): boolean;
  end(): void;
}

/** The colours 1 to 9. */
export const colourLetters = [...'ABCDEFGHI'];
