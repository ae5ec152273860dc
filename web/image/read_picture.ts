// Reads the content of a picture: a grid, a QR code or lines of text, tried in this order.
import { plainest } from './channel';
import { lookForGrids, outlineOf } from './find_grid';
import { type Gray, grayOf, type Pixels } from './gray';
import type { Judge } from './joint';
import { type Quad, middleOf } from './quad';
import { type GridReading, readGrid } from './read_grid';
import { readText, type TextReading } from './read_text';
import { flatMargin, flattened } from './warp';

/** The choice among several grids in a picture. */
export interface GridChoice {
  /** An index into GridsRead.outlines, which is the same for the
      same picture; null: the likeliest subject that can be read. */
  readonly which: number | null;
}

interface GridsRead {
  /** The index of the grid that was read. */
  readonly which: number;
  /** Outlines of all grids in the picture, in reading order: rows from top to bottom, each from left to right. */
  readonly outlines: readonly Quad[];
}

/** `flat`: the grid as seen from above, including the rim of `flatMargin` pixels.
    `corners`: the grid's corners in the picture, the top left of the puzzle first. */
export type PictureReading =
  | ({ kind: 'grid'; flat: Gray; margin: number; corners: Quad } & GridsRead & GridReading)
  | { kind: 'code'; text: string }
  | ({ kind: 'text' } & TextReading)
  /** `why`: the reason, such as a grid with unreadable digits, or one that continues beyond the picture. */
  | { kind: 'none'; why: 'nothing' | 'unread' | 'cut' | 'crossword' };

/** `pixels`: at most mostPixels (picture_size.ts) along a side, as time and memory grow with them. */
export async function readPicture(
  pixels: Pixels,
  judge: Judge | null,
  { which: chosen }: GridChoice = { which: null },
): Promise<PictureReading> {
  const gray = grayOf(pixels);
  const { grids, instead } = lookForGrids(gray);
  const numbered = asOneReads(grids, outlineOf);
  for (const found of grids) {
    const which = numbered.indexOf(found);
    if (chosen !== null && which !== chosen) continue;
    const reading = readGrid(plainest(found, pixels), judge);
    if (!reading) continue;
    const { grid, ...cells } = reading;
    const flat = flattened(grid.gray, grid.map);
    const outlines = numbered.map(outlineOf);
    return { kind: 'grid', flat, margin: flatMargin, corners: outlineOf(grid), which, outlines, ...cells };
  }
  const none = { kind: 'none', why: instead ?? (grids.length > 0 ? 'unread' : 'nothing') } as const;
  if (chosen !== null) return none;
  const code = await readCode(pixels);
  if (code !== null) return { kind: 'code', text: code };
  const text = instead ? null : readText(gray);
  return text ? { kind: 'text', ...text } : none;
}

// The text of a QR code in a picture. The code reader is fetched when a picture has no grid.

/** Null if there is none. */
async function readCode({ width, height, data }: Pixels): Promise<string | null> {
  const { default: read } = await import('jsqr');
  const text = read(new Uint8ClampedArray(data), width, height)?.data.trim();
  return text ? text : null;
}

// The order in which a person numbers things on a page: rows from top to bottom, each from left to right.

/** Things are in one row if they overlap from top to bottom by this share of the lower one. */
const leastOverlap = 0.5;

const top = ([a, b]: Quad): number => (a.y + b.y) / 2;
const bottom = ([, , c, d]: Quad): number => (c.y + d.y) / 2;

function isBeside(one: Quad, other: Quad): boolean {
  const overlap = Math.min(bottom(one), bottom(other)) - Math.max(top(one), top(other));
  return overlap > leastOverlap * Math.min(bottom(one) - top(one), bottom(other) - top(other));
}

/** `outlineOf`: the place of a thing. */
function asOneReads<T>(things: readonly T[], outlineOf: (thing: T) => Quad): T[] {
  let left = things
    .map((thing) => ({ thing, outline: outlineOf(thing) }))
    .sort((a, b) => top(a.outline) - top(b.outline));
  const read: T[] = [];
  while (left.length > 0) {
    const first = left[0]!.outline;
    const row = left.filter(({ outline }) => isBeside(first, outline) || outline === first);
    left = left.filter((one) => !row.includes(one));
    row.sort((a, b) => middleOf(a.outline).x - middleOf(b.outline).x);
    read.push(...row.map(({ thing }) => thing));
  }
  return read;
}
