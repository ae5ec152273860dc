// Solvers that somebody brings to the Lab: beside ours, capped, checked, refused, kept.
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { wasmOf } from '../../contest/wasm_of.mjs';
import { expectAccessible } from './axe';
import { guestModule, type GuestName } from '../guests/modules';
import { expect, gentle, inkala, test, type Sudoscope } from './sudoscope';

const backtrack = fileURLToPath(new URL('../../contest/backtrack.wat', import.meta.url));

interface Brought {
  name: string;
  buffer: Buffer;
}

const example = async (): Promise<Brought> => ({
  name: 'backtrack.wasm',
  buffer: Buffer.from(await wasmOf(backtrack)),
});
const hostile = async (name: GuestName): Promise<Brought> => ({
  name: `${name}.wasm`,
  buffer: Buffer.from(await guestModule(name)),
});

const solvers = (page: Page) => page.getByRole('group', { name: 'Your own solvers' });
const solver = (page: Page, name: string) => solvers(page).getByRole('checkbox', { name, exact: true });
const told = (page: Page) => solvers(page).getByRole('status');
const numbers = (page: Page) => page.getByRole('table', { name: 'All puzzles' });
const faults = (page: Page) => page.getByRole('region', { name: 'Wrong answers and failures' });

/** Number of solvers that a reload brings back. */
function solversKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sudoscope-solvers');
        opening.onerror = () => reject(new Error('the store of solvers cannot be opened'));
        opening.onsuccess = () => {
          const count = opening.result.transaction('modules').objectStore('modules').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}

async function pasteSet(app: Sudoscope, page: Page, puzzles: string): Promise<void> {
  await app.paste(puzzles);
  await expect(page.getByRole('textbox', { name: 'Puzzles, one per line' })).toHaveValue(puzzles);
}

async function bring(app: Sudoscope, page: Page, brought: Brought): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await app.button('Add a solver (.wasm)').click();
  await (await choosing).setFiles({ ...brought, mimeType: 'application/wasm' });
}

/** Opens the Lab with puzzles, one algorithm and these solvers. */
async function openLab(app: Sudoscope, page: Page, puzzles: string, names: GuestName[]): Promise<void> {
  await app.open();
  await app.showTab('Lab');
  await expect(app.button('Run')).toBeVisible();
  await pasteSet(app, page, puzzles);
  const boxes = page.getByRole('group', { name: 'Algorithms' }).getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await box.uncheck();
  await boxes.and(page.getByRole('checkbox', { name: 'Propagate and guess', exact: true })).check();
  for (const name of names) {
    await bring(app, page, await hostile(name));
    await expect(solver(page, name)).toBeChecked();
  }
}

