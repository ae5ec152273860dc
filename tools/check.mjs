// Every check that runs no test: formatting, lint, types, layers. All are run, and what failed is named at the end.
// With --fix, formats and repairs what can be repaired instead.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fix = process.argv.includes('--fix');

const cppFiles = ['solver', 'wasm', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\.[ch]pp$/.test(path))
    .map((path) => join(folder, path)),
);
const webFiles = ['{web,wasm,tests,tools}/**/*.{ts,tsx,js,mjs,css,html,json}', '*.{ts,js,json}', '!tests/data/**'];

// The clang-format of package-lock.json: another version would judge differently.
const checks = [
  ['C++ format', 'clang-format', ...(fix ? ['-i'] : ['--dry-run', '-Werror']), ...cppFiles],
  ['web format', 'prettier', fix ? '--write' : '--check', '--log-level', 'warn', ...webFiles],
  ['lint', 'eslint', ...(fix ? ['--fix'] : []), '--max-warnings', '0', '.'],
  ['types of the page', 'tsc', '-p', 'web'],
  ['types of the worker', 'tsc', '-p', 'web/worker'],
  ['types of the tests', 'tsc', '-p', 'tests'],
  ['layers of the solver', 'node', 'tools/check_layers.mjs'],
];

const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
const failed = checks.filter(([name, command, ...parameters]) => {
  console.log(`- ${name}`);
  return (
    spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } }).status !== 0
  );
});
for (const [name] of failed) console.log(`failed: ${name}`);
console.log(`${checks.length - failed.length} checks passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
