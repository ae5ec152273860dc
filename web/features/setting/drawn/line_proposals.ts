// Rules for drawn lines. Figures at their ends decide first: a bulb, a circle with an arrow's head, two circles or
// diamonds. Then the rules text and the customary colours do.
import type { Entry } from '../clue_list';
import { isOnGrid, isSameSpot } from '../spots';
import { type DrawnBoard, grouped, isOneOf, namesOf, type Proposal } from './board';
import type { Colour } from './colours';
import type { DrawnPart } from './drawings';
import { kindsOfColour } from './rule_words';

/** Kinds of lines without figures at their ends, and the colour that each has by custom. */
const plainKinds = [
  'palindrome',
  'renban',
  'whispers',
  'regionsumline',
  'entropicline',
  'modularline',
  'nabner',
  'zipperline',
  'parityline',
  'sumline',
  'sequence',
] as const;
const customary: Readonly<Partial<Record<Colour, (typeof plainKinds)[number]>>> = {
  grey: 'palindrome',
  purple: 'renban',
  green: 'whispers',
  orange: 'whispers',
  blue: 'regionsumline',
  peach: 'entropicline',
  teal: 'modularline',
  yellow: 'nabner',
  lilac: 'zipperline',
};

/** In cells: thinner lines are shafts, or links between two circles. */
const thinLine = 0.1;
const smallestBulb = 0.55;

const isFilled = ({ colour }: DrawnPart): boolean => colour !== null && colour !== 'white';
const isRound = ({ form }: DrawnPart): boolean => form === 'circle';
const isLong = ({ cells }: DrawnPart): boolean => cells.length > 1;

function bigFigures(board: DrawnBoard): DrawnPart[] {
  return board
    .free('circle', 'rectangle')
    .filter((each) => Math.min(each.width, each.height) >= smallestBulb && board.isInside(each) && each.words === '');
}

const lineOf = (drawing: DrawnPart): Entry => ({ lines: [namesOf(drawing.cells)] });

/** A tube that ends in a filled circle of its own colour; branches of one bulb are one clue. */
export function thermometers(board: DrawnBoard): (Proposal | null)[] {
  const bulbs = bigFigures(board).filter((each) => isRound(each) && isFilled(each) && each.covered.length === 1);
  const tubes = board.free('line').filter((line) => isLong(line) && line.width > thinLine && board.isInside(line));
  const found: { bulb: DrawnPart; tube: DrawnPart; cells: DrawnPart['cells'] }[] = [];
  for (const tube of tubes) {
    const ways = [tube.cells, tube.cells.toReversed()];
    const fits = (bulb: DrawnPart): boolean => bulb.colour === tube.colour || board.names('thermometer');
    const starts = ways.flatMap((cells) =>
      bulbs.filter((bulb) => fits(bulb) && isOneOf(cells[0], bulb.covered)).map((bulb) => ({ bulb, tube, cells })),
    );
    if (starts[0]) found.push(starts[0]);
  }
  const entries = grouped(found, ({ cells }) => namesOf(cells.slice(0, 1))[0]!);
  const isSlow = board.names('slowthermometer') || found.every(({ tube }) => tube.colour === 'blue');
  const used = found.flatMap(({ tube }) => tube);
  const ends = bulbs.filter(({ covered }) => entries.has(namesOf(covered)[0]!));
  return [
    board.take(
      isSlow ? 'slowthermometer' : 'thermometer',
      [...entries.values()].map((branches) => ({ lines: branches.map(({ cells }) => namesOf(cells)) })),
      [...used, ...ends],
    ),
  ];
}

/** A circle or a pill, and the lines that leave it with a head, or without one if the rules name arrows. */
export function arrows(board: DrawnBoard): (Proposal | null)[] {
  const circles = bigFigures(board).filter((each) => isRound(each) && !(isFilled(each) && each.edge === each.colour));
  const shafts = board
    .free('line')
    .filter((line) => isLong(line) && board.isInside(line) && (line.hasHead || board.names('arrow')));
  const used: DrawnPart[] = [];
  const entries: Entry[] = [];
  const isEnd = (line: DrawnPart): boolean[] =>
    [line.cells[0], line.cells.at(-1)].map((cell) => circles.some(({ covered }) => isOneOf(cell, covered)));
  for (const circle of circles) {
    const bulb = circle.covered;
    const lines = shafts.flatMap((line) => {
      const [starts, ends] = isEnd(line);
      // A line between two circles without a head is none of theirs.
      if (used.includes(line) || (starts && ends && !line.hasHead)) return [];
      const cells = isOneOf(line.cells[0], bulb) ? line.cells : line.hasHead ? [] : line.cells.toReversed();
      if (!isOneOf(cells[0], bulb)) return [];
      const last = cells.findLastIndex((cell) => isOneOf(cell, bulb));
      return last < cells.length - 1 ? [{ line, cells: cells.slice(last) }] : [];
    });
    if (lines.length === 0) continue;
    entries.push({ cells: namesOf(bulb), lines: lines.map(({ cells }) => namesOf(cells)) });
    used.push(circle, ...lines.map(({ line }) => line));
  }
  return [board.take('arrow', entries, used)];
}

