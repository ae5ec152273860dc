// The visible part of the board: the place of its square in the container, and the part that
// the square shows. Code that only a zoomable board needs is fetched when there is one.
import type { EditingPaint } from './brush';
import { Camera } from './camera';
import type { Placement } from './layout';
import { centreOn, Layout, placeBoard, reveal, zoomAbout } from './layout';
import type { Minimap } from './minimap';
import type { Palette } from './palette';
import type { BoardPicture } from './picture';
import type { ZoomState } from './stage_props';
import type * as zooming from './zooming';

/** Room for zoom buttons, a map and their distance from the board, in rem: for a finger, for a mouse. */
const controlStrip = { coarse: 4.5, fine: 2.75 };

export class Sight {
  readonly camera = new Camera(() => this.#moved());
  placement!: Placement;
  /** The state for which the placement was made. */
  #placedFor = '';
  /** The places of the cells, or null if something has moved since. */
  layout: Layout | null = null;
  #zooming: typeof zooming | null = null;
  #minimap: Minimap | null = null;
  #isOver = false;
  readonly #endings: (() => void)[] = [];
  /** Cells along the board. */
  #side = 0;

  /** `viewport`: the square. `onMove`: called when the visible part or its place changes. */
  constructor(
    private readonly container: HTMLElement,
    private readonly viewport: HTMLElement,
    private readonly onZoom: (state: ZoomState) => void,
    private readonly onMove: () => void,
  ) {}

  layOut(): Layout {
    return (this.layout = new Layout(this.#side, this.placement.size, devicePixelRatio, this.camera.view));
  }

  /** Fits the square of a board with this many cells along it into the container. Returns true if anything moved. */
  place(side: number): boolean {
    const { clientWidth, clientHeight } = this.container;
    this.#side = side;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const placedFor = [clientWidth, clientHeight, devicePixelRatio, side, rem].join(' ');
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

  /** Zooms towards the cell if it is visible, else towards the middle. */
  zoom(factor: number, cell: number): void {
    const { target, maxScale } = this.camera;
    const side = this.#side;
    const along = (index: number, start: number): number => ((index + 0.5) / side - start) * target.scale;
    const [x, y] = [along(cell % side, target.left), along(Math.floor(cell / side), target.top)];
    const seen = x > 0 && x < 1 && y > 0 && y < 1;
    this.camera.glideTo(zoomAbout(target, factor, seen ? x : 0.5, seen ? y : 0.5, maxScale));
  }

  reveal(cell: number): void {
    const { target, maxScale } = this.camera;
    const shown = reveal(target, this.#side, cell, maxScale);
    if (shown.left !== target.left || shown.top !== target.top) this.camera.glideTo(shown);
  }

  paintMap(picture: BoardPicture, palette: Palette, editing: EditingPaint | null): void {
    this.#minimap?.paint(picture, palette, editing);
  }

  dispose(): void {
    this.#isOver = true;
    for (const end of this.#endings) end();
    this.camera.stop();
  }

  #moved(): void {
    const { view, maxScale } = this.camera;
    this.layout = null;
    this.viewport.dataset.zoom = maxScale === 1 ? 'none' : view.scale === 1 ? 'whole' : 'part';
    const { scale } = this.camera.target;
    this.#minimap?.follow(view, this.placement, this.container.clientWidth, this.container.clientHeight);
    if (this.#zooming) {
      this.onZoom({
        placement: this.placement,
        canZoomIn: scale < maxScale,
        canZoomOut: scale > 1,
        Controls: this.#zooming.ZoomControls,
      });
    } else if (maxScale > 1) {
      void this.#fetchZooming();
    }
    this.onMove();
  }

  /** If it cannot be fetched, the board works without it. */
  async #fetchZooming(): Promise<void> {
    const fetched = await import('./zooming').catch(() => null);
    if (!fetched || this.#zooming || this.#isOver) return;
    this.#zooming = fetched;
    const { camera } = this;
    const minimap = new fetched.Minimap(this.container, (x, y) => {
      camera.moveTo(centreOn(camera.view, x, y, camera.maxScale));
    });
    this.#minimap = minimap;
    this.#endings.push(fetched.attachGestures(this.viewport, camera), () => minimap.dispose());
    this.#moved();
  }
}
