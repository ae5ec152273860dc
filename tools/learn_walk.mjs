// A grid on its way to the solution, for the tool that looks for positions of
// techniques: its digits, the candidates ruled out, and its text (learn_positions.mjs).

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
/** Number of the windows that a line crosses, 0 = none: lines 2 to 4 and 6 to 8 do. */
const pane = (line) => (line % 4 === 0 ? 0 : Math.ceil(line / 4));

const further = {
  diagonals: (cell) => [row(cell) === column(cell) && 'falling', row(cell) + column(cell) === 8 && 'rising'],
  windows: (cell) => [
    pane(row(cell)) > 0 && pane(column(cell)) > 0 && `window ${pane(row(cell))} ${pane(column(cell))}`,
  ],
};
/** `regions`: a digit a cell, in place of the boxes, or empty. */
function housesOf(cell, rules, regions) {
  const box = regions ? regions[cell] : 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
  const more = rules.flatMap((rule) => further[rule]?.(cell) ?? []).filter(Boolean);
  return [`row ${row(cell)}`, `column ${column(cell)}`, `box ${box}`, ...more];
}

const letters = (cell) => String.fromCharCode(97 + row(cell), 97 + column(cell));
const digitsOf = (grid) => Array.from(grid, (each) => (each >= '1' && each <= '9' ? Number(each) : 0));

export class Walk {
  /** `line`: a position as learn_positions.mjs describes it. */
  constructor(line) {
    const [grid, ...more] = line.trim().split(' ');
    this.rules = more.filter((each) => each.startsWith('+')).map((each) => each.slice(1));
    this.regions = more.find((each) => each.startsWith('#'))?.slice(1) ?? '';
    this.givens = digitsOf(grid.slice(0, 81));
    this.values = this.givens.map((given, cell) => (grid[cell] >= 'a' ? grid.charCodeAt(cell) - 96 : given));
    const gone = more.find((each) => /^[a-i]/.test(each)) ?? '';
    this.gone = [...gone.matchAll(/([a-i])([a-i])(\d+)/g)].flatMap(([, atRow, atColumn, digits]) => {
      const cell = 9 * (atRow.charCodeAt(0) - 97) + atColumn.charCodeAt(0) - 97;
      return [...digits].map((digit) => ({ cell, digit: Number(digit) }));
    });
    const houses = this.values.map((_, cell) => housesOf(cell, this.rules, this.regions));
    this.peers = houses.map((own, cell) =>
      houses.flatMap((theirs, at) => (at !== cell && own.some((house) => theirs.includes(house)) ? [at] : [])),
    );
  }

  isPlain() {
    return this.rules.length === 0 && this.regions === '';
  }

  /** True with clues of one of these kinds, or with such a rule of the whole grid: ids between spaces. */
  hasClues(kinds) {
    return this.rules.some((rule) => kinds.split(' ').includes(rule.split('=')[0]));
  }

  /** True with clues of any kind, or a rule of the whole grid that adds no houses. */
  isVariant() {
    return this.rules.some((rule) => !(rule in further));
  }

  apply({ placements, eliminations }) {
    for (const { cell, digit } of placements) this.values[cell] = digit;
    this.gone.push(...eliminations);
  }

  puzzle() {
    const constraints = this.rules.map((rule) => `${rule}\n`).join('');
    const shape = this.regions
      ? { boxHeight: 1, boxWidth: 9, regions: Uint8Array.from(this.regions, Number) }
      : { boxHeight: 3, boxWidth: 3, regions: '' };
    return { ...shape, constraints, givens: Uint8Array.from(this.givens) };
  }

  entries() {
    return Uint8Array.from(this.values, (value, cell) => (this.givens[cell] ? 0 : value));
  }

  hasGivens(line) {
    return digitsOf(line.slice(0, 81)).every((digit, cell) => digit === this.givens[cell]);
  }

  /** True if a position is one of this puzzle's. */
  isOf(text) {
    const rules = text.split(' ').filter((each) => each.startsWith('+'));
    return (
      this.hasGivens(text.slice(0, 81).replace(/[a-i]/g, '.')) &&
      rules.join(' ') === this.rules.map((rule) => `+${rule}`).join(' ')
    );
  }

  filled() {
    return this.values.filter((value) => value > 0).length;
  }

  /** Candidates that were ruled out, each once, except those ruled out by visible digits: nothing else has them. */
  left() {
    const isSeen = ({ cell, digit }) => this.peers[cell].some((peer) => this.values[peer] === digit);
    const each = new Map(this.gone.map((candidate) => [10 * candidate.cell + candidate.digit, candidate]));
    return [...each.values()].filter((candidate) => this.values[candidate.cell] === 0 && !isSeen(candidate));
  }

  /** Two words a cell, the digits that are left; 0 in filled cells. */
  notes() {
    const notes = new Uint32Array(162);
    this.values.forEach((value, cell) => {
      if (value > 0) return;
      const seen = this.peers[cell].map((peer) => this.values[peer]).filter((digit) => digit > 0);
      notes[2 * cell] = seen.reduce((left, digit) => left & ~(1 << (digit - 1)), 0x1ff);
    });
    for (const { cell, digit } of this.left()) notes[2 * cell] &= ~(1 << (digit - 1));
    return notes;
  }

  /** Number of candidates of a cell. */
  open(cell) {
    return this.notes()[2 * cell].toString(2).replaceAll('0', '').length;
  }

  text() {
    const gone = new Map();
    for (const { cell, digit } of this.left()) gone.set(cell, [...(gone.get(cell) ?? []), digit]);
    const grid = this.values.map((value, cell) => {
      if (value === 0) return '.';
      return this.givens[cell] > 0 ? value : String.fromCharCode(96 + value);
    });
    const rest = [...gone].sort(([a], [b]) => a - b).map(([cell, digits]) => letters(cell) + digits.sort().join(''));
    const rules = this.rules.map((rule) => `+${rule}`);
    const regions = this.regions ? [`#${this.regions}`] : [];
    return [grid.join(''), rest.join(''), ...rules, ...regions].filter((each) => each !== '').join(' ');
  }
}
