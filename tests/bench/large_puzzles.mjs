// The puzzles of large.mjs: reading them, and checking solutions against the rules.
import { readFileSync } from 'node:fs';

/** The puzzles of a file, one a line, `name side box_height box_width value...`, 0 blank, or only those of some families. */
export function puzzlesOf(path) {
  const [file, wanted] = path.split('?');
  const puzzles = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [name, side, height, width, ...givens] = line.trim().split(/\s+/);
      return {
        name,
        family: name.replace(/_\d+(\.\d+)?(_c\d+)?$/, ''),
        side: Number(side),
        height: Number(height),
        width: Number(width),
        givens: givens.map(Number),
      };
    });
  return wanted ? puzzles.filter(({ family }) => wanted.split(',').includes(family)) : puzzles;
}

/** Throws if the values are no solution of the puzzle. */
export function checkSolution({ name, side, height, width, givens }, values) {
  const box = (row, column) => Math.floor(row / height) * (side / width) + Math.floor(column / width);
  const seen = new Set();
  values.forEach((value, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    if (!(value >= 1 && value <= side) || (givens[cell] && givens[cell] !== value)) throw new Error(`${name}: ${cell}`);
    for (const house of [`r${row}`, `c${column}`, `b${box(row, column)}`]) seen.add(`${house}=${value}`);
  });
  if (values.length !== side * side || seen.size !== 3 * side * side) throw new Error(`${name}: a wrong solution`);
}

/** The values of a model of the clauses of `sudoscope cnf`: `truths` are its true variables. */
export function valuesOfModel({ side }, truths) {
  const values = [];
  for (const variable of truths) values[Math.floor((variable - 1) / side)] = ((variable - 1) % side) + 1;
  return values;
}

/** Variables that occur in a clause; one that does not, a digit that a given rules out, may have any value. */
export function usedVariables(cnf) {
  const clauses = cnf.split('\n').filter((line) => /^\d/.test(line));
  return new Set(clauses.flatMap((line) => line.split(' ').map(Number)));
}
