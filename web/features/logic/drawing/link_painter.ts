// The links of a chain as arrows between candidates.
import { hasNote } from '../../../state/notes';
import type { ChainLink } from '../../../protocol/logic';
import type { Standing } from './letter_place';
import { type Curve, type Glyph, linkPath, type Point, pointOn } from './link_paths';
import type { Surface } from './surface';

/** The two candidates of a link's nodes that are nearest to each other. */
function nearestEnds(surface: Surface, { from, to }: ChainLink): [Point, Point] {
  let best: [Point, Point] | null = null;
  let least = Infinity;
  for (const a of from.cells) {
    for (const b of to.cells) {
      const ends: [Point, Point] = [surface.place(a, from.digit), surface.place(b, to.digit)];
      const away = Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y);
      if (away >= least) continue;
      least = away;
      best = ends;
    }
  }
  return best!;
}

/** Where the digits stand that a link keeps off. */
function glyphsOf(surface: Surface, { values, candidates }: Standing): Glyph[] {
  const { side, cellCount } = surface.geometry;
  const glyphs: Glyph[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const { x, y } = surface.corner(cell);
    if (values[cell]! > 0) glyphs.push({ x: x + 0.5, y: y + 0.5, radius: 0.27 });
    else if (candidates) {
      for (let digit = 1; digit <= side; digit++) {
        if (hasNote(candidates, cell, digit)) glyphs.push({ ...surface.place(cell, digit), radius: 0.12 });
      }
    }
  }
  return glyphs;
}

function paintLink(surface: Surface, curve: Curve, strong: boolean, isPointedAt: boolean, alpha: number): void {
  const { context, cell } = surface;
  const { palette, hair } = surface.brush;
  const [from, bend, to] = [surface.at(curve.from), surface.at(curve.bend), surface.at(curve.to)];
  const colour = isPointedAt ? palette.accent : palette.ink;
  const width = (isPointedAt ? 3.2 : 1.9) * hair;
  const line = new Path2D();
  line.moveTo(...from);
  line.quadraticCurveTo(...bend, ...to);
  context.globalAlpha = alpha;
  context.lineCap = 'butt';
  context.strokeStyle = palette.surface;
  context.lineWidth = width + 3 * hair;
  context.stroke(line);
  context.strokeStyle = context.fillStyle = colour;
  context.lineWidth = width;
  context.setLineDash(strong ? [] : [6 * hair, 4 * hair]);
  context.stroke(line);
  context.setLineDash([]);
  // The tip points along the end of the curve.
  const before = surface.at(pointOn(curve, 0.92));
  const angle = Math.atan2(to[1] - before[1], to[0] - before[0]);
  const reach = Math.min(9 * hair, cell * 0.16);
  context.beginPath();
  context.moveTo(...to);
  for (const turn of [2.7, -2.7])
    context.lineTo(to[0] + reach * Math.cos(angle + turn), to[1] + reach * Math.sin(angle + turn));
  context.closePath();
  context.fill();
  context.globalAlpha = 1;
}

/** `pointedAt`: the one that is pointed at, -1 = none. */
export function paintLinks(surface: Surface, links: readonly ChainLink[], standing: Standing, pointedAt: number): void {
  if (links.length === 0) return;
  const glyphs = glyphsOf(surface, standing);
  links.forEach((link, index) => {
    const curve = linkPath(...nearestEnds(surface, link), glyphs, surface.geometry.side);
    const isPointedAt = index === pointedAt;
    paintLink(surface, curve, link.strong, isPointedAt, pointedAt < 0 || isPointedAt ? 1 : 0.3);
  });
}
