// The size of a first visit until the first puzzle has its verdict: counted by the host, whatever part fetches it.
import type { Page } from '@playwright/test';
import { dist, leaveAndClose, serveStatic } from './static_site';
import { expect, inkala, type Sudoscope, test } from './sudoscope';

// The aim is 130,000.
const most_bytes = 135_400;

/** Nothing of the page by itself: fetched by the test as soon as the verdict is there. */
const mark = '/licences.txt';

type Way = (app: Sudoscope, page: Page, address: string) => Promise<void>;

const ways: readonly { name: string; go: Way }[] = [
  {
    name: 'is pasted',
    async go(app, page, address) {
      await app.open(address);
      // A paste, without the browser's permission for the clipboard.
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, inkala);
    },
  },
  {
    name: 'comes with the address',
    go: async (_, page, address) => void (await page.goto(`${address}?text=${inkala}`)),
  },
];

for (const { name, go } of ways) {
  test(`a first visit is small until a puzzle that ${name} has its verdict`, async ({ app, page }) => {
    const answers: { path: string; bytes: number }[] = [];
    const site = await serveStatic(dist, '/', { onRequest: (path, bytes) => answers.push({ path, bytes }) });
    try {
      await page.addInitScript((asked) => {
        const look = new MutationObserver(() => {
          if (!document.body?.textContent.includes('One solution')) return;
          look.disconnect();
          // The page waits for it, and asks for nothing more meanwhile.
          const request = new XMLHttpRequest();
          request.open('GET', asked, false);
          request.send();
        });
        look.observe(document, { childList: true, characterData: true, subtree: true });
      }, mark);
      await go(app, page, site.url);
      await expect.poll(() => answers.findIndex(({ path }) => path === mark)).toBeGreaterThan(0);
      const until = answers.slice(
        0,
        answers.findIndex(({ path }) => path === mark),
      );
      const paths = until.map(({ path }) => path);
      expect(paths.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
      expect(new Set(paths).size, 'nothing is fetched twice').toBe(paths.length);
      const sum = until.reduce((total, { bytes }) => total + bytes, 0);
      const list = until.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
      test.info().annotations.push({ type: 'first visit', description: `${sum} bytes` });
      expect(sum, list).toBeLessThanOrEqual(most_bytes);
    } finally {
      await leaveAndClose(page, site);
    }
  });
}
