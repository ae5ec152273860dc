// Rules for drawn marks: dots, letters and signs on edges, circles on corners, circles and squares in cells, cages, and
// numbers beside the grid.
import type { Entry } from '../clue_list';
import { type BoardSpot, diagonalSteps, diagonalsFrom, isBeside, isSameSpot, nameOfSpot, readingOrder } from '../spots';
import { areNeighbours, type DrawnBoard, grouped, namesOf, type Proposal } from './board';
import type { DrawnPart } from './drawings';

const largestDot = 0.5;

const isNumber = (words: string): boolean => /^\d+$/.test(words);
const pairOf = ({ cells }: DrawnPart): string[] => namesOf(readingOrder(cells[0]!, cells[1]!));

function onEdges(board: DrawnBoard, ...forms: readonly DrawnPart['form'][]): DrawnPart[] {
  return board
    .free(...forms)
    .filter((each) => each.cells.length === 2 && areNeighbours(each.cells) && board.isInside(each));
}

/** White dots, and black ones. A number in a dot is its difference or ratio. */
export function dots(board: DrawnBoard): (Proposal | null)[] {
  const small = onEdges(board, 'circle').filter(
    ({ width, words }) => width <= largestDot && (words === '' || isNumber(words)),
  );
  const proposal = (kind: string, colour: DrawnPart['colour']): Proposal | null => {
    const found = small.filter((dot) => dot.colour === colour);
    return board.take(
      kind,
      found.map((dot) => ({ cells: pairOf(dot), ...(dot.words && { value: dot.words }) })),
      found,
    );
  };
  return [proposal('difference', 'white'), proposal('ratio', 'black')];
}

/** The letters X and V. A small v may be a sign, and is one if the rules name signs alone. */
export function drawnLetters(board: DrawnBoard): (Proposal | null)[] {
  const isSign = board.names('inequality') && !board.names('xv');
  const found = onEdges(board, 'text', 'circle', 'rectangle').filter(({ words }) =>
    (isSign ? /^[XV]$/ : /^[XV]$/i).test(words),
  );
  return [
    board.take(
      'xv',
      found.map((letter) => ({ cells: pairOf(letter), value: letter.words.toUpperCase() })),
      found,
    ),
  ];
}

/** By how a sign is written on the board: > opens to the left, v upwards. */
const signs: Readonly<Record<string, '>' | '<'>> = {
  '>': '>',
  '<': '<',
  v: '>',
  V: '>',
  '∨': '>',
  '^': '<',
  '∧': '<',
};

/** A sign that is turned by a right angle opens upwards or downwards. */
export function greaterSigns(board: DrawnBoard): (Proposal | null)[] {
  const found = onEdges(board, 'text', 'rectangle', 'circle').flatMap((drawing) => {
    const sign = signs[drawing.words];
    const isAcross = drawing.cells[0]!.row === drawing.cells[1]!.row;
    const isUpright = /[<>]/.test(drawing.words) !== (drawing.angle === 90);
    return sign && isAcross === isUpright ? [{ drawing, sign }] : [];
  });
  return [
    board.take(
      'inequality',
      found.map(({ drawing, sign }) => ({ cells: pairOf(drawing), value: sign })),
      found.map(({ drawing }) => drawing),
    ),
  ];
}

/** Circles with digits on a corner of four cells. */
export function quadruples(board: DrawnBoard): (Proposal | null)[] {
  const found = board
    .free('circle', 'text', 'rectangle')
    .filter((each) => each.cells.length === 4 && board.isInside(each) && /^[\d\s,]+$/.test(each.words));
  const valuesOf = ({ words }: DrawnPart): number[] =>
    (board.side > 9 ? words.split(/[\s,]+/) : [...words.replaceAll(/\D/g, '')]).map(Number).slice(0, 4);
  return [
    board.take(
      'quadruple',
      found.map((each) => ({ cells: namesOf(each.cells), values: valuesOf(each) })),
      found,
    ),
  ];
}

/** Grey circles hold odd digits, grey squares even ones; other circles count themselves, if the rules say so. */
export function cellMarks(board: DrawnBoard): (Proposal | null)[] {
  const inCells = board
    .free('circle', 'rectangle')
    .filter(
      (each) => each.covered.length === 1 && each.cells.length === 1 && board.isInside(each) && each.words === '',
    );
  const of = (kind: string, found: readonly DrawnPart[]): Proposal | null => {
    const cells = uniqueNames(found.map(({ cells }) => cells[0]!));
    return board.take(
      kind,
      cells.map((cell) => ({ cell })),
      found,
    );
  };
  const circles = inCells.filter(({ form }) => form === 'circle');
  if (board.names('countingcircles') && circles.length > 0) {
    const cells = uniqueNames(circles.map(({ cells }) => cells[0]!));
    return [board.take('countingcircles', [{ cells }], circles)];
  }
  const isQuiet = !board.names('odd', 'even');
  const grey = inCells.filter(({ colour, width }) => colour === 'grey' && width < 0.95 && width > 0.3);
  const kinds = {
    odd: grey.filter(({ form }) => form === 'circle'),
    even: grey.filter(({ form }) => form !== 'circle'),
  };
  return Object.entries(kinds).map(([kind, found]) => (isQuiet || board.names(kind) ? of(kind, found) : null));
}

