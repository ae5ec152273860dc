// The page where a browser restricts it: in a frame of another site, without storage.
import type { FrameLocator, Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boxShape } from '../../../web/grid/puzzle';
import { encodeLink } from '../../../web/link/link';
import { dist, leaveAndClose, type Manners, serveStatic } from './static_site';
import { expect, inkala, tabLetters, test } from './sudoscope';

const puzzle = { shape: boxShape(3, 3), givens: Uint8Array.from(inkala, (letter) => Number(letter.replace('.', '0'))) };
const hash = async (): Promise<string> =>
  `#${await encodeLink({ puzzle, entries: null, run: null, race: null, withEntries: false, step: null, tab: 'play' }, tabLetters)}`;

/** Shows the page in a frame of another site, which may run scripts and nothing else. */
async function inFrame(page: Page, manners: Manners, test: (frame: FrameLocator) => Promise<void>): Promise<void> {
  const site = await serveStatic(dist, '/', manners);
  const html = `<iframe sandbox="allow-scripts" src="${site.url}${await hash()}" width="1200" height="700"></iframe>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await test(page.frameLocator('iframe'));
  } finally {
    server.close();
    await leaveAndClose(page, site);
  }
}

test('in a sandboxed frame of another site the page solves, shows runs, and reports that nothing is stored', async ({
  page,
}) => {
  await inFrame(page, { headers: { 'access-control-allow-origin': '*' } }, async (frame) => {
    await expect(frame.getByRole('region', { name: 'Verdict', includeHidden: true })).toContainText(/solution/);
    await expect(frame.getByText(/^This browser stores nothing for Sudoscope/).first()).toBeVisible();
    await frame.getByRole('tab', { name: 'Watch' }).click();
    await frame.getByRole('button', { name: /^Next guess/ }).click();
    await expect(frame.getByRole('region', { name: 'What just happened' })).toContainText(/Guess/);
    await frame.getByRole('tab', { name: 'Lab' }).click();
    await frame.getByRole('combobox', { name: /^Set/ }).selectOption({ label: '6×6: 20 with one solution' });
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame.getByText('Finished')).toBeVisible();
  });
});

test('in a frame whose host gives it no program the page shows a message with a way out', async ({ page }) => {
  await inFrame(page, {}, async (frame) => {
    await expect(frame.getByText('its program is blocked here')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'open it in a window of its own' })).toBeVisible();
  });
});

test('a browser that stores nothing shows the page, solves, and is left without an error', async ({ app, page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  });
  await app.open(`./${await hash()}`);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(app.verdict).toContainText(/solution/);
  await expect(page.getByText(/^This browser stores nothing for Sudoscope/).first()).toBeVisible();
  await app.button('Settings').click();
  await expect(page.getByText('This browser cannot store the page')).toBeVisible();
  await expect(page.getByText('Sudoscope is starting')).toHaveCount(0);
  await page.goto('about:blank');
});
