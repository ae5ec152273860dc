// Marks as paths in the language of SVG, which a canvas reads as well. Lengths stay cells.
import type { Area, Contour, Discs, Line, DrawnMark, MarkPoint } from './marks';

const round = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = ([x, y]: MarkPoint): string => `${round(x)} ${round(y)}`;

const polyline = (path: readonly MarkPoint[]): string => `M${path.map(at).join('L')}`;

/** A closed loop; its corners are right angles if they are rounded. */
function loop(corners: readonly MarkPoint[], radius: number): string {
  if (radius === 0) return `${polyline(corners)}z`;
  const last = corners.length - 1;
  const parts = corners.map((corner, index) => {
    const [before, after] = [corners[(index || last + 1) - 1]!, corners[index === last ? 0 : index + 1]!];
    const steps = [before, after].map(([x, y]) => [x - corner[0], y - corner[1]] as const);
    const lengths = steps.map((step) => Math.hypot(...step));
    const cut = Math.min(radius, ...lengths.map((length) => length / 2));
    const [from, to] = steps.map((step, side): MarkPoint => {
      const share = cut / (lengths[side]! || 1);
      return [corner[0] + step[0] * share, corner[1] + step[1] * share];
    }) as [MarkPoint, MarkPoint];
    const turn = steps[0]![0] * steps[1]![1] - steps[0]![1] * steps[1]![0];
    return `${index === 0 ? 'M' : 'L'}${at(from)}A${round(cut)} ${round(cut)} 0 0 ${turn < 0 ? 1 : 0} ${at(to)}`;
  });
  return `${parts.join('')}z`;
}

const disc = ([x, y]: MarkPoint, radius: number): string =>
  `M${at([x - radius, y])}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0` +
  `a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0z`;

export type Outlined = Line | Area | Contour | Discs;
export const isOutlined = (mark: DrawnMark): mark is Outlined => mark.shape !== 'words';

/** `least`: the narrowest line and rim that can be seen. */
export function pathOf(mark: Outlined, least: number): string {
  switch (mark.shape) {
    case 'line':
      return mark.paths.map(polyline).join('');
    case 'discs':
      return mark.at.map((point) => disc(point, mark.radius + rimOf(mark, least))).join('');
    default:
      return mark.loops.map((corners) => loop(corners, mark.corner)).join('');
  }
}

const rimOf = ({ rim = 0 }: Line | Discs, least: number): number => (rim > 0 ? Math.max(rim, least) : 0);

/** The width of its stroke; 0 = it is filled. */
export function strokeOf(mark: Outlined, least: number): number {
  if (mark.shape === 'line') return Math.max(mark.width + 2 * rimOf(mark, least), least);
  return mark.shape === 'contour' ? Math.max(mark.width, least) : 0;
}
