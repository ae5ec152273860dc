// The library as others get it: installed into an empty folder, found by CMake, and the example of its front door
// compiled and run against it. Nothing of the library is compiled anew.
// SUDOSCOPE_BUILD: the build to install; SUDOSCOPE_FLAGS: the compiler's options that a program on top of it needs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const { SUDOSCOPE_BUILD: build, SUDOSCOPE_FLAGS: flags = '' } = process.env;
const consumer = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-installed-'));
const prefix = join(folder, 'prefix');
after(() => rmSync(folder, { recursive: true }));

const run = (program, ...parameters) => execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe' });
const include = join(prefix, 'include', 'sudoscope');
const frontDoor = () => readFileSync(join(include, 'sudoscope.hpp'), 'utf8');

/** The indented lines of the opening comment. */
const exampleIn = (header) =>
  header
    .slice(0, header.indexOf('#pragma once'))
    .split('\n')
    .filter((line) => line.startsWith('//     ') || line === '//')
    .map((line) => line.slice('//     '.length))
    .join('\n');

test('the installed headers include nothing that is not installed', () => {
  run('cmake', '--install', build, '--component', 'library', '--prefix', prefix);
  const headers = readdirSync(include, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.hpp'));
  assert.ok(headers.length > 60, `only ${headers.length} headers were installed`);
  for (const header of headers) {
    const text = readFileSync(join(include, header), 'utf8');
    for (const [, path] of text.matchAll(/^#include "([^"]+)"/gm))
      assert.ok(existsSync(join(prefix, 'include', path)), `${header} includes ${path}`);
  }
});

test('the example of the front door solves, rates and explains its puzzle', () => {
  const example = join(folder, 'example.cpp');
  writeFileSync(example, exampleIn(frontDoor()));
  const built = join(folder, 'build');
  run(
    'cmake',
    '-S',
    consumer,
    '-B',
    built,
    `-DCMAKE_PREFIX_PATH=${prefix}`,
    `-DCMAKE_CXX_FLAGS=${flags}`,
    `-DEXAMPLE=${example}`,
  );
  run('cmake', '--build', built);
  const [verdict, ...lines] = run(join(built, 'example')).trimEnd().split('\n');
  assert.equal(verdict, 'unique');
  assert.match(lines[0], /^5 3 4 \| 6 7 8 \| 9 1 2$/);
  const rating = lines.findIndex((line) => line.startsWith('gentle: '));
  assert.ok(rating > 0, lines.join('\n'));
  const steps = lines.slice(rating + 1);
  assert.equal(steps.length, 51, 'one sentence for each blank cell');
  for (const step of steps) assert.match(step, /r\dc\d/);
});
