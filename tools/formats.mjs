// The files that the page opens, for the page and its manifest: those of the solver's formats (solver/src/formats/rows.def), and
// pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './generated.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const list = 'solver/src/formats/rows.def';

/**
 * Extensions, with their dots, by media type. `rows`: for each format, media types, each followed by its extensions.
 * @param {readonly string[]} rows
 */
export function fileTypesOf(rows) {
  /** @type {Record<string, string[]>} */
  const types = {};
  for (const row of rows) {
    let extensions = [];
    for (const word of row.split(' ').filter(Boolean)) {
      if (!word.startsWith('.')) extensions = types[word] ??= [];
      else if (!extensions.includes(word)) extensions.push(word);
    }
  }
  return types;
}

function readFileTypes() {
  const source = readFileSync(join(root, list), 'utf8').replace(/^\/\/.*$/gm, '');
  const rows = [...source.matchAll(/\.files = "([^"]*)"/g)].map(([, files]) => files);
  const announced = source.match(/\.files\b/g)?.length ?? 0;
  if (rows.length !== announced) throw new Error(`${list}: of ${announced} .files, ${rows.length} are literals.`);
  return fileTypesOf(rows);
}

/** The files of puzzles: extensions by media type, in the form of a manifest. */
export const puzzleFileTypes = readFileTypes();

/** The pictures that the page reads, in the same form. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};

export function writeFormats() {
  const accepted = [...Object.values(puzzleFileTypes).flat(), 'text/plain'].join(',');
  writeGenerated(
    'features/arrival/generated/puzzle_files.ts',
    `// Written by tools/formats.mjs from ${list}.

/** In the form of an input for files. */
export const puzzleFiles = '${accepted}';
`,
  );
}
