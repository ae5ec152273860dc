// The combinations of a cage: all sets of different digits with its sum that its cells can still hold.

export interface Cage {
  readonly sum: number;
  /** By cell of the cage the digits that it may hold; one alone if it is filled. */
  readonly possible: readonly (readonly number[])[];
}

export interface CageSets {
  /** Each ascending, in the order of their digits. */
  readonly sets: readonly (readonly number[])[];
  /** True if there are more than were asked for. */
  readonly isCut: boolean;
}

/** True if the cells can hold the digits, one each. */
function canHold(digits: readonly number[], possible: Cage['possible']): boolean {
  // Augmenting paths: each cell takes a digit, and another cell gives way if it can.
  const cellOf = new Map<number, number>();
  const place = (cell: number, tried: Set<number>): boolean =>
    possible[cell]!.some((digit) => {
      if (!digits.includes(digit) || tried.has(digit)) return false;
      tried.add(digit);
      const other = cellOf.get(digit);
      if (other !== undefined && !place(other, tried)) return false;
      cellOf.set(digit, cell);
      return true;
    });
  return possible.every((_, cell) => place(cell, new Set()));
}

/** At most so many sets of a cage. */
export function cageSets({ sum, possible }: Cage, most: number): CageSets {
  const count = possible.length;
  const usable = [...new Set(possible.flat())].sort((one, other) => one - other);
  const sets: number[][] = [];
  let isCut = false;
  /** Adds digits from the place `from` on; `left`: of the sum. */
  const extend = (set: readonly number[], from: number, left: number): void => {
    const needed = count - set.length;
    if (needed === 0) {
      if (left !== 0 || !canHold(set, possible)) return;
      if (sets.length === most) isCut = true;
      else sets.push([...set]);
      return;
    }
    for (let at = from; at + needed <= usable.length && !isCut; ++at) {
      const digit = usable[at]!;
      const rest = usable.slice(at + 1);
      const total = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
      if (digit + total(rest.slice(0, needed - 1)) > left) break;
      const largest = needed === 1 ? 0 : total(rest.slice(1 - needed));
      if (digit + largest >= left) extend([...set, digit], at + 1, left - digit);
    }
  };
  extend([], 0, sum);
  return { sets, isCut };
}
