// Everything that only a zoomable board needs, fetched when there is one: gestures, buttons, a map, moves of the view.
import type { EditingPaint } from './brush';
import type { Camera } from './camera';
import { attachGestures } from './gestures';
import { glide } from './glide';
import type { Ring } from '../marks/ring';
import { type Placement, wholeBoard } from './layout';
import { Minimap } from './minimap';
import type { Palette } from './palette';
import type { BoardPicture } from './picture';
import type { ZoomState } from './stage_props';
import { paintThumbs } from './thumbs';
import { centreOn, reveal, spotOf, zoomTowards } from './zoom_view';
import { ZoomControls } from './zoom_controls';

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
