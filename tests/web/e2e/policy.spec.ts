// The strictest Content-Security-Policy, the README's for hosts: it blocks nothing that
// the page does. A test fails if the console has an error, and a blocked request is one.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { guestModule } from '../guests/modules';
import { dist, leaveAndClose, serveStatic } from './static_site';
import { expect, inkala, test } from './sudoscope';

const read = (path: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const policyOfHosts = async (): Promise<string> => /Content-Security-Policy: (.+)/.exec(await read('README.md'))![1]!;

test('the README has the same policy as the page, and it forbids frames', async () => {
  const [, ofPage] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(await read('web/index.html'))!;
  expect(await policyOfHosts()).toBe(`${ofPage}; frame-ancestors 'none'`);
});

test.describe('with the policy as a header', () => {
  test.use({ serviceWorkers: 'allow' });

  test('solvers, techniques, a guest and the service worker run, and nothing is blocked', async ({ app, page }) => {
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': await policyOfHosts() };
    const site = await serveStatic(dist, '/', { headers });
    try {
      await app.open(site.url);
      await app.paste(inkala);
      await expect(app.verdict).toContainText('One solution');
      await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
      await app.watch('Dancing links');
      await app.button(/^Next guess/).click();
      await expect(app.sentence).toContainText('Guess');
      await app.showTab('Lab');
      const file = { name: 'lazy.wasm', mimeType: 'application/wasm', buffer: Buffer.from(await guestModule('lazy')) };
      const chooser = page.waitForEvent('filechooser');
      await app.button('Add a solver (.wasm)').click();
      await (await chooser).setFiles(file);
      await expect(page.getByRole('checkbox', { name: 'lazy', exact: true })).toBeChecked();
    } finally {
      await leaveAndClose(page, site);
    }
  });
});
