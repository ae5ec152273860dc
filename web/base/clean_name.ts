// A name as it may be shown, of whatever came by a link: one line, without characters that are not seen, turn the text around
// them or pile marks onto one letter (Unicode, general categories C, Zl and Zp). What joins letters and the parts of an
// emoji stays where it stands between two of them.

/** All that is not seen but the two joiners. */
const unseen = /(?![\u200c\u200d])\p{C}/gu;
const looseJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu;
/** Three marks are enough for every language; more of them cover the lines beside a letter. */
const pile = /(\p{M}{3})\p{M}+/gu;

/** `most`: characters, of which an emoji may have several. */
export function cleanName(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(/(?:(?!\ufeff)\s)+/gu, ' ')
    .replace(unseen, '');
  const plain = line.replace(pile, '$1').replace(looseJoiner, '').replace(/ +/g, ' ').trim();
  return Array.from(plain).slice(0, most).join('').replace(looseJoiner, '').trim();
}
