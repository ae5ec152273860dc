// The visible part of the board: the place of its square in the container, and the part that
// the square shows. Code that only a zoomable board needs is fetched when there is one.
import { Camera } from './camera';
import type { Ring } from '../marks/ring';
import type { Placement } from './layout';
import { bare, Layout, placeBoard } from './layout';
import type { ZoomState } from './stage_props';
import type { Zooming } from './zooming';

/** Room for zoom buttons, a map and their distance from the board, in rem: for a finger, for a mouse. */
const controlStrip = { coarse: 4.5, fine: 2.75 };

export class Sight {
  readonly camera = new Camera(() => this.#moved());
  placement!: Placement;
  /** The state for which the placement was made. */
  #placedFor = '';
  /** The places of the cells, or null if something has moved since. */
  layout: Layout | null = null;
  /** Null until the board can be zoomed and the code has come. */
  zooming: Zooming | null = null;
  #isOver = false;
  /** Cells along the board. */
  #side = 0;
  ring!: Ring;

  /** `viewport`: the square. `onMove`: called when the visible part or its place changes. */
  constructor(
    private readonly container: HTMLElement,
    private readonly viewport: HTMLElement,
    private readonly onZoom: (state: ZoomState) => void,
    private readonly onMove: () => void,
  ) {}

  layOut(): Layout {
    return (this.layout = new Layout(this.#side, this.placement.size, devicePixelRatio, this.camera.view, this.ring));
  }

  /** Fits the square of a board with this many cells along it into the container. Returns true if anything moved. */
  place(side: number, ring = bare(side)): boolean {
    const { clientWidth, clientHeight } = this.container;
    this.#side = side;
    this.ring = ring;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const placedFor = [clientWidth, clientHeight, devicePixelRatio, side, rem, ring.left, ring.top, ring.extent].join(
      ' ',
    );
    if (placedFor === this.#placedFor) return false;
    this.#placedFor = placedFor;
    const strip = rem * (matchMedia('(pointer: coarse)').matches ? controlStrip.coarse : controlStrip.fine);
    this.placement = placeBoard(clientWidth, clientHeight, side, devicePixelRatio, strip);
    const { size, left, top, maxScale } = this.placement;
    const { style } = this.viewport;
    style.width = style.height = `${size}px`;
    style.transform = `translate(${left}px, ${top}px)`;
    this.camera.maxScale = maxScale;
    return true;
  }

  reveal(cell: number): void {
    this.zooming?.reveal(this.#side, cell, this.ring);
  }

  dispose(): void {
    this.#isOver = true;
    this.zooming?.dispose();
    this.camera.stop();
  }

  #moved(): void {
    const { view, maxScale } = this.camera;
    this.layout = null;
    this.viewport.dataset.zoom = maxScale === 1 ? 'none' : view.scale === 1 ? 'whole' : 'part';
    if (this.zooming) this.zooming.follow(this.placement);
    else if (maxScale > 1) void this.#fetchZooming();
    this.onMove();
  }

  /** If it cannot be fetched, the board works without it. */
  async #fetchZooming(): Promise<void> {
    const fetched = await import('./zooming').catch(() => null);
    if (!fetched || this.zooming || this.#isOver) return;
    this.zooming = new fetched.Zooming(this.container, this.viewport, this.camera, this.onZoom);
    this.#moved();
  }
}
