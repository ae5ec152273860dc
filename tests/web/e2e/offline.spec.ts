// The installed app: served from some folder of some host, then without a network, then in a new version.
import type { BrowserContext, Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checksum } from '../../../web/link/link_bytes';
import { publish, type Published } from './next_version';
import { takeTour } from './offline_tour';
import { dist, leaveAndClose, type Manners, serveStatic, type StaticSite } from './static_site';
import { expect, inkala, Sudoscope, test } from './sudoscope';

test.use({ serviceWorkers: 'allow' });

/** What is done with the page once nothing more can be fetched. */
type Use = (app: Sudoscope, page: Page) => Promise<void>;

const solveOne: Use = async (app) => {
  // Who pastes sees the page first.
  await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
};

/** Loads the page, cuts it off as soon as it says that it is ready, and uses it; then every file of it can be had. */
async function useOffline(
  app: Sudoscope,
  page: Page,
  address: string,
  cutOff: () => Promise<void>,
  use: Use,
): Promise<void> {
  await app.open(address);
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  await cutOff();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  await use(app, page);
  const missing = await page.evaluate(
    async (names) => {
      const answers = await Promise.all(
        names.map((name) =>
          fetch(name).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      return names.filter((_, index) => !answers[index]);
    },
    ['./', 'index.html', ...(await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`)],
  );
  expect(missing).toEqual([]);
  expect(failed).toEqual([]);
}

test('from the server of npm start, and then without a network, everything works', async ({ app, page, context }) => {
  await useOffline(app, page, './', () => context.setOffline(true), takeTour);
});

const hosts: readonly { name: string; manners: Manners; use: Use }[] = [
  { name: 'a plain host', manners: {}, use: takeTour },
  {
    name: 'a host whose answers vary with the origin, for a year',
    manners: { headers: { vary: 'Origin, Accept-Encoding, Cookie', 'cache-control': 'public, max-age=31536000' } },
    use: solveOne,
  },
  {
    name: 'a host that redirects index.html, forbids storing and misses nothing',
    manners: { headers: { vary: '*', 'cache-control': 'no-store' }, hidesIndex: true, neverMisses: true },
    use: solveOne,
  },
];

for (const { name, manners, use } of hosts) {
  test(`from a sub-path of ${name}, and then with the host gone, everything works`, async ({ app, page, context }) => {
    const site = await serveStatic(dist, '/some/folder/', manners);
    const cutOff = async (): Promise<void> => {
      await site.close();
      await context.setOffline(true);
    };
    await useOffline(app, page, site.url, cutOff, use);
  });
}

test('"Ready offline" is said once everything is stored, and not where a file is missing or another', async ({
  app,
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sudoscope-'));
  await cp(dist, folder, { recursive: true });
  const lost = (await readdir(join(folder, 'assets'))).find((name) => name.startsWith('race_views-'))!;
  await rm(join(folder, 'assets', lost));
  const site = await serveStatic(folder, '/', { neverMisses: true });
  try {
    await app.open(site.url);
    await app.button('Settings').click();
    await expect(page.getByText('Not everything could be stored for use offline')).toBeVisible();
    await expect(page.getByText('Ready offline', { exact: true })).toBeHidden();

    await cp(join(dist, 'assets', lost), join(folder, 'assets', lost));
    await page.reload();
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  } finally {
    await leaveAndClose(page, site);
    await rm(folder, { recursive: true });
  }
});

test('a page that was reloaded past the worker is ready offline all the same', async ({ app, page, context }) => {
  await app.open();
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  await page.addInitScript(() => sessionStorage.setItem('past', String(!navigator.serviceWorker.controller)));
  const browser = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);
  expect(await page.evaluate(() => sessionStorage.getItem('past'))).toBe('true');
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
});

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

/** Has the browser look for a new version; how far the worker came. */
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
      await site.publishNext();
      const keptBefore = await keysKept(page);
      for (const hostile of interferences) {
        ({ interfere } = hostile);
        expect(await lookForUpdate(page), hostile.what).toBe('redundant');
        // Neither now nor without a network is there anything else than before.
        await context.setOffline(true);
        await page.reload();
        await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
        await expect(page.locator('meta[name=version]')).not.toBeAttached();
        await context.setOffline(false);
        // Else what came whole would not be fetched again.
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
    // It answers before anything that is asked later.
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
    // What pages of earlier versions said does not let it take over.
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

/** Another tab takes the next version, and this one goes on with what it has. */
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
    // Tabs store what is opened, and no more; that a file is gone is no error of the page.
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
    await expect(dialog.getByRole('tab', { name: 'Today' })).toBeVisible();
  });

  test('a puzzle that is pasted without a network is not lost, and is read when that is asked for again', async ({
    page,
  }) => {
    const reader = '**/reading-*';
    await page.route(reader, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('region', { name: 'Verdict', includeHidden: true })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, inkala);
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Puzzles cannot be opened yet');
    await page.unroute(reader);
    await messages.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Verdict', includeHidden: true })).toContainText('One solution');
  });

  const reader = '**/read_link-*';

  test('a page that cannot be read when Back leads to it is still there when Back is pressed again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const app = new Sudoscope(page);
    await app.open();
    await app.paste(inkala);
    await app.paste('1...............');
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
    await expect.poll(() => page.url()).toContain('.2x2.');
    await page.route(reader, (route) => route.abort());
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('cannot be opened yet');
    await expect.poll(() => page.url()).toContain('.2x2.');
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
    await page.unroute(reader);
    await page.goBack();
    await app.button('Go to the other').click();
    await expect(app.board).toHaveAttribute('aria-rowcount', '9');
  });

  test('a link that cannot be read stays in the address, and opens when that is asked for again', async ({ page }) => {
    await page.route(reader, (route) => route.abort());
    const body = '1.2x2.1000000000000002';
    const link = `#${body}.${checksum(body)}`;
    await page.goto(`./${link}`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(new URL(page.url()).hash).toBe(link);
    await page.unroute(reader);
    await again.click();
    await expect(new Sudoscope(page).board).toHaveAttribute('aria-rowcount', '4');
  });
});
