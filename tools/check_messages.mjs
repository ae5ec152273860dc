// Checks the catalogues of messages/: ids are unique and used, both renderers support the patterns,
// every argument has a kind and is in every language, and every language has every message.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { kindOf, kinds, readLanguage, translations } from './messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const problems = [];

/** The names of the arguments that a pattern takes. */
function namesIn(elements, where, found = new Set()) {
  for (const element of elements) {
    if (element.type === TYPE.argument) {
      found.add(element.value);
    } else if (element.type === TYPE.plural) {
      if (element.pluralType !== 'cardinal' || element.offset !== 0)
        problems.push(`${where}: an ordinal, or an offset`);
      if (kindOf(element.value) !== 'count')
        problems.push(`${where}: the plural of {${element.value}}, which is no count`);
      found.add(element.value);
      for (const [key, { value }] of Object.entries(element.options)) {
        if (!/^(=\d+|one|other)$/.test(key)) problems.push(`${where}: the plural has "${key}"`);
        namesIn(value, where, found);
      }
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      problems.push(`${where}: neither text, {name} nor a plural`);
    }
  }
  return found;
}

function checkPattern({ id, text }, names, language) {
  const where = `messages/${language}: ${id}`;
  if (/'[{}#]/.test(text)) problems.push(`${where}: an apostrophe before a brace, which the renderers do not know`);
  if (text.trim() === '') problems.push(`${where}: no text`);
  let elements;
  try {
    elements = parse(text, { ignoreTag: true });
  } catch (error) {
    problems.push(`${where}: ${error.message}`);
    return;
  }
  const taken = new Set([...namesIn(elements, where)].map((name) => name[0].toLowerCase() + name.slice(1)));
  for (const name of names) if (!taken.has(name)) problems.push(`${where}: {${name}} is nowhere`);
  for (const name of taken) if (!names.includes(name)) problems.push(`${where}: {${name}} is no argument of it`);
}

function sourcesIn(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && ending.test(file.name) && !file.parentPath.endsWith('generated'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

const inSolver = new Set(
  ['solver', 'wasm']
    .flatMap((folder) => sourcesIn(folder, /\.([ch]pp|def)$/).match(/\b(Message)?Id::k\w+/g) ?? [])
    .map((use) => use.replace(/.*::k/, '')),
);
const inPage = new Set(sourcesIn('web', /\.tsx?$/).match(/\b[a-z]\w*/g));

const sections = readLanguage('english');
const english = new Map();
for (const { name, isOfSolver, messages } of sections) {
  for (const message of messages) {
    const { id, names } = message;
    if (english.has(id)) problems.push(`messages/english: ${id} stands twice`);
    english.set(id, names);
    for (const each of names) {
      if (!kinds[kindOf(each)]) problems.push(`messages/english: ${id}: {${each}} is of no kind that there is`);
    }
    checkPattern(message, names, 'english');
    const isUsed = isOfSolver ? inSolver.has(id) : inPage.has(id[0].toLowerCase() + id.slice(1));
    if (!isUsed) problems.push(`messages/english/${name}.def: nothing uses ${id}`);
  }
}
for (const language of translations) {
  const found = new Set();
  const translated = readLanguage(language);
  for (const section of sections) {
    const other = translated.find(({ name }) => name === section.name);
    const ids = (messages) => messages.map(({ id }) => id).join(' ');
    if (other && ids(other.messages) !== ids(section.messages)) {
      problems.push(`messages/${language}/${section.name}.def: the messages are not those of English, in its order`);
    }
  }
  for (const { messages } of translated) {
    for (const message of messages) {
      if (found.has(message.id)) problems.push(`messages/${language}: ${message.id} stands twice`);
      found.add(message.id);
      if (english.has(message.id)) checkPattern(message, english.get(message.id), language);
    }
  }
  for (const id of english.keys()) if (!found.has(id)) problems.push(`messages/${language}: ${id} is missing`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
