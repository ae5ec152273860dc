// A grid in the pictures of a camera, one after another: found, followed, found again when it was lost. Held still for half a
// second it is ready to be read, in a picture that is made of those seen meanwhile. It is told from other puzzles, and from
// itself before something was written into it.
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

export interface Sight {
  /** Where the grid is in the picture; null where none is seen. */
  readonly crossings: Crossings | null;
  /** Which puzzle it is, by the digits in it: 1, 2, ... in the order in which they were seen; 0 = none. */
  readonly puzzle: number;
  /** A picture of it from above, to be read. */
  readonly still: Pixels | null;
}

export interface GridWatch {
  /** `gray`: small. `time`: when it was taken, in milliseconds. `picture`: the same in full. */
  see(gray: Gray, time: number, picture: () => Pixels): Sight;
  /** What was read is not good enough: it is to be read again, in a picture that is made of more. */
  readAgain(): void;
}

/** Still: no corner leaves its place by more than this share of a cell. */
const mostMoved = 0.3;
const still_ms = 500;
/** Until the same is read again. */
const again_ms = 700;
/** From one picture to the next that is added. */
const pause_ms = 60;
/** A picture is made of so many at least. */
const fewest = 4;
/** A puzzle is another one where more of its cells than this show something else. */
const mostChanged = 0.12;
/** Pictures in a row that must show it: something may have passed over the grid. */
const lasting = 5;

interface Held {
  readonly crossings: Crossings;
  readonly isBright: boolean;
}

const farthest = (one: Crossings, other: Crossings): number => {
  const corners = cornersOf(other);
  return Math.max(...cornersOf(one).map(({ x, y }, at) => Math.hypot(x - corners[at]!.x, y - corners[at]!.y)));
};

/** From where to where it went, as a whole. */
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
  /** How far it went from the last picture but one to the last; and the last, made small. */
  let way: Point = { x: 0, y: 0 };
  let before: Gray | null = null;
  /** Where the grid has been since then. */
  let resting: { crossings: Crossings; since: number } | null = null;
  let combining: { made: Combining; last: number; told: number } | null = null;
  let puzzle = 0;
  let known: CellInks | null = null;
  let isWanted = false;
  let changes = lasting;

  /** Where it would be if it went on as it did, or else as the picture went. */
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

  /** Which puzzle it is. */
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
