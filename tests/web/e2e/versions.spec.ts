// New versions of the installed app: the moment when one is taken, and the files that tabs of the former one keep.
import type { BrowserContext, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publish, type Published } from './next_version';
import { leaveAndClose, type Manners, serveStatic, type StaticSite } from './static_site';
import { expect, inkala, Sudoscope, test } from './sudoscope';

test.use({ serviceWorkers: 'allow' });

/** Serves a copy of the site, in which a new version can be published, for as long as `use` lasts. */
async function whilePublished(
  page: Page,
  use: (site: Published, host: StaticSite) => Promise<void>,
  manners: Manners = {},
): Promise<void> {
  const site = await publish();
  const host = await serveStatic(site.folder, '/', manners);
  try {
    await use(site, host);
  } finally {
    await leaveAndClose(page, host);
    await site.remove();
  }
}

/** Faults between a host and the page while a new version is fetched. */
const interferences: readonly { what: string; interfere: Manners['interfere'] }[] = [
  {
    what: 'a login page to which the page is redirected',
    interfere: (path) =>
      /\/(?:index\.html)?$/.test(path) ? { status: 302, headers: { location: '/licences.txt' } } : undefined,
  },
  {
    what: 'a login page in place of the page',
    interfere: (path) => (/\/(?:index\.html)?$/.test(path) ? { body: '<!doctype html>Log in' } : undefined),
  },
  {
    what: 'an error in place of each script, as if it were there',
    interfere: (path) => (path.includes('/assets/') && path.endsWith('.js') ? { body: '/* Not now */' } : undefined),
  },
  {
    what: 'half a module',
    interfere: (path, content) => (path.endsWith('.wasm') ? { body: content.subarray(0, 50_000) } : undefined),
  },
  {
    what: 'a proxy that compresses, and changes white space',
    interfere: (path, content) =>
      /\.(?:js|html|css)$/.test(path) && !path.endsWith('/sw.js')
        ? { body: gzipSync(content.toString().replaceAll('\n', '  ')), headers: { 'content-encoding': 'gzip' } }
        : undefined,
  },
];

/** Makes the browser look for a new version; returns the worker's state. */
const lookForUpdate = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });

const keysKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('sudoscope-files'));
    return (await (await caches.open(name!)).keys()).map(({ url }) => url);
  });

const forgetBut = (page: Page, kept: readonly string[]): Promise<void> =>
  page.evaluate(async (keys) => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('sudoscope-files'));
    const store = await caches.open(name!);
    for (const { url } of await store.keys()) if (!keys.includes(url)) await store.delete(url);
  }, kept);

test('a new version with a wrong file is not taken, the present one goes on, and the next try succeeds', async ({
  app,
  page,
  context,
}) => {
  let interfere: Manners['interfere'];
  const manners: Manners = { interfere: (path, content) => interfere?.(path, content) };
  await whilePublished(
    page,
    async (site, host) => {
      await app.open(host.url);
      await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
      const keptBefore = await keysKept(page);
      // The browser may look for a new version of its own accord, at any time.
      ({ interfere } = interferences[0]!);
      await site.publishNext();
      for (const hostile of interferences) {
        ({ interfere } = hostile);
        expect(await lookForUpdate(page), hostile.what).toBe('redundant');
        // Nothing has changed, now or without a network.
        await context.setOffline(true);
        await page.reload();
        await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
        await expect(page.locator('meta[name=version]')).not.toBeAttached();
        await context.setOffline(false);
        // Otherwise complete files would not be fetched again.
        await forgetBut(page, keptBefore);
      }
      await app.paste(inkala);
      await expect(app.verdict).toContainText('One solution');
      interfere = undefined;
      expect(await lookForUpdate(page)).toBe('installed');
      await app.button(/reload|update/i).click();
      await expect(page.locator('meta[name=version]')).toBeAttached();
      await expect(app.verdict).toContainText('One solution');
    },
    manners,
  );
});

test('a new version waits until it is asked for, and keeps the puzzle; a worker with the same page is not a new version', async ({
  app,
  page,
}) => {
  await whilePublished(page, async (site, host) => {
    await app.open(host.url);
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    await app.paste(inkala);
    await expect(app.verdict).toContainText('One solution');
    const reload = app.button(/reload|update/i);
    const worker = join(site.folder, 'sw.js');
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// The same.`);
    expect(await lookForUpdate(page)).toBe('installed');
    // It answers before later questions.
    await page.evaluate(async () => {
      const { waiting } = (await navigator.serviceWorker.getRegistration())!;
      const { port1, port2 } = new MessageChannel();
      waiting!.postMessage({ type: 'VERSION' }, [port2]);
      await new Promise((resolve) => (port1.onmessage = resolve));
    });
    await expect(reload).toBeHidden();

    await site.publishNext();
    expect(await lookForUpdate(page)).toBe('installed');
    const next = page.locator('meta[name=version]');
    await expect(reload).toBeVisible();
    await expect(next).not.toBeAttached();
    // Messages from pages of earlier versions do not let it take over.
    const waits = await page.evaluate(async () => {
      const { waiting } = (await navigator.serviceWorker.getRegistration())!;
      const { port1, port2 } = new MessageChannel();
      waiting!.postMessage({ type: 'STORE_ALL' }, [port2]);
      await fetch('everything-stored');
      port1.close();
      return waiting!.state;
    });
    expect(waits).toBe('installed');
    await reload.click();
    await expect(next).toBeAttached();
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  });
});

/** Another tab takes the next version, and this one continues with its own files. */
async function takeNextElsewhere(context: BrowserContext, site: Published, address: string): Promise<void> {
  const other = await context.newPage();
  const app = new Sudoscope(other);
  await app.open(address);
  await site.publishNext();
  expect(await lookForUpdate(other)).toBe('installed');
  await app.button(/reload|update/i).click();
  await expect(other.locator('meta[name=version]')).toBeAttached();
}

test('a tab keeps all files of its version until it is closed, even if another tab takes the next one', async ({
  app,
  page,
  context,
}) => {
  await whilePublished(page, async (site, host) => {
    await app.open(host.url);
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    await takeNextElsewhere(context, site, host.url);
    await expect(page.getByRole('group', { name: 'Update' })).toBeVisible();
    await app.button('New').click();
    await expect(page.getByRole('dialog', { name: 'New puzzle' }).getByRole('tab', { name: 'Today' })).toBeVisible();
    const [other] = context.pages().filter((tab) => tab !== page);
    await expect(other!.getByText('Ready offline', { exact: true })).toBeVisible();
    const pagesKept = async (): Promise<number> =>
      (await keysKept(other!)).filter((url) => /\/assets\/page-[\w-]+\.js\?/.test(url)).length;
    expect(await pagesKept()).toBe(2);
    await page.close();
    await other!.reload();
    await expect.poll(pagesKept).toBe(1);
  });
});

test('a tab that lacks a file of a version that is gone asks for a reload, and keeps the puzzle', async ({
  page,
  context,
}) => {
  await whilePublished(page, async (site, host) => {
    // Tabs store only opened parts; a file that is gone is not an error of the page.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const app = new Sudoscope(page);
    await app.open(`${host.url}?text=${inkala}`);
    await expect(app.verdict).toContainText('One solution');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await takeNextElsewhere(context, site, host.url);
    await app.button('New').click();
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await expect(dialog).toContainText('a new version of Sudoscope has replaced this one');
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name=version]')).toBeAttached();
    await expect(app.verdict).toContainText('One solution');
  });
});
