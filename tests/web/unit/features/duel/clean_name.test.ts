// Names that came by a link, as they are shown.
import { expect, it } from 'vitest';
import { cleanName } from '../../../../../web/features/duel/challenge';
import fc from '../../random';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  two\n\tlines\u2028more ', 'two lines more'],
  ['a\u202Eb\u2066c\u200Ed\uFEFFe\u00ADf', 'abcdef'],
  ['\0\u0007\u009Fx', 'x'],
  ['\u{E0041}tag\uE000\uD800', 'tag'],
  ['Zo\u0065\u0308', 'Zoë'],
  [`h${'\u0336'.repeat(60)}i`, `h${'\u0336'.repeat(3)}i`],
  ['👩\u200D🚀 and می\u200Cخواهم', '👩\u200D🚀 and می\u200Cخواهم'],
  ['\u200D\u200D \u200C', ''],
])('%j is shown as %j', (text, shown) => expect(cleanName(text, 30)).toBe(shown));

it('is cut between characters', () => {
  expect(cleanName('🚀'.repeat(40), 30)).toBe('🚀'.repeat(30));
  expect(cleanName('ab cd', 3)).toBe('ab');
});

it('a name is clean whatever it was, and does not change when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const clean = cleanName(text, 20);
      expect(clean.replace(/[\u200c\u200d]/g, '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect([...clean].length).toBeLessThanOrEqual(20);
      expect(cleanName(clean, 20)).toBe(clean);
    }),
  );
});
