// Drawing with mouse, pen or finger: presses and drags on the board and beside it, as points in cells. It hears pointers
// before the board does, and keeps those that the tool uses.
import { clueNear } from './entries';
import { isPressed } from './drafts';
import type { SettingStore } from './setting';
import { awaitsBeside, hasSpots, isAmong, spotsFor } from './aims';
import { type GridPoint, type BoardSpot, cellOfLine, isOnGrid, isSameSpot, nearestCell } from './spots';

interface Board {
  side(): number;
  /** Moves the board's cursor there, and the focus to the board. */
  focus(cell: BoardSpot | null): void;
  /** Takes a given away; true if there was one. */
  clear(cell: BoardSpot): boolean;
}

const pointOf = (event: PointerEvent, side: number): GridPoint | null => {
  const box = document.querySelector('[role=grid]')?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: ((event.clientX - box.left) / box.width) * side, y: ((event.clientY - box.top) / box.height) * side };
};

const isFar = ({ x, y }: GridPoint, side: number, most: number): boolean =>
  x < -most || y < -most || x > side + most || y > side + most;

/** Returns a function that stops listening. `place`: the element round the board, which may be larger. */
export function listenToDrawing(place: HTMLElement, setting: SettingStore, board: Board): () => void {
  let pointer: number | null = null;
  let before: BoardSpot | null = null;
  let hasMoved = false;
  /** The press began on a cell of the chosen area, and changes its cells. */
  let adds: boolean | null = null;

  const isOurs = (event: PointerEvent): boolean =>
    event.button === 0 && setting.tool.peek() !== 'given' && !(event.target as Element).closest('button, input');

  function press(point: GridPoint): void {
    const side = board.side();
    const kind = setting.kind.peek();
    if (!kind) {
      const clue = clueNear(setting.clues.peek(), point);
      const cell = nearestCell(point, side);
      if (clue) setting.remove(clue);
      else if (isOnGrid({ row: Math.floor(point.y), column: Math.floor(point.x) }, side)) board.clear(cell);
      return board.focus(cell);
    }
    const spots = spotsFor(kind, point, side);
    if (isPressed(kind)) {
      const there = setting.clues.peek().find((clue) => clue.kind === kind.id && hasSpots(clue.entry, spots));
      if (there) setting.choose(there);
      else {
        setting.begin(spots);
        setting.end();
      }
      return board.focus(awaitsBeside(kind) ? null : spots[0]!);
    }
    const cell = nearestCell(point, side);
    const chosen = setting.chosen.peek();
    adds = null;
    if (setting.changesCells.peek() && chosen) {
      adds = !isAmong(chosen.entry, cell);
      setting.toggleCell(cell, adds);
    } else setting.begin([cell]);
    board.focus(cell);
  }

  function lift(point: GridPoint): void {
    const kind = setting.kind.peek();
    const draft = setting.draft.peek();
    if (!kind || !draft || draft.path.length === 0) return;
    const isAlone = draft.path.length === 1 && draft.parts.length === 0;
    const there = isAlone && !hasMoved ? clueNear(setting.clues.peek(), point, kind.id) : null;
    if (!there) return setting.end();
    setting.drop();
    setting.choose(there);
  }

  const down = (event: PointerEvent): void => {
    if (pointer !== null && pointer !== event.pointerId) {
      // Two fingers draw nothing.
      pointer = null;
      return setting.drop();
    }
    const kind = setting.kind.peek();
    if (!isOurs(event)) return;
    const point = pointOf(event, board.side());
    if (!point || isFar(point, board.side(), kind && awaitsBeside(kind) ? 2 : kind ? 0 : 1)) return;
    event.preventDefault();
    event.stopPropagation();
    pointer = event.pointerId;
    place.setPointerCapture(pointer);
    before = nearestCell(point, board.side());
    hasMoved = false;
    press(point);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    const side = board.side();
    // A fast drag tells of the way between two frames as well.
    for (const each of event.getCoalescedEvents?.() ?? [event]) {
      const point = pointOf(each, side);
      const kind = setting.kind.peek();
      if (!point || !kind || isPressed(kind)) continue;
      const isLine = ['line', 'branches', 'arrow'].includes(kind.form);
      const cell = isLine ? cellOfLine(point, side) : nearestCell(point, side);
      if (!cell || (before && isSameSpot(cell, before))) continue;
      before = cell;
      hasMoved = true;
      if (adds !== null) setting.toggleCell(cell, adds);
      else setting.extend(cell);
    }
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    pointer = null;
    const point = pointOf(event, board.side());
    if (event.type === 'pointercancel' || !point) setting.drop();
    else lift(point);
  };
  /** The press was used; a click would select the cell and end the chosen clue. */
  const click = (event: MouseEvent): void => {
    if (setting.tool.peek() === 'given' || (event.target as Element).closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  place.addEventListener('pointerdown', down, options);
  place.addEventListener('pointermove', move, options);
  place.addEventListener('pointerup', up, options);
  place.addEventListener('pointercancel', up, options);
  place.addEventListener('click', click, options);
  place.addEventListener('dblclick', click, options);
  // A finger that draws does not scroll the page.
  place.addEventListener('touchmove', (event) => pointer !== null && event.preventDefault(), {
    ...options,
    passive: false,
  });
  return () => stop.abort();
}
