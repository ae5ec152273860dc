// What a camera makes of paper: seen at an angle, bent, in uneven light, out of focus, with noise.
import { blurred, type Gray, makeGray, type Pixels, sample } from '../../../web/image/gray';
import type { Quad } from '../../../web/image/quad';
import { mapTo } from '../../../web/image/warp';
import type { Random } from './paper';

export interface Shot {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the corners of the paper come to be, in pixels. */
  readonly corners: Quad;
  /** How far the paper bends, as a share of its side. */
  readonly bend: number;
  /** The light on the paper, dark to bright, at the picture's left and right edge. */
  readonly light: readonly [left: number, right: number];
  /** Pixels. */
  readonly blur: number;
  /** Standard deviation, of 255. */
  readonly noise: number;
  /** What lies around the paper. */
  readonly table: number;
}

/** The place on the paper, 0..1, that is seen at a pixel: by Newton's method from that of the pixel asked for before. */
function unmap(corners: Quad): (x: number, y: number) => [number, number] {
  const map = mapTo(corners);
  let [u, v] = [0.5, 0.5];
  return (x, y) => {
    for (let round = 0; round < 12; ++round) {
      const [here, right, down] = [map(u, v), map(u + 1e-4, v), map(u, v + 1e-4)];
      const [ax, ay] = [(right.x - here.x) * 1e4, (right.y - here.y) * 1e4];
      const [bx, by] = [(down.x - here.x) * 1e4, (down.y - here.y) * 1e4];
      const turn = ax * by - ay * bx;
      const [du, dv] = [((x - here.x) * by - (y - here.y) * bx) / turn, ((y - here.y) * ax - (x - here.x) * ay) / turn];
      u += du;
      v += dv;
      if (Math.abs(du) + Math.abs(dv) < 1e-4) break;
    }
    return [u, v];
  };
}

export function photograph(paper: Gray, shot: Shot, random: Random): Pixels {
  const { width, height, corners, bend, light, blur, noise, table } = shot;
  const back = unmap(corners);
  const seen = makeGray(width, height);
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      const [u, v] = back(x, y);
      const bentU = u + bend * Math.sin(Math.PI * v);
      const bentV = v + bend * Math.sin(2 * Math.PI * u) * 0.5;
      const isPaper = bentU >= 0 && bentU < 1 && bentV >= 0 && bentV < 1;
      const value = isPaper ? sample(paper, bentU * paper.width - 0.5, bentV * paper.height - 0.5) : table;
      seen.data[at] = value * (light[0] + ((light[1] - light[0]) * x) / width);
    }
  }
  let soft = seen;
  for (let round = 0; round < blur; ++round) soft = blurred(soft, 1, 1);
  const data = new Uint8ClampedArray(4 * width * height);
  soft.data.forEach((value, at) => {
    const noisy = noise > 0 ? value + noise * random.normal() : value;
    data.set([noisy, noisy, noisy, 255], 4 * at);
  });
  return { width, height, data };
}

/** As a screenshot or a scan has it. */
export function straight(paper: Gray): Pixels {
  const data = new Uint8ClampedArray(4 * paper.data.length);
  paper.data.forEach((value, at) => data.set([value, value, value, 255], 4 * at));
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
