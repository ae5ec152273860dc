// What is seen of the board: where its square lies in the container, and which part of it the square shows. What only a
// board that can be zoomed needs is fetched when there is one.
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
  /** What the placement was made for. */
  #placedFor = '';
  /** Where the cells are, or null since something moved. */
  layout: Layout | null = null;
  #zooming: typeof zooming | null = null;
  #minimap: Minimap | null = null;
  #isOver = false;
  readonly #endings: (() => void)[] = [];
  /** Cells along the board. */
  #side = 0;

  /** `viewport`: the square. `onMove`: something else is seen, or elsewhere. */
  constructor(
    private readonly container: HTMLElement,
    private readonly viewport: HTMLElement,
    private readonly onZoom: (state: ZoomState) => void,
    private readonly onMove: () => void,
  ) {}

  layOut(): Layout {
    return (this.layout = new Layout(this.#side, this.placement.size, devicePixelRatio, this.camera.view));
  }

  /** Lays the square of a board with so many cells along it into the container. Returns whether anything moved. */
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

  /** Towards the cell if it can be seen, else towards the middle. */
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

  /** Where it cannot be fetched, the board does without. */
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
