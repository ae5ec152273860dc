// The notices of code by others: the owner of a module, and the completeness of the list.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licencesText, packageOf } from '../../../tools/licences.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a module of a package, and what a bundler puts in, belong to others; the rest is ours or nobody knows', () => {
  const preact = `${root}node_modules/preact`;
  expect(packageOf(`${preact}/hooks/dist/hooks.mjs`)).toBe(preact);
  expect(packageOf(`\0${root}node_modules/jsqr/dist/jsQR.js?commonjs-module`)).toBe(`${root}node_modules/jsqr`);
  expect(packageOf(`${root}node_modules/@preact/signals/a.mjs`)).toBe(`${root}node_modules/@preact/signals`);
  expect(packageOf('\0vite/preload-helper.js')).toBe(`${root}node_modules/vite`);
  expect(packageOf(`${root}web/main.tsx`)).toBeNull();
  expect(() => packageOf('\0elsewhere')).toThrow('Whose is');
});

test('each notice stands with the name and version of its package; one without a notice is an error', () => {
  const text = licencesText([`${root}node_modules/idb-keyval`], 'of the runtime');
  const { version } = JSON.parse(readFileSync(`${root}node_modules/idb-keyval/package.json`, 'utf8')) as {
    version: string;
  };
  expect(text).toContain(`idb-keyval ${version} (Apache-2.0)`);
  expect(text).toContain('Apache License');
  expect(text).toContain(readFileSync(`${root}LICENSE`, 'utf8').trim());
  expect(() => licencesText([root + 'tests/data'], '')).toThrow();
});