/** Lines with figures at both ends: circles, or diamonds for lockout lines. */
export function endedLines(board: DrawnBoard): (Proposal | null)[] {
  const figures = bigFigures(board).filter(({ covered }) => covered.length === 1);
  const isDiamond = ({ form, angle }: DrawnPart): boolean => form === 'rectangle' && Math.abs(angle - 45) < 1;
  const found = board.free('line').flatMap((line) => {
    const at = (cell: DrawnPart['cells'][number] | undefined): DrawnPart[] =>
      figures.filter((each) => (isRound(each) || isDiamond(each)) && isOneOf(cell, each.covered));
    const [first, last] = [at(line.cells[0]), at(line.cells.at(-1))];
    const ends = [...first, ...last];
    if (!isLong(line) || first.length === 0 || last.length === 0) return [];
    const kind = ends.every(isDiamond)
      ? 'lockout'
      : board.names('betweenline') || !board.names('doublearrow')
        ? 'betweenline'
        : 'doublearrow';
    const isOther = kind === 'betweenline' && board.names('doublearrow') && !['grey', 'black'].includes(line.colour!);
    return [{ kind: isOther ? 'doublearrow' : kind, line, ends }];
  });
  return [...grouped(found, ({ kind }) => kind)].map(([kind, lines]) =>
    board.take(
      kind,
      lines.map(({ line }) => lineOf(line)),
      [...new Set(lines.flatMap(({ line, ends }) => [line, ...ends]))],
    ),
  );
}

/** A thin line from corner to corner of the grid. */
export function diagonals(board: DrawnBoard): (Proposal | null)[] {
  const { side } = board;
  const crosses = (line: DrawnPart): 'diagonal+' | 'diagonal-' | null => {
    if (line.cells.length !== side || line.width > thinLine || line.hasHead) return null;
    if (line.cells.every(({ row, column }) => row === column)) return 'diagonal-';
    return line.cells.every(({ row, column }) => row + column === side - 1) ? 'diagonal+' : null;
  };
  const found = board.free('line').map((line) => ({ line, kind: crosses(line) }));
  const of = (kind: string): DrawnPart[] => found.filter((each) => each.kind === kind).map(({ line }) => line);
  const [falling, rising] = [of('diagonal-'), of('diagonal+')];
  if (falling.length === 0 && rising.length === 0) return [];
  const kind = falling.length > 0 && rising.length > 0 ? 'diagonals' : falling.length > 0 ? 'diagonal-' : 'diagonal+';
  return [board.takeRule(kind, [...falling, ...rising])];
}

/** The kind of the lines of a colour, once all lines with ends are known. */
function plainKindOf(board: DrawnBoard, colour: Colour, colours: readonly Colour[]): string | null {
  const { named } = board;
  const [told] = kindsOfColour(named, colour, plainKinds);
  if (told) return told;
  const custom = customary[colour] ?? null;
  const all = plainKinds.filter((kind) => named.kinds.has(kind));
  if (custom && (all.length === 0 || all.includes(custom))) return custom;
  const isTaken = (kind: string): boolean =>
    colours.some(
      (other) => other !== colour && (customary[other] === kind || kindsOfColour(named, other, [kind]).length),
    );
  const left = all.filter((kind) => !isTaken(kind));
  return left.length === 1 ? left[0]! : null;
}

/** The number that goes with a kind of line, if it is not the usual one. */
function valueFor(board: DrawnBoard, kind: string, colour: Colour): Entry {
  const sentence = board.named.sentenceOn(kind);
  if (kind === 'whispers') {
    const [, least] = /(?:at least|mindestens)\D{0,12}?(\d+)/.exec(sentence) ?? [];
    const isDutch = colour === 'orange' && board.side === 9 && !board.named.ofColour.has('orange');
    return least ? { value: least } : isDutch ? { value: '4' } : {};
  }
  if (kind !== 'sumline') return {};
  const [, sum] = /(\d+)/.exec(sentence) ?? [];
  return { value: sum ?? '10' };
}

export function plainLines(board: DrawnBoard): (Proposal | null)[] {
  const lines = board
    .free('line')
    .filter((line) => isLong(line) && line.cells.every((cell) => isOnGrid(cell, board.side)) && !line.hasHead);
  const byColour = grouped(lines, ({ colour }) => colour ?? 'grey');
  return [...byColour].map(([colour, group]) => {
    const kind = plainKindOf(board, colour, [...byColour.keys()]);
    if (!kind) return null;
    const value = valueFor(board, kind, colour);
    const isLoop = ({ cells }: DrawnPart): boolean => kind === 'sumline' && isSameSpot(cells[0]!, cells.at(-1)!);
    return board.take(
      kind,
      group.map((line) =>
        isLoop(line)
          ? { lines: [namesOf(line.cells.slice(0, -1))], ...value, loop: true }
          : { ...lineOf(line), ...value },
      ),
      group,
    );
  });
}
