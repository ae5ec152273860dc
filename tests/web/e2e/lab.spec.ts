// The Lab: a run over a pasted set, cancelled or paused, kept over a reload, and from a result to the Watch tab.
import type { Page } from '@playwright/test';
import { expect, inkala, slowForBruteForce, test, type Sudoscope } from './sudoscope';

/** Brute force is long at the second puzzle; all else takes moments. */
async function startSmallRun(app: Sudoscope, page: Page): Promise<void> {
  await app.open();
  await app.showTab('Lab');
  await expect(app.button('Run')).toBeVisible();
  await app.paste(`${inkala}\n${slowForBruteForce}\n`);
  await expect(page.getByRole('textbox', { name: 'Puzzles, one per line' })).toHaveValue(
    new RegExp(inkala.slice(0, 9)),
  );
  await chooseAlgorithms(page, ['Brute force', 'Propagate and guess']);
  await page.getByRole('combobox', { name: /^Time limit/ }).selectOption({ label: '5\u00a0min' });
  await app.button('Run').click();
  await expect(page.getByText(/[23] of 4 trials/)).toBeVisible();
}

/** Runs these alone. */
async function chooseAlgorithms(page: Page, names: string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Algorithms' }).getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await box.uncheck();
  for (const name of names) await boxes.and(page.getByRole('checkbox', { name, exact: true })).check();
}

/** Number of trials that a reload brings back. */
function trialsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sudoscope-lab');
        opening.onerror = () => reject(new Error('the store of the Lab cannot be opened'));
        opening.onsuccess = () => {
          const read = opening.result.transaction('run').objectStore('run').get('progress');
          read.onsuccess = () => {
            opening.result.close();
            const { trials } = read.result as { trials: unknown[] };
            resolve(trials.filter(Boolean).length);
          };
        };
      }),
  );
}

const numbers = (page: Page) => page.getByRole('table', { name: 'All puzzles' });

