// The installed app: served from some folder of some host, then without a network. New versions: versions.spec.ts.
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksum } from '../../../web/link/link_bytes';
import { takeTour } from './offline_tour';
import { dist, leaveAndClose, type Manners, serveStatic } from './static_site';
import { expect, inkala, Sudoscope, test } from './sudoscope';

test.use({ serviceWorkers: 'allow' });

/** Use of the page once nothing more can be fetched. */
type Use = (app: Sudoscope, page: Page) => Promise<void>;

const solveOne: Use = async (app) => {
  // A person who pastes sees the page first.
  await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
};

/** Loads the page, cuts it off as soon as it says that it is ready, and uses it; then every file of it is available. */
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

test('"Ready offline" is shown once everything is stored, and not if a file is missing or different', async ({
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

test.describe('before the rest of the page is stored', () => {
  test.use({ serviceWorkers: 'block' });

  test('a dialog that cannot be fetched shows a message, and opens at the next try', async ({ page }) => {
    const content = '**/dialog_views-*';
    await page.route(content, (route) => route.abort());
    await page.goto('./');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await expect(dialog.getByRole('status')).toContainText('The content could not be loaded');
    await page.unroute(content);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('tab', { name: 'Today' })).toBeVisible();
  });

  test('a puzzle that is pasted without a network is kept, and is read at the next try', async ({ page }) => {
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

  test('a link that cannot be read stays in the address, and opens at the next try', async ({ page }) => {
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
