// A GIF of pictures that differ little from one to the next: after the first, only the pixels that changed are written,
// each frame with a palette of their own colours; all others are transparent.
import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** One palette entry means "as before". */
const mostColours = 255;

export interface GifFilm {
  /** Shows a picture of width x height pixels, RGBA and opaque, for this time. */
  add(pixels: Uint8ClampedArray, delay_ms: number): void;
  /** Bytes so far. */
  size(): number;
  finish(): Blob;
}

export function makeGifFilm(width: number, height: number): GifFilm {
  const gif = GIFEncoder();
  const count = width * height;
  const indices = new Uint8Array(count);
  let before: Uint32Array | null = null;

  function add(pixels: Uint8ClampedArray, delay_ms: number): void {
    const now = new Uint32Array(pixels.slice().buffer);
    const changed: number[] = [];
    for (let at = 0; at < count; at++) if (!before || now[at] !== before[at]) changed.push(at);
    indices.fill(0);
    let palette: [number, number, number][] = [[0, 0, 0]];
    if (changed.length > 0) {
      const colours = new Uint8Array(Uint32Array.from(changed, (at) => now[at]!).buffer);
      const chosen = quantize(colours, mostColours);
      const found = applyPalette(colours, chosen);
      changed.forEach((at, index) => (indices[at] = found[index]! + 1));
      palette = [[0, 0, 0], ...chosen];
    }
    gif.writeFrame(indices, width, height, {
      palette,
      delay: delay_ms,
      transparent: true,
      transparentIndex: 0,
      dispose: 1,
      repeat: 0,
    });
    before = now;
  }
  return {
    add,
    size: () => gif.bytesView().length,
    finish() {
      gif.finish();
      return new Blob([gif.bytes()], { type: 'image/gif' });
    },
  };
}
