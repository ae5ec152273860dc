// Draws a single without its candidates: the digits that rule out every other cell or
// digit, with a ray from each to the cells that it blocks, and the blocked cells shaded.
import type { Blocker, LogicStep } from '../../../protocol/logic';
import { paintArea } from './area_painter';
import type { Surface } from './surface';

/** Radius of the ring round a digit, in cells. */
const ringRadius = 0.4;

/** The last blocked cell in each direction along the row or column of a blocker; elsewhere each blocked cell. */
export function endsOfRays(side: number, { cell, blocked }: Blocker): number[] {
  const furthest = new Map<string, number>();
  for (const end of blocked) {
    const [dx, dy] = [(end % side) - (cell % side), Math.floor(end / side) - Math.floor(cell / side)];
    const way = dx === 0 || dy === 0 ? `${Math.sign(dx)} ${Math.sign(dy)}` : String(end);
    const known = furthest.get(way);
    if (known === undefined || Math.abs(end - cell) > Math.abs(known - cell)) furthest.set(way, end);
  }
  return [...furthest.values()];
}

function paintRing(surface: Surface, cell: number): void {
  const { context } = surface;
  const { palette, hair } = surface.brush;
  const { x, y } = surface.corner(cell);
  context.strokeStyle = palette.guess;
  context.lineWidth = 2.2 * hair;
  context.beginPath();
  context.arc(...surface.at({ x: x + 0.5, y: y + 0.5 }), ringRadius * surface.cell, 0, 2 * Math.PI);
  context.stroke();
}

function paintRay(surface: Surface, from: number, to: number): void {
  const { context } = surface;
  const { palette, hair } = surface.brush;
  const [a, b] = [surface.corner(from), surface.corner(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const share = ringRadius / length;
  context.strokeStyle = palette.guess;
  context.globalAlpha = 0.6;
  context.lineWidth = 1.6 * hair;
  context.beginPath();
  context.moveTo(...surface.at({ x: a.x + 0.5 + (b.x - a.x) * share, y: a.y + 0.5 + (b.y - a.y) * share }));
  context.lineTo(...surface.at({ x: b.x + 0.5, y: b.y + 0.5 }));
  context.stroke();
  context.globalAlpha = 1;
}

/** `rays`: false before the conclusion is shown. */
export function paintBlockers(surface: Surface, { blockers, placements }: LogicStep, rays: boolean): void {
  const { side } = surface.geometry;
  const onBoard = blockers.filter(({ cell }) => cell >= 0);
  if (rays) {
    const placed = new Set(placements.map(({ cell }) => cell));
    const shaded = new Set(blockers.flatMap(({ blocked }) => blocked.filter((cell) => !placed.has(cell))));
    paintArea(surface, [...shaded], surface.brush.palette.guess, { lean: 1 });
    for (const blocker of onBoard) for (const end of endsOfRays(side, blocker)) paintRay(surface, blocker.cell, end);
  }
  for (const { cell } of onBoard) paintRing(surface, cell);
}
