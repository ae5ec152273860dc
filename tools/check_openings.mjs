// Counts the sentences of comments and of Markdown whose subject comes late or not at all: they begin with What, Those, Of,
// That, Whether and the like (isLate() in sentences.mjs). Fails where a folder has more than openings.json allows.
// --lower notes the smaller counts there; --list [FOLDER...] prints every such sentence with its place.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLate, sentencesOf } from './sentences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const notedIn = new URL('openings.json', import.meta.url);
const [mode, ...wanted] = process.argv.slice(2);

/** Folders without sentences of ours: puzzles, a fuzzer's inputs, generated files. */
const skipped = /(^|\/)(generated|corpus|node_modules)\/|^tests\/data\//;

/** The late sentences of a folder, or of the files of the root itself, as [{ place, words }]. */
function lateIn(folder) {
  const isRoot = folder === 'root';
  return readdirSync(isRoot ? root : join(root, folder), { recursive: !isRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).split(sep).join('/'))
    .filter((path) => !skipped.test(path))
    .sort()
    .flatMap((path) =>
      sentencesOf(path, readFileSync(join(root, path), 'utf8'))
        .filter(({ words }) => isLate(words))
        .map(({ line, words }) => ({ place: `${path}:${line}`, words })),
    );
}

const limits = JSON.parse(readFileSync(notedIn, 'utf8'));
const failed = [];
for (const [folder, limit] of Object.entries(limits)) {
  const late = lateIn(folder);
  if (mode === '--list') {
    if (wanted.length > 0 && !wanted.includes(folder)) continue;
    for (const { place, words } of late) console.log(`${place}: ${words}`);
    console.log(`${folder}: ${late.length} of at most ${limit}`);
  } else if (late.length > limit) {
    failed.push(folder);
    console.error(
      `${folder}: ${late.length} sentences begin with What, Those, Of, That, Whether or the like; at most ${limit} may.`,
    );
  } else if (late.length < limit) {
    if (mode === '--lower') limits[folder] = late.length;
    else console.log(`${folder}: ${late.length}, fewer than the ${limit} noted. npm run check -- --lower notes it.`);
  }
}
if (mode === '--lower') writeFileSync(notedIn, JSON.stringify(limits, undefined, 2) + '\n');
if (failed.length > 0)
  console.error(`Name the subject first. Every place: node tools/check_openings.mjs --list ${failed.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
