// Everything that only a zoomable board needs, fetched when there is one: gestures, buttons, a map, moves of the view.
import type { EditingPaint } from './brush';
import type { Camera } from './camera';
import { attachGestures } from './gestures';
import type { Ring } from '../marks/ring';
import { clampView, type Placement, type View, wholeBoard } from './layout';
import { Minimap, paintThumbs } from './minimap';
import type { Palette } from './palette';
import type { BoardPicture } from './picture';
import type { ZoomState } from './stage_props';
import { centreOn, reveal, spotOf, zoomTowards } from './zoom_view';
import { ZoomControls } from './zoom_controls';

const glide_ms = 180;

/** Glides the camera to a new view; at once for users who prefer reduced motion. */
function glide(camera: Camera, view: View): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return camera.moveTo(view);
  camera.stop();
  const from = camera.view;
  const to = clampView(view, camera.maxScale);
  const start_ms = performance.now();
  const step = (): void => {
    const part = Math.min((performance.now() - start_ms) / glide_ms, 1);
    const eased = 1 - (1 - part) ** 3;
    const between = (a: number, b: number): number => a + (b - a) * eased;
    // The shown square moves evenly when its width does, and its width is 1/scale.
    const scale = 1 / between(1 / from.scale, 1 / to.scale);
    const isOver = part === 1;
    if (!isOver) camera.frame = requestAnimationFrame(step);
    camera.show(isOver ? to : { scale, left: between(from.left, to.left), top: between(from.top, to.top) }, to);
  };
  step();
}

export class Zooming {
  readonly paintThumbs = paintThumbs;
  readonly #minimap: Minimap;
  readonly #endGestures: () => void;

  constructor(
    private readonly container: HTMLElement,
    viewport: HTMLElement,
    private readonly camera: Camera,
    private readonly onZoom: (state: ZoomState) => void,
  ) {
    this.#minimap = new Minimap(container, (x, y) => camera.moveTo(centreOn(camera.view, x, y, camera.maxScale)));
    this.#endGestures = attachGestures(viewport, camera);
  }

  /** Shows the buttons and the map for the view of now. */
  follow(placement: Placement): void {
    const { view, target, maxScale } = this.camera;
    this.#minimap.follow(view, placement, this.container.clientWidth, this.container.clientHeight);
    const { scale } = target;
    this.onZoom({ placement, canZoomIn: scale < maxScale, canZoomOut: scale > 1, Controls: ZoomControls });
  }

  /** Zooms towards the cell if it is visible, else towards the middle. */
  zoom(factor: number, side: number, cell: number, ring: Ring): void {
    const { target, maxScale } = this.camera;
    glide(this.camera, zoomTowards(target, factor, spotOf(side, cell, ring), maxScale));
  }

  reveal(side: number, cell: number, ring: Ring): void {
    const { target, maxScale } = this.camera;
    const shown = reveal(target, spotOf(side, cell, ring), maxScale);
    if (shown.left !== target.left || shown.top !== target.top) glide(this.camera, shown);
  }

  fit(): void {
    glide(this.camera, wholeBoard);
  }

  paintMap(picture: BoardPicture, palette: Palette, editing: EditingPaint | null): void {
    this.#minimap.paint(picture, palette, editing);
  }

  dispose(): void {
    this.#endGestures();
    this.#minimap.dispose();
  }
}
