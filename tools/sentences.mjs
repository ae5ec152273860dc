// Sentences that people read in a source file: its comments, or the whole text of a Markdown file.
// The ending of a file's name decides how sentencesOf() reads it; isLate() judges how a sentence begins.
import { parseSync } from 'oxc-parser';

// Strings are matched too, so that no comment begins inside one. Digit separators (1'000) and raw strings are of C++.
const cTokens =
  /R"(?<fence>[^\s()\\]{0,16})\([^]*?\)\k<fence>"|"(?:[^"\\\n]|\\[^])*"|\b\d[\w']*|'(?:[^'\\\n]|\\[^])*'|\/\/[^\n]*|\/\*[^]*?\*\//g;
const cssTokens = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\*[^]*?\*\//g;
const hashTokens = /(?<=^|\s)#[^\n]*/g;

/** The places { start, end } of a file's comments, in order. */
function commentsOf(name, text) {
  if (/\.([mc]?js|tsx?)$/.test(name)) return parseSync(name, text).comments;
  const tokens =
    (/\.([ch]pp|c|h|def)$/.test(name) && cTokens) ||
    (/\.css$/.test(name) && cssTokens) ||
    (/(CMakeLists\.txt|\.(cmake|sh|py|yml))$/.test(name) && hashTokens);
  if (!tokens) return [];
  return [...text.matchAll(tokens)]
    .filter(([token]) => /^(\/[/*]|#)/.test(token))
    .map(({ 0: token, index }) => ({ start: index, end: index + token.length }));
}

const lineBreaks = (text) => text.split('\n').length - 1;

/** The comments' lines without their signs as { line, words }; an empty one wherever the text does not run on. */
function linesOfComments(name, text) {
  const lines = [];
  let end = 0;
  let line = 1;
  for (const comment of commentsOf(name, text)) {
    const between = text.slice(end, comment.start);
    line += lineBreaks(between);
    const source = text.slice(comment.start, comment.end);
    const runsOn = /^[ \t]*\n[ \t]*$/.test(between) && !source.startsWith('/*');
    if (!runsOn) lines.push({ line, words: '' });
    const words = source.replace(/^(\/\*+|\/\/+|#+)|\*+\/$/g, '').split('\n');
    lines.push(...words.map((each, i) => ({ line: line + i, words: each.replace(/^\s*(\*(?!\*)\s)?\s*/, '') })));
    line += lineBreaks(source);
    end = comment.end;
  }
  return lines;
}

/** The lines of a Markdown file as { line, words }, without code; a cell of a table is a line. */
function linesOfMarkdown(text) {
  return text
    .replace(/^( *)```[^]*?^\1```|^ {4}.*/gm, (code) => code.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((words, i) =>
      words.split(/\s\|\s|^\||\|\s*$/).map((cell) => ({ line: i + 1, words: cell, isCell: words[0] === '|' })),
    );
}

/** Begins a paragraph: the sign of a list, heading or quotation, or a tag of JSDoc. */
const opening = /^\s*([-*>]|\d+\.|#+|@param(\s+\{.*?\})?\s+\S+|@\w+)\s+/;

/**
 * @param {string} name of the file
 * @param {string} text its whole content
 * @returns {{ line: number, words: string }[]} each sentence, heading, list item or cell of a table, in order, with the
 *   line where it begins, counted from 1. None for a file of a kind that is not read.
 */
export function sentencesOf(name, text) {
  const sentences = [];
  let isEnded = true;
  for (const { line, words, isCell } of name.endsWith('.md') ? linesOfMarkdown(text) : linesOfComments(name, text)) {
    const isEmpty = words.trim() === '';
    if (isEmpty || isCell || opening.test(words)) isEnded = true;
    if (isEmpty) continue;
    for (const part of words
      .replace(opening, '')
      .trim()
      .split(/(?<=[.!?]["')\]*_`]*)\s+(?=[^a-z\s])/)) {
      if (isEnded) sentences.push({ line, words: part });
      else sentences.at(-1).words += ' ' + part;
      isEnded = true;
    }
    isEnded = isCell || /[.!?]["')\]*_`]*$/.test(words);
  }
  return sentences;
}

/**
 * True for a sentence, other than a question, that begins with a word such as What, Those or Whether, or that names only
 * a place (Where a cell is.): its subject comes late or not at all.
 */
export function isLate(words) {
  if (/\?["')\]*_`]*$/.test(words)) return false;
  if (/^Where\b/.test(words)) return !words.includes(',');
  return /^(What|Whatever|Who|Whoever|Whose|Which|Whichever|Those|Of|That|Whether)\b/.test(words);
}
