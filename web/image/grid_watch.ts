// A grid in the frames of a camera: found, followed, and found again after it was lost. After half a second
// without movement it is ready to be read, in a picture merged from the frames of that time. Its digits tell
// it from other puzzles, and from its own state before something was written into it.
//
//   nothing --found--> held --lost--> nothing
//                       |--still for half a second, not read yet--> a picture to read
//                       '--other digits--> another puzzle, not read yet
import { type CellInks, cellInksOf, changedShare } from './cell_inks';
import { combine, combined, type Combining, makeCombining } from './combine';
import { cellLength, cornersOf, type Crossings, crossingsOf, magnified } from './crossings';
import { findGrid } from './find_grid';
import { followed } from './follow';
import type { Gray, Pixels } from './gray';
import type { Point } from './quad';
import { shiftBetween, thumbnailOf } from './shift';

export interface GridSight {
  /** The place of the grid in the picture; null if none is seen. */
  readonly crossings: Crossings | null;
  /** The number of the puzzle, by its digits: 1, 2, ... in the order of first sight; 0 = none. */
  readonly puzzle: number;
  /** A picture from above, ready to be read. */
  readonly still: Pixels | null;
}

export interface GridWatch {
  /** `gray`: small. `time`: of the picture, in milliseconds. `picture`: returns the same in full size. */
  see(gray: Gray, time: number, picture: () => Pixels): GridSight;
  /** Call if the reading was not good enough: it is repeated with a picture merged from more frames. */
  readAgain(): void;
}

/** Still means that no corner moves by more than this share of a cell. */
const mostMoved = 0.3;
const still_ms = 500;
/** Delay before the same puzzle is read again. */
const again_ms = 700;
/** Time between two frames that are merged. */
const pause_ms = 60;
/** Least number of frames in a merged picture. */
const fewest = 4;
/** A puzzle counts as another one if more than this share of its cells changed. */
const mostChanged = 0.12;
/** Frames in a row that must show the change: something may have passed over the grid. */
const lasting = 5;

interface Held {
  readonly crossings: Crossings;
  readonly isBright: boolean;
}

const farthest = (one: Crossings, other: Crossings): number => {
  const corners = cornersOf(other);
  return Math.max(...cornersOf(one).map(({ x, y }, at) => Math.hypot(x - corners[at]!.x, y - corners[at]!.y)));
};

/** The movement of the grid as a whole. */
function wayOf({ places }: Crossings, before: Crossings): Point {
  const along = (axis: 0 | 1): number => {
    const moves = places.filter((_, at) => at % 2 === axis);
    return moves.reduce((sum, place, at) => sum + place - before.places[2 * at + axis]!, 0) / moves.length;
  };
  return { x: along(0), y: along(1) };
}

const shifted = ({ side, places }: Crossings, { x, y }: Point): Crossings => ({
  side,
  places: places.map((place, at) => place + (at % 2 === 0 ? x : y)),
});

export function makeGridWatch(): GridWatch {
  let held: Held | null = null;
  /** Movement between the last two frames; and the last frame, shrunk. */
  let way: Point = { x: 0, y: 0 };
  let before: Gray | null = null;
  /** The place of the grid since it is still. */
  let resting: { crossings: Crossings; since: number } | null = null;
  let combining: { made: Combining; last: number; told: number } | null = null;
  let puzzle = 0;
  let known: CellInks | null = null;
  let isWanted = false;
  let changes = lasting;

  /** The grid's place if it continues its movement, or else if it moves with the whole picture. */
  function* guesses(crossings: Crossings, now: Gray): Generator<Crossings> {
    yield shifted(crossings, way);
    if (before) yield shifted(crossings, shiftBetween(before, now));
  }

  function hold(gray: Gray): Held | null {
    const now = thumbnailOf(gray);
    if (held) {
      const { crossings, isBright } = held;
      for (const guess of guesses(crossings, now)) {
        const next = followed(gray, guess, isBright);
        if (!next) continue;
        way = wayOf(next, crossings);
        before = now;
        return { crossings: next, isBright };
      }
    }
    way = { x: 0, y: 0 };
    before = now;
    const found = findGrid(gray);
    if (!found) return null;
    const [crossings, isBright] = [crossingsOf(found), found.gray !== gray];
    return { crossings: followed(gray, crossings, isBright) ?? crossings, isBright };
  }

  /** Finds out which puzzle it is. */
  function recognise(gray: Gray, { crossings, isBright }: Held): void {
    const inks = cellInksOf(gray, crossings, isBright);
    const share = known ? changedShare(inks, known) : 1;
    changes = share === 0 ? 0 : changes + 1;
    if (known && changes < lasting) return;
    if (share > mostChanged) puzzle += 1;
    if (share > 0) {
      known = inks;
      isWanted = true;
      combining = null;
    }
    changes = 0;
  }

  /** The picture to be read, if it is time for one. */
  function collect({ crossings }: Held, gray: Gray, time: number, picture: () => Pixels): Pixels | null {
    if (!resting || farthest(crossings, resting.crossings) > mostMoved * cellLength(crossings)) {
      resting = { crossings, since: time };
      combining = null;
    }
    if (!isWanted || (combining && time - combining.last < pause_ms)) return null;
    const pixels = picture();
    const large = magnified(crossings, pixels.width / gray.width);
    combining ??= { made: makeCombining(large), last: time, told: -Infinity };
    combine(combining.made, pixels, large);
    combining.last = time;
    const isReady = combining.made.count >= fewest && time - resting.since >= still_ms;
    if (!isReady || time - combining.told < again_ms) return null;
    combining.told = time;
    isWanted = false;
    return combined(combining.made);
  }

  return {
    see(gray, time, picture) {
      held = hold(gray);
      if (!held) {
        resting = null;
        combining = null;
        return { crossings: null, puzzle: 0, still: null };
      }
      recognise(gray, held);
      const still = collect(held, gray, time, picture);
      return { crossings: held.crossings, puzzle, still };
    },
    readAgain() {
      isWanted = true;
    },
  };
}

// The messages between page and worker about the frames of a camera. Each frame is sent there and back, so that the page draws on
// the same frame in which the grid was seen.

/** `time`: of the frame, in milliseconds. */
export type CameraRequest = { frame: ImageBitmap; time: number } | 'readAgain';

/** Places are in pixels of the frame. */
export interface CameraReply extends GridSight {
  readonly frame: ImageBitmap;
}
