// The user's hands on an editable board: presses, drags and keys that select cells. A mouse or a pen selects
// from its press on. A finger selects once it moves; on a zoomed board, where it pans, it must first rest on a
// cell. This code gets pointer events before gestures.ts does, and marks the events that it uses as prevented.
import { isPadMark, type PadPress } from '../grid/symbols';
import type { Camera } from './camera';
import type { Layout } from './layout';
import { alone, cellAfterKey, type Selection } from './keys';
import { Selecting } from './selecting';
import type { BoardPicture } from './picture';

/** A finger that moves less counts as still; CSS pixels. */
const slack = 9;
/** A finger that rests this long on a cell selects; shorter than
    the browser's own long press, which cancels the pointer. */
const rest_ms = 380;
/** Two taps on a cell within this time are a double tap; for mouse clicks the system decides. */
const double_ms = 400;
/** A double press adds to the selection while one of these keys is held. */
const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
/** Distance between two looks at the cells that a fast drag crosses, in fractions of a cell. */
const dragStep = 0.1;

/** The parts of the board that the hands need (stage.ts). */
export interface EditableBoard {
  readonly camera: Camera;
  isEditable(): boolean;
  picture(): BoardPicture;
  selected(): Selection;
  cellOf(target: EventTarget | null): number | null;
  layout(): Layout | null;
  /** True if another feature has used a press on the cell, or a drag over it. */
  isUsed(cell: number): boolean;
  /** `mayMove`: true if the board may move to show the cursor. */
  select(next: Selection, mayMove: boolean): void;
  /** Moves the board to show the cursor. */
  reveal(): void;
}

export interface Hands {
  /** Takes over a press that began before the hands listened. */
  take(press: PointerEvent): void;
  /** Stops listening. */
  end(): void;
}

