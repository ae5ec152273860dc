// Formulas of relations, as solver/src/constraints/formula.hpp reads them: whether a text is one, found by reducing it.

/** The text in one letter for each part: n a number, ~ a comparison, ; and, or, + an operation. */
const inParts = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\|\||&&|\b(and|or)\b/g, ';')
    .replace(/\|([^|]*)\|/g, '($1)')
    .replace(/\b(abs|min|max)\s*(?=\()/g, '')
    .replace(/<=|>=|==|!=|<>|[≤≥≠=<>]/g, '~')
    .replace(/\bmod\b|[-−+*×·/%]/g, '+')
    .replace(/\bnot\b|!/g, '')
    .replace(/\d+(?=\s*[ab(])/g, 'n+')
    .replace(/\d+|\b[ab]\b/g, 'n')
    .replace(/ /g, '')
    .replace(/(?<=^|[(~;+,])\++/g, '');

/** A part that is done: t stands for a truth. The first that fits is reduced, so that sums go before comparisons. */
const reductions: readonly (readonly [RegExp, string])[] = [
  [/\((n|n,n)\)/, 'n'],
  [/n\+n/, 'n'],
  [/n~n(~n)*(?![~n(+])/, 't'],
  [/\(t\)/, 't'],
  [/t;t/, 't'],
];

/** True of a comparison of a and b in the signs and words of formulas. */
export function isFormula(text: string): boolean {
  let left = inParts(text);
  for (;;) {
    const fit = reductions.find(([part]) => part.test(left));
    if (!fit) return left === 't';
    left = left.replace(...fit);
  }
}
