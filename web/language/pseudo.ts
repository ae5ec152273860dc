// A language for tests: English with accents, two fifths longer, in brackets.
// Plain text was not translated; text without a closing bracket is cut off.
import type { Language } from './text';

const accented: Record<string, string> = Object.fromEntries(
  [...'aeiouncsyAEIOUNCSY'].map((letter, index) => [letter, [...'áéíóúñçšýÁÉÍÓÚÑÇŠÝ'][index]!]),
);

/** Only text outside braces, and the texts of plurals. */
function changed(pattern: string): string {
  let out = '';
  let length = 0;
  // An argument's braces contain its name; a plural's option contains text again.
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
  // Divided into words, as a longer language has more of them.
  const more = '~'.repeat(Math.ceil(0.4 * length)).replace(/~{1,5}/g, ' $&');
  return `[${out}${more}]`;
}

export const pseudo: Language = { tag: 'en-XA', textOf: (_, english) => changed(english) };