export function attachHands(viewport: HTMLElement, board: EditableBoard): Hands {
  const selecting = new Selecting(board.picture, board.isUsed);
  /** The pointer that was put down first, until a second one is. */
  let first: PointerEvent | null = null;
  let last: PointerEvent | null = null;
  let isSelecting = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let tap: { cell: number; at_ms: number } | null = null;
  /** True if another control was pressed since the last press on
      the board: the next press is not a double press then. */
  let isBetween = false;
  let isFirst = true;

  const isZoomed = (): boolean => board.camera.view.scale > 1;
  const select = (next: Selection | null): void => {
    if (next) board.select(next, false);
  };
  const begin = (): void => {
    clearTimeout(rest);
    const cell = first && board.cellOf(first.target);
    if (!first || cell === null) return;
    isSelecting = true;
    select(selecting.press(board.selected(), cell, first));
    if (first.pointerType !== 'touch') return;
    const isSecond = !isFirst && tap?.cell === cell && first.timeStamp - tap.at_ms < double_ms;
    if (isSecond) select(selecting.double(board.selected()));
    tap = isSecond ? null : { cell, at_ms: first.timeStamp };
  };
  const dragOver = (from: PointerEvent, to: PointerEvent): void => {
    const layout = board.layout();
    if (!layout) return;
    for (const cell of cellsOnTheWay(layout, viewport.getBoundingClientRect(), from, to)) {
      const next = selecting.drag(board.selected(), cell);
      if (next) tap = null;
      select(next);
    }
  };
  const end = (): void => {
    clearTimeout(rest);
    first = null;
  };
  const down = (event: PointerEvent): void => {
    if (!board.isEditable() || event.button !== 0) return end();
    if (first && event.pointerType === 'touch' && event.pointerId !== first.pointerId) {
      // Two fingers move the view, unless one of them has begun to select on a board that pans.
      if (isSelecting && isZoomed()) event.preventDefault();
      else end();
      return;
    }
    first = last = event;
    isSelecting = false;
    [isFirst, isBetween] = [isBetween, false];
    if (event.pointerType === 'touch') return void (rest = setTimeout(begin, rest_ms));
    begin();
    viewport.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent): void => {
    if (!first || !last || event.pointerId !== first.pointerId) return;
    // The release of a mouse button outside the board sends no event.
    if (event.buttons === 0) return end();
    if (!isSelecting) {
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < slack) return;
      if (isZoomed()) return end();
      begin();
    }
    // An unzoomed board has nothing to pan, and the view must know the fingers' places in case another one comes.
    if (isZoomed()) event.preventDefault();
    dragOver(last, event);
    last = event;
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== first?.pointerId) return;
    // Some browsers omit the click of a tap soon after a drag.
    if (!isSelecting && event.type === 'pointerup') begin();
    end();
    if (isSelecting) board.reveal();
  };
  const click = (event: MouseEvent): void => {
    // A click without a pointer comes from assistive technology.
    if (isSelecting && event.detail > 0) event.preventDefault();
    isSelecting = false;
  };
  const dblclick = (): void => {
    if (board.isEditable() && !isFirst) select(selecting.double(board.selected()));
  };
  const elsewhere = (event: Event): void => {
    const isHeld = 'key' in event && modifiers.includes(event.key as string);
    isBetween ||= !isHeld && (event.type === 'keydown' || !viewport.contains(event.target as Node));
  };
  const contextmenu = (event: Event): void => {
    if (isSelecting) event.preventDefault();
  };
  const keydown = (event: KeyboardEvent): void => {
    if (!board.isEditable()) return;
    const next = selectionAfterKey(board.picture(), board.selected(), event);
    if (!next) return;
    board.select(next, true);
    event.preventDefault();
  };

  const stop = new AbortController();
  const before = { signal: stop.signal, capture: true };
  const { ownerDocument } = viewport;
  ownerDocument.addEventListener('pointerdown', elsewhere, before);
  ownerDocument.addEventListener('keydown', elsewhere, before);
  const listeners = {
    ...{ pointerdown: down, pointermove: move, pointerup: up, pointercancel: up },
    ...{ click, dblclick, contextmenu, keydown },
  };
  for (const [name, listener] of Object.entries(listeners))
    viewport.addEventListener(name, listener as (event: Event) => void, before);
  return {
    take: down,
    end() {
      stop.abort();
      clearTimeout(rest);
    },
  };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** The cells that a drag crosses on its way; a cell may come several times. The box is that of the viewport. */
function* cellsOnTheWay(layout: Layout, { left, top, width }: DOMRect, from: Point, to: Point): Generator<number> {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const steps = Math.ceil(Math.hypot(x, y) / (dragStep * layout.cellSize));
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const cell = cellAt(layout, (from.clientX + part * x - left) / width, (from.clientY + part * y - top) / width);
    if (cell !== null) yield cell;
  }
}

/**
 * The cell at a point, which is in fractions of the viewport; null in a corner of a cell, so that a drag aslant from cell to
 * cell does not come upon those beside.
 */
export function cellAt({ side, pixels, cell, columns, rows }: Layout, x: number, y: number): number | null {
  const [across, down] = [(x * pixels - columns[0]!) / cell, (y * pixels - rows[0]!) / cell];
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < side;
  const fromMiddle = Math.abs(across - column - 0.5) + Math.abs(down - row - 0.5);
  return isInside && fromMiddle < 0.75 ? row * side + column : null;
}

const unheld = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

/** The selection after a key that selects several cells, or one cell in place of several; null for any other key. */
export function selectionAfterKey(
  { geometry }: Pick<BoardPicture, 'geometry'>,
  { cursor, cells }: Selection,
  press: PadPress,
): Selection | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey || isPadMark(press)) return null;
  if ((shiftKey || ctrlKey) && key.startsWith('Arrow')) {
    const cell = cellAfterKey(geometry, cursor, { ...unheld, key })!;
    return { cursor: cell, cells: new Set(cells).add(cell) };
  }
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return { cursor, cells: new Set(geometry.regionOf.keys()) };
  return key === 'Escape' && cells.size > 1 ? alone(cursor) : null;
}
