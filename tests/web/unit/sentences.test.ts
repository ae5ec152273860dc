// The sentences that the check of openings reads in source files, and its judgement of them.
import { expect, test } from 'vitest';
import { isLate, sentencesOf } from '../../../tools/sentences.mjs';

const read = (name: string, text: string) => sentencesOf(name, text).map(({ line, words }) => `${line} ${words}`);

test('every sentence of a comment is found with its line, in each language that the project uses', () => {
  const lines = "// First. What\n// follows (what\n//  else)? Those too.\n\n// That\nint i = 1'000;  // Of\n// What\n";
  const found = ['1 First.', '1 What follows (what else)?', '3 Those too.', '5 That', '6 Of What'];
  for (const name of ['a.cpp', 'a.hpp', 'a.def']) expect(read(name, lines)).toEqual(found);
  expect(read('a.ts', lines.replace("int i = 1'000", 'let i = 1000'))).toEqual(found);
  expect(read('CMakeLists.txt', '# First. What\n#  follows.\nset(a 1)  # Those\n')).toEqual([
    '1 First.',
    '1 What follows.',
    '3 Those',
  ]);
  expect(read('a.css', '.a {\n  /* First.\n   * What follows. */\n  color: red; /* Those */\n}')).toEqual([
    '2 First.',
    '3 What follows.',
    '4 Those',
  ]);
  expect(read('a.tsx', 'const a = (\n  <b>\n    {/* What */}\n    What\n  </b>\n);')).toEqual(['3 What']);
});

test('tags, items of lists, headings and cells of tables begin a sentence', () => {
  expect(read('a.mjs', '/**\n * Does it\n * @param {string} name What\n * @returns Whether\n */')).toEqual([
    '2 Does it',
    '3 What',
    '4 Whether',
  ]);
  expect(read('a.md', '# What\n\nText\n- Those\n1. Of\n\n| a | That `b` |\n')).toEqual([
    '1 What',
    '3 Text',
    '4 Those',
    '5 Of',
    '7 a',
    '7 That `b`',
  ]);
});

test('code and strings are not read', () => {
  expect(read('a.cpp', 'auto a = R"(// What)" "/* Those */" + \'"\'; // Of')).toEqual(['1 Of']);
  expect(read('a.ts', "const a = 'x // What', b = /\"/ // Of")).toEqual(['1 Of']);
  expect(read('a.md', 'Text\n\n    What\n\n```\nThose\n```\n')).toEqual(['1 Text']);
  expect(read('a.png', '// What')).toEqual([]);
});

test('a sentence is late that begins with its object or with a mere place; questions and conditions are not', () => {
  for (const words of ['What follows.', 'Those of it', 'Of two', 'That it is', 'Whether it is.', 'Where it is.'])
    expect(isLate(words)).toBe(true);
  for (const words of ['What is it?', 'Whatsoever', 'Where it is, take it.', 'True if it is.', 'Offers what it has.'])
    expect(isLate(words)).toBe(false);
});
