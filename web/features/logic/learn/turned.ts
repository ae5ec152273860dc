// Turns a position into another with the same steps: exchanges digits, rows,
// columns, and rows with columns. So a few positions give any number of exercises.

type Random = () => number;

const side = 9;
const three = [0, 1, 2];

function shuffled(all: readonly number[], random: Random): number[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; --last) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** The lines in a new order that keeps those of a box together. */
const mixedLines = (random: Random): number[] =>
  shuffled(three, random).flatMap((band) => shuffled(three, random).map((line) => 3 * band + line));

/** The order of the lines reversed, or unchanged: the rules of diagonals, windows and regions allow nothing else. */
const mirroredLines = (random: Random): number[] => {
  const lines = Array.from({ length: side }, (_, line) => line);
  return random() < 0.5 ? lines.reverse() : lines;
};

const isClue = (each: string): boolean => each.startsWith('+') && each.includes('=');

/** The cells of a clue's data, and its direction on a diagonal, moved. `lines`: in their order or reversed. */
function movedClue(clue: string, rows: readonly number[], columns: readonly number[], isTransposed: boolean): string {
  const inOrder = (lines: readonly number[], line: number): number => (lines[0] === 0 ? line : side + 1 - line);
  const placed = (row: number, column: number): [row: number, column: number] => {
    const place: [number, number] = [inOrder(rows, row), inOrder(columns, column)];
    return isTransposed ? [place[1], place[0]] : place;
  };
  const middle = (side + 1) / 2;
  return clue
    .replace(/R(\d+)C(\d+)/g, (_, row: string, column: string) => {
      const [toRow, toColumn] = placed(Number(row), Number(column));
      return `R${toRow}C${toColumn}`;
    })
    .replace(/"([UD])([LR])"/g, (_, down: string, right: string) => {
      const [toRow, toColumn] = placed(middle + (down === 'D' ? 1 : -1), middle + (right === 'R' ? 1 : -1));
      return `"${toRow > middle ? 'D' : 'U'}${toColumn > middle ? 'R' : 'L'}"`;
    });
}

/** `text`: a position as tools/learn_positions.mjs writes it. `random`: 0 <= random() < 1. */
export function turned(text: string, random: Random): string {
  const [grid = '', ...further] = text.split(' ');
  const isPlain = !further.some((each) => /^[+#]/.test(each));
  const linesOf = isPlain ? mixedLines : mirroredLines;
  const [rows, columns] = [linesOf(random), linesOf(random)];
  const isTransposed = random() < 0.5;
  const inOrder = Array.from({ length: side }, (_, index) => index + 1);
  // The values of clues are sums, orders and differences.
  const digits = further.some(isClue) ? inOrder : shuffled(inOrder, random);
  const digitOf = (digit: string): number => digits[Number(digit) - 1]!;
  /** The row and column from which a cell of the turned grid comes. */
  const sourceOf = (row: number, column: number): [row: number, column: number] =>
    isTransposed ? [rows[column]!, columns[row]!] : [rows[row]!, columns[column]!];
  const cells = Array.from({ length: side * side }, (_, cell) => sourceOf(Math.floor(cell / side), cell % side));
  const moved = (characters: string): string[] => cells.map(([row, column]) => characters[side * row + column]!);
  const letter = (index: number): string => String.fromCharCode(97 + index);

  const turnedGrid = moved(grid).map((character) => {
    if (character === '.') return '.';
    if (character <= '9') return String(digitOf(character));
    return letter(digitOf(String(character.charCodeAt(0) - 96)) - 1);
  });
  const turnedFurther = further.map((each) => {
    if (isClue(each)) return movedClue(each, rows, columns, isTransposed);
    if (each.startsWith('+')) return each;
    if (each.startsWith('#')) return `#${moved(each.slice(1)).join('')}`;
    const gone = new Map([...each.matchAll(/([a-i]{2})(\d+)/g)].map(([, cell, list]) => [cell, list!] as const));
    return cells
      .map(([row, column], cell) => {
        const list = gone.get(letter(row) + letter(column));
        const place = letter(Math.floor(cell / side)) + letter(cell % side);
        return list
          ? place +
              Array.from(list, digitOf)
                .sort((a, b) => a - b)
                .join('')
          : '';
      })
      .join('');
  });
  return [turnedGrid.join(''), ...turnedFurther].join(' ');
}
