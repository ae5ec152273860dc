// The cages of a printed killer. Cells merge where no outline lies between them, such that each cage has one sum, in its
// first cell; the sums are read together, since they add up to the total of the grid.
import { type SumInk, type SumOption, sumInksIn, sumOptions } from './cage_sums';
import { type CageWall, cageWallsIn } from './cage_walls';
import { cutOut } from './cut_out';
import { type FoundGrid, turnedGrid } from './find_grid';
import { type Gray, grayQuantile } from './gray';
import type { ReadCage } from './joint';

/** Pixels along a cell: sums are small. */
const fine = 96;
/** A killer has at least so many sums per row, and at least this share of its cages has a sum that was found. */
const leastSums = 1;
const leastGood = 0.7;
/** With so many sums per row the picture is upright. */
const manySums = 2;
/** A wall is plainly there, plainly not there, or in doubt between these. */
const plainWall = [0.25, 0.6] as const;
/** Least certainty from which on a sum counts as read: if all add up to the total, and if some were changed for that. If
    they do not add up, all are in doubt: one is misread, or cells without a cage were taken into cages. */
const sureInTotal = 0.7;
const sure = 0.99;
/** Least probability that the ink is these figures and nothing else. */
const plainInk = 0.4;
/** Readings of a sum that are tried to match the total; less likely ones by this factor are not. */
const mostTried = 6;
const leastShare = 1e-3;
/** If more sums must be changed to match the total, it is not theirs. */
const mostChanged = 3;

export interface KillerReading {
  /** The grid as found, turned upright. */
  readonly grid: FoundGrid;
  readonly cages: readonly ReadCage[];
  /** 1 for the first cell of a cage whose sum is unsure, and for all cells of one whose outline is. */
  readonly doubtful: Uint8Array;
  /** Removes outlines and sums from the cells, whatever their size. */
  clean(cells: readonly Gray[]): Gray[];
}

/** Cells merged into groups, and whether the merging of each is in doubt. */
interface Groups {
  readonly groups: readonly (readonly number[])[];
  readonly isUnsure: (group: readonly number[]) => boolean;
}

/** Merges across the least plain walls first, so that no group has two sums and none is without. */
function merged(walls: readonly CageWall[], inks: readonly (SumInk | null)[], side: number): Groups {
  const groupOf = inks.map((_, cell) => [cell]);
  const unsure = new Set<number>();
  const hasSum = (group: readonly number[]): boolean => group.some((cell) => inks[cell]);
  for (const { cells, plain } of [...walls].sort((a, b) => a.plain - b.plain)) {
    const [one, other] = [groupOf[cells[0]]!, groupOf[cells[1]]!];
    if (one === other) {
      // An outline inside a cage.
      if (plain > plainWall[1]) for (const cell of one) unsure.add(cell);
      continue;
    }
    const isOne = hasSum(one) && hasSum(other);
    const isLack = !hasSum(one) || !hasSum(other);
    const isOpen = plain < (plainWall[0] + plainWall[1]) / 2;
    const merges = one.length + other.length <= side && !isOne && (isOpen || isLack);
    if (merges ? plain > plainWall[0] : plain < plainWall[1]) for (const cell of [...one, ...other]) unsure.add(cell);
    if (!merges) continue;
    one.push(...other);
    for (const cell of other) groupOf[cell] = one;
  }
  const groups = [...new Set(groupOf)].map((group) => group.sort((a, b) => a - b));
  return { groups, isUnsure: (group) => group.some((cell) => unsure.has(cell)) };
}

/** The readings of all sums with a total, the likeliest; null if there is none. */
function withTotal(options: readonly (readonly SumOption[])[], total: number): number[] | null {
  // The logarithm of the best readings so far for each total, and the option that leads there.
  let best = new Float64Array(total + 1).fill(-Infinity);
  best[0] = 0;
  const taken = options.map((some) => {
    const next = new Float64Array(total + 1).fill(-Infinity);
    const choice = new Int8Array(total + 1).fill(-1);
    for (const [at, { sum, share }] of some.entries()) {
      for (let to = sum; to <= total; ++to) {
        const fit = best[to - sum]! + Math.log(share);
        if (fit > next[to]!) [next[to], choice[to]] = [fit, at];
      }
    }
    best = next;
    return choice;
  });
  if (best[total] === -Infinity) return null;
  let left = total;
  const chosen = taken.toReversed().map((choice, at) => {
    const option = choice[left]!;
    left -= options[options.length - 1 - at]![option]!.sum;
    return option;
  });
  return chosen.reverse();
}

