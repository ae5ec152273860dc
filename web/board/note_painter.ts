// Paints the player's notes. Centre notes form one line or two, and shrink to fit. Up to four corner
// notes are in the corners, in order; more of them, or all by setting, are at the places of their
// digits. If the numbers would be unreadable, dots replace both kinds, as they replace candidates.
import { smallestGlyph, type Brush, type CellBox, type CellNotes } from './brush';
import { tagOf } from './colour_painter';
import { placeCorners } from './note_places';

/** Height of a line of notes, in multiples of its font's size. */
const lineHeight = 1.15;

function digitsOf(words: Uint32Array | null, cell: number): number[] {
  const digits: number[] = [];
  for (let half = 0; words && half < 2; half++) {
    for (let word = words[2 * cell + half]!; word !== 0; word &= word - 1) {
      digits.push(32 * half + 32 - Math.clz32(word & -word));
    }
  }
  return digits;
}

/** Splits into lines of about the same length. */
function inLines(symbols: readonly string[], count: number): string[] {
  const most = Math.ceil(symbols.length / count);
  return Array.from({ length: count }, (_, line) => symbols.slice(line * most, (line + 1) * most).join(' '));
}

/** The lines of centre notes and the size at which they fit. */
function arrangeCentre(brush: Brush, symbols: readonly string[], height: number): { lines: string[]; size: number } {
  const { cell } = brush.layout;
  const usual = Math.max(0.23 * cell, Math.min(0.27 * cell, 11 * brush.layout.ratio));
  const measure = brush.font('600', 100);
  const fit = (count: number): { lines: string[]; size: number } => {
    const lines = inLines(symbols, count);
    const widest = Math.max(...lines.map((line) => brush.width(line, measure))) / 100;
    return { lines, size: Math.min(usual, (0.9 * cell) / widest, (height * cell) / (count * lineHeight)) };
  };
  const one = fit(1);
  if (one.size > 0.8 * usual || symbols.length < 2) return one;
  const two = fit(2);
  return two.size > one.size ? two : one;
}

/** Returns the notes that only have room as dots. */
export function paintNotes(brush: Brush, box: CellBox, notes: CellNotes): Uint32Array | null {
  const corner = digitsOf(notes.corner, box.cell);
  const centre = digitsOf(notes.centre, box.cell);
  if (corner.length + centre.length === 0) return null;
  const { context, palette, layout, symbols } = brush;
  const { cell, ratio, side } = layout;
  const least = smallestGlyph(ratio);
  const tag = tagOf(brush, box, notes.colours);
  const free = tag ? 0.94 - tag.width / box.width : 1;
  const hasCentre = centre.length > 0;
  const { places, pitch } = corner.length
    ? placeCorners(side, corner, {
        hasCentre,
        inPlaces: notes.inPlaces,
        free,
        taken: brush.marks?.taken[box.cell] ?? 0,
      })
    : { places: [], pitch: 1 };
  const widest = brush.width(side <= 9 ? '8' : symbols[side]!, brush.font('400', 100)) / 100;
  const usual = Math.max(0.21 * cell, Math.min(0.25 * cell, 9.5 * ratio));
  const small = Math.min(usual, (0.95 * pitch * cell) / widest);
  const { lines, size } = hasCentre
    ? arrangeCentre(
        brush,
        centre.map((digit) => symbols[digit]!),
        corner.length ? 0.46 : 0.6,
      )
    : { lines: [], size: least };
  const isTight = (corner.length > 0 && small < least) || size < least;
  if (isTight && brush.candidates.form !== 'number') return dotsFor(notes, box.cell);
  context.fillStyle = palette.entered;
  const smallFont = brush.font('400', small);
  for (const [digit, x, y] of places) {
    const [left, top] = [box.x + x * box.width, box.y + y * box.height];
    if (digit === notes.lit) brush.light(digit, left, top, small);
    else brush.write(digit, smallFont, left, top);
  }
  const font = brush.font('600', size);
  lines.forEach((line, index) => {
    const y = box.height / 2 + (index - (lines.length - 1) / 2) * lineHeight * size;
    brush.write(line, font, box.x + box.width / 2, box.y + y);
    const at = centre.indexOf(notes.lit) - index * Math.ceil(centre.length / lines.length);
    const words = line.split(' ');
    if (!centre.includes(notes.lit) || !(at in words)) return;
    // Painted over the same line, which keeps its places.
    const [whole, before, own] = [words, words.slice(0, at + 1), words.slice(at, at + 1)].map((part) =>
      brush.width(part.join(' '), font),
    ) as [number, number, number];
    brush.light(notes.lit, box.x + (box.width - whole) / 2 + before - own / 2, box.y + y, size);
  });
  return null;
}

const both = new Uint32Array(2 * 64 * 64);

/** Corner and centre notes in one; only the words of this cell are right. */
function dotsFor({ corner, centre }: CellNotes, cell: number): Uint32Array {
  for (const word of [2 * cell, 2 * cell + 1]) both[word] = (corner?.[word] ?? 0) | (centre?.[word] ?? 0);
  return both;
}
