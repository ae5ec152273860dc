// Refuses comments and Markdown that name a file which is not there: names get stale where files are merged and moved. A
// path may leave out its first folders; a name that begins with _ stands for all files that end with it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const ends = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, folders) => folders.slice(depth).join('/'))),
);
const isThere = (name) => (name.startsWith('_') ? files.some((file) => file.endsWith(name)) : ends.has(name));

const reference = /(?<![\w./*-])(?:[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|[ch]pp|mjs|css|def|sh)\b(?!\.)/g;
/** Null for a line of code alone; an address names files of others. */
const proseOf = (file, line) =>
  /https?:/.test(line) ? null : file.endsWith('.md') ? line : (/^\s*\/?\*.*|\/\/.*/.exec(line)?.[0] ?? null);

let stale = 0;
for (const file of files.filter((name) => /\.(tsx?|[ch]pp|mjs|css|md)$/.test(name)))
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      for (const [name] of proseOf(file, line)?.matchAll(reference) ?? []) {
        if (isThere(name.replace(/^(\.\.?\/)+/, ''))) continue;
        stale += 1;
        console.error(`${file}:${at + 1}: there is no ${name}`);
      }
    });
process.exit(stale > 0 ? 1 : 0);
