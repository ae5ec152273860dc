// Characters as in pictures of a camera, to train with: a drawn one (tools/draw_glyphs.mjs)
// turned, sheared, thickened, blurred, on uneven ground with noise, at any size; and marks
// other than characters, which the classifier must not take for one.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { scrawled } from './scrawl.mjs';
import { boxBlur, jpegged, rastered } from './wear.mjs';

/** As drawn, their pixels in a Uint8Array. */
export function readFonts(file) {
  const fonts = JSON.parse(gunzipSync(readFileSync(file)));
  for (const { glyphs } of fonts) {
    for (const glyph of Object.values(glyphs)) glyph.ink = Uint8Array.from(Buffer.from(glyph.rows, 'base64'));
  }
  return fonts;
}

/** mulberry32, by T. Ettinger: numbers in 0..1, the same for the same seed. */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  /** @type {(low: number, high: number) => number} */
  const between = (low, high) => low + (high - low) * next();
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  /** @type {(count: number) => number} */
  const below = (count) => Math.floor(count * next());
  return { next, between, normal, below };
}

export const inkAt = ({ width, height, ink }, x, y) => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const value = (px, py) => (px < 0 || py < 0 || px >= width || py >= height ? 0 : ink[py * width + px]);
  const upper = value(left, top) * (1 - fx) + value(left + 1, top) * fx;
  return (upper * (1 - fy) + (value(left, top + 1) * (1 - fx) + value(left + 1, top + 1) * fx) * fy) / 255;
};

/** Ink 0..1 of a glyph that is about `height` pixels high in the middle of a square. */
function placed(glyph, height, random) {
  const size = Math.ceil(Math.max(height, (height * glyph.width) / glyph.height) * 1.3) + 6;
  const angle = 0.07 * random.normal();
  const [shear, stretch] = [random.between(-0.12, 0.12), random.between(0.85, 1.18)];
  const scale = glyph.height / height;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [offX, offY] = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)];
  const parts = Math.min(3, Math.ceil(scale));
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) {
      let sum = 0;
      for (let part = 0; part < parts * parts; ++part) {
        const dx = x + ((part % parts) + 0.5) / parts - size / 2 + offX;
        const dy = y + (Math.floor(part / parts) + 0.5) / parts - size / 2 + offY;
        const sx = (dx + shear * dy) * stretch;
        sum += inkAt(glyph, sx * cos - dy * sin + glyph.width / 2 - 0.5, sx * sin + dy * cos + glyph.height / 2 - 0.5);
      }
      out[y * size + x] = sum / (parts * parts);
    }
  }
  return { size, ink: out };
}

/** A sheet to draw strokes of no meaning on. */
function makeSheet(width, height) {
  const ink = new Uint8Array(width * height);
  const block = (left, top, right, bottom, value = 255) => {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); ++y) {
      ink.fill(value, y * width + Math.max(0, Math.floor(left)), y * width + Math.min(width, Math.ceil(right)));
    }
  };
  const stroke = (x1, y1, x2, y2, thick) => {
    for (let step = 0; step <= 60; ++step) {
      const [x, y] = [x1 + ((x2 - x1) * step) / 60, y1 + ((y2 - y1) * step) / 60];
      block(x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2);
    }
  };
  /** Stretched to a part of the sheet. */
  const stamp = (glyph, left, right) => {
    for (let y = 0; y < height; ++y) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); ++x) {
        const value = 255 * inkAt(glyph, ((x - left) * glyph.width) / (right - left), (y * glyph.height) / height);
        ink[y * width + x] = Math.max(ink[y * width + x], value);
      }
    }
  };
  return { width, height, ink, block, stroke, stamp };
}

/** A mark other than a character: two run together, a slice of one, one struck out or blotted, strokes, a blot. */
function nonsense(glyphs, random) {
  const list = Object.values(glyphs);
  const glyph = list[random.below(list.length)];
  const sheet = makeSheet(20 + random.below(24), 34);
  const { width, height } = sheet;
  const randomStroke = (thick) => {
    const ends = [width, height, width, height].map((most) => random.between(1, most - 2));
    sheet.stroke(...ends, thick);
  };
  switch (random.below(6)) {
    case 0:
      sheet.stamp(list[random.below(list.length)], 0, width / 2);
      sheet.stamp(glyph, width / 2 - random.between(0, 5), width);
      return sheet;
    case 1: {
      const kept = Math.max(6, Math.round(glyph.height * random.between(0.2, 0.35)));
      if (kept >= glyph.height) return sheet;
      const top = random.below(glyph.height - kept + 1);
      return { ...glyph, height: kept, ink: glyph.ink.subarray(top * glyph.width, (top + kept) * glyph.width) };
    }
    case 2:
      sheet.stamp(glyph, 0, width);
      for (let count = 1 + random.below(2); count > 0; --count) {
        sheet.stroke(0, random.between(0, height), width, random.between(0, height), random.between(6, 11));
      }
      return sheet;
    case 3: {
      sheet.stamp(glyph, 0, width);
      const [wide, high] = [random.between(0.5, 0.9) * width, random.between(0.4, 0.8) * height];
      const [x, y] = [random.between(0, width - wide), random.between(0.1, 0.9) * (height - high)];
      sheet.block(x, y, x + wide, y + high);
      return sheet;
    }
    case 4:
      for (let count = 1 + random.below(4); count > 0; --count) randomStroke(random.between(1, 4));
      return sheet;
    default:
      sheet.block(0, 0, width, height);
      for (let count = random.below(3); count > 0; --count) {
        const [x, y] = [random.between(0, width), random.between(0, height)];
        sheet.block(x, y, x + random.between(2, 9), y + random.between(2, 9), 0);
      }
      return sheet;
  }
}

