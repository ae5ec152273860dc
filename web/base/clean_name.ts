// Makes a name from a link safe to show: one line, without characters that are invisible, turn the text around them or pile
// marks onto one letter (Unicode, general categories C, Zl and Zp). A joiner between two letters or two parts of an emoji
// stays.

/** All invisible characters but the two joiners. */
const unseen = /(?![\u200c\u200d])\p{C}/gu;
const looseJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu;
/** Three marks are enough for every language; more of them cover the lines beside a letter. */
const pile = /(\p{M}{3})\p{M}+/gu;

/** `most`: code points; an emoji may have several. */
export function cleanName(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(/(?:(?!\ufeff)\s)+/gu, ' ')
    .replace(unseen, '');
  const plain = line.replace(pile, '$1').replace(looseJoiner, '').replace(/ +/g, ' ').trim();
  return Array.from(plain).slice(0, most).join('').replace(looseJoiner, '').trim();
}
