// The digits that one digit on the board forbids in another cell by a clue: relations of two cells, out of the clues that
// have any. The solver, which looks at all digits together, knows more (`clueCandidates`).
import { constraintsIn, hasKind } from '../../grid/constraints';
import type { Geometry } from '../../grid/geometry';
import { bitOf, clueLimits } from '../../state/notes';
import { entriesIn, hasFlag, type ListedClue, cluesIn } from './clue_list';
import { linesOf } from './drafts';
import { valueOfEntry } from './entries';
import { kindCalled } from './kinds';
import { type BoardSpot, cellOfSpot, isOnGrid, spotsNamed } from './spots';

/** True if the first cell may hold a when the second holds b. */
type Relation = (a: number, b: number) => boolean;

interface Link {
  readonly other: number;
  /** `own`: the digit of the cell that the link belongs to. */
  readonly fits: (own: number, other: number) => boolean;
}

type Links = Link[][];

const differ: Relation = (a, b) => a !== b;

class LinkMaker {
  readonly links: Links;
  readonly side: number;

  constructor({ side, cellCount }: Geometry) {
    this.side = side;
    this.links = Array.from({ length: cellCount }, () => []);
  }

  pair(one: BoardSpot, other: BoardSpot, fits: Relation): void {
    if (!isOnGrid(one, this.side) || !isOnGrid(other, this.side)) return;
    const [a, b] = [cellOfSpot(one, this.side), cellOfSpot(other, this.side)];
    if (a === b) return;
    this.links[a]!.push({ other: b, fits });
    this.links[b]!.push({ other: a, fits: (own, far) => fits(far, own) });
  }

  /** `fits` is asked with the number of steps from the first cell to the second. */
  each(cells: readonly BoardSpot[], fits: (a: number, b: number, steps: number) => boolean, most = cells.length): void {
    cells.forEach((one, at) => {
      for (let next = at + 1; next < cells.length && next - at <= most; ++next) {
        const steps = next - at;
        this.pair(one, cells[next]!, (a, b) => fits(a, b, steps));
      }
    });
  }

  /** Between each cell of the grid and the one at each of these steps from it. */
  everywhere(steps: readonly (readonly [down: number, right: number])[], fits: Relation): void {
    for (let row = 0; row < this.side; ++row)
      for (let column = 0; column < this.side; ++column)
        for (const [down, right] of steps)
          this.pair({ row, column }, { row: row + down, column: column + right }, fits);
  }
}

/** Low, middle or high: 0, 1, 2. */
function thirdOf(digit: number, side: number): number {
  const low = Math.floor((side + 1) / 3);
  return digit <= low ? 0 : digit > side - low ? 2 : 1;
}

/** Successive cells are of different groups, which come again in their order. */
const inTurn =
  (groups: number, groupOf: (digit: number) => number) =>
  (a: number, b: number, steps: number): boolean =>
    (groupOf(a) === groupOf(b)) === (steps % groups === 0);

/** The relation of two cells of a line. */
function lineRelation(
  kind: string,
  value: string,
  side: number,
): [fits: (a: number, b: number, steps: number) => boolean, most?: number] | null {
  const number = Number(value);
  switch (kind) {
    case 'thermometer':
      return [(a, b, steps) => b - a >= steps];
    case 'slowthermometer':
      return [(a, b) => b >= a];
    case 'whispers':
      return [(a, b) => Math.abs(a - b) >= (number || Math.ceil(side / 2)), 1];
    case 'nabner':
      return [(a, b) => Math.abs(a - b) > 1];
    case 'parityline':
      return [inTurn(2, (digit) => digit % 2)];
    case 'modularline':
      return [inTurn(number || 3, (digit) => digit % (number || 3))];
    case 'entropicline':
      return [inTurn(3, (digit) => thirdOf(digit, side))];
    default:
      return null;
  }
}

function pairRelation(kind: string, value: string): Relation | null {
  const number = Number(value);
  switch (kind) {
    case 'difference':
      return (a, b) => Math.abs(a - b) === (number || 1);
    case 'ratio':
      return (a, b) => a === (number || 2) * b || b === (number || 2) * a;
    case 'xv':
      return /^[XV]$/i.test(value) ? (a, b) => a + b === (value.toUpperCase() === 'X' ? 10 : 5) : null;
    case 'inequality':
      return value === '<' ? (a, b) => a < b : (a, b) => a > b;
    default:
      return null;
  }
}

/** Beyond so many digits, bounds decide whether they can have a sum. */
const mostSummed = 3;

/** True if so many of the ascending digits have the sum. */
function canSum(digits: readonly number[], count: number, sum: number): boolean {
  if (count === 0) return sum === 0;
  const totalOf = (some: readonly number[]): number => some.reduce((total, digit) => total + digit, 0);
  const [least, most] = [totalOf(digits.slice(0, count)), totalOf(digits.slice(-count))];
  if (digits.length < count || sum < least || sum > most) return false;
  return count > mostSummed || digits.some((digit, at) => canSum(digits.slice(at + 1), count - 1, sum - digit));
}

/** Two cells of a cage whose other digits, all different, make up the rest of its sum. */
function cageRelation(size: number, sum: number, side: number): Relation {
  const digits = Array.from({ length: side }, (_, at) => at + 1);
  return (a, b) => {
    const others = digits.filter((digit) => digit !== a && digit !== b);
    return a !== b && canSum(others, size - 2, sum - a - b);
  };
}

