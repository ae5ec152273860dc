// The catalogues of messages/ for the page: written as modules into web/language/generated, each only when it changes.
// A file of `messages/<language>` has lines MESSAGE(Id, "argument names", "pattern"), in other languages without the names.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './generated.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const entry = /MESSAGE\(\s*(\w+)((?:\s*,(?:\s*"(?:[^"\\]|\\.)*")+)+)\s*\)/g;
const parameter = /,((?:\s*"(?:[^"\\]|\\.)*")+)/g;
const literal = /"(?:[^"\\]|\\.)*"/g;

/** The text of C++ literals in a row. */
const textOf = (literals) =>
  literals
    .match(literal)
    .map((each) => JSON.parse(each))
    .join('');

/** The messages of a file, in its order. */
function readFile(path) {
  const source = readFileSync(path, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const found = [...source.matchAll(entry)].map(([, id, parameters]) => {
    const texts = [...parameters.matchAll(parameter)].map(([, literals]) => textOf(literals));
    return { id, names: texts.length > 1 ? texts[0].split(' ').filter(Boolean) : [], text: texts.at(-1) };
  });
  const announced = source.match(/MESSAGE\(/g)?.length ?? 0;
  if (found.length !== announced) {
    throw new Error(
      `${path}: ${announced} messages, of which ${found.length} can be read. The last is ${found.at(-1)?.id}.`,
    );
  }
  return found;
}

/** True if a section is the command's alone: the page has none of its texts. */
const isOfCommand = (name) => name.startsWith('command');

/**
 * The sections of a language: those of the solver in the order that numbers them, then those of the page, then those of
 * the command, which the solver numbers after its own.
 */
export function readLanguage(language) {
  const folder = join(root, 'messages', language);
  const list = readFileSync(join(folder, 'solver.def'), 'utf8');
  const ofSolver = [...list.matchAll(/^#include "messages\/\w+\/(\w+)\.def"/gm)].map(([, name]) => name);
  const ofPage = readdirSync(folder)
    .filter((file) => file.endsWith('.def'))
    .map((file) => basename(file, '.def'))
    .filter((name) => name !== 'solver' && !ofSolver.includes(name))
    .sort();
  const ofCommand = ofSolver.filter(isOfCommand);
  const shared = ofSolver.filter((name) => !isOfCommand(name));
  if (ofSolver.join() !== [...shared, ...ofCommand].join()) {
    throw new Error(`messages/${language}/solver.def: the command's sections come last.`);
  }
  return [...shared, ...ofPage, ...ofCommand].map((name) => ({
    name,
    isOfSolver: ofSolver.includes(name),
    messages: readFile(join(folder, `${name}.def`)),
  }));
}

/** "otherCell" is a cell: the last word of an argument's name is its kind. */
export const kindOf = (name) => (/([A-Z][a-z]+)$/.exec(name)?.[1] ?? name).toLowerCase();

export const kinds = {
  count: 'number',
  digit: 'number',
  digits: 'readonly number[]',
  cell: 'Cell',
  cells: 'readonly Cell[]',
  size: 'Size',
  name: 'string',
  names: 'readonly string[]',
  message: 'Message',
  messages: 'readonly Message[]',
  house: 'Message',
  houses: 'readonly Message[]',
  technique: 'Message',
};

const camel = (id) => id[0].toLowerCase() + id.slice(1);

const header = '// Written by tools/messages.mjs from messages/.\n';

/** A message of the page is a constant, so that each part of the page carries the texts that it shows. */
function pageModule(messages, first) {
  const lines = messages.map(({ id, names, text }, index) => {
    const fields = names.map((name) => `${name}: ${kinds[kindOf(name)] ?? 'never'}`).join('; ');
    return `export const ${camel(id)}: Text<{ ${fields} }> = [${first + index}, ${JSON.stringify(text)}];\n`;
  });
  const body = lines.join('');
  const types = ['Cell', 'Message', 'Size', 'Text'].filter((type) => new RegExp(`\\b${type}\\b`).test(body));
  return `${header}import type { ${types.join(', ')} } from '../text';\n\n${body}`;
}

/**
 * A message of the solver is its number: its texts are a table, with the names of
 * its arguments. The number has a name of its own, for code that compares messages.
 */
function solverModule(name, messages, first) {
  const numbers = messages.map(({ id }, index) => `export const numberOf${id} = ${first + index};\n`).join('');
  const rows = messages.map(({ names, text }) => `  [${JSON.stringify(names.join(' '))}, ${JSON.stringify(text)}],\n`);
  return `${header}import type { Section } from '../text';\n\nexport const ${name}: Section = {\n  first: ${first},\n  texts: [\n${rows.join('')}  ],\n};\n\n${numbers}`;
}

const write = (name, text) => writeGenerated(`language/generated/${name}.ts`, text);

/** Languages beside English: each a list of texts in the order of the English messages. */
export const translations = readdirSync(join(root, 'messages'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'english')
  .map(({ name }) => name);

export function writeMessages() {
  const sections = readLanguage('english').filter(({ name }) => !isOfCommand(name));
  let first = 0;
  for (const { name, isOfSolver, messages } of sections) {
    write(name, isOfSolver ? solverModule(name, messages, first) : pageModule(messages, first));
    first += messages.length;
  }
  const ofSolver = sections.filter(({ isOfSolver }) => isOfSolver).map(({ name }) => name);
  write(
    'all_solver_texts',
    `${header}import type { Section } from '../text';\n${ofSolver.map((name) => `import { ${name} } from './${name}';\n`).join('')}
export const allSections: readonly Section[] = [${ofSolver.join(', ')}];\n`,
  );
  const numbered = sections.flatMap(({ messages }) => messages.map(({ id, names }) => [id, ...names]));
  const numbering = createHash('sha256').update(JSON.stringify(numbered)).digest('hex').slice(0, 16);
  write(
    'numbering',
    `${header}/** Changes where a message gets another number or other arguments. */\nexport const numbering = '${numbering}';\n`,
  );
  for (const language of translations) {
    const translated = new Map(
      readLanguage(language).flatMap(({ messages }) => messages.map((each) => [each.id, each.text])),
    );
    const texts = sections.flatMap(({ messages }) => messages.map(({ id, text }) => translated.get(id) ?? text));
    write(language, `${header}export const texts: readonly string[] = ${JSON.stringify(texts, null, 2)};\n`);
  }
}
