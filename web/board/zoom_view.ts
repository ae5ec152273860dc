// Moves of a view: zooming about a point or towards a cell, panning, showing a cell. Pure; fetched with zooming.
import type { Ring } from '../marks/ring';
import { clampView, type View } from './layout';

/** The square of a cell, in fractions of the board with its ring. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export function spotOf(side: number, cell: number, { left, top, extent }: Ring): Spot {
  return { left: ((cell % side) + left) / extent, top: (Math.floor(cell / side) + top) / extent, size: 1 / extent };
}

/** The view of the same scale with a given point in its middle; fractions of the board. */
export function centreOn(view: View, x: number, y: number, maxScale: number): View {
  const half = 1 / view.scale / 2;
  return clampView({ scale: view.scale, left: x - half, top: y - half }, maxScale);
}

/** Zooms so that the point under (x, y), fractions of the viewport, stays where it is. */
export function zoomAbout(view: View, factor: number, x: number, y: number, maxScale: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale);
  const shift = 1 / view.scale - 1 / scale;
  return clampView({ scale, left: view.left + x * shift, top: view.top + y * shift }, maxScale);
}

/** Zooms towards the cell if it is visible, else towards the middle. */
export function zoomTowards(view: View, factor: number, { left, top, size }: Spot, maxScale: number): View {
  const along = (place: number, start: number): number => (place + size / 2 - start) * view.scale;
  const [x, y] = [along(left, view.left), along(top, view.top)];
  const seen = x > 0 && x < 1 && y > 0 && y < 1;
  return zoomAbout(view, factor, seen ? x : 0.5, seen ? y : 0.5, maxScale);
}

/** Moves the board with the finger: (x, y) in fractions of the viewport. */
export function panBy(view: View, x: number, y: number, maxScale: number): View {
  return clampView({ scale: view.scale, left: view.left - x / view.scale, top: view.top - y / view.scale }, maxScale);
}

/** The nearest view that shows a whole cell, with part of its neighbours where they fit. */
export function reveal(view: View, { left, top, size }: Spot, maxScale: number): View {
  const span = 1 / view.scale;
  const spare = Math.min(0.6 * size, Math.max(0, (span - size) / 2));
  const along = (start: number, place: number): number =>
    Math.min(Math.max(start, place + size + spare - span), place - spare);
  return clampView({ scale: view.scale, left: along(view.left, left), top: along(view.top, top) }, maxScale);
}