/** The sums of some groups, and whether each is in doubt. `ink`: the sum in the first cell of each, if it is there. */
function sumsOf(groups: readonly (readonly number[])[], inks: readonly (SumInk | null)[], side: number) {
  const options = groups.map(([first, ...others]) => {
    const ink = inks[first!];
    const size = 1 + others.length;
    const least = (size * (size + 1)) / 2;
    const some = ink ? sumOptions(ink, least, least + size * (side - size)) : [];
    const all = some.reduce((sum, { share }) => sum + share, 0);
    return some
      .map(({ sum, share }) => ({ sum, share: share / all, isPlain: share >= plainInk }))
      .filter(({ share }, at) => at < mostTried && share > leastShare);
  });
  const total = (side * side * (side + 1)) / 2;
  const match = options.every((some) => some.length > 0) ? withTotal(options, total) : null;
  const known = match && match.filter((at) => at > 0).length <= mostChanged ? match : null;
  const least = known?.every((at) => at === 0) ? sureInTotal : sure;
  return options.map((some, at) => {
    const chosen = some[known?.[at] ?? 0];
    const isSure =
      known !== null && chosen !== undefined && chosen === some[0] && chosen.share >= least && chosen.isPlain;
    return { sum: chosen?.sum ?? 0, isSure };
  });
}

/** Null if the grid is no killer. */
export function killerIn(found: FoundGrid): KillerReading | null {
  const { side } = found.lattice;
  if (side > 9) return null;
  let cells = cutOut(found, fine);
  const outlines = cageWallsIn(cells, side);
  if (!outlines) return null;
  const { inset } = outlines;
  let grid = found;
  let best: { grid: FoundGrid; cells: Gray[]; inks: (SumInk | null)[] } | null = null;
  for (let quarter = 0, most = leastSums * side - 1; quarter < 4 && most < manySums * side; ++quarter) {
    if (quarter > 0) {
      grid = turnedGrid(grid);
      cells = cutOut(grid, fine);
    }
    const inks = sumInksIn(cells, inset);
    const count = inks.filter((ink) => ink).length;
    if (count > most) [best, most] = [{ grid, cells, inks }, count];
  }
  if (!best) return null;
  const { inks } = best;
  const walls = best.grid === found ? outlines.walls : cageWallsIn(best.cells, side)?.walls;
  if (!walls) return null;
  const { groups, isUnsure } = merged(walls, inks, side);
  const good = groups.filter(([first, ...others]) => inks[first!] && !others.some((cell) => inks[cell]));
  if (good.length < leastGood * groups.length || groups.length < side) return null;
  const sums = sumsOf(groups, inks, side);
  const doubtful = new Uint8Array(side * side);
  groups.forEach((group, at) => {
    if (!good.includes(group) || isUnsure(group)) for (const cell of group) doubtful[cell] = 1;
    if (!sums[at]!.isSure) doubtful[group[0]!] = 1;
  });
  // Outlines and sums may have colours of their own.
  const { colours: _, ...plain } = best.grid;
  return {
    grid: plain,
    cages: groups.map((group, at) => ({ cells: group, sum: sums[at]!.sum })),
    doubtful,
    clean: (some) => some.map((cell, at) => withoutCage(cell, inset, inks[at]!)),
  };
}

/** Outlines attract the supposed edges of cells, so that others lie further inside, by this share of a cell. */
const attracted = 0.1;
/** Digits begin further inside. */
const widestRim = 0.18;

/** A cell without what lies beside its edges, and without its sum. */
function withoutCage(cell: Gray, inset: number, ink: SumInk | null): Gray {
  const { width: size } = cell;
  const data = cell.data.slice();
  const ground = grayQuantile(cell, 0.6);
  const rim = Math.round(Math.min(widestRim, inset + attracted) * size);
  for (let y = 0; y < size; ++y) {
    const isRim = y < rim || y >= size - rim;
    if (isRim) data.fill(ground, y * size, (y + 1) * size);
    else data.fill(ground, y * size, y * size + rim).fill(ground, (y + 1) * size - rim, (y + 1) * size);
  }
  const scale = size / fine;
  for (const { left, top, right, bottom } of ink?.figures ?? []) {
    for (let y = Math.floor(top * scale) - 1; y <= bottom * scale + 1; ++y) {
      data.fill(ground, y * size + Math.max(0, Math.floor(left * scale) - 1), y * size + Math.ceil(right * scale) + 2);
    }
  }
  return { ...cell, data };
}
