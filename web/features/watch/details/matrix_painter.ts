// Draws one map of the exact cover matrix: in each column's place the number of its rows or, without room for it, a
// shade, darker the fewer are left. A covered column is sunken and empty, the chosen one framed, one without rows full.
import type { Palette } from '../../../board/palette';
import { covered, type Cover } from '../../../protocol/cover';
import type { MatrixMap } from './matrix_maps';

export type MatrixColours = Pick<Palette, 'accent' | 'bad' | 'ink' | 'line' | 'sunken' | 'surface' | 'family'>;

/** Below this a number cannot be read; CSS pixels. */
const smallestNumber = 12;

export function drawMatrixMap(
  context: CanvasRenderingContext2D,
  { rows, chosen }: Cover,
  { first, width, height }: MatrixMap,
  /** The column under the pointer, -1 = none. */
  pointed: number,
  colours: MatrixColours,
  /** CSS pixels along a column's place. */
  pitch: number,
): void {
  const hasNumbers = pitch >= smallestNumber;
  const gap = pitch >= 5 ? 1 : 0;
  context.clearRect(0, 0, width * pitch, height * pitch);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const edge = (index: number): number => Math.round(index * pitch);
  const frames: [column: number, colour: string][] = [
    [chosen, colours.accent],
    [pointed, colours.ink],
  ];
  for (let at = 0; at < width * height; at++) {
    const left = rows[first + at]!;
    const [x, y] = [edge(at % width), edge(Math.floor(at / width))];
    const [w, h] = [edge((at % width) + 1) - x - gap, edge(Math.floor(at / width) + 1) - y - gap];
    context.fillStyle = left === covered ? colours.sunken : left === 0 ? colours.bad : colours.surface;
    context.fillRect(x, y, w, h);
    if (left === covered) continue;
    if (left > 0) {
      context.fillStyle = colours.accent;
      context.globalAlpha = (hasNumbers ? 0.3 : 0.9) / left;
      context.fillRect(x, y, w, h);
      context.globalAlpha = 1;
    }
    if (!hasNumbers) continue;
    context.fillStyle = left === 0 ? colours.surface : colours.ink;
    context.font = `${left <= 1 ? 700 : 400} ${Math.min(13, pitch * (left > 9 ? 0.58 : 0.68))}px ${colours.family}`;
    context.fillText(String(left), x + w / 2, y + h / 2 + 0.5);
  }
  for (const [column, colour] of frames) {
    const at = column - first;
    if (at < 0 || at >= width * height) continue;
    context.strokeStyle = colour;
    context.lineWidth = 2;
    const grown = pitch < smallestNumber ? 1 : 0;
    const [x, y] = [edge(at % width) + 1 - grown, edge(Math.floor(at / width)) + 1 - grown];
    context.strokeRect(x, y, Math.max(4, pitch - gap - 2 + 2 * grown), Math.max(4, pitch - gap - 2 + 2 * grown));
  }
}
