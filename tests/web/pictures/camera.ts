// A camera's picture of paper: seen at an angle, bent, in uneven light, out of focus, with noise.
import { blurred, type Gray, makeGray, type Pixels, sample } from '../../../web/image/gray';
import type { Point, Quad } from '../../../web/image/quad';
import { type Map2, mapTo } from '../../../web/image/warp';
import type { Random } from './paper';

export interface Shot {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The corners of the paper in the picture, in pixels. */
  readonly corners: Quad;
  /** The bend of the paper, as a share of its side. */
  readonly bend: number;
  /** The light on the paper, dark to bright, at the picture's left and right edge. */
  readonly light: readonly [left: number, right: number];
  /** Pixels. */
  readonly blur: number;
  /** Standard deviation, of 255. */
  readonly noise: number;
  /** Shade of the table around the paper. */
  readonly table: number;
}

/** The place on the paper, 0..1, that is seen at a place in the picture. */
function unmap(corners: Quad, { width, height }: { width: number; height: number }): Map2 {
  const map = mapTo(corners);
  // By Newton's method.
  const solve = (x: number, y: number): Point => {
    let [u, v] = [0.5, 0.5];
    for (let round = 0; round < 20; ++round) {
      const [here, right, down] = [map(u, v), map(u + 1e-4, v), map(u, v + 1e-4)];
      const [ax, ay] = [(right.x - here.x) * 1e4, (right.y - here.y) * 1e4];
      const [bx, by] = [(down.x - here.x) * 1e4, (down.y - here.y) * 1e4];
      const turn = ax * by - ay * bx;
      u += ((x - here.x) * by - (y - here.y) * bx) / turn;
      v += ((y - here.y) * ax - (x - here.x) * ay) / turn;
    }
    return { x: u, y: v };
  };
  // The images of four corners determine a projective map, and its inverse is one, too.
  const back = mapTo([solve(0, 0), solve(width, 0), solve(width, height), solve(0, height)]);
  return (x, y) => back(x / width, y / height);
}

export function photograph(paper: Gray, shot: Shot, random: Random): Pixels {
  const { width, height, corners, bend, light, blur, noise, table } = shot;
  const back = unmap(corners, shot);
  const seen = makeGray(width, height);
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      const { x: u, y: v } = back(x, y);
      const bentU = u + bend * Math.sin(Math.PI * v);
      const bentV = v + bend * Math.sin(2 * Math.PI * u) * 0.5;
      const isPaper = bentU >= 0 && bentU < 1 && bentV >= 0 && bentV < 1;
      const value = isPaper ? sample(paper, bentU * paper.width - 0.5, bentV * paper.height - 0.5) : table;
      seen.data[at] = value * (light[0] + ((light[1] - light[0]) * x) / width);
    }
  }
  let soft = seen;
  for (let round = 0; round < blur; ++round) soft = blurred(soft, 1, 1);
  const grainy = new Uint8ClampedArray(soft.data.buffer);
  if (noise > 0) for (let at = 0; at < grainy.length; ++at) grainy[at]! += noise * random.normal();
  return straight(soft);
}

/** As in a screenshot or a scan. */
export function straight(paper: Gray): Pixels {
  const data = new Uint8ClampedArray(4 * paper.data.length).fill(255);
  paper.data.forEach((value, at) => {
    data[4 * at] = data[4 * at + 1] = data[4 * at + 2] = value;
  });
  return { width: paper.width, height: paper.height, data };
}

export type Difficulty = 'mild' | 'medium' | 'hard';

const conditions = {
  mild: { turn: 2, lean: 0.01, bend: 0, dark: 0.85, blur: 0, noise: 2 },
  medium: { turn: 8, lean: 0.06, bend: 0.004, dark: 0.6, blur: 1, noise: 6 },
  hard: { turn: 20, lean: 0.12, bend: 0.01, dark: 0.35, blur: 2, noise: 11 },
} as const;

/** A phone's photo of a paper about 1000 pixels wide, with conditions up to those of a difficulty. */
export function randomShot(difficulty: Difficulty, random: Random): Shot {
  const { turn, lean, bend, dark, blur, noise } = conditions[difficulty];
  const [width, height] = [1200, 1200];
  const angle = (random.between(-turn, turn) * Math.PI) / 180;
  const half = random.between(0.3, 0.36) * width;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => {
    const [px, py] = [x! + random.between(-lean, lean) * 2, y! + random.between(-lean, lean) * 2];
    return {
      x: width / 2 + half * (px * Math.cos(angle) - py * Math.sin(angle)),
      y: height / 2 + half * (px * Math.sin(angle) + py * Math.cos(angle)),
    };
  }) as unknown as Quad;
  return {
    width,
    height,
    corners,
    bend: random.between(-bend, bend),
    light: random.next() < 0.5 ? [random.between(dark, 1), 1] : [1, random.between(dark, 1)],
    blur: Math.round(random.between(0, blur)),
    noise: random.between(0, noise),
    table: random.between(20, 200),
  };
}