/** The cells of a contender's row: the number solved, the wrong ones. */
async function resultsOf(page: Page, name: string): Promise<string[]> {
  const row = numbers(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return (await row.getByRole('cell').allInnerTexts()).slice(0, 2);
}

test('a solver of one’s own runs beside ours, is in all results, and is there after a reload until it is removed', async ({
  app,
  page,
}) => {
  await openLab(app, page, `${inkala}\n${gentle}\n`, []);
  await bring(app, page, await example());
  await expect(solver(page, 'backtrack.wat')).toBeChecked();
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  expect(await resultsOf(page, 'backtrack.wat')).toEqual(['2 of 2', '0']);
  await expect(faults(page)).toHaveCount(0);
  await expect(numbers(page).getByRole('rowheader')).toHaveText(['Propagate and guess', 'backtrack.wat']);

  const [download] = await Promise.all([page.waitForEvent('download'), app.button('Save CSV').click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('puzzle,side,algorithm,ending,seconds,guesses,backtracks,givens');
  // It has guesses, and no backtracks.
  expect(lines[2]).toMatch(new RegExp(`^1,9,backtrack\\.wat,solved,[0-9.]+,[1-9][0-9]*,,${inkala}$`));

  await expect.poll(() => solversKept(page)).toBe(1);
  await page.reload();
  await expect(solver(page, 'backtrack.wat')).toBeChecked();
  await expect.poll(() => resultsOf(page, 'backtrack.wat')).toEqual(['2 of 2', '0']);
  await pasteSet(app, page, `${inkala}\n${gentle}\n${inkala}\n`);
  await app.button('Run').click();
  // Two algorithms are chosen at first.
  await expect(page.getByText('9 of 9 trials')).toBeVisible();
  await expect(page.getByText('Finished')).toBeVisible();
  await app.button('Remove backtrack.wat').click();
  await expect(app.button('Add a solver (.wasm)')).toBeFocused();
  await expect(solver(page, 'backtrack.wat')).toHaveCount(0);
  await expect.poll(() => solversKept(page)).toBe(0);
  await page.reload();
  await expect(app.button('Add a solver (.wasm)')).toBeVisible();
  await expect(page.getByText('Finished')).toBeVisible();
  await expect(solver(page, 'backtrack.wat')).toHaveCount(0);
});

test('solvers that loop, grow, trap or recurse without end are capped or fail, and the others go on', async ({
  app,
  page,
}) => {
  await openLab(app, page, `${inkala}\n`, ['endless', 'growing', 'trapping', 'recursive', 'declining']);
  await page.getByRole('combobox', { name: /^Time limit/ }).selectOption({ label: '5\u00a0s' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  expect(await resultsOf(page, 'Propagate and guess')).toEqual(['1 of 1', '0']);
  for (const name of ['endless', 'growing', 'trapping', 'recursive', 'declining']) {
    expect(await resultsOf(page, name)).toEqual(['0 of 1', '0']);
  }
  // Capped ones show nothing.
  await expect(faults(page).getByRole('textbox')).toHaveCount(3);
  await expect(
    faults(page).getByLabel(/^trapping, puzzle 1, not solved: It ended with an error: it gave up at an instruction/),
  ).toHaveValue(`Puzzle: ${inkala}`);
  await expect(faults(page).getByLabel(/^declining, .* It reports that it cannot solve this grid\.$/)).toBeVisible();
});

test('a run with a solver that never ends stops at once, and others can be run after it', async ({ app, page }) => {
  await openLab(app, page, `${inkala}\n${gentle}\n`, ['endless']);
  await page.getByRole('combobox', { name: /^Time limit/ }).selectOption({ label: '5\u00a0min' });
  await app.button('Run').click();
  await expect(page.getByText(/[12] of 4 trials/)).toBeVisible();
  await app.button('Cancel').click();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  await solver(page, 'endless').uncheck();
  await app.button('Run').click();
  await expect(page.getByText('2 of 2 trials')).toBeVisible();
  await expect(page.getByText('Finished')).toBeVisible();
});

test('a wrong answer is shown with its puzzle and its mistake', async ({ app, page }) => {
  const blank = '.'.repeat(81);
  await openLab(app, page, `${blank}\n${gentle}\n`, ['ones', 'pessimist', 'boastful', 'lazy']);
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  for (const name of ['ones', 'pessimist', 'boastful', 'lazy']) {
    expect(await resultsOf(page, name)).toEqual(['0 of 2', '2']);
  }
  const wrong = (what: string) => faults(page).getByLabel(what, { exact: true });
  await expect(
    wrong('ones, puzzle 1, wrong: r1c1 and r1c2 are both 1, and share a row, a column or a box.'),
  ).toHaveValue(`Puzzle: ${blank}\nAnswer: ${'1'.repeat(81)}`);
  await expect(wrong('ones, puzzle 2, wrong: r1c3 is 3 in the puzzle, and 1 in the solution.')).toBeVisible();
  await expect(wrong('pessimist, puzzle 2, wrong: It reports no solution, but there is one.')).toHaveValue(
    `Puzzle: ${gentle}`,
  );
  await expect(wrong('boastful, puzzle 1, wrong: It was asked for up to 1 solution and reports 2.')).toBeVisible();
  await expect(
    wrong('lazy, puzzle 2, wrong: r1c1 holds 0 in the solution, which is not a digit of the grid.'),
  ).toBeVisible();
  await faults(page).getByRole('button', { name: 'Copy' }).first().click();
  await expect(faults(page).getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Puzzle: ${blank}`);
  await page.getByText('How to write one').click();
  await expectAccessible(page, 'wrong answers, and how to write a solver');
});

test('a file that cannot take part is refused with the reason', async ({ app, page }) => {
  await app.open();
  await app.showTab('Lab');
  const sentences: [Brought, RegExp][] = [
    [{ name: 'text.wasm', buffer: Buffer.from('hello') }, /^text\.wasm is not a WebAssembly file\.$/],
    [await hostile('withoutSolve'), /^withoutSolve\.wasm lacks the export solve\.$/],
    [await hostile('wrongKinds'), /Its export memory has to be a memory\. Its export buffer has to be a function\./],
    [await hostile('fetching'), /^fetching\.wasm asks for imports that a solver may not have here: env\.fetch\. /],
    [await hostile('hugeMemory'), /^hugeMemory\.wasm asks for more memory than a solver may have, which is 512 MB\.$/],
    [await hostile('failingStart'), /^failingStart\.wasm failed when it was started: it gave up at an instruction/],
    [await hostile('slowStart'), /^slowStart\.wasm was not ready after 10 seconds and was ended\.$/],
    [{ name: 'large.wasm', buffer: Buffer.alloc(16 * 2 ** 20 + 1) }, /^large\.wasm is larger than 16 MB/],
  ];
  for (const [brought, sentence] of sentences) {
    await bring(app, page, brought);
    await expect(told(page)).toHaveText(sentence);
  }
  await expect(solvers(page).getByRole('checkbox')).toHaveCount(0);
  await bring(app, page, await hostile('endlessName'));
  await expect(solver(page, 'endlessName')).toBeChecked();
  await expect(told(page)).toBeEmpty();
});

test('a solver that is dropped on the Lab is brought, into a worker without storage, pages and network', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(String(url));
      }
    };
  });
  await openLab(app, page, `${gentle}\n`, []);
  const { name, buffer } = await example();
  await page.evaluate(
    ([fileName, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: 'application/wasm' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, [...buffer]] as const,
  );
  await expect(solver(page, 'backtrack.wat')).toBeChecked();
  // The pasted set is still the set.
  await expect(page.getByRole('textbox', { name: 'Puzzles, one per line' })).toHaveValue(`${gentle}\n`);
  const started = await page.evaluate(() => (window as unknown as { started: string[] }).started);
  expect(started.some((url) => url.startsWith('data:text/javascript,'))).toBe(true);

  // Things that our own code could reach from such a worker, let alone a module in it.
  const reached = await page.evaluate(() => {
    const program = `
      const storage = await new Promise((resolve) => {
        try {
          const opening = indexedDB.open('sudoscope-solvers');
          opening.onsuccess = () => resolve('open');
          opening.onerror = () => resolve('none');
        } catch { resolve('none'); }
      });
      postMessage([self.origin, storage, typeof document, typeof localStorage]);`;
    const worker = new Worker(`data:text/javascript,${encodeURIComponent(program)}`, { type: 'module' });
    return new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
  });
  expect(reached).toEqual(['null', 'none', 'undefined', 'undefined']);
});

test('the keyboard alone brings a solver, reads how to write one, runs and removes it', async ({ app, page }) => {
  // A key is faster than the browser's request to pass on its dialogs: the request comes first.
  const choosing = page.waitForEvent('filechooser', { timeout: 0 });
  await openLab(app, page, `${gentle}\n`, []);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await app.button('Add a solver (.wasm)').focus();
  await press('Enter');
  await (await choosing).setFiles({ ...(await example()), mimeType: 'application/wasm' });
  await expect(solver(page, 'backtrack.wat')).toBeChecked();
  await press('Tab');
  await expect(page.getByText('How to write one')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('solve(boxHeight, boxWidth, limit)')).toBeVisible();
  await press('Tab');
  await expect(app.button('Save an example (.wasm)')).toBeFocused();
  const [saved] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(saved.suggestedFilename()).toBe('backtrack.wasm');
  expect(await readFile(await saved.path())).toEqual((await example()).buffer);
  await press('Tab');
  const [text] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(text.suggestedFilename()).toBe('backtrack.wat');
  await app.button('Add a solver (.wasm)').focus();
  await press('Shift+Tab');
  await expect(app.button('Remove backtrack.wat')).toBeFocused();
  await press('Shift+Tab');
  await press('Space');
  await expect(solver(page, 'backtrack.wat')).not.toBeChecked();
  await press('Tab');
  await press('Enter');
  await expect(app.button('Add a solver (.wasm)')).toBeFocused();
  await expect(solvers(page).getByRole('checkbox')).toHaveCount(0);
});

test('the message about a file is not below the edge of the panel, and the button keeps the focus', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open();
  await app.showTab('Lab');
  const button = app.button('Add a solver (.wasm)');
  // As far down as the Tab key leaves it.
  await button.focus();
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await bring(app, page, await hostile('fetching'));
  await expect(told(page)).toHaveText(/It may import only a few functions of WASI, and nothing else\.$/);
  await expect(button).toBeFocused();
  const bottomOf = async (place: Locator): Promise<number> => {
    const { y, height } = (await place.boundingBox())!;
    return y + height;
  };
  const run = (await app.button('Run').boundingBox())!;
  for (const place of [button, told(page)]) await expect.poll(() => bottomOf(place)).toBeLessThanOrEqual(run.y);
});

test('a phone shows all of a wrong answer, and numbers beside a long name', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(app, page, `${gentle}\n`, ['ones', 'endlessName']);
  const { buffer } = await hostile('lazy');
  await bring(app, page, { name: `${'long'.repeat(30)}.wasm`, buffer });
  await expect(solver(page, 'long'.repeat(30))).toBeChecked();
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  const texts = await faults(page).getByRole('textbox').all();
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    const [inside, shown] = await text.evaluate((field) => [field.scrollHeight, field.clientHeight]);
    expect(inside).toBeLessThanOrEqual(shown);
  }
  const solved = numbers(page).getByRole('columnheader', { name: 'solved' });
  expect((await solved.boundingBox())!.x).toBeLessThan(300);
});
