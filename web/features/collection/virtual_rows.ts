// The visible rows of a long table. Browsers make no element taller than some ten million
// pixels; beyond that, a pixel of the scroll bar corresponds to more than one of the table.

/** Firefox stops at 17.8 million. */
const tallest = 10_000_000;
/** Rows beyond the edges, so that none is missing while the page catches up with the scroll bar. */
const spare = 8;

export interface Extent {
  count: number;
  rowHeight: number;
  viewHeight: number;
}

export interface Window {
  first: number;
  /** Not included. */
  end: number;
  /** The place of the first row, in pixels from the top of the scrolled element. */
  top: number;
}

export function scrolledHeight({ count, rowHeight }: Extent): number {
  return Math.min(tallest, count * rowHeight);
}

/** Pixels of the table for each pixel of the scroll bar. */
function scale(extent: Extent): number {
  const { count, rowHeight, viewHeight } = extent;
  const room = scrolledHeight(extent) - viewHeight;
  return room > 0 ? (count * rowHeight - viewHeight) / room : 1;
}

export function rowsInSight(extent: Extent, scrollTop: number): Window {
  const { count, rowHeight, viewHeight } = extent;
  const hidden = scrollTop * scale(extent);
  const first = Math.max(0, Math.min(count, Math.floor(hidden / rowHeight)) - spare);
  const end = Math.min(count, Math.ceil((hidden + viewHeight) / rowHeight) + spare);
  return { first, end, top: first * rowHeight - hidden + scrollTop };
}

/** The scroll position that brings a row into sight with the least movement. */
export function scrollTo(extent: Extent, scrollTop: number, row: number): number {
  const { rowHeight, viewHeight } = extent;
  const hidden = scrollTop * scale(extent);
  const above = row * rowHeight;
  const below = above + rowHeight - viewHeight;
  const wanted = above < hidden ? above : below > hidden ? below : hidden;
  return wanted / scale(extent);
}
