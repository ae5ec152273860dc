// Texts with their arguments, in the languages of the page.
import { afterEach, describe, expect, it } from 'vitest';
import { sameAsSystem } from '../../../../web/language/generated/app';
import { contradiction } from '../../../../web/language/generated/contradiction';
import { chooseLanguage, language, languageFor, numberWords } from '../../../../web/language/language';
import { digitSymbols, listWords, say, sayParts, tell } from '../../../../web/language/say';
import { addSolverTexts } from '../../../../web/language/solver_texts';
import type { Text } from '../../../../web/language/text';
import { letters, numbers } from '../../../../web/grid/symbols';

addSolverTexts([contradiction]);

/** Beyond all numbers: every language but English falls back to it. */
const text = <Arguments>(english: string): Text<Arguments> => [100_000, english] as Text<Arguments>;

afterEach(() => chooseLanguage('en'));

describe('a text', () => {
  it('has its arguments in place, each as its kind is written', () => {
    const all = text<{ cell: readonly [number, number]; count: number; size: readonly [number, number]; name: string }>(
      '{name}: {count} in {cell} of {size}',
    );
    expect(say(all, { cell: [2, 13], count: 1719, size: [9, 9], name: '{x} #' })).toBe('{x} #: 1,719 in r2c13 of 9×9');
  });

  it('chooses the plural, the exact one first', () => {
    const cells = text<{ count: number }>('{count, plural, =0 {nothing} one {# cell} other {all # cells}} left');
    expect([0, 1, 2000].map((count) => say(cells, { count }))).toEqual([
      'nothing left',
      '1 cell left',
      'all 2,000 cells left',
    ]);
  });

  it('begins a sentence with a capital where the name of the argument has one', () => {
    expect(say(text<{ name: string }>('{Name} is full, {name} is.'), { name: 'row 3' })).toBe(
      'Row 3 is full, row 3 is.',
    );
  });

  it('keeps parts such as elements', () => {
    const key = { element: 'kbd' };
    const parts = sayParts(text<{ name: string; count: number }>('Press {name} {count} times'), {
      name: key,
      count: 2,
    });
    expect(parts).toEqual(['Press ', key, ' ', '2', ' times']);
  });
});

describe('a list', () => {
  it('ends with "and", and names eight of more than nine', () => {
    expect(listWords([])).toBe('');
    expect(listWords(['a'])).toBe('a');
    expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listWords([...'abcdefghij'])).toBe('a, b, c, d, e, f, g, h and 2 more');
  });
});

describe('a message of the solver', () => {
  /** HoldsTwice, of row 3 (the fourth of the lists). */
  const twice = [
    contradiction.first,
    [3, 3],
    [12],
    [
      [3, 1],
      [3, 5],
    ],
  ] as const;

  it('has its digits as the board writes them', () => {
    expect(tell(twice)).toBe('Row 3 holds 12 twice, at r3c1 and r3c5.');
    digitSymbols.value = letters;
    expect(tell(twice)).toBe('Row 3 holds C twice, at r3c1 and r3c5.');
    digitSymbols.value = numbers;
  });

  it('is translated into German', async () => {
    await chooseLanguage('de');
    expect(tell(twice)).toBe('In Zeile 3 steht 12 zweimal, bei Z3S1 und Z3S5.');
    expect(say(sameAsSystem)).toBe('Wie das System');
    expect(numberWords(12345.5)).toBe('12.345,5');
  });
});

describe('the language', () => {
  it('is the first of the device that there is', () => {
    expect(languageFor(['fr', 'de-AT', 'en'])).toBe('de');
    expect(languageFor(['en-US', 'de'])).toBe('en');
    expect(languageFor(['xx'])).toBe('en');
    expect(languageFor([])).toBe('en');
    expect(languageFor(['constructor'])).toBe('en');
  });

  it('is the one chosen last, whichever is loaded last', async () => {
    await Promise.all([chooseLanguage('de'), chooseLanguage('en')]);
    expect(language.value.tag).toBe('en');
  });

  it('of the tests has accents, is longer, and keeps its arguments', async () => {
    await chooseLanguage('en-XA');
    const cells = text<{ count: number; name: string }>('{count, plural, one {a cell} other {# cells}} of {name}');
    expect(say(cells, { count: 3, name: 'inn' })).toMatch(/^\[3 çéllš óf inn( ~+)+\]$/);
  });
});
