// Inputs and outputs of a board, and the inputs of the buttons beside it.
import type { Symbols } from '../grid/symbols';
import type { BoardSource } from './picture';
import type { Zoom, ZoomControls } from './zoom_controls';

/** The board's input from outside; replaced whole. */
export interface StageProps {
  readonly source: BoardSource;
  /** The selected cell from which keys move. */
  readonly selected: number;
  /** All selected cells of an editable board; only the cell above if missing. */
  readonly selection?: ReadonlySet<number>;
  /** `areAlike`: true if a double press found them. */
  onSelect(cell: number, cells: ReadonlySet<number>, areAlike: boolean): void;
  /** The value whose cells are lit; the value of the selected cell if it is 0 or missing. */
  readonly lit?: number | undefined;
  /** Returns true if it used a plain press on a cell or, on an
      editable board, a drag over it: then nothing is selected. */
  onPress?(cell: number): boolean;
  /** The words for a cell in a screen reader. */
  label(cell: number): string;
  readonly editable: boolean;
  /** True to put each corner note at its digit's place; else up to four are in the corners. */
  readonly notesInPlaces?: boolean | undefined;
  /** True to show the empty paper alone. */
  readonly isHidden?: boolean | undefined;
  readonly ariaLabel: string;
  /** Digits typed so far of a number not yet entered. */
  readonly entryHint: string;
  /** The way digits are written; as numbers if missing. */
  readonly symbols?: Symbols;
}

/** The input of the zoom buttons, and their calls. */
export interface ZoomState extends Zoom {
  readonly Controls: typeof ZoomControls;
}
