// The notices of code by others in the site, as Help shows them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './static_site';
import { expect, test } from './sudoscope';

/** The packages that the page needs at run time, with their own dependencies. */
function bundledPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(dist, '../package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; peer?: boolean }>;
  };
  const atRunTime = Object.entries(lock.packages).filter(([path, { dev, peer }]) => path !== '' && !dev && !peer);
  return atRunTime.map(([path]) => path.replace(/^.*node_modules\//, ''));
}

test('Help leads to a text that names every package in the site, the runtime of C++, and their licences', async ({
  app,
  page,
}) => {
  await app.open();
  await app.button('Help').click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Licences' }).click();
  const text = await (await opening).locator('body').innerText();
  const packages = bundledPackages();
  expect(packages).toContain('@preact/signals-core');
  for (const name of [...packages, 'vite', 'Sudoscope']) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  for (const name of ['Emscripten', 'musl', 'libc++', 'libc++abi', 'compiler-rt', 'dlmalloc'])
    expect(text).toContain(name);
  for (const words of ['Permission is hereby granted', 'Apache License', 'Rich Felker', 'The Emscripten Authors'])
    expect(text).toContain(words);
  // Read as UTF-8, with any host.
  expect(text).not.toContain('Ã');
});

test('a library with its licence in the code is named in the text too', () => {
  const text = readFileSync(join(dist, 'licences.txt'), 'utf8');
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  for (const script of scripts) {
    const code = readFileSync(join(dist, 'assets', script), 'utf8');
    for (const [, name] of code.matchAll(/@license\s+([\w-]+)/g)) expect(text).toContain(name);
  }
});
