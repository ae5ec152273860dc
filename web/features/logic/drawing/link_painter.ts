// The links of a chain as arrows between candidates.
import { hasNote } from '../../../state/notes';
import type { ChainLink } from '../../../protocol/logic';
import { type Standing, linkWay, type Obstacle, obstaclesAlong, type BoardPoint, type LinkWay } from './link_paths';
import type { Mark } from './step_marks';
import type { Surface } from './surface';

/** The two candidates of a link's nodes that are nearest to each other. */
function nearestEnds(surface: Surface, { from, to }: ChainLink): [BoardPoint, BoardPoint] {
  let best: [BoardPoint, BoardPoint] | null = null;
  let least = Infinity;
  for (const a of from.cells) {
    for (const b of to.cells) {
      const ends: [BoardPoint, BoardPoint] = [surface.place(a, from.digit), surface.place(b, to.digit)];
      const away = Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y);
      if (away >= least) continue;
      least = away;
      best = ends;
    }
  }
  return best!;
}

/** The digits that links avoid, most of all large ones and those of the pattern. */
function obstaclesOf(surface: Surface, { values, candidates }: Standing, marks: readonly Mark[]): Obstacle[] {
  const { side, cellCount } = surface.geometry;
  const found: Obstacle[] = marks.map(({ cell, digit }) => ({
    ...surface.place(cell, digit),
    radius: 0.17,
    weight: 3,
  }));
  for (let cell = 0; cell < cellCount; cell++) {
    const { x, y } = surface.corner(cell);
    if (values[cell]! > 0) found.push({ x: x + 0.5, y: y + 0.5, radius: 0.27, weight: 3 });
    else if (candidates) {
      for (let digit = 1; digit <= side; digit++) {
        if (hasNote(candidates, cell, digit)) found.push({ ...surface.place(cell, digit), radius: 0.12, weight: 1 });
      }
    }
  }
  return found;
}

interface LinkLook {
  readonly isStrong: boolean;
  readonly isPointedAt: boolean;
  readonly alpha: number;
}

function paintLink(surface: Surface, way: LinkWay, { isStrong, isPointedAt, alpha }: LinkLook): void {
  const { context, cell } = surface;
  const { palette, hair } = surface.brush;
  const points = way.map((point) => surface.at(point));
  const colour = isPointedAt ? palette.accent : palette.ink;
  const width = (isPointedAt ? 3.2 : 1.9) * hair;
  const line = new Path2D();
  for (const point of points) line.lineTo(...point);
  context.globalAlpha = alpha;
  context.lineCap = 'butt';
  context.strokeStyle = palette.surface;
  context.lineWidth = width + 3 * hair;
  context.stroke(line);
  context.strokeStyle = context.fillStyle = colour;
  context.lineWidth = width;
  context.setLineDash(isStrong ? [] : [6 * hair, 4 * hair]);
  context.stroke(line);
  context.setLineDash([]);
  const [before, to] = [points.at(-2)!, points.at(-1)!];
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

/** Links shared by several chains, each drawn once; with their indices among all. */
function together(links: readonly ChainLink[]): Map<ChainLink, number[]> {
  const found = new Map<string, [ChainLink, number[]]>();
  links.forEach((link, place) => {
    const key = JSON.stringify([link.from, link.to, link.strong]);
    found.set(key, [link, [...(found.get(key)?.[1] ?? []), place]]);
  });
  return new Map(found.values());
}

/** `pointedAt`: the link pointed at, -1 = none. */
export function paintLinks(
  surface: Surface,
  links: readonly ChainLink[],
  marks: readonly Mark[],
  standing: Standing,
  pointedAt: number,
): void {
  if (links.length === 0) return;
  const obstacles = obstaclesOf(surface, standing, marks);
  for (const [link, places] of together(links)) {
    const way = linkWay(...nearestEnds(surface, link), obstacles, surface.geometry.side);
    obstacles.push(...obstaclesAlong(way));
    const isPointedAt = places.includes(pointedAt);
    paintLink(surface, way, { isStrong: link.strong, isPointedAt, alpha: pointedAt < 0 || isPointedAt ? 1 : 0.3 });
  }
}
