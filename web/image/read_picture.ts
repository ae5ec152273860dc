// What a picture has: a grid, a QR code or lines of text, looked for in this order.
import { plainest } from './channel';
import { lookForGrids, outlineOf } from './find_grid';
import { type Gray, grayOf, type Pixels } from './gray';
import type { Judge } from './joint';
import type { Quad } from './quad';
import { type GridReading, readGrid } from './read_grid';
import { readCode } from './read_code';
import { asOneReads } from './reading_order';
import { readText, type TextReading } from './read_text';
import { flatMargin, flattened } from './warp';

/** Of a picture with several grids: which is to be read. */
export interface GridChoice {
  /** Counts in GridsRead.outlines, which are the same for the same picture; null: the likeliest meant that can be
      read. */
  readonly which: number | null;
}

export interface GridsRead {
  /** The one that was read. */
  readonly which: number;
  /** Of all grids in the picture, as one reads: rows from top to bottom, each from left to right. */
  readonly outlines: readonly Quad[];
}

/** `flat`: the grid as seen from above, the rim of `flatMargin` pixels included. `corners`: where those of the grid are in the
    picture, the top left of the puzzle first. */
export type PictureReading =
  | ({ kind: 'grid'; flat: Gray; margin: number; corners: Quad } & GridsRead & GridReading)
  | { kind: 'code'; text: string }
  | ({ kind: 'text' } & TextReading)
  /** `why`: what there is instead, such as a grid whose digits cannot be read, or one that goes on beyond the picture. */
  | { kind: 'none'; why: 'nothing' | 'unread' | 'cut' | 'crossword' };

/** `pixels`: mostPixels (picture_size.ts) along a side at most, as time and memory grow with them. */
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
