// A video in place of a browser's camera: drawn paper that is moved, tilted
// and blurred, as a YUV4MPEG2 file (mjpegtools, yuv4mpeg(5)), gray alone.
import { closeSync, openSync, writeSync } from 'node:fs';
import { blurred, type Gray, makeGray, sample } from '../../../web/image/gray';
import { mapOntoLines } from '../../../web/image/onto_lines';
import type { Point, Quad } from '../../../web/image/quad';
import { mapTo } from '../../../web/image/warp';
import type { Random } from './paper';

/** The camera's view at a moment. */
export interface Scene {
  /** Null = the table alone. */
  readonly paper: Gray | null;
  /** The corners of the paper in the picture, in pixels. */
  readonly corners: Quad;
  /** Pixels. */
  readonly blur?: number;
  /** Standard deviation, of 255. */
  readonly noise?: number;
  /** Draws over it. */
  readonly mark?: (frame: Gray) => void;
}

export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

const table = 90;

/** From a place in the picture to that on the paper, in its pixels. */
function mapBack(corners: Quad, { width, height }: Gray): (place: Point) => Point {
  const ends = [
    { x: -0.5, y: -0.5 },
    { x: width - 0.5, y: -0.5 },
    { x: width - 0.5, y: height - 0.5 },
    { x: -0.5, y: height - 0.5 },
  ];
  const lines = corners.flatMap((from, at) => [
    { from, to: ends[at]!, across: { x: 1, y: 0 } },
    { from, to: ends[at]!, across: { x: 0, y: 1 } },
  ]);
  return mapOntoLines(lines, { x: width / 2, y: height / 2 }, width)!;
}

/** One frame, without its noise. */
export function frameOf({ paper, corners, blur = 0 }: Scene, { width, height }: VideoSize): Gray {
  const seen = makeGray(width, height);
  seen.data.fill(table);
  if (!paper) return seen;
  const back = mapBack(corners, paper);
  // Several pixels of paper are one of the picture.
  let print = paper;
  const across = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  if (paper.width > 1.5 * across) print = blurred(paper, 1, 1);
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      const place = back({ x, y });
      const isPaper = place.x >= 0 && place.y >= 0 && place.x < paper.width && place.y < paper.height;
      if (isPaper) seen.data[at] = sample(print, place.x, place.y);
    }
  }
  let soft = seen;
  for (let round = 0; round < blur; ++round) soft = blurred(soft, 1, 1);
  return soft;
}

export function noisy({ width, height, data }: Gray, noise: number, random: Random): Gray {
  const seen = makeGray(width, height);
  data.forEach((value, at) => (seen.data[at] = Math.min(255, Math.max(0, value + noise * random.normal()))));
  return seen;
}

/** Writes a file that plays the scenes, one a frame, over and over. */
export function writeVideo(
  path: string,
  scenes: Iterable<Scene>,
  size: VideoSize,
  perSecond: number,
  random: Random,
): void {
  const file = openSync(path, 'w');
  const { width, height } = size;
  writeSync(file, `YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
  const noColour = new Uint8Array((width * height) / 2).fill(128);
  let drawn = null as { scene: Scene; frame: Gray } | null;
  for (const scene of scenes) {
    // A scene without movement is drawn once.
    if (drawn?.scene !== scene) drawn = { scene, frame: frameOf(scene, size) };
    const seen = scene.noise ? noisy(drawn.frame, scene.noise, random) : drawn.frame;
    writeSync(file, 'FRAME\n');
    scene.mark?.(seen);
    // Brightness as video has it: 16 to 235.
    writeSync(
      file,
      seen.data.map((value) => 16 + (value * 219) / 255),
    );
    writeSync(file, noColour);
  }
  closeSync(file);
}

/** The corners of a sheet that is turned, in radians, leaned back to the right and down, and moved. */
export function posed(
  { width, height }: VideoSize,
  pose: { turn?: number; right?: number; down?: number; x?: number; y?: number; half?: number },
): Quad {
  const { turn = 0, right = 0, down = 0, x = 0, y = 0, half = 0.44 } = pose;
  const radius = half * Math.min(width, height);
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]) => {
    const depth = 1 + right * u + down * v;
    const [px, py] = [(radius * u) / depth, (radius * v) / depth];
    return {
      x: width / 2 + x + px * Math.cos(turn) - py * Math.sin(turn),
      y: height / 2 + y + px * Math.sin(turn) + py * Math.cos(turn),
    };
  }) as unknown as Quad;
}

/** The corners of the grid on a sheet that printGrid made, `side` cells and two beside them. */
export function gridCorners(corners: Quad, side: number): Quad {
  const map = mapTo(corners);
  const [first, last] = [2 / (side + 4), (side + 2) / (side + 4)];
  return [map(first, first), map(last, first), map(last, last), map(first, last)];
}
