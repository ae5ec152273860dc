// A language of the tests: English with accents, two fifths longer, in brackets. What stays plain was left behind; what has no
// closing bracket is cut off.
import type { Language } from './text';

const accented: Record<string, string> = Object.fromEntries(
  [...'aeiouncsyAEIOUNCSY'].map((letter, index) => [letter, [...'áéíóúñçšýÁÉÍÓÚÑÇŠÝ'][index]!]),
);

/** Only what stands outside of braces, and the texts of plurals. */
function changed(pattern: string): string {
  let out = '';
  let length = 0;
  // Inside an argument's braces comes its name; inside a plural's option comes text again.
  const stack: ('argument' | 'text')[] = [];
  for (let at = 0; at < pattern.length; ++at) {
    const character = pattern[at]!;
    const isText = stack.length === 0 || stack.at(-1) === 'text';
    if (character === '{') stack.push(isText ? 'argument' : 'text');
    else if (character === '}') stack.pop();
    if (isText && character !== '{' && character !== '}') {
      ++length;
      out += accented[character] ?? character;
    } else {
      out += character;
    }
  }
  // In words, as a longer language has more of them.
  const more = '~'.repeat(Math.ceil(0.4 * length)).replace(/~{1,5}/g, ' $&');
  return `[${out}${more}]`;
}

export const pseudo: Language = { tag: 'en-XA', textOf: (_, english) => changed(english) };
