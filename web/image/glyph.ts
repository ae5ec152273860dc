// A character as the network's input: cut out and scaled to one height or width, ink 1 on ground 0, in any colours.
import { type Gray, sample } from './gray';
import { type Box, heightOf, inkWidth } from './ink';

/** Pixels along the network's input square, and along the character in it. */
export const glyphSize = 20;
const filled = 18;

/** Samples averaged for a pixel along each side, at most; more samples than pixels add nothing. */
const mostSamples = 4;

/** The brightness of a character's ink without blur: the twelfth part of its box that is darkest is below it. */
export function inkLevel(gray: Gray, box: Box): number {
  const width = inkWidth(box);
  const values = new Uint8Array(width * heightOf(box));
  for (let y = box.top, to = 0; y <= box.bottom; ++y, to += width) {
    const from = y * gray.width + box.left;
    values.set(gray.data.subarray(from, from + width), to);
  }
  return values.sort()[Math.floor(values.length / 12)]!;
}

/** `ground`, `ink`: the brightness that becomes 0 and 1. */
export function glyphOf(gray: Gray, box: Box, ground: number, ink: number): Float32Array {
  const [width, height] = [inkWidth(box), heightOf(box)];
  const pitch = Math.max(width, height) / filled;
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const samples = Math.min(mostSamples, Math.max(1, Math.ceil(pitch)));
  const glyph = new Float32Array(glyphSize ** 2);
  for (let y = 0, at = 0; y < glyphSize; ++y) {
    for (let x = 0; x < glyphSize; ++x) {
      // Ink beside the box belongs to other characters.
      const [nearX, nearY] = [middleX + (x + 0.5 - glyphSize / 2) * pitch, middleY + (y + 0.5 - glyphSize / 2) * pitch];
      const isBeside = nearX < box.left - 1 || nearX > box.right + 1 || nearY < box.top - 1 || nearY > box.bottom + 1;
      if (isBeside) {
        glyph[at++] = 0;
        continue;
      }
      let sum = 0;
      for (let part = 0; part < samples ** 2; ++part) {
        const [px, py] = [(part % samples) + 0.5, Math.floor(part / samples) + 0.5];
        sum += sample(
          gray,
          middleX + (x + px / samples - glyphSize / 2) * pitch,
          middleY + (y + py / samples - glyphSize / 2) * pitch,
        );
      }
      const share = (ground - sum / samples ** 2) / (ground - ink);
      glyph[at++] = Math.min(Math.max(share, 0), 1);
    }
  }
  return glyph;
}
