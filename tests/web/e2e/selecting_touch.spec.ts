// Selecting cells of the board with a finger, which also scrolls and pans.
import type { CDPSession, Page } from '@playwright/test';
import { largeGrid } from './large_grids';
import { comeToBoard, expectSelected, middle, openPuzzle, selected, type Place } from './selection';
import { expect, test } from './sudoscope';

/** A finger, as the screen reports it. */
class Finger {
  private constructor(private readonly session: CDPSession) {}
  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }
  async put(...touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  async move(...touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  async slide(from: { x: number; y: number }, ...to: { x: number; y: number }[]): Promise<void> {
    await this.put(from);
    let at = from;
    for (const next of to) {
      for (let step = 1; step <= 4; ++step) {
        await this.move({ x: at.x + ((next.x - at.x) * step) / 4, y: at.y + ((next.y - at.y) * step) / 4 });
      }
      at = next;
    }
    await this.lift();
  }
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first finger on the board selects, however late the selection code comes', async ({ app, page }) => {
    await openPuzzle(app);
    const finger = await Finger.of(page);
    const [from, to] = [await middle(app, [8, 2]), await middle(app, [5, 2])];
    await finger.put(from);
    for (let y = from.y; y > to.y; y -= 10) await finger.move({ x: to.x, y });
    await expect(async () => {
      await finger.move({ x: to.x, y: to.y + Math.random() });
      expect(await selected(app)).toEqual(['5,2', '6,2', '7,2', '8,2']);
    }).toPass();
    await finger.lift();
  });

  test('a finger that moves over cells selects them and scrolls nothing', async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    const finger = await Finger.of(page);
    const before = await app.cell(1, 1).boundingBox();
    const places: Place[] = [
      [8, 2],
      [3, 2],
      [3, 4],
    ];
    const [from, ...to] = await Promise.all(places.map((place) => middle(app, place)));
    await finger.slide(from!, ...to);
    await expectSelected(app, '3,2', '3,3', '3,4', '4,2', '5,2', '6,2', '7,2', '8,2');
    expect(await app.cell(1, 1).boundingBox()).toEqual(before);
    await app.cell(5, 5).tap();
    await expectSelected(app, '5,5');
  });

  test('two taps on a cell select all with its digit', async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    const { x, y } = await middle(app, [1, 1]);
    // A busy machine may take the two for two taps apart.
    await expect(async () => {
      await app.cell(5, 5).tap();
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      expect(await selected(app)).toEqual(['1,1', '7,9', '8,3']);
    }).toPass();
  });

  test('on a board to look at a finger scrolls the page', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openPuzzle(app);
    await app.showTab('Watch');
    await expect(app.board).toHaveAttribute('aria-multiselectable', 'false');
    const top = async (): Promise<number> => (await app.cell(1, 1).boundingBox())!.y;
    const before = await top();
    const finger = await Finger.of(page);
    await finger.slide(await middle(app, [3, 5]), { x: 200, y: 10 });
    await expect.poll(top).toBeLessThan(before);
  });

  test('a board that is zoomed in goes with a finger, and selects after the finger has rested', async ({
    app,
    page,
  }) => {
    await openPuzzle(app, largeGrid('random25_45'));
    await app.cell(1, 1).tap();
    await app.button('Zoom in').tap();
    await app.button('Zoom in').tap();
    const finger = await Finger.of(page);
    const still = async (): Promise<string> => JSON.stringify(await app.cell(1, 1).boundingBox());
    await expect.poll(async () => (await still()) === (await still())).toBe(true);
    const before = (await app.cell(1, 1).boundingBox())!.x;
    await finger.slide(await middle(app, [4, 5]), await middle(app, [4, 2]));
    await expect.poll(async () => (await app.cell(1, 1).boundingBox())!.x).toBeLessThan(before);
    await expectSelected(app, '1,1');
    await finger.slide(await middle(app, [4, 5]), { x: 380, y: (await middle(app, [4, 5])).y });
    const place = await app.cell(1, 1).boundingBox();
    await finger.put(await middle(app, [2, 3]));
    await expectSelected(app, '2,3');
    await finger.move(await middle(app, [2, 4]));
    await finger.move(await middle(app, [2, 5]));
    await expectSelected(app, '2,3', '2,4', '2,5');
    expect(await app.cell(1, 1).boundingBox()).toEqual(place);
    await finger.lift();
  });

  test('two fingers zoom and select nothing, however late the selection code comes', async ({ app, page }) => {
    let letCome = (): void => undefined;
    const isDown = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/editing-*.js', async (route) => {
      await isDown;
      await route.continue();
    });
    await openPuzzle(app, largeGrid('random25_45'));
    await app.cell(1, 1).tap();
    const [left, right] = [await middle(app, [12, 10]), await middle(app, [12, 14])];
    const finger = await Finger.of(page);
    const before = (await app.cell(1, 1).boundingBox())!.width;
    await finger.put(left);
    await finger.put(left, right);
    const arrived = page.waitForResponse('**/editing-*.js');
    letCome();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (let spread = 10; spread <= 80; spread += 10) {
      await finger.move({ x: left.x - spread, y: left.y }, { x: right.x + spread, y: right.y });
    }
    await finger.lift();
    await expect.poll(async () => (await app.cell(1, 1).boundingBox())!.width).toBeGreaterThan(1.2 * before);
    await expectSelected(app, '1,1');
  });
});