test('a run over a pasted set can be cancelled; its results survive a reload, and a point leads to Watch', async ({
  app,
  page,
}) => {
  await startSmallRun(app, page);
  await app.button('Cancel').click();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  const before = await numbers(page).getByRole('row').allInnerTexts();
  expect(before).toHaveLength(3);

  await page.reload();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  expect(await numbers(page).getByRole('row').allInnerTexts()).toEqual(before);

  const chart = page.getByRole('img', { name: /^Scatter of/ });
  await chart.scrollIntoViewIfNeeded();
  const { width, height } = (await chart.boundingBox())!;
  const watch = page.getByRole('button', { name: /^Watch Brute force \(/ });
  // The place of its point depends on the speed of this machine.
  for (let y = 15; y < height && !(await watch.isVisible()); y += 30) {
    for (let x = 70; x < width && !(await watch.isVisible()); x += 30) await chart.click({ position: { x, y } });
  }
  await watch.click();
  await expect(page.getByRole('tab', { name: 'Watch' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Algorithm')).toHaveValue('brute-force');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(app.sentence).toContainText('start');
});

test('a run that a reload interrupts is offered to go on', async ({ app, page }) => {
  await startSmallRun(app, page);
  // Results are stored once a second.
  await expect.poll(() => trialsKept(page)).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(page.getByText(/^Paused/)).toBeVisible();
  await expect(page.getByText(/[23] of 4 trials/)).toBeVisible();
  await app.button('Resume').click();
  await expect(app.button('Pause')).toBeVisible();
  await app.button('Cancel').click();
  await expect(app.button('Run')).toBeVisible();
});

test('results can be taken away as CSV, JSON and PNG, and each chart has its table', async ({ app, page }) => {
  await app.open();
  await app.showTab('Lab');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: '6×6: 20 with one solution' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  for (const [name, ending] of [
    ['Save CSV', '.csv'],
    ['Save JSON', '.json'],
    ['Save the chart Times as PNG', '.png'],
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), app.button(name!).click()]);
    expect(download.suggestedFilename()).toContain(ending);
  }
  const chart = page.getByRole('region', { name: 'Puzzle by puzzle' });
  await chart.getByText('The numbers as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(21);
  await chart
    .getByRole('button', { name: /on puzzle 3$/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /6×6/ })).toBeVisible();
});

test('an algorithm runs against itself with other knobs, and grids of many sides show how it grows', async ({
  app,
  page,
}) => {
  await app.open();
  await app.showTab('Lab');
  await chooseAlgorithms(page, ['Dancing links', 'Propagate and guess']);
  const knob = page.getByRole('combobox', { name: /^Dancing links, Next column/ });
  await app.button('Add with other settings: Dancing links').click();
  await expect(knob).toHaveCount(2);
  // Two equal contenders make no sense, and all settings of the knob run already.
  await expect(knob.nth(0).getByRole('option', { name: 'first' })).toBeDisabled();
  await expect(app.button('Add with other settings: Dancing links')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Set' }).selectOption({ label: 'Growth: 4×4 to 25×25, 5 each' });
  await page.getByRole('combobox', { name: /^Time limit/ }).selectOption({ label: '1\u00a0s' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();

  const names = ['Propagate and guess', 'Dancing links', 'Dancing links, first column'];
  await expect(numbers(page).getByRole('rowheader')).toHaveText(names);
  const chart = page.getByRole('region', { name: 'Growth with the side' });
  await chart.getByText('The numbers as a table').click();
  await expect(chart.getByRole('columnheader')).toHaveText(['Side', ...names]);
  await expect(chart.getByRole('rowheader')).toHaveText(['4', '6', '8', '9', '10', '12', '16', '20', '25']);
  // Scrolling happens inside of the page, and never moves the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // A 4x4 is solved by all, in far less time than the browser's clock can measure once.
  await expect(chart.getByRole('row').nth(1).getByText(/µs$/)).toHaveCount(3);

  await app.button('Remove Dancing links, 1 of 2').click();
  await expect(knob).toHaveCount(1);
  await expect(knob).toHaveValue('1');
});

test('a pasted grid is one puzzle, or a list if the user chooses so', async ({ app, page }) => {
  await app.open();
  await app.showTab('Lab');
  await chooseAlgorithms(page, ['Propagate and guess']);
  await app.paste(Array.from({ length: 16 }, (_, row) => '.'.repeat(row) + '1' + '.'.repeat(15 - row)).join('\n'));
  await expect(page.getByRole('textbox', { name: 'Puzzles, one per line' })).toHaveValue(/^1\.{15}\n\.1/);
  await app.button('Run').click();
  await expect(page.getByText('1 of 1 trial', { exact: true })).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Each line is a puzzle/ });
  await box.check();
  // The box is before the first line of its words.
  const [square, words] = [await box.boundingBox(), await page.getByText(/^Each line is a puzzle/).boundingBox()];
  expect(square!.x + square!.width).toBeLessThan(words!.x);
  expect(square!.y - words!.y).toBeLessThan(8);
  await app.button('Run').click();
  await expect(page.getByText('16 of 16 trials')).toBeVisible();
});

test('the keyboard alone goes through the Lab: choose, run, read, watch', async ({ app, page }) => {
  await app.open();
  const press = async (keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tab until this has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; ++presses) {
      const focused = page.locator(':focus');
      const label = await focused.evaluateAll(([element]) => {
        const labels = (element as HTMLInputElement | undefined)?.labels;
        return element?.ariaLabel ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
      if (name.test(label)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No ${name} to be reached with Tab.`);
  };
  await tabTo(/^Play$/);
  await press(['ArrowRight', 'ArrowRight', 'ArrowRight']);
  await expect(page.getByRole('tab', { name: 'Lab' })).toBeFocused();
  await tabTo(/^Dancing links$/);
  const box = page.getByRole('checkbox', { name: 'Dancing links', exact: true });
  if (!(await box.isChecked())) await press(['Space']);
  await tabTo(/^Add with other settings: Dancing links/);
  await press(['Enter']);
  await expect(box).toBeFocused();
  await tabTo(/^Dancing links, Next column, 2 of 2/);
  await tabTo(/^Set/);
  await page.keyboard.type('6×6');
  await tabTo(/^Run$/);
  await press(['Enter']);
  await expect(page.getByText('Finished')).toBeVisible();
  // Run, Pause and Run again are one button in one place.
  await expect(app.button('Run')).toBeFocused();

  const chart = page.getByRole('region', { name: 'Puzzle by puzzle' });
  await chart.locator('summary').focus();
  await press(['Enter']);
  await tabTo(/: watch .* on puzzle 1$/);
  await press(['Enter']);
  await expect(page.getByRole('grid', { name: /6×6/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Watch' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Watch' })).toBeFocused();
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the results of a set are named in the language of the page after a reload too, and a file as it is called', async ({
    page,
  }) => {
    const german = page.getByRole('heading', { name: '6×6: 20 mit einer Lösung', exact: true });
    const english = page.getByRole('heading', { name: '6×6: 20 with one solution', exact: true });
    const own = page.getByRole('heading', { name: 'Schwere Rätsel.txt', exact: true });
    await page.goto('./');
    await page.getByRole('tab', { name: 'Labor' }).click();
    await page.getByRole('combobox', { name: /^Rätselsatz/ }).selectOption({ label: '6×6: 20 mit einer Lösung' });
    await page.getByRole('button', { name: 'Starten' }).click();
    await expect(page.getByText('Fertig', { exact: true })).toBeVisible();
    await expect(german).toBeVisible();
    await page.reload();
    await expect(german).toBeVisible();
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await page.getByText('English', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(english).toBeVisible();
    await page.reload();
    await expect(english).toBeVisible();

    await page.getByRole('combobox', { name: /^Set/ }).selectOption('own');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from(`${inkala}\n`);
    await (await choosing).setFiles({ name: 'Schwere Rätsel.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(own).toBeVisible();
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
    await page.reload();
    await expect(own).toBeVisible();
  });
});

test('results compare at a glance, are sorted by any column, and nothing of them is cut', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open();
  await app.showTab('Lab');
  await expect(page.getByText('Sudoscope 9 is here but not in Watch')).toBeVisible();
  for (const name of await page.getByRole('checkbox').all()) await name.check();
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: '6×6: 20 with one solution' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  const table = numbers(page);
  const names = (): Promise<string[]> => table.getByRole('rowheader').allInnerTexts();
  const asChosen = await names();
  expect(asChosen.length).toBeGreaterThan(10);
  await expect(table.getByRole('cell', { name: 'fastest', exact: true })).toHaveCount(1);

  const slower = table.getByRole('columnheader', { name: 'times slower' });
  await slower.getByRole('button').click();
  await expect(slower).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('row').nth(1)).toContainText('fastest');
  const sorted = await names();
  await slower.getByRole('button').press('Enter');
  await expect(slower).toHaveAttribute('aria-sort', 'descending');
  // Rows without results stay last.
  expect((await names()).filter((name) => name !== sorted.at(-1))).not.toEqual(sorted.slice(0, -1));
  await slower.getByRole('button').press('Enter');
  await expect(slower).toHaveAttribute('aria-sort', 'none');
  expect(await names()).toEqual(asChosen);

  const scrolled = page.getByRole('group', { name: 'Results in numbers' });
  expect(await scrolled.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('a run that is too short for a speed-up shows a message', async ({ app, page }) => {
  await app.open();
  await app.paste('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await expect(app.verdict).toContainText('One solution');
  await app.showTab('Lab');
  await app.button('Measure speed-up').click();
  const card = page.getByRole('region', { name: 'Speed-up' });
  await expect(card.getByText(/too short to measure a speed-up/)).toBeVisible();
  await expect(card.getByRole('row').nth(1)).toContainText('–');
});
