// The page dies in the middle of play: its process, or the whole browser. The state
// of the board is there again. SUDOSCOPE_KILLS: number of times, six without it.
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, gentle, Sudoscope, test } from './sudoscope';

const kills = Number(process.env.SUDOSCOPE_KILLS ?? 6);
/** Every so many times the whole browser is killed. */
const browserEvery = 5;

const blanks = [...gentle].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
/** The cell and the digit of a move; no two beginnings of this row of moves look the same for a long time. */
const moveAt = (at: number): [cell: number, digit: number] => [
  blanks[at % blanks.length]!,
  1 + ((at + Math.floor(at / blanks.length)) % 9),
];

function boardAfter(moves: number): string {
  const signs = [...gentle];
  for (let at = 0; at < moves; ++at) {
    const [cell, digit] = moveAt(at);
    signs[cell] = String(digit);
  }
  return signs.join('');
}

/** Makes one move after another, each in a task of its own, and returns the number of moves made before that task. */
async function playOn(page: Page, from: number): Promise<() => number> {
  let made = from;
  await page.exposeFunction('sudoscopeMade', (count: number) => (made = count));
  const moves = Array.from({ length: 2000 }, (_, at) => moveAt(from + at));
  await page.evaluate(
    ([row, first]) => {
      const told = (window as unknown as { sudoscopeMade(count: number): void }).sudoscopeMade;
      const cells = document.querySelectorAll<HTMLElement>('[role=gridcell]');
      let at = 0;
      const step = (): void => {
        told(first + at);
        const [cell, digit] = row[at++]!;
        cells[cell]!.focus();
        const press = { key: String(digit), code: `Digit${digit}`, bubbles: true, cancelable: true };
        cells[cell]!.dispatchEvent(new KeyboardEvent('keydown', press));
        setTimeout(step, Math.random() * 40);
      };
      step();
    },
    [moves, from] as const,
  );
  return () => made;
}

test('no move that was on the board is lost when page or browser is killed in the middle of play', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'sudoscope-killed-'));
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...launchOptions, viewport: { width: 1280, height: 800 }, baseURL });
  let context = await start();
  const open = async (): Promise<Sudoscope> => {
    const app = new Sudoscope(await context.newPage());
    await app.open();
    return app;
  };
  try {
    let app = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.paste(gentle);
    await expect.poll(() => app.digits()).toBe(gentle);
    let moves = 0;
    for (let kill = 1; kill <= kills; ++kill) {
      const made = await playOn(app.page, moves);
      let least: number;
      // At a random moment.
      const until = Date.now() + 100 + Math.random() * 900;
      await expect.poll(() => Date.now() > until && made() > moves, { intervals: [5] }).toBe(true);
      if (kill % browserEvery === 0) {
        // Only data on the device survives a browser: all moves so far.
        least = made();
        await app.page.evaluate(async () => {
          const opening = indexedDB.open('sudoscope');
          await new Promise((resolve) => (opening.onsuccess = resolve));
          // Twice: one write may wait for another.
          for (const _ of [1, 2]) {
            const turn = opening.result.transaction('saved', 'readwrite');
            turn.objectStore('saved').get('game');
            await new Promise((resolve) => (turn.oncomplete = resolve));
          }
        });
        const browser = await context.browser()!.newBrowserCDPSession();
        const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
        const gone = context.waitForEvent('close');
        process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
        await gone;
        context = await start();
      } else {
        const session = await context.newCDPSession(app.page);
        const gone = app.page.waitForEvent('crash');
        void session.send('Page.crash').catch(() => undefined);
        await gone;
        least = made();
        await app.page.close();
      }
      app = await open();
      const find = async (): Promise<void> => {
        const board = await app.digits();
        moves =
          Array.from({ length: least + 200 }, (_, count) => count).findLast((count) => boardAfter(count) === board) ??
          -1;
      };
      const told = (): string => `after kill ${kill} there are ${moves} of ${least} moves`;
      await expect.poll(() => find().then(() => moves), { message: told() }).toBeGreaterThanOrEqual(least);
    }
    for (const undone of Array(3).keys()) {
      await app.page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => app.digits()).toBe(boardAfter(moves - undone - 1));
    }
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