/** A grey cell with small angles inside its edges: they point outwards from a maximum, inwards to a minimum. */
export function extremes(board: DrawnBoard): (Proposal | null)[] {
  const angles = board.free('line').filter(({ cells, way }) => cells.length === 1 && way.length === 3);
  const far = ({ cells: [cell], way }: DrawnPart, at: number): number =>
    Math.max(Math.abs(way[at]!.down - cell!.row - 0.5), Math.abs(way[at]!.right - cell!.column - 0.5));
  const found = board
    .free('rectangle')
    .filter(({ cells, width }) => cells.length === 1 && width > 0.9)
    .map((ground) => ({ ground, own: angles.filter(({ cells }) => isSameSpot(cells[0]!, ground.cells[0]!)) }))
    .filter(({ own }) => own.length > 0);
  const isMaximum = ([angle]: readonly DrawnPart[]): boolean => far(angle!, 1) > far(angle!, 0);
  return (['maximum', 'minimum'] as const).map((kind) => {
    const all = found.filter(({ own }) => isMaximum(own) === (kind === 'maximum'));
    return board.take(
      kind,
      all.map(({ ground }) => ({ cell: nameOfSpot(ground.cells[0]!) })),
      all.flatMap(({ ground, own }) => [ground, ...own]),
    );
  });
}

const uniqueNames = (spots: readonly BoardSpot[]): string[] => [...new Set(namesOf(spots))];

/** Cages with a number, which may be a text at the first cell; and all others if the rules name cages. */
export function cages(board: DrawnBoard): (Proposal | null)[] {
  const texts = board.free('text').filter(({ cells, words }) => cells.length === 1 && isNumber(words));
  const found = board.free('cage').flatMap((cage) => {
    if (!board.isInside(cage) || !(cage.words === '' || isNumber(cage.words))) return [];
    const [first] = cage.cells.toSorted((one, other) => one.row - other.row || one.column - other.column);
    const label = cage.words === '' ? texts.find(({ cells }) => isSameSpot(cells[0]!, first!)) : undefined;
    const value = cage.words || label?.words;
    if (!value && !board.names('killercage')) return [];
    return [
      { entry: { cells: namesOf(cage.cells), ...(value && { value }) }, drawings: label ? [cage, label] : [cage] },
    ];
  });
  return [
    board.take(
      'killercage',
      found.map(({ entry }) => entry),
      found.flatMap(({ drawings }) => drawings),
    ),
  ];
}

/** A short line beside the grid that points along a diagonal. */
function directionOf(line: DrawnPart): keyof typeof diagonalSteps | null {
  const [from, to] = [line.way[0], line.way.at(-1)];
  if (!from || !to) return null;
  const [down, right] = [Math.sign(to.down - from.down), Math.sign(to.right - from.right)];
  const names = Object.keys(diagonalSteps) as (keyof typeof diagonalSteps)[];
  return names.find((name) => diagonalSteps[name][0] === down && diagonalSteps[name][1] === right) ?? null;
}

const numbersBeside = (board: DrawnBoard): DrawnPart[] =>
  board
    .free('text', 'rectangle', 'circle')
    .filter(({ cells, words }) => cells.length === 1 && isBeside(cells[0]!, board.side) && isNumber(words));

/** Numbers beside the grid, each with an arrow along a diagonal. */
export function littleKillers(board: DrawnBoard): (Proposal | null)[] {
  const pointers = board.free('line').filter(({ cells }) => cells[0] && isBeside(cells[0], board.side));
  const found = numbersBeside(board).flatMap((number) => {
    const pointer = pointers.find(({ cells }) => isSameSpot(cells[0]!, number.cells[0]!));
    const direction = pointer && directionOf(pointer);
    const fits = direction && diagonalsFrom(number.cells[0]!, board.side).includes(direction);
    return fits ? [{ number, pointer, direction }] : [];
  });
  return [
    board.take(
      'littlekillersum',
      found.map(({ number, direction }) => ({ cell: nameOfSpot(number.cells[0]!), direction, value: number.words })),
      found.flatMap(({ number, pointer }) => [number, pointer]),
    ),
  ];
}

const outsideKinds = ['sandwichsum', 'xsum', 'skyscraper', 'hiddenskyscraper', 'numberedroom'];
/** Signs that f-puzzles' clues have round them when SudokuPad shows them. */
const outsideSigns: Readonly<Record<string, string>> = { '▯': 'skyscraper', '◯': 'xsum' };

/** Numbers beside a row or column: the sign round one decides, or the only kind that the rules name. */
export function outsideNumbers(board: DrawnBoard): (Proposal | null)[] {
  const signed = board.free('text').filter(({ words }) => words in outsideSigns);
  const named = outsideKinds.filter((kind) => board.names(kind));
  const isAtCorner = ({ row, column }: BoardSpot): boolean => [row, column].every((at) => at < 0 || at >= board.side);
  const found = numbersBeside(board).flatMap((number) => {
    const place = number.cells[0]!;
    const sign = signed.find(({ cells }) => isSameSpot(cells[0]!, place));
    const kind = sign ? outsideSigns[sign.words]! : named.length === 1 ? named[0]! : null;
    if (!kind || isAtCorner(place)) return [];
    const entry: Entry = { cell: nameOfSpot(place), value: number.words };
    return [{ kind, entry, drawings: sign ? [number, sign] : [number] }];
  });
  return [...grouped(found, ({ kind }) => kind)].map(([kind, all]) =>
    board.take(
      kind,
      all.map(({ entry }) => entry),
      all.flatMap(({ drawings }) => drawings),
    ),
  );
}