/** The worst pictures are out of focus by 0.15 of a character's height, which two blurs of this radius are. */
const mostBlur = 0.18;
/** Marks other than characters are recognised only when sharp: all blurred ones would be taken for them. */
const noneBlur = 0.06;

/** Writing is sharper than most print; and the share of samples with it. */
const writtenBlur = 0.1;
const writtenShare = 0.17;

/** The ink above which a pixel belongs to the character: as in web/image/cells.ts, a share of its darkest ink. */
function inkThreshold(ink, height) {
  const darkest = Float32Array.from(ink).sort();
  return Math.max(0.1, 0.45 * darkest[Math.max(0, darkest.length - 1 - Math.floor((0.6 * height ** 2) / 12))]);
}

/**
 * One sample in the form of glyphOf, or null if nothing is left of it.
 * `mostBlur`: a share of the height; `reader`: web/image/glyph.ts.
 */
export function sampleOf(glyph, mostBlur, random, { glyphOf, inkLevel }) {
  const height = Math.exp(random.between(Math.log(9), Math.log(38)));
  const { size, ink: sharp } = placed(glyph, height, random);
  const printed =
    random.next() < 0.12
      ? rastered(sharp, size, random.between(2, 0.2 * height + 2), random.between(0, 1.5), random.between(0.5, 1))
      : sharp;
  // Most pictures are sharp enough.
  const radius = Math.round(mostBlur * random.next() ** 1.5 * height + random.between(-0.4, 0.4));
  const soft = boxBlur(boxBlur(printed, size, radius), size, radius);
  const [weight, gain] = [random.between(-0.16, 0.2), random.between(1, 1.6)];
  const ground = random.between(110, 255);
  const contrast = random.between(45, ground);
  const noise = random.next() < 0.6 ? random.between(0, 0.1) * contrast : 0;
  const [lightX, lightY] = [random.between(-0.2, 0.2), random.between(-0.2, 0.2)];
  const inks = soft.map((value) => {
    const full = Math.min(Math.max((value - 0.5) * gain + 0.5 + weight * (value > 0.05), 0), 1);
    // Blur takes the black away; contrast restores only as much as is left.
    return radius > 1 ? value : full;
  });
  const threshold = inkThreshold(inks, height);
  let [left, right, top, bottom] = [size, -1, size, -1];
  const seen = inks.map((ink, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    if (ink > threshold) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const light = 1 + (lightX * (x - size / 2) + lightY * (y - size / 2)) / size;
    return (ground - contrast * ink) * light + noise * random.normal();
  });
  if (right - left < 1 || bottom - top < 4) return null;
  const kept = random.next() < 0.3 ? jpegged(seen, size, random.between(0.2, 1.5)) : seen;
  const gray = { width: size, height: size, data: new Uint8Array(size * size) };
  kept.forEach((value, at) => (gray.data[at] = Math.min(Math.max(value, 0), 255)));
  return glyphIn(gray, { left, right, top, bottom }, ground, random, { glyphOf, inkLevel });
}

/** A character of a picture in the form of glyphOf, with its box and the ground slightly off. */
export function glyphIn(gray, { left, right, top, bottom }, ground, random, { glyphOf, inkLevel }) {
  const moved = (edge, most) => Math.min(Math.max(edge + (random.next() < 0.6 ? 0 : random.below(3) - 1), 0), most - 1);
  const box = {
    left: moved(left, gray.width),
    top: moved(top, gray.height),
    right: moved(right, gray.width),
    bottom: moved(bottom, gray.height),
  };
  const ink = Math.min(inkLevel(gray, box), ground - 12);
  return glyphOf(gray, box, ground + random.between(-0.06, 0.06) * (ground - ink), ink);
}

/** A handwritten digit, `label` counts in `characters`. */
function drawWritten(hands, { characters, handwritten }, random, reader) {
  const digit = random.below(9);
  const written = scrawled(hands[random.below(hands.length)].glyphs[digit + 1], digit + 1, random);
  return { label: characters.indexOf(handwritten[digit]), sample: sampleOf(written, writtenBlur, random, reader) };
}

/**
 * Samples of characters and of other marks: `label` counts in
 * `characters`, whose last is none; `hands`: fonts of handwriting.
 */
export function drawSample(fonts, hands, network, random, reader) {
  const { characters } = network;
  for (;;) {
    if (random.next() < writtenShare) {
      const written = drawWritten(hands, network, random, reader);
      if (written.sample) return written;
      continue;
    }
    const { glyphs } = fonts[random.below(fonts.length)];
    const roll = random.next();
    const printed = characters.length - 1 - network.handwritten.length;
    // Most puzzles are of 1 to 9.
    const label = roll < 0.07 ? characters.length - 1 : roll < 0.6 ? random.below(10) : random.below(printed);
    const isNone = label === characters.length - 1;
    const sample = isNone
      ? sampleOf(nonsense(glyphs, random), noneBlur, random, reader)
      : sampleOf(glyphs[characters[label]], mostBlur, random, reader);
    if (sample) return { label, sample };
  }
}
