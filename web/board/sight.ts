// What is seen of the board: where its square lies in the container, and which part of it the square shows. What only a
// board that can be zoomed needs is fetched when there is one.
import type { EditingPaint } from './brush';
import { Camera } from './camera';
import type { Placement, View } from './layout';
import { centreOn, Layout, placeBoard, reveal, wholeBoard, zoomAbout } from './layout';
import type { Minimap } from './minimap';
import type { Palette } from './palette';
import type { BoardPicture } from './picture';
import type { ZoomState } from './stage_props';
import type * as zooming from './zooming';

/** Room for zoom buttons, a map and their distance from the board, CSS pixels: for a finger, for a mouse. */
const controlStrip = { coarse: 72, fine: 44 };

export interface SightNeeds {
  readonly container: HTMLElement;
  /** The square. */
  readonly viewport: HTMLElement;
  /** Cells along the board. */
  side(): number;
  onZoom(state: ZoomState): void;
  /** Something else is seen, or elsewhere. */
  onMove(): void;
}

export class Sight {
  readonly camera = new Camera(() => this.#moved());
  #placement!: Placement;
  /** What the placement was made for. */
  #placedFor = '';
  #layout: Layout | null = null;
  #zooming: typeof zooming | null = null;
  #minimap: Minimap | null = null;
  #isOver = false;
  readonly #endings: (() => void)[] = [];

  constructor(private readonly needs: SightNeeds) {}

  /** CSS pixels along the square. */
  get size(): number {
    return this.#placement.size;
  }

  /** Where the cells are, or null since something moved. */
  get layout(): Layout | null {
    return this.#layout;
  }

  layOut(): Layout {
    return (this.#layout = new Layout(this.needs.side(), this.size, devicePixelRatio, this.camera.view));
  }

  /** Lays the square into the container. Returns whether anything moved. */
  place(): boolean {
    const { container, viewport } = this.needs;
    const { clientWidth, clientHeight } = container;
    const side = this.needs.side();
    const placedFor = [clientWidth, clientHeight, devicePixelRatio, side].join(' ');
    if (placedFor === this.#placedFor) return false;
    this.#placedFor = placedFor;
    const strip = matchMedia('(pointer: coarse)').matches ? controlStrip.coarse : controlStrip.fine;
    const placement = placeBoard(clientWidth, clientHeight, side, devicePixelRatio, strip);
    this.#placement = placement;
    const { style } = viewport;
    style.width = style.height = `${placement.size}px`;
    style.transform = `translate(${placement.left}px, ${placement.top}px)`;
    this.camera.maxScale = placement.maxScale;
    return true;
  }

  fit(): void {
    this.camera.glideTo(wholeBoard);
  }

  /** Towards the cell if it can be seen, else towards the middle. */
  zoom(factor: number, cell: number): void {
    const { target, maxScale } = this.camera;
    const side = this.needs.side();
    const along = (index: number, start: number): number => ((index + 0.5) / side - start) * target.scale;
    const [x, y] = [along(cell % side, target.left), along(Math.floor(cell / side), target.top)];
    const seen = x > 0 && x < 1 && y > 0 && y < 1;
    this.camera.glideTo(zoomAbout(target, factor, seen ? x : 0.5, seen ? y : 0.5, maxScale));
  }

  reveal(cell: number): void {
    const { target, maxScale } = this.camera;
    const shown: View = reveal(target, this.needs.side(), cell, maxScale);
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
    const { container, viewport, onZoom, onMove } = this.needs;
    const { view, maxScale } = this.camera;
    this.#layout = null;
    viewport.dataset.zoom = maxScale === 1 ? 'none' : view.scale === 1 ? 'whole' : 'part';
    const { scale } = this.camera.target;
    this.#minimap?.follow(view, this.#placement, container.clientWidth, container.clientHeight);
    if (this.#zooming) {
      const canZoom = { canZoomIn: scale < maxScale, canZoomOut: scale > 1 };
      onZoom({ placement: this.#placement, ...canZoom, Controls: this.#zooming.ZoomControls });
    } else if (maxScale > 1) {
      void this.#fetchZooming();
    }
    onMove();
  }

  /** Where it cannot be fetched, the board does without. */
  async #fetchZooming(): Promise<void> {
    const fetched = await import('./zooming').catch(() => null);
    if (!fetched || this.#zooming || this.#isOver) return;
    this.#zooming = fetched;
    const minimap = new fetched.Minimap(this.needs.container, (x, y) => {
      this.camera.moveTo(centreOn(this.camera.view, x, y, this.camera.maxScale));
    });
    this.#minimap = minimap;
    this.#endings.push(fetched.attachGestures(this.needs.viewport, this.camera), () => minimap.dispose());
    this.#moved();
  }
}
