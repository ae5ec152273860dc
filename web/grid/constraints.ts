// Constraints: the rules of a puzzle beyond rows, columns and boxes or regions. The page, links and saved
// games hold them as the text that the solver makes of its list (solver/include/sudoscope/grid/constraint.hpp):
// one line per rule, with its kind and, if it has data, = and the data, which the page does not interpret.

/** The same as the solver's limit. */
export const mostConstraintBytes = 65_536;

export interface Constraint {
  readonly kind: string;
  readonly data: string;
}

export function constraintsIn(text: string): Constraint[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => {
    const [kind = '', ...data] = line.split('=');
    return { kind, data: data.join('=') };
  });
}

export function hasKind(text: string, kind: string): boolean {
  return constraintsIn(text).some((one) => one.kind === kind);
}

/** True if there are no rules but diagonals and windows. The module of a
 * first visit knows no others, and links have letters for these two. */
export const areEveryday = (text: string): boolean => /^(diagonals\n)?(windows\n)?$/.test(text);

/** True if there are clues, such as cages: a puzzle of clues needs no givens. Extra regions belong to the grid. */
export const haveClues = (text: string): boolean => /^(?!extraregion=).+=/m.test(text);

/** True if the value is such a text. Everything read from outside is checked with it first. */
export function areConstraints(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > mostConstraintBytes || !/^([^=\n]+(=.*)?\n)*$/.test(text)) return false;
  const kinds = constraintsIn(text).map(({ kind }) => kind);
  return new Set(kinds).size === kinds.length;
}
