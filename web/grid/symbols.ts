// Digits as people write them: as numbers, or as one character each, 1 to 9, then A to
// Z, a to z, and three Greek letters to reach 64. Solver and files use numbers alone.

export type SymbolStyle = 'numbers' | 'letters';

/** Symbols by value; the symbol of 0, a blank, is empty. */
export type Symbols = readonly string[];

const mostDigits = 64;

export const numbers: Symbols = Array.from({ length: mostDigits + 1 }, (_, value) =>
  value === 0 ? '' : String(value),
);

export const letters: Symbols = ['', ...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzαβγ'];

export const symbolsOf = (style: SymbolStyle): Symbols => (style === 'letters' ? letters : numbers);

/** The value of a typed character, or 0. If no digit is a small letter, small letters count as capitals. */
export function valueOfLetter(character: string, side: number): number {
  const exact = letters.indexOf(character);
  if (exact > 0 && exact <= side) return exact;
  const capital = letters.indexOf(character.toUpperCase());
  return capital > 0 && capital <= side && side <= letters.indexOf('Z') ? capital : 0;
}
