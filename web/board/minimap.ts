// The two signs of the part of a zoomed board that is visible: thumbs along two edges, and a map.
//
// The map is a small picture of the whole board beside a zoomed board, with a frame around the visible part; a press or
// a drag on it moves the view. For pointers alone: the keyboard reaches any cell by itself, and the board
// follows. It shows the player's colours, by which a place is found again; for notes it is too small.
import type { EditingPaint } from './brush';
import styles from './zooming.module.css';
import type { Layout, Placement, View } from './layout';
import type { Ink, Palette } from './palette';
import type { BoardPicture } from './picture';

/** By cellKind; at this size only the presence of a digit and its origin can be seen. */
const inks: readonly (Ink | null)[] = [null, 'ink', 'muted', 'forced', 'guess', 'entered', 'good', 'good', 'line'];

/** Whole pixels a cell, which the browser scales down: no cell is narrower than its neighbour. */
const cellPixels = 4;

/** Factor by which a colour differs more from the paper than its tint, to be visible in cells of two pixels. */
const strength = 3;

const channelsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** Tints for places without text; the accent for tints that forced system colours do not tell from paper. */
export function strongTints({ tints, surface, accent }: Palette): string[] {
  const paper = channelsOf(surface);
  return tints.map((tint) => {
    const strong = channelsOf(tint).map((channel, index) => {
      const base = paper[index]!;
      return Math.round(Math.max(0, Math.min(base + strength * (channel - base), 255)));
    });
    return tint === surface ? accent : `rgb(${strong.join(', ')})`;
  });
}

/** The smallest map that a finger can aim at, and the largest that does not crowd the board; CSS pixels. */
const minimapSizes = { least: 44, most: 140 };

/** Beside or below the board, at the opposite end to the zoom
    buttons. `width`, `height`: of the container, CSS pixels. */
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
  #tintsOf: Palette | null = null;
  #tints: readonly string[] = [];

  /** `lookAt`: centres the view on a point of the board, in fractions of the board. */
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

  /** Shows the map if part of the board is out of sight. `width`, `height`: of the container, CSS pixels. */
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

  /** `editing`: as Brush has it. */
  paint(picture: BoardPicture, palette: Palette, editing: EditingPaint | null): void {
    const context = this.#canvas.getContext('2d');
    if (this.#element.hidden || !this.#view || !context) return;
    const { side, shape } = picture.geometry;
    if (this.#tintsOf !== palette) this.#tints = strongTints(palette);
    this.#tintsOf = palette;
    const ground = { context, palette: { tints: this.#tints } };
    if (this.#canvas.width !== side * cellPixels) this.#canvas.width = this.#canvas.height = side * cellPixels;
    context.fillStyle = palette.surface;
    context.fillRect(0, 0, side * cellPixels, side * cellPixels);
    for (let index = 0; index < side * side; index++) {
      const [row, column] = [Math.floor(index / side), index % side];
      const ink = inks[picture.kinds[index]!];
      const isOddBox = !shape.regions && (Math.floor(row / shape.boxHeight) + Math.floor(column / shape.boxWidth)) % 2;
      const [x, y] = [column * cellPixels, row * cellPixels];
      const colours = picture.colours?.[index] ?? 0;
      if (colours && editing) {
        // Colours matter more here than digits: by them a place is found again.
        editing.paintColours(ground, { cell: index, x, y, width: cellPixels, height: cellPixels }, colours);
      } else if (ink || isOddBox) {
        const inset = ink ? 1 : 0;
        context.fillStyle = palette[ink ?? 'sunken'];
        context.fillRect(x, y, cellPixels - inset, cellPixels - inset);
      }
    }
  }

  dispose(): void {
    this.#element.remove();
  }
}

/** Thumbs along two edges of a zoomed board, which show what part of it is visible. */
export function paintThumbs(context: CanvasRenderingContext2D, layout: Layout, palette: Palette): void {
  const { pixels, ratio, view } = layout;
  if (view.scale === 1) return;
  const thickness = Math.round(4 * ratio);
  const inset = Math.round(2 * ratio);
  const length = pixels / view.scale - 2 * inset;
  const bar = (x: number, y: number, width: number, height: number): void => {
    context.beginPath();
    context.roundRect(x, y, width, height, thickness / 2);
    context.fill();
  };
  context.fillStyle = palette.muted;
  context.globalAlpha = 0.6;
  bar(view.left * pixels + inset, pixels - thickness - inset, length, thickness);
  bar(pixels - thickness - inset, view.top * pixels + inset, thickness, length);
  context.globalAlpha = 1;
}
