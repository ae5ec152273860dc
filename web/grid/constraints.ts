// Constraints: the rules of a puzzle beyond rows, columns and boxes or regions. On the page, in links and in saved games
// they are the text that the solver makes of its list (solver/include/sudoscope/constraint.hpp): a line a rule, its kind,
// and where it says more, = and its data, which is carried along unread.

/** As the solver's. */
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

/** Whether there are no rules but diagonals and windows: the module of a first visit knows no others, and links have letters
 * for these. */
export const areEveryday = (text: string): boolean => /^(diagonals\n)?(windows\n)?$/.test(text);

/** Whether it is such a text; anything read from outside is asked this first. */
export function areConstraints(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > mostConstraintBytes || !/^([^=\n]+(=.*)?\n)*$/.test(text)) return false;
  const kinds = constraintsIn(text).map(({ kind }) => kind);
  return new Set(kinds).size === kinds.length;
}
