// Paints the colours of a cell: equal stripes of their tints as its ground, and their
// letters in a tag at the bottom right, for people who cannot tell the tints apart.
import { smallestGlyph, type Brush, type CellBox, type Font, type TintedGround } from './brush';

const letters = 'ABCDEFGHI';

function namesOf(colours: number): string[] {
  return [...letters].filter((_, index) => (colours >> index) & 1);
}

export function paintColours(
  { context, palette }: TintedGround,
  { x, y, width, height }: CellBox,
  colours: number,
): void {
  const names = namesOf(colours);
  names.forEach((name, index) => {
    const [from, to] = [index, index + 1].map((k) => Math.round((width * k) / names.length)) as [number, number];
    context.fillStyle = palette.tints[letters.indexOf(name)]!;
    context.fillRect(x + from, y, to - from, height);
  });
}

export interface Tag {
  readonly text: string;
  readonly font: Font;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
}

/** The tag of a cell's colours; null without colours or without room for a letter. Many letters get less room each. */
export function tagOf(brush: Brush, box: CellBox, colours: number): Tag | null {
  const { cell, ratio } = brush.layout;
  const least = smallestGlyph(ratio);
  if (colours === 0 || 0.42 * cell < least) return null;
  const names = namesOf(colours);
  const most = 0.62 * box.width;
  const usual = Math.max(least, 0.16 * cell);
  const natural = brush.width(names.join(''), brush.font('700', usual)) + 0.1 * cell;
  const size = Math.max(least, natural > most ? (usual * most) / natural : usual);
  const font = brush.font('700', size);
  // If even small letters do not fit: the first letter and a sign that there are more.
  const all = names.join('');
  const text = names.length > 1 && brush.width(all, font) + 0.1 * cell > 0.8 * box.width ? `${names[0]}+` : all;
  const height = Math.round(size * 1.4);
  return { text, font, width: Math.max(height, Math.round(brush.width(text, font) + size * 0.6)), height };
}

export function paintTag(brush: Brush, box: CellBox, colours: number): void {
  const tag = tagOf(brush, box, colours);
  if (!tag) return;
  const { context, palette, hair } = brush;
  const { width, height, text, font } = tag;
  const inset = Math.max(hair, Math.round(0.035 * box.width));
  const [x, y] = [box.x + box.width - inset - width, box.y + box.height - inset - height];
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.muted;
  context.lineWidth = hair;
  context.beginPath();
  context.roundRect(x + hair / 2, y + hair / 2, width - hair, height - hair, height / 5);
  context.fill();
  context.stroke();
  context.fillStyle = palette.ink;
  brush.write(text, font, x + width / 2, y + height / 2);
}
