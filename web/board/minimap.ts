// The whole board in small beside a board that is zoomed in, with a frame around what can be seen; a press or a drag on it
// looks there. For pointers alone: the keyboard goes to any cell by itself, and the board follows.
import styles from './zooming.module.css';
import type { Placement, View } from './layout';
import type { Ink, Palette } from './palette';
import type { BoardPicture } from './picture';

/** By cellKind; only what is there and who put it there can be told at this size. */
const inks: readonly (Ink | null)[] = [null, 'ink', 'muted', 'forced', 'guess', 'entered', 'good', 'good', 'line'];

/** The smallest map that a finger can aim on, and the largest that leaves the board the middle of things; CSS pixels. */
const minimapSizes = { least: 44, most: 140 };

/** Beside or below the board, at the other end than the zoom buttons. `width`, `height`: of the container, CSS pixels. */
function placeMinimap(
  { controls, left, top, size }: Placement,
  width: number,
  height: number,
): Pick<Placement, 'left' | 'top' | 'size'> {
  const isBeside = controls === 'beside';
  const gap = 8;
  const spare = (isBeside ? width - left : height - top) - size - gap;
  return {
    left: isBeside ? left + size + gap : left,
    top: isBeside ? top : top + size + gap,
    size: Math.min(Math.max(spare, minimapSizes.least), minimapSizes.most),
  };
}

export class Minimap {
  readonly #element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #frame = document.createElement('div');
  #view: View | null = null;

  /** `lookAt`: brings a point of the board to the middle, in fractions of the board. */
  constructor(container: HTMLElement, lookAt: (x: number, y: number) => void) {
    this.#element.className = styles.minimap!;
    this.#element.setAttribute('aria-hidden', 'true');
    this.#frame.className = styles.window!;
    this.#element.append(this.#canvas, this.#frame);
    this.#element.hidden = true;
    container.append(this.#element);
    const look = (event: PointerEvent): void => {
      if (event.buttons === 0) return;
      const box = this.#canvas.getBoundingClientRect();
      lookAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    };
    this.#element.addEventListener('pointerdown', (event) => {
      this.#element.setPointerCapture(event.pointerId);
      event.preventDefault();
      look(event);
    });
    this.#element.addEventListener('pointermove', look);
  }

  /** Shows it where there is more to the board than can be seen. `width`, `height`: of the container, CSS pixels. */
  follow(view: View, placement: Placement, width: number, height: number): void {
    this.#view = view;
    this.#element.hidden = view.scale === 1 || placement.controls === 'none';
    if (this.#element.hidden) return;
    const { left, top, size } = placeMinimap(placement, width, height);
    const { style } = this.#element;
    style.transform = `translate(${left}px, ${top}px)`;
    style.width = style.height = `${size}px`;
    const part = (share: number): string => `${100 * share}%`;
    const frame = this.#frame.style;
    frame.left = part(view.left);
    frame.top = part(view.top);
    frame.width = frame.height = part(1 / view.scale);
  }

  paint(picture: BoardPicture, palette: Palette): void {
    const context = this.#canvas.getContext('2d');
    if (this.#element.hidden || !this.#view || !context) return;
    const { side, shape } = picture.geometry;
    // Whole pixels a cell, which the browser makes smaller: no cell is narrower than its neighbour.
    const cell = 4;
    if (this.#canvas.width !== side * cell) this.#canvas.width = this.#canvas.height = side * cell;
    context.fillStyle = palette.surface;
    context.fillRect(0, 0, side * cell, side * cell);
    for (let index = 0; index < side * side; index++) {
      const [row, column] = [Math.floor(index / side), index % side];
      const ink = inks[picture.kinds[index]!];
      const isOddBox = !shape.regions && (Math.floor(row / shape.boxHeight) + Math.floor(column / shape.boxWidth)) % 2;
      if (!ink && !isOddBox) continue;
      context.fillStyle = palette[ink ?? 'sunken'];
      const inset = ink ? 1 : 0;
      context.fillRect(column * cell, row * cell, cell - inset, cell - inset);
    }
  }

  dispose(): void {
    this.#element.remove();
  }
}
