// A character of a font of handwriting in the style of various hands: leaning, wide
// or narrow, its strokes waving; and 7 with its bar, as most of Europe writes it.

const between = (sheet, x, y) => {
  const [left, top] = [Math.round(x), Math.round(y)];
  return left < 0 || top < 0 || left >= sheet.width || top >= sheet.height ? 0 : sheet.ink[top * sheet.width + left];
};

/** A bar through the middle of a character. */
function barred({ width, height, ink }, random) {
  const crossed = ink.slice();
  const [middle, slope, thick] = [height * random.between(0.42, 0.6), random.between(-0.25, 0.1), height / 12];
  for (let x = Math.floor(width * random.between(0, 0.25)); x < width * random.between(0.8, 1); ++x) {
    const line = middle + slope * (x - width / 2);
    for (let y = Math.round(line - thick / 2); y < line + thick / 2; ++y) {
      if (y >= 0 && y < height) crossed[y * width + x] = 255;
    }
  }
  return { width, height, ink: crossed };
}

/** In the form of readFonts, with room around. */
export function scrawled(glyph, digit, random) {
  const from = digit === 7 && random.next() < 0.4 ? barred(glyph, random) : glyph;
  const rim = Math.round(0.4 * from.height);
  const [width, height] = [from.width + 2 * rim, from.height + 2 * rim];
  const [lean, stretch] = [random.between(-0.35, 0.35), random.between(0.75, 1.3)];
  const [cos, sin] = [0.12 * random.normal()].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]);
  const waves = [0, 1, 2, 3].map(() => ({
    depth: from.height * random.between(-0.05, 0.05),
    pace: random.between(3, 9) / from.height,
    phase: random.between(0, 6),
  }));
  const wave = (first, at) =>
    waves.slice(first, first + 2).reduce((sum, { depth, pace, phase }) => sum + depth * Math.sin(at * pace + phase), 0);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [wx, wy] = [dx * cos - dy * sin, dx * sin + dy * cos];
      const px = (wx + lean * wy) * stretch + wave(0, wy) + from.width / 2;
      ink[y * width + x] = between(from, px, wy + wave(2, wx) + from.height / 2);
    }
  }
  return { width, height, ink };
}
