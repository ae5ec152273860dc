// A contender in JavaScript: backtracking, most constrained cell first, with the digits that are free as bits. Up to 31x31.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const symbols = '.123456789ABCDEFGHIJKLMNOPQRSTUV';

/** The number of solutions, up to the limit unless it is 0, and the first of them; '?' if the grid is too large. */
function solve(puzzle, height, width, limit) {
  const side = height * width;
  if (side >= symbols.length) return '? -';
  const grid = Array.from(puzzle, (symbol) => symbols.indexOf(symbol));
  const taken = new Int32Array(3 * side); // rows, columns and boxes; bit d: it has digit d+1 already
  const housesOf = grid.map((_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [row, side + column, 2 * side + Math.floor(row / height) * height + Math.floor(column / width)];
  });
  const flip = (cell, bit) => housesOf[cell].forEach((house) => (taken[house] ^= bit));
  const free = (cell) => {
    const [row, column, box] = housesOf[cell];
    return (2 ** side - 1) & ~(taken[row] | taken[column] | taken[box]);
  };
  const count = (bits) => {
    let found = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) ++found;
    return found;
  };
  let [solutions, first] = [0, '-'];
  const search = () => {
    let [best, fewest] = [-1, side + 1];
    for (let cell = 0; cell < grid.length && fewest > 1; ++cell)
      if (grid[cell] === 0 && count(free(cell)) < fewest) [best, fewest] = [cell, count(free(cell))];
    if (best < 0 && ++solutions === 1) first = grid.map((digit) => symbols[digit]).join('');
    for (let rest = best < 0 ? 0 : free(best); rest !== 0 && !(limit > 0 && solutions >= limit); rest &= rest - 1) {
      const bit = rest & -rest;
      grid[best] = 32 - Math.clz32(bit);
      flip(best, bit);
      search();
      flip(best, bit);
      grid[best] = 0;
    }
  };
  const givens = [...grid.keys()].filter((cell) => grid[cell] !== 0);
  const fits = (cell) => free(cell) & (1 << (grid[cell] - 1)) && (flip(cell, 1 << (grid[cell] - 1)), true);
  if (givens.every(fits)) search();
  return `${solutions} ${first}`;
}

const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
const next = async () => (await lines.next()).value ?? 'quit';
let [puzzles, limit, height, width, answers] = [[], 2, 3, 3, []];
for (let line = await next(); line !== 'quit'; line = await next()) {
  const [word, ...rest] = line.split(' ');
  if (word === 'set') {
    [limit, [height, width]] = [Number(rest[1]), (rest[2] ?? '3x3').split('x').map(Number)];
    for (puzzles = []; puzzles.length < Number(rest[0]);) puzzles.push((await next()).trim());
  } else if (word === 'go') answers = puzzles.map((puzzle) => solve(puzzle, height, width, limit));
  stdout.write({ set: 'ready', go: 'done', show: answers.join('\n') }[word] + '\n');
}
