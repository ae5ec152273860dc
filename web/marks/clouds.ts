// Fog as marks: a grey ground in each covered cell, and a cloud on it. It is quiet, as digits and notes are read on it.
import { level, type DrawnMark, type MarkCover, type MarkPoint } from './marks';
import { square } from './shapes';

/** The discs whose outline is the cloud, in fractions of the cell. */
const puffs = [
  [0.29, 0.59, 0.17],
  [0.47, 0.45, 0.22],
  [0.7, 0.56, 0.19],
  [0.5, 0.64, 0.15],
] as const;
const centre: MarkPoint = [0.5, 0.56];
const corners = 36;

/** From the centre to the farthest edge of a puff in this direction. */
function reach(dx: number, dy: number): number {
  return Math.max(
    ...puffs.map(([x, y, radius]) => {
      const [right, down] = [x - centre[0], y - centre[1]];
      const along = right * dx + down * dy;
      const aside = right * dy - down * dx;
      return along + Math.sqrt(Math.max(0, radius ** 2 - aside ** 2));
    }),
  );
}

const cloud = Array.from({ length: corners }, (_, index): MarkPoint => {
  const angle = (2 * Math.PI * index) / corners;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const length = reach(dx, dy);
  return [centre[0] + length * dx, centre[1] + length * dy];
});

/** Every other cloud is turned round, so that they do not stand in line. */
const cloudAt = (row: number, column: number): MarkPoint[] =>
  cloud.map(([x, y]) => [column + ((row + column) % 2 ? 1 - x : x), row + y]);

/** `isTiny`: for pictures too small for clouds. */
export function cloudsOver(cells: Uint8Array, isTiny = false): MarkCover {
  const side = Math.round(Math.sqrt(cells.length));
  const places = [...cells.keys()].filter((cell) => cells[cell]).map((cell) => [Math.floor(cell / side), cell % side]);
  if (places.length === 0) return { cells, marks: [] };
  const grounds = places.map(([row, column]) => square([column! + 0.5, row! + 0.5], 0.5));
  const loops = isTiny ? [] : places.map(([row, column]) => cloudAt(row!, column!));
  const marks: DrawnMark[] = [
    { shape: 'area', z: level.ground, ink: 'fog', loops: grounds, corner: 0 },
    { shape: 'area', z: level.shape, ink: 'cloud', loops, corner: 0 },
    { shape: 'contour', z: level.shape, ink: 'cloud-e', loops, corner: 0, width: 0.017 },
  ];
  return { cells, marks: isTiny ? marks.slice(0, 1) : marks };
}
