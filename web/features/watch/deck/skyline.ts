// Draws the skyline of a run: height is the level, red marks failures, green solutions, pale the part ahead
// of the position. One column of pixels may cover many buckets: it takes the deepest, and the marks of all.
import type { Palette } from '../../../board/palette';
import type { Frame } from '../../../protocol/frame';

export type SkylineColours = Pick<Palette, 'accent' | 'bad' | 'good' | 'ink' | 'line'>;

const margin = 6;
const headroom = 12;
const conflictMark = 1;
const solutionMark = 2;

/** Pixels from the left for a position, and the reverse. */
export const xOf = (position: number, known: number, width: number): number =>
  margin + (known > 0 ? position / known : 0) * (width - 2 * margin);

export const positionAt = (x: number, known: number, width: number): number =>
  Math.round(Math.min(1, Math.max(0, (x - margin) / (width - 2 * margin))) * known);

export interface SkylinePicture {
  /** Deepest level per bucket. */
  levels: Uint16Array;
  /** Bit 0 conflict, bit 1 solution. */
  marks: Uint8Array;
  bucketEvents: number;
  known: number;
  position: number;
}

export function skylinePicture({ skyline, bucketEvents, known, position }: Frame): SkylinePicture {
  const buckets = skyline.byteLength / 4;
  const levels = new Uint16Array(buckets);
  const marks = new Uint8Array(buckets);
  for (let bucket = 0; bucket < buckets; ++bucket) {
    levels[bucket] = skyline.getUint16(4 * bucket, true);
    marks[bucket] = (skyline.getUint8(4 * bucket + 2) ? 1 : 0) | (skyline.getUint8(4 * bucket + 3) ? 2 : 0);
  }
  return { levels, marks, bucketEvents, known, position };
}

interface Bar {
  from: number;
  to: number;
  level: number;
  marks: number;
}

/** The buckets as bars of at least a pixel, in order. */
export function barsOf(picture: SkylinePicture, width: number): Bar[] {
  const bars: Bar[] = [];
  picture.levels.forEach((level, bucket) => {
    const start = bucket * picture.bucketEvents;
    if (start >= picture.known) return;
    const from = xOf(start, picture.known, width);
    const to = xOf(Math.min(picture.known, start + picture.bucketEvents), picture.known, width);
    const marks = picture.marks[bucket]!;
    const last = bars.at(-1);
    if (last && last.to - last.from < 1) {
      last.to = to;
      last.level = Math.max(last.level, level);
      last.marks |= marks;
    } else {
      bars.push({ from, to, level, marks });
    }
  });
  return bars;
}

export function drawSkyline(
  context: CanvasRenderingContext2D,
  picture: SkylinePicture | null,
  colours: SkylineColours,
  width: number,
  height: number,
): void {
  context.clearRect(0, 0, width, height);
  const floor = height - 1;
  context.fillStyle = colours.line;
  context.fillRect(margin, floor, width - 2 * margin, 1);
  if (!picture) return;

  const needle = xOf(picture.position, picture.known, width);
  const deepest = picture.levels.reduce((most, level) => Math.max(most, level), 1);
  // A bar of one event is marked over its whole height. With many events a
  // bar, nearly every bar contains a failure, so only its top is marked.
  const whole = picture.bucketEvents <= 2;
  for (const { from, to, level, marks } of barsOf(picture, width)) {
    // Whole pixels: half-covered ones produce stripes.
    const left = Math.round(from);
    const covered = Math.max(1, Math.round(to) - left);
    const barWidth = covered >= 4 ? covered - 0.5 : covered;
    const barHeight = 3 + (level / deepest) * (floor - headroom - 3);
    const top = floor - barHeight;
    context.globalAlpha = from >= needle ? 0.32 : 0.85;
    context.fillStyle = marks & solutionMark ? colours.good : colours.accent;
    context.fillRect(left, top, barWidth, barHeight);
    if (marks & conflictMark && !(marks & solutionMark)) {
      const markHeight = whole ? barHeight : Math.max(3, barHeight * 0.18);
      context.clearRect(left, top, barWidth, markHeight);
      context.fillStyle = colours.bad;
      context.fillRect(left, top, barWidth, markHeight);
    }
    if (marks & solutionMark) {
      context.globalAlpha = 1;
      context.fillRect((from + to) / 2 - 1, 2, 2, floor - 2);
    }
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.ink;
  context.fillRect(needle - 1, 5, 2, floor - 4);
  context.beginPath();
  context.arc(needle, 5.5, 5, 0, 2 * Math.PI);
  context.fill();
}
