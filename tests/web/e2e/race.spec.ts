// Runs side by side: one clock, the order in which they end, and a link that brings another page to the same place.
import type { Locator, Page } from '@playwright/test';
import { boxShape } from '../../../web/grid/puzzle';
import { encodeLink } from '../../../web/link/link';
import type { Sudoscope } from './sudoscope';
import { expect, inkala, inkalaSolution, settled, tabLetters, test } from './sudoscope';

/** The whole page with runs side by side. */
class SideBySide {
  readonly standing: Locator;
  readonly timeline: Locator;
  constructor(readonly page: Page) {
    this.standing = page.getByRole('region', { name: 'Standings' });
    this.timeline = page.getByRole('slider', { name: 'Place of all runs' });
  }

  lane(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** The steps of each run, from the table. */
  async steps(): Promise<number[]> {
    const rows = this.page.getByRole('table', { name: 'Counters of all runs' }).getByRole('row');
    const texts = await rows.filter({ has: this.page.getByRole('cell') }).allInnerTexts();
    return texts.map((text) => Number(text.split(/\s+/)[0]!.replaceAll(',', '')));
  }

  async place(): Promise<number> {
    return Number(await this.timeline.getAttribute('aria-valuenow'));
  }

  async boards(): Promise<string[][]> {
    const grids = await this.page.getByRole('grid').all();
    return Promise.all(
      grids.map((grid) => grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''))),
    );
  }

  /** Both paces measured, and both ends known. */
  async settled(): Promise<void> {
    await expect(this.standing).not.toContainText('Getting ready');
    await expect(this.timeline).not.toHaveAttribute('aria-valuetext', /so far/);
  }
}

async function compare(app: Sudoscope, puzzle = inkala): Promise<SideBySide> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
  await app.watch('Propagate and guess');
  await app.button('Compare side by side').click();
  const side = new SideBySide(app.page);
  await app.page.getByLabel('Algorithm 2').selectOption({ label: 'Dancing links' });
  await expect(side.lane('Dancing links')).toBeVisible();
  await side.settled();
  return side;
}

test('equal steps: both stand at the same step, and the one with fewer ends first', async ({ app, page }) => {
  const side = await compare(app);
  for (const _ of [1, 2, 3]) await page.keyboard.press('.');
  await expect.poll(() => side.steps()).toEqual([3, 3]);
  await page.keyboard.press(',');
  await expect.poll(() => side.steps()).toEqual([2, 2]);
  await expect(side.standing).toContainText('Propagate and guess leads');

  // Inkala's grid takes propagation 256 steps and dancing links 1,555.
  await page.keyboard.press('End');
  await expect(side.standing).toContainText('1st Propagate and guess, 2nd Dancing links');
  expect(await side.steps()).toEqual([256, 1555]);
  await expect(side.lane('Propagate and guess')).toContainText('1 solution after 256 steps');
  await expect(side.lane('Dancing links').getByText('2nd')).toBeVisible();
  for (const grid of await page.getByRole('grid').all()) {
    await expect
      .poll(async () => {
        const cells = await grid.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ''));
        return cells.map((text) => /^row \d+, column \d+, \D*?(\d+)/.exec(text)?.[1] ?? '.').join('');
      })
      .toBe(inkalaSolution);
  }
});

test('a run that is stuck has no place, and is reported as stuck', async ({ app, page }) => {
  const goldenNugget = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
  const side = await compare(app, goldenNugget);
  await page.getByLabel('Algorithm 1').selectOption({ label: 'Logic only' });
  await side.settled();
  await page.keyboard.press('End');
  await expect(side.standing).toContainText('1st Dancing links');
  await expect(side.standing).toContainText('Logic only, up to extreme is stuck.');
  await expect(side.lane('Logic only, up to extreme')).toContainText(/Stuck after \d+ steps/);
  await expect(side.lane('Logic only, up to extreme').getByText('1st')).toHaveCount(0);
});

test('equal time: each stands where its own pace has brought it', async ({ app, page }) => {
  const side = await compare(app);
  await page.getByText('Equal time').click();
  await side.settled();
  const box = (await side.timeline.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => side.place()).toBeGreaterThan(0);
  const nanoseconds = await side.place();
  const paces = /~propagate-and-guess_(\d+)_\d*~dancing-links_(\d+)_/;
  await expect.poll(() => page.url()).toMatch(new RegExp(`_${nanoseconds}${paces.source}`));
  const [, ...measured] = paces.exec(page.url())!;
  const due = measured.map((pace) => Math.floor((nanoseconds * Number(pace)) / 1e9));
  await expect.poll(() => side.steps()).toEqual([Math.min(due[0]!, 256), Math.min(due[1]!, 1555)]);
});

