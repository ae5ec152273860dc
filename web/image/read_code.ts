// The text of a QR code in a picture. The code reader is fetched when a picture has no grid.
import type { Pixels } from './gray';

/** Null if there is none. */
export async function readCode({ width, height, data }: Pixels): Promise<string | null> {
  const { default: read } = await import('jsqr');
  const text = read(new Uint8ClampedArray(data), width, height)?.data.trim();
  return text ? text : null;
}
