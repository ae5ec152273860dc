// Puzzles that the module makes, and their lines for variant_bench.mjs.
const never = () => false;

/** The first puzzle of a recipe (web/protocol/making.ts), as the page makes it. */
export function makeFirst(logic, recipe) {
  const session = new logic.MakerSession(recipe);
  for (let first = 0; ; first += session.batch()) {
    const [made] = JSON.parse(session.attempts(first, 1, never));
    if (!made) continue;
    session.delete();
    return made;
  }
}

/** The puzzle of a 9x9 grid as a sheet of the module. */
export function sheetOf(made) {
  const shape = { boxHeight: 3, boxWidth: 3, regions: '', constraints: made.constraints };
  const puzzle = { ...shape, givens: Uint8Array.from(made.givens) };
  return { puzzle, entries: new Uint8Array(81), candidates: '', corners: '', colours: '', tags: '' };
}

/** Null if Interactive Sudoku Solver has no words for all of its clues. */
export function lineOf(solver, made, id, family) {
  const sheet = sheetOf(made);
  const link = solver.writeSheet(sheet, 'constraint-string', '');
  if (link.lost.length > 0) return null;
  const puzzle = solver.writeSheet(sheet, 'f-puzzles', '').text;
  const iss = new URL(link.text).searchParams.get('q');
  return JSON.stringify({ id, family, puzzle, iss, verdict: 'unique', solution: made.solution.join('') });
}
