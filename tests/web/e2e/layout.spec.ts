// Every state of the page on every size of screen and text: nothing is broken, cut off, covered, too small to read or to hit
// (geometry.ts), and the board is as wide as there is room. One page a language, whose size changes in each state.
import { expect, gentle, test } from './sudoscope';
import { faultsOf } from './geometry';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of text, as a multiple of a browser's default. */
  readonly text?: number;
}

/** A tablet, phones, a phone at 150 and 200 %, one on its side, a laptop at 200 %, and a phone whose text is twice as large. */
const sizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 280, height: 653 },
  { width: 260, height: 563 },
  { width: 195, height: 422 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 390, height: 844, text: 2 },
];

/** The board's share of the shorter side, at least; beside the ways to begin it may be smaller. */
const leastShare = (state: string): number => (state === 'the empty board' ? 0.45 : 0.7);

const usual = { width: 1280, height: 800 };

test.use({ hasTouch: true, isMobile: true, viewport: usual, reducedMotion: 'reduce' } as object);

for (const locale of ['en-GB', 'de-DE'] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('every state fits every size', async ({ page, app }) => {
      const found: string[] = [];
      const frames = (count: number): Promise<void> =>
        page.evaluate(async (left) => {
          for (; left > 0; --left) await new Promise(requestAnimationFrame);
        }, count);
      const resize = async ({ width, height, text = 1 }: Size): Promise<void> => {
        await page.setViewportSize({ width, height });
        await page.evaluate((times) => {
          document.documentElement.style.fontSize = times === 1 ? '' : `${100 * times}%`;
        }, text);
        await frames(3);
      };
      const judge = async (state: string): Promise<void> => {
        await frames(10);
        for (const size of sizes) {
          await resize(size);
          const where = `${state} at ${size.width}x${size.height}${size.text ? `, text x${size.text}` : ''}`;
          for (const fault of await faultsOf(page, { touch: true })) found.push(`${where}: ${fault}`);
          const board = await page.evaluate(() => {
            const grid = document.querySelector('dialog[open]') ? null : document.querySelector('main [role=grid]');
            if (!grid?.matches('[class*=board] *')) return null;
            const { width, height, bottom } = grid.getBoundingClientRect();
            const foot = document.elementFromPoint(innerWidth * 0.25, Math.min(bottom, innerHeight) - 6);
            return {
              width,
              height,
              isInSight: grid.closest('main')!.contains(foot) && !!foot?.closest('[class*=stage]'),
            };
          });
          if (!board) continue;
          const share = board.width / Math.min(size.width, size.height);
          if (share < leastShare(state))
            found.push(`${where}: the board has ${Math.round(100 * share)} % of the width`);
          if (!board.isInSight) found.push(`${where}: the foot of the board is out of sight`);
        }
        await resize(usual);
      };

      await page.goto('./');
      await expect(app.board).toBeVisible();
      await judge('the empty board');
      await app.paste(gentle);
      await expect(page.getByRole('gridcell').filter({ hasText: '' }).first()).toBeAttached();
      await judge('a puzzle');
      const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
      for (let at = 1; at < (await tabs.count()); ++at) {
        await tabs.nth(at).click();
        await judge(`tab ${at + 1}`);
      }
      await tabs.first().click();
      const buttons = page.getByRole('banner').getByRole('navigation').getByRole('button');
      // New, Share, Settings, Help; Open asks for a file.
      for (const at of [0, 2, 3, 4]) {
        await buttons.nth(at).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading').first()).toBeVisible();
        await judge(`dialog ${at + 1}`);
        const parts = dialog.getByRole('tab');
        for (let part = 1; part < (await parts.count()); ++part) {
          await parts.nth(part).click();
          await judge(`dialog ${at + 1}, part ${part + 1}`);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      expect(found).toEqual([]);
    });
  });
}
