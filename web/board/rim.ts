// The numbers of rows and columns beside the board, shown while a sentence names cells by
// them. They use the margin that the page leaves around the board, so that the board neither
// moves nor shrinks. If cells are narrower than a number, only some lines are numbered.
import type { Layout, Placement } from './layout';
import styles from './rim.module.css';

/** Height of a number if the margin has room for it, and the smallest readable height; CSS pixels. */
const usual = 11;
const least = 7;
/** Width of a digit in multiples of its font's size. */
const digitWidth = 0.58;
/** Steps between numbered lines, if there is no room for all. */
const steps = [1, 2, 5, 10, 20];

export interface RimLabel {
  /** Numbered from 1. */
  readonly line: number;
  /** From the edge of the visible square to the middle of the number; CSS pixels. */
  readonly at: number;
}

/** The size of the numbers, CSS pixels; 0 if the margin is too small. `room`: the margin at the left and at the top. */
export function rimSize(side: number, room: { left: number; top: number }): number {
  const digits = String(side).length;
  const size = Math.min(usual, (room.left - 1) / (digits * digitWidth), room.top);
  return size < least ? 0 : size;
}

/** The numbers along one edge. `edges`: of its lines, in device
    pixels. Lines whose middle is out of sight have no number. */
export function rimLabels(edges: Int32Array, { side, pixels, ratio, cellSize }: Layout, extent: number): RimLabel[] {
  const step = steps.find((each) => each * cellSize >= extent) ?? side;
  const lines = Array.from({ length: side }, (_, index) => index + 1);
  return lines
    .filter((line) => step === 1 || line === 1 || line % step === 0)
    .map((line) => ({ line, at: (edges[line - 1]! + edges[line]!) / 2 }))
    .filter(({ at }) => at >= 0 && at <= pixels)
    .map(({ line, at }) => ({ line, at: at / ratio }));
}

/** The room above the grid and inside the square, where no clue stands; CSS pixels. */
function emptyAbove({ ring, cell, rows, ratio }: Layout): number {
  return Math.max(0, Math.min(ring.emptyAbove * cell, rows[0]!)) / ratio;
}

export class Rim {
  readonly #element = document.createElement('div');
  /** The state for which the numbers were placed. */
  #layout: Layout | null = null;
  #room = '';

  constructor(private readonly container: HTMLElement) {
    this.#element.className = styles.rim!;
    // The table over the board already has the numbers of its rows and columns.
    this.#element.setAttribute('aria-hidden', 'true');
  }

  /** Shows the numbers of the visible lines; without a layout, none. */
  show(layout: Layout | null, placement: Placement): void {
    const { container } = this;
    // Numbers outside the square must not be cut off.
    container.style.overflow = layout ? 'visible' : '';
    if (!layout) this.#element.remove();
    else if (!this.#element.isConnected) container.append(this.#element);
    const left = container.offsetLeft + placement.left;
    const top = container.offsetTop + placement.top;
    // A bar above the board, as for the rules of its puzzle, covers the margin.
    const bar = container.parentElement?.querySelector<HTMLElement>('[data-texts] > summary');
    const inside = layout ? emptyAbove(layout) : 0;
    const roomAbove = inside + top - (bar ? bar.offsetTop + bar.offsetHeight + 1 : 0);
    const room = [left, top, roomAbove, placement.left, placement.top].join(' ');
    if (layout === this.#layout && room === this.#room) return;
    this.#layout = layout;
    this.#room = room;
    if (layout) this.#place(layout, placement, inside, rimSize(layout.side, { left, top: roomAbove }));
  }

  /** `inside`: the room between the square and the grid, in which the columns' numbers stand. */
  #place(layout: Layout, { left, top }: Placement, inside: number, size: number): void {
    const { style } = this.#element;
    style.transform = `translate(${left}px, ${top}px)`;
    style.fontSize = `${size}px`;
    const extent = size * digitWidth * (String(layout.side).length + 1);
    const columns = size > 0 ? rimLabels(layout.columns, layout, extent) : [];
    const rows = size > 0 ? rimLabels(layout.rows, layout, 1.3 * size) : [];
    this.#element.replaceChildren(
      ...columns.map(({ line, at }) => label(line, 'column', { left: `${at}px`, bottom: `${-inside}px` })),
      ...rows.map(({ line, at }) => label(line, 'row', { top: `${at}px` })),
    );
  }
}

function label(line: number, kind: 'row' | 'column', place: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement('span');
  made.className = styles[kind]!;
  made.textContent = String(line);
  Object.assign(made.style, place);
  return made;
}
