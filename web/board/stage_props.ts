// What goes in and out of a board: what it is told, what it tells, and what the buttons beside it are told.
import type { Symbols } from '../grid/symbols';
import type { BoardSource } from './picture';
import type { Zoom, ZoomControls } from './zoom_controls';

/** What the board is told from outside; replaced whole. */
export interface StageProps {
  readonly source: BoardSource;
  /** The selected cell from which keys move. */
  readonly selected: number;
  /** All that are selected on an editable board; that one alone where it is missing. */
  readonly selection?: ReadonlySet<number>;
  /** `areAlike`: a double press found them. */
  onSelect(cell: number, cells: ReadonlySet<number>, areAlike: boolean): void;
  /** The value whose cells are lit; that of the selected cell where it is 0 or missing. */
  readonly lit?: number | undefined;
  /** Returns whether it has used a plain press on a cell, or on an editable board a drag over it: nothing is selected then. */
  onPress?(cell: number): boolean;
  /** The sentence that a screen reader says for a cell. */
  label(cell: number): string;
  readonly editable: boolean;
  /** Each corner note at its digit's place; else up to four stand in the corners. */
  readonly notesInPlaces?: boolean | undefined;
  /** Shows the paper alone, and none of what is in it. */
  readonly isHidden?: boolean | undefined;
  readonly ariaLabel: string;
  /** Digits typed so far of a number not yet entered. */
  readonly entryHint: string;
  /** How digits are written; as numbers where it is missing. */
  readonly symbols?: Symbols;
}

/** What the zoom buttons need to know, and they. */
export interface ZoomState extends Zoom {
  readonly Controls: typeof ZoomControls;
}
