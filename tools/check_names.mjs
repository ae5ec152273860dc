// No two files of web/ export different things by one name: a reader who meets it has to know which. A name that is handed
// on from another file is one thing. Prints each name with its files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const web = fileURLToPath(new URL('../web', import.meta.url));

// Each late part of the Play tab exports the same entry: `StandInPart` of web/ui/tab.ts.
const entries = new Set(['open']);

/** The names that a file declares and exports itself. */
function namesIn(file) {
  const exported = parseSync(file, readFileSync(file, 'utf8')).program.body.filter(
    ({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration,
  );
  return exported.flatMap(({ declaration }) =>
    declaration.declarations ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name],
  );
}

const filesOf = new Map();
for (const path of readdirSync(web, { recursive: true })) {
  if (!/(?<!\.d)\.tsx?$/.test(path) || path.includes('generated')) continue;
  const file = join(web, path);
  for (const name of new Set(namesIn(file))) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
}

let failed = false;
for (const [name, files] of filesOf) {
  if (files.length === 1 || entries.has(name)) continue;
  failed = true;
  console.error(`${name} is exported by ${files.map((file) => relative(web, file).replaceAll(sep, '/')).join(', ')}`);
}
process.exit(failed ? 1 : 0);
