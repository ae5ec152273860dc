// Characters cut out of photographs whose puzzles are known (tools/photographs.mjs),
// to train with beside drawn ones: each cell as the reader cuts it, with its label.
import { labelledPictures, openDecoder } from './photographs.mjs';
import { boxBlur, jpegged } from './wear.mjs';
import { glyphIn } from './glyph_samples.mjs';

/**
 * A picture is left out if the share of its labels in cells with ink is lower: it was turned, or shows something else.
 */
const leastFitting = 0.93;
/** A picture is left out if today's reader recognises a lower share of its digits, as when they are upside down. */
const leastRead = 0.5;

/** { label, gray, box, ground } of each character, including handwritten ones; `image`: the modules of web/image. */
export async function cropsOf(sources, exceptions, image) {
  const isLeftOut = new Set(exceptions.flatMap(labelledPictures).map(({ givens }) => givens.join('')));
  const files = new Map(sources.flatMap(labelledPictures).map((picture) => [picture.file, picture]));
  const decoder = await openDecoder();
  const crops = [];
  let pictures = 0;
  try {
    for (const { file, values, givens } of files.values()) {
      if (isLeftOut.has(givens.join(''))) continue;
      const pixels = await decoder.decode(file);
      const grid = image.findGrid(image.grayOf(pixels));
      if (grid?.lattice.side !== 9) continue;
      const { cells } = image.readUpright(image.plainest(grid, pixels));
      const known = cells.flatMap((cell, at) => (values[at] && cell.glyphs.length === 1 ? [{ cell, at }] : []));
      const fitting = cells.filter(
        ({ glyphs }, at) => values[at] !== givens[at] || glyphs.length > 0 === values[at] > 0,
      );
      const printed = known.filter(({ at }) => givens[at]);
      const read = printed.filter(({ cell: { gray, ground, glyphs }, at }) => {
        const scores = image.readCharacter(gray, glyphs[0], ground).slice(1, 10);
        return scores.indexOf(Math.max(...scores)) + 1 === values[at];
      });
      if (fitting.length < leastFitting * 81 || read.length <= leastRead * printed.length) continue;
      pictures += 1;
      for (const { cell, at } of known) {
        const label = givens[at] ? String(values[at]) : image.handwritten[values[at] - 1];
        crops.push({ label, gray: cell.gray, box: cell.glyphs[0], ground: cell.ground });
      }
    }
  } finally {
    await decoder.close();
  }
  return { crops, pictures };
}

/** A crop once more, slightly changed: turned a little, stretched, softer, noisier; in the form of glyphOf. */
export function sampleOfCrop({ gray, box, ground }, random, { sample, ...reader }) {
  const size = gray.width;
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [angle, shear] = [0.04 * random.normal(), random.between(-0.08, 0.08)];
  const [wide, high] = [random.between(0.88, 1.12), random.between(0.88, 1.12)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seen = Float32Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [((at % size) - middleX) / wide, (Math.floor(at / size) - middleY) / high];
    return sample(gray, (x + shear * y) * cos - y * sin + middleX, (x + shear * y) * sin + y * cos + middleY);
  });
  const soft = boxBlur(seen, size, random.next() < 0.4 ? 1 + random.below(3) : 0);
  const contrast = random.between(0.6, 1.2);
  const noise = random.next() < 0.4 ? random.between(0, 8) : 0;
  const worn = soft.map((value) => ground + (value - ground) * contrast + noise * random.normal());
  const kept = random.next() < 0.3 ? jpegged(worn, size, random.between(0.2, 1)) : worn;
  const data = Uint8Array.from(kept, (value) => Math.min(Math.max(value, 0), 255));
  const edge = (value) => Math.min(Math.max(Math.round(value), 0), size - 1);
  const moved = {
    left: edge(middleX + (box.left - middleX) * wide),
    right: edge(middleX + (box.right - middleX) * wide),
    top: edge(middleY + (box.top - middleY) * high),
    bottom: edge(middleY + (box.bottom - middleY) * high),
  };
  return glyphIn({ width: size, height: size, data }, moved, ground, random, reader);
}
