// The reading of a picture of a grid of 4x4, with two cells in doubt.
import type { PictureReading } from '../../../../../web/image/read_picture';

export const readGrid: Extract<PictureReading, { kind: 'grid' }> = {
  kind: 'grid',
  symbols: ['1', '2', '3', '4'],
  flat: { width: 1, height: 1, data: new Uint8Array(1) },
  margin: 0,
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  which: 0,
  outlines: [],
  boxHeight: 2,
  boxWidth: 2,
  values: Uint8Array.of(1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  alone: Uint8Array.of(1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  doubtful: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0),
  filledIn: new Uint8Array(16),
  looksFilledIn: new Uint8Array(16),
  regions: null,
  hasDiagonals: false,
};
