// What a picture has: a grid, a QR code or lines of text, looked for in this order.
import { plainest } from './channel';
import { findGrid } from './find_grid';
import { type Gray, grayOf, type Pixels } from './gray';
import type { Judge } from './joint';
import { type GridReading, readGrid } from './read_grid';
import { readCode } from './read_code';
import { readText, type TextReading } from './read_text';
import { flatMargin, flattened } from './warp';

/** `flat`: the grid as seen from above, the rim of `flatMargin` pixels included. */
export type PictureReading =
  | ({ kind: 'grid'; flat: Gray; margin: number } & GridReading)
  | { kind: 'code'; text: string }
  | ({ kind: 'text' } & TextReading)
  /** `hasGrid`: there is one, but its digits cannot be read. */
  | { kind: 'none'; hasGrid: boolean };

/** `pixels`: mostPixels (picture_size.ts) along a side at most, as time and memory grow with them. */
export async function readPicture(pixels: Pixels, judge: Judge | null): Promise<PictureReading> {
  const gray = grayOf(pixels);
  const grid = findGrid(gray);
  const reading = grid && readGrid(plainest(grid, pixels), judge);
  if (reading) {
    const { grid: upright, ...cells } = reading;
    return { kind: 'grid', flat: flattened(upright.gray, upright.map), margin: flatMargin, ...cells };
  }
  const code = await readCode(pixels);
  if (code !== null) return { kind: 'code', text: code };
  const text = readText(gray);
  return text ? { kind: 'text', ...text } : { kind: 'none', hasGrid: grid !== null };
}
