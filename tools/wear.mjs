// Wear of a drawn character by print, cameras and files: blur, the dots of a raster,
// the blocks of JPEG. Each takes a square of numbers, `size` along its sides.

/** The mean of all values up to `radius` away, along each direction. */
export function boxBlur(values, size, radius) {
  if (radius < 1) return values;
  let from = values;
  for (const [step, across] of [
    [1, size],
    [size, 1],
  ]) {
    const to = new Float32Array(from.length);
    for (let line = 0; line < size; ++line) {
      for (let at = 0; at < size; ++at) {
        let sum = 0;
        for (let d = -radius; d <= radius; ++d) {
          sum += from[line * across + Math.min(Math.max(at + d, 0), size - 1) * step];
        }
        to[line * across + at] = sum / (2 * radius + 1);
      }
    }
    from = to;
  }
  return from;
}

/** Ink as dots on a lattice at an angle, `pitch` pixels apart, where the print is not full black. */
export function rastered(ink, size, pitch, angle, coverage) {
  const turn = (2 * Math.PI) / pitch;
  const [cos, sin] = [Math.cos(angle) * turn, Math.sin(angle) * turn];
  return ink.map((value, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    const dot = 0.5 + 0.25 * (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin));
    return value * Math.min(Math.max((coverage - dot) * 4 + 0.5, 0), 1);
  });
}

/** The steps of the luminance of JPEG (ITU-T T.81, table K.1). */
const steps = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const cosines = Float32Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [Math.floor(at / 8), at % 8];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});

/** Along the rows of a block, the result turned about: twice is both directions. */
function waves(block, isBack) {
  const out = new Float32Array(64);
  for (let row = 0; row < 8; ++row) {
    for (let to = 0; to < 8; ++to) {
      let sum = 0;
      for (let from = 0; from < 8; ++from)
        sum += block[8 * row + from] * cosines[isBack ? 8 * from + to : 8 * to + from];
      out[8 * to + row] = sum;
    }
  }
  return out;
}

/** Brightness after JPEG; `coarseness`: 1 = quality 50. Incomplete blocks at the edge stay. */
export function jpegged(values, size, coarseness) {
  const out = values.slice();
  for (let top = 0; top + 8 <= size; top += 8) {
    for (let left = 0; left + 8 <= size; left += 8) {
      const at = (place) => (top + (place >> 3)) * size + left + (place & 7);
      const block = Float32Array.from({ length: 64 }, (_, place) => values[at(place)]);
      const coarse = waves(waves(block, false), false).map((value, place) => {
        const step = Math.max(1, steps[place] * coarseness);
        return Math.round(value / step) * step;
      });
      waves(waves(coarse, true), true).forEach((value, place) => (out[at(place)] = value));
    }
  }
  return out;
}
