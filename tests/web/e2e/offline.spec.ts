// The installed app: served from some folder of some host, then without a network, then in a new version.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, serveStatic } from './static_site';
import { expect, inkala, test } from './sudoscope';

test.use({ serviceWorkers: 'allow' });

test('from a sub-path of a plain host, and then with the host gone, puzzles are solved', async ({
  app,
  page,
  context,
}) => {
  const site = await serveStatic(dist, '/some/folder/');
  try {
    await app.open(site.url);
    await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
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
  for (const [name, content] of [
    ['New', 'Empty grid'],
    ['Share', 'Picture'],
  ] as const) {
    await app.button(name).click();
    await page.getByRole('dialog').getByRole('tab', { name: content }).click();
    await page.keyboard.press('Escape');
    await expect(app.button(name)).toBeFocused();
  }
});

test('a new version waits until it is asked for, and keeps the puzzle', async ({ app, page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sudoscope-'));
  await cp(dist, folder, { recursive: true });
  const site = await serveStatic(folder);
  try {
    await app.open(site.url);
    await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
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

test.describe('before the rest of the page is stored', () => {
  test.use({ serviceWorkers: 'block' });

  test('a dialog that cannot be fetched says so, and comes when it is asked for again', async ({ page }) => {
    const content = '**/dialog_views-*';
    await page.route(content, (route) => route.abort());
    await page.goto('./');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await expect(dialog.getByRole('status')).toContainText('This dialog could not be loaded');
    await page.unroute(content);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Puzzle as text')).toBeVisible();
  });
});