/** Cages in which no digit repeats. */
const withoutRepeats = new Set(['killercage', 'extraregion', 'rellikcage', 'equalitycage', 'lunchbox']);

function addClue(maker: LinkMaker, { kind, entry }: ListedClue): void {
  const cells = spotsNamed(entry.cells);
  const value = valueOfEntry(entry);
  const { side } = maker;
  if (withoutRepeats.has(kind)) maker.each(cells, differ);
  const sum = Number(value);
  if (kind === 'killercage' && sum > 0) maker.each(cells, cageRelation(cells.length, sum, side));
  if (kind === 'clone') {
    const copies = spotsNamed(entry.cloneCells);
    cells.forEach((cell, at) => copies[at] && maker.pair(cell, copies[at], (a, b) => a === b));
  }
  const relation = cells.length === 2 && pairRelation(kind, value);
  if (relation) maker.pair(cells[0]!, cells[1]!, relation);
  const lines = linesOf(entry);
  for (const line of lines.length > 0 ? lines : [cells]) {
    const found = lineRelation(kind, value, side);
    if (found) maker.each(line, ...found);
    const shaft = line.slice(1);
    // Each other digit on the shaft is at least 1.
    if (kind === 'arrow' && cells.length === 1)
      for (const cell of shaft)
        maker.pair(cells[0]!, cell, (bulb, digit) =>
          shaft.length === 1 ? digit === bulb : digit + shaft.length - 1 <= bulb,
        );
    if (kind === 'renban') maker.each(line, (a, b) => a !== b && Math.abs(a - b) < line.length);
    if (kind === 'palindrome')
      line.forEach((cell, at) => maker.pair(cell, line[line.length - 1 - at]!, (a, b) => a === b));
  }
}

const besides = [
  [0, 1],
  [1, 0],
] as const;

/** The pairs of cells with a clue of one of these kinds. */
function markedPairs(text: string, kinds: readonly string[]): Set<string> {
  const marked = constraintsIn(text).filter(({ kind }) => kinds.includes(kind));
  return new Set(
    marked.flatMap(({ data }) =>
      entriesIn(data).map((entry) => keyOf(spotsNamed((entry as { cells?: unknown } | null)?.cells))),
    ),
  );
}

const keyOf = (spots: readonly BoardSpot[]): string =>
  spots
    .map(({ row, column }) => `${row},${column}`)
    .sort()
    .join(' ');

function addRulesOfGrid(maker: LinkMaker, text: string): void {
  const has = (id: string): boolean => hasFlag(text, kindCalled(id)!);
  const { side } = maker;
  if (has('antiknight'))
    maker.everywhere(
      [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
      ],
      differ,
    );
  if (has('antiking')) maker.everywhere([...besides, [1, 1], [1, -1]], differ);
  if (has('antitaxicab'))
    for (let far = 2; far <= side; ++far) {
      const steps = Array.from(
        { length: 2 * far - 1 },
        (_, at) => [far - Math.abs(at - far + 1), at - far + 1] as const,
      );
      maker.everywhere(steps, (a, b) => a !== b || a !== far);
    }
  const unmarked = (kinds: readonly string[], fits: Relation): void => {
    const marked = markedPairs(text, kinds);
    for (let row = 0; row < side; ++row)
      for (let column = 0; column < side; ++column)
        for (const [down, right] of besides) {
          const pair = [
            { row, column },
            { row: row + down, column: column + right },
          ] as const;
          if (!marked.has(keyOf(pair))) maker.pair(...pair, fits);
        }
  };
  // Dots override it if white ones are on the board.
  const dots = hasKind(text, 'difference') ? ['difference', 'ratio'] : [];
  if (has('nonconsecutive')) unmarked(dots, (a, b) => Math.abs(a - b) !== 1);
  if (has('negative ratio')) {
    const dotted = cluesIn(text).filter(({ kind }) => kind === 'ratio');
    const ratios = dotted.length > 0 ? dotted.map(({ entry }) => Number(valueOfEntry(entry)) || 2) : [2];
    unmarked(['difference', 'ratio'], (a, b) => ratios.every((ratio) => a !== b * ratio && b !== a * ratio));
  }
  if (has('negative xv')) unmarked(['xv'], (a, b) => a + b !== 5 && a + b !== 10);
}

const known = new WeakMap<Geometry, Links>();

function linksOf(geometry: Geometry): Links {
  const found = known.get(geometry);
  if (found) return found;
  const maker = new LinkMaker(geometry);
  const { constraints } = geometry.shape;
  for (const clue of cluesIn(constraints)) addClue(maker, clue);
  addRulesOfGrid(maker, constraints);
  known.set(geometry, maker.links);
  return maker.links;
}

clueLimits.now = (geometry, cell, value, words, sets) => {
  if (value === 0 || !geometry.ignoresRules) return;
  for (const { other, fits } of linksOf(geometry)[cell]!) {
    for (let digit = 1; digit <= geometry.side; ++digit) {
      if (fits(value, digit)) continue;
      const [word, bit] = bitOf(other, digit);
      words[word] = sets ? words[word]! | bit : words[word]! & ~bit;
    }
  }
};