test('one timeline moves both, and playing goes on from there until the last has ended', async ({ app, page }) => {
  const side = await compare(app);
  const box = (await side.timeline.boundingBox())!;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.05, middle);
  await page.mouse.down();
  for (const share of [0.3, 0.6, 0.1]) await page.mouse.move(box.x + box.width * share, middle);
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await side.place()) - 0.1 * 1555)).toBeLessThan(20);
  const dropped = await side.place();
  await expect.poll(() => side.steps()).toEqual([dropped, dropped]);

  await page.getByRole('slider', { name: 'Speed' }).fill('20');
  await app.button(/^Play/).click();
  await expect.poll(() => side.place()).toBeGreaterThan(dropped);
  await app.button(/^Pause/).click();
  // A step that was on its way still arrives, and then it stops.
  expect(await settled(page, () => side.place())).toBeLessThan(1555);
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  await expect(side.standing).toContainText('All have finished');
  await expect(app.button(/^Play/)).toBeVisible();
});

test('a link shows the same runs at the same place elsewhere, and a reload here', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const side = await compare(app);
  await page.getByLabel('Next column').selectOption({ label: 'first column' });
  await side.settled();
  await app.button('Add an algorithm').click();
  await side.settled();
  await page.getByText('Equal time').click();
  await side.settled();
  const box = (await side.timeline.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.4, box.y + 20);
  await expect.poll(() => side.place()).toBeGreaterThan(0);
  // The answer of the worker may be late.
  await expect.poll(async () => (await side.steps())[0]).toBeGreaterThan(0);
  const steps = await settled(page, () => side.steps());
  expect(steps).toHaveLength(3);
  const boards = await settled(page, () => side.boards());

  async function expectSame(other: SideBySide): Promise<void> {
    await other.settled();
    await expect.poll(() => other.steps()).toEqual(steps);
    expect(await other.place()).toBe(await side.place());
    await expect(other.page.getByLabel('Equal time')).toBeChecked();
    await expect(other.page.getByLabel('Next column').first()).toHaveValue('1');
    await expect.poll(() => other.boards()).toEqual(boards);
  }
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expectSame(new SideBySide(other));
  await elsewhere.close();
  await page.reload();
  await expectSame(side);
  await page.goto('./');
  await expectSame(side);
});

test('a title makes its run the one watched alone, from where it stood', async ({ app, page }) => {
  const side = await compare(app);
  await page.keyboard.press('End');
  await expect(side.standing).toContainText('All have finished');
  await app.button('Dancing links: watch it alone').click();
  await expect(app.sentence).toContainText('Solution 1');
  await expect(page.getByLabel('Algorithm')).toHaveValue('dancing-links');
  await expect(page.getByRole('grid')).toHaveCount(1);
  await app.button(/^Previous guess/).click();
  await expect(app.sentence).toContainText(/branch of|Guess/);
  await app.button('Compare side by side').click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await app.button('Close side by side').click();
  await expect(app.sentence).toContainText(/Guess|branch of/);
});

test('an algorithm that cannot run shows the reason, and the other runs without it', async ({ app, page }) => {
  const puzzle = { shape: boxShape(3, 3), givens: Uint8Array.from(inkala.replaceAll('.', '0'), Number) };
  const lanes = ['no-such', 'norvig'].map((algorithm) => ({ algorithm, knobs: [], pace: 0 }));
  const race = { lanes, clock: 'steps' as const, limit: 1, at: 0 };
  await page.goto(
    `./#${await encodeLink({ puzzle, entries: null, run: null, race, withEntries: false, step: null, tab: 'watch' }, tabLetters)}`,
  );
  const side = new SideBySide(page);
  await expect(side.lane('no-such')).toContainText(/algorithm/i);
  await page.keyboard.press('.');
  await expect(side.lane('Norvig')).toContainText('Step 1 of 256');
  await app.button('no-such: watch it alone').click();
  await expect(app.sentence).toContainText('This run cannot be shown');
});
