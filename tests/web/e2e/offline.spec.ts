// The installed app: served from some folder of some host, then without a network, then in a new version.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, serveStatic } from './static_site';
import { expect, inkala, test } from './sudoscope';

test('from a sub-path of a plain host, and then with the host gone, puzzles are solved', async ({
  app,
  page,
  context,
}) => {
  const site = await serveStatic(dist, '/some/folder/');
  try {
    await app.open(site.url);
    await expect(page.getByText('Ready offline')).toBeVisible();
  } finally {
    await site.close();
  }
  await context.setOffline(true);
  await page.reload();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.watch('Dancing links');
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText(/Guess/);
  await expect(page.getByRole('tree')).toBeVisible();
});

test('a new version waits until it is asked for, and keeps the puzzle', async ({ app, page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sudoscope-'));
  await cp(dist, folder, { recursive: true });
  const site = await serveStatic(folder);
  try {
    await app.open(site.url);
    await expect(page.getByText('Ready offline')).toBeVisible();
    await app.paste(inkala);
    await expect(app.verdict).toContainText('One solution');

    // The next version: another page, and a worker that lists it.
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    await writeFile(join(folder, 'index.html'), html.replace('<head>', '<head><meta name="version" content="next">'));
    const worker = await readFile(join(folder, 'sw.js'), 'utf8');
    await writeFile(join(folder, 'sw.js'), worker.replace(/(url: ?"index\.html",revision: ?")[^"]*/, '$1next'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());

    const next = page.locator('meta[name=version]');
    const reload = app.button(/reload|update/i);
    await expect(reload).toBeVisible();
    await expect(next).not.toBeAttached();
    await reload.click();
    await expect(next).toBeAttached();
    await expect(app.cell(1, 1)).toHaveAccessibleName('r1c1, given 8');
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});
