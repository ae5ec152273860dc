// A puzzle for two: turn by turn on one device, and as a race against a solve that came by a link.
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, Sudoscope, test } from './sudoscope';

const solution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
/** With three cells left: 4, 8 and 3, each the last of its column. */
const nearlyDone = `...${solution.slice(3)}`;

const key = (page: Page, digit: string) =>
  page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: digit, exact: true });

async function enter(app: Sudoscope, column: number, digit: string): Promise<void> {
  await app.cell(1, column).click();
  await key(app.page, digit).click();
}

async function openForm(app: Sudoscope): Promise<void> {
  await app.button('New').click();
  await app.page.getByRole('tab', { name: 'Duel', exact: true }).click();
  await app.page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await app.page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
}

async function beginHere(app: Sudoscope, puzzle = nearlyDone): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
  await openForm(app);
  await app.page.getByText('The one on the board').click();
  await app.button('Begin the duel').click();
  await expect(app.page.getByText('Anna begins.').first()).toBeVisible();
}

/** The text for a screen reader. */
const spoken = (page: Page) => page.getByRole('region', { name: 'The duel' }).getByRole('status');

const clock = (page: Page, name: string) =>
  page.getByRole('group', { name: 'The clocks' }).getByRole('timer', { name: new RegExp(`^${name}: `) });

test('a duel on one device: wrong digits cost time, right ones score, and the full grid shows who found which digit', async ({
  app,
  page,
}) => {
  await beginHere(app);
  await expect(app.cell(1, 4)).toHaveAccessibleName(/hidden while paused/);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 9');
  await expectAccessible(page, 'a duel');

  // A key that is held down is one mistake.
  await app.cell(1, 1).click();
  await page.keyboard.down('5');
  for (let repeat = 0; repeat < 4; ++repeat) await page.keyboard.down('5');
  await page.keyboard.up('5');
  await expect(page.getByText('5 in r1c1 is wrong: 20 seconds lost.')).toBeVisible();
  await expect(spoken(page)).toContainText('Anna: 5 in r1c1 is wrong and costs 20 seconds.');
  await expect(app.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, entered 5.*wrong/);
  await expect(clock(page, 'Anna')).toHaveAccessibleName(/: 9:\d\d left, 0\.0 points/);
  await enter(app, 1, '4');
  await expect(page.getByText(/^4 in r1c1 is right\./)).toBeVisible();
  await expect(spoken(page)).toContainText('Ben is next');
  await expect(clock(page, 'Anna')).toHaveAccessibleName(/left, 1\.0 points/);
  // Digits found stay, whatever key is pressed.
  await app.cell(1, 1).click();
  for (const pressed of ['7', 'Delete', 'Control+Z', 'h']) await page.keyboard.press(pressed);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/hidden while paused/);
  await app.button('Resume').first().click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await expect(spoken(page)).toContainText('Ben is next');
  await app.cell(1, 3).click();
  await page.keyboard.press('Shift+Digit3');
  await expect(app.cell(1, 3)).toHaveAccessibleName(/note 3/);
  await page.keyboard.press('3');
  await expect(spoken(page)).toContainText('Anna is next');
  await enter(app, 2, '8');
  await expect(page.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  await expect(page.getByText('The grid is full: 2.0 to 1.0 points.', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Digits found 2 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Wrong digits 1 0' })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText([
    'Anna found 8 in r1c2.',
    'Ben found 3 in r1c3.',
    'Anna found 4 in r1c1.',
    'Anna: 5 in r1c1 is wrong',
  ]);
  await expectAccessible(page, 'the end of a duel');

  await app.button('Another duel').click();
  await expect(page.getByRole('textbox', { name: 'Player 1' })).toHaveValue('Anna');
  await app.button('Begin the duel').click();
  await expect(page.getByText('Ben begins.').first()).toBeVisible();
});

test('a flag falls by itself, not while the game is paused, and the rest is solved on alone', async ({ app, page }) => {
  await page.clock.install();
  await beginHere(app);
  await page.clock.fastForward('30:00');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(clock(page, 'Anna')).toHaveAccessibleName(/: (10:00|9:\d\d) left/);
  await page.clock.fastForward('04:00');
  await page.getByRole('group', { name: 'The clocks' }).getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward('30:00');
  await expect(clock(page, 'Anna')).toHaveAccessibleName(/: (6:00|5:\d\d) left/);
  await app.button('Resume').first().click();
  await page.clock.fastForward('06:01');
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await expect(page.getByText('Anna’s clock ran out.', { exact: true })).toBeVisible();
  await app.button('Continue alone').click();
  for (const [column, digit] of [
    [1, '4'],
    [2, '8'],
    [3, '3'],
  ] as const)
    await enter(app, column, digit);
  // The solve belongs to nobody.
  const solved = page.getByRole('region', { name: 'Solved' });
  await expect(solved.getByRole('button', { name: 'Replay' })).toBeVisible();
  await expect(solved.getByRole('button', { name: 'Challenge' })).toHaveCount(0);
});

test('a new puzzle for two: giving up needs a second press, and impossible settings are refused', async ({
  app,
  page,
}) => {
  await app.open();
  await openForm(app);
  await page.getByLabel('Minutes each').fill('0');
  await expect(page.getByText('Each player needs 1 to 180 minutes; the seconds are 0 to 600.')).toBeVisible();
  await expect(app.button('Begin the duel')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Minutes each').fill('3');
  await page.getByRole('dialog').getByText('Gentle').click();
  await app.button('Begin the duel').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await app.button('Give up').click();
  await app.button('Play on').click();
  await app.button('Give up').click();
  await page.getByRole('group', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('Anna gave up.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  // The player who begins the next one gets another question than the last.
  await app.button('Another duel').click();
  await page.getByRole('dialog').getByText('Gentle').click();
  await app.button('Begin the duel').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Numbers' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Give up' })).toHaveCount(0);
});

test('a duel needs one solution', async ({ app, page }) => {
  await app.open();
  await app.paste(`1${'.'.repeat(80)}`);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
  await openForm(app);
  await page.getByText('The one on the board').click();
  await app.button('Begin the duel').click();
  await expect(page.getByText('A duel needs a puzzle with exactly one solution')).toBeVisible();
});

/** Somebody solves the puzzle, a second for each entry, and sends a link. */
async function challengeBy(browser: Browser, baseURL: string, name: string): Promise<string> {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.clock.install();
  const app = new Sudoscope(page);
  await app.open();
  await app.paste(nearlyDone);
  await expect(app.verdict).toContainText('One solution');
  for (const [column, digit] of [
    [1, '4'],
    [2, '9'],
    [2, '8'],
    [3, '3'],
  ] as const) {
    await page.clock.fastForward('01:00');
    await enter(app, column, digit);
    await expect(app.cell(1, column)).toHaveAccessibleName(new RegExp(`entered ${digit}`));
  }
  await page.getByRole('region', { name: 'Solved' }).getByRole('button', { name: 'Challenge' }).click();
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/#7\./);
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(400);
  const link = await field.inputValue();
  await expectAccessible(page, 'a challenge');
  await context.close();
  return link;
}

test('a challenge by link: the other’s progress, without digits, and both solves side by side', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const link = await challengeBy(browser, baseURL!, 'Annegret');
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByText('Annegret solved this puzzle in 4:')).toBeVisible();
  await expect(app.cell(1, 4)).toHaveAccessibleName(/hidden while paused/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 9');
  const theirs = (count: number) => page.getByRole('img', { name: `Annegret: ${count} of 3 cells filled` });
  await expect(theirs(0)).toBeVisible();
  await app.cell(1, 9).click();
  const before = await app.board.screenshot();
  await page.clock.fastForward('02:30');
  await expect(theirs(2)).toBeVisible();
  expect((await app.board.screenshot()).equals(before), 'marks on the board').toBe(false);
  for (const column of [1, 2, 3]) await expect(app.cell(1, column)).toHaveAccessibleName(/empty/);
  await expectAccessible(page, 'a race');

  await enter(app, 1, '4');
  await expect(page.getByRole('img', { name: 'You: 1 of 3 cells filled' })).toBeVisible();
  await page.reload();
  await expect(theirs(2)).toBeVisible();
  await expect(app.cell(1, 4)).toHaveAccessibleName(/hidden while paused/);
  await app.button('Resume').first().click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await enter(app, 2, '8');
  await enter(app, 3, '3');
  await expect(page.getByText(/^You were faster by \d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Annegret: 4 entries in 4:\d\d/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^You: 3 entries in [23]:\d\d/ })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Wrong digits 0 1' })).toBeVisible();
  await expectAccessible(page, 'the end of a race');

  await app.button('Answer with your own solve').click();
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Ben');
  const answer = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(answer).toHaveValue(/#7\./);
  await expect(answer).not.toHaveValue(link);
  await expectAccessible(page, 'a challenge');
});

test('a challenge is left, and the puzzle goes on as one for one', async ({ app, page, browser, baseURL }) => {
  const link = await challengeBy(browser, baseURL!, '');
  await page.goto(link);
  await expect(page.getByText('Somebody solved this puzzle in')).toBeVisible();
  await app.button('Play without the other solve').first().click();
  await expect(page.getByRole('region', { name: 'The race' })).toBeHidden();
  await enter(app, 1, '4');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#1\./);
});

test('looking first and starting anew wins nothing, and the link in a pasted message is opened', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const link = await challengeBy(browser, baseURL!, 'Annegret');
  await app.open();
  await app.paste(`Try to beat me! ${link}, if you can.`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 9');
  await page.reload();
  await expect(app.button('Resume').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await app.button('Resume').first().click();
  await app.showTab('Lab');
  await app.showTab('Play');
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 9');
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`two play on a phone with the board in sight at ${width}x${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await beginHere(app, gentle);
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await enter(app, 1, '5');
    const told = page.getByRole('region', { name: 'The duel' }).getByText('5 in r1c1 is wrong: 20 seconds lost.');
    await expect(told).toBeInViewport({ ratio: 1 });
    await enter(app, 1, '4');
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
    for (const name of ['Anna', 'Ben']) await expect(clock(page, name)).toBeInViewport({ ratio: 1 });
    await expect(key(page, '9')).toBeInViewport({ ratio: 1 });
    await expect(app.board).toBeInViewport({ ratio: 0.95 });
  });

  test(`a race leaves the board and its last row in sight at ${width}x${height}, at its end too`, async ({
    app,
    page,
    browser,
    baseURL,
  }) => {
    const link = await challengeBy(browser, baseURL!, 'Annegret');
    await page.setViewportSize({ width, height });
    await page.goto(link);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const deck = page.getByRole('region', { name: 'Number entry' });
    // The board follows the deck, which grows once its parts have come.
    const isInSight = (): Promise<void> =>
      expect(async () => {
        await expect(app.board).toBeInViewport({ ratio: 1 });
        const { y, height: tall } = (await app.board.boundingBox())!;
        expect(y + tall).toBeLessThanOrEqual((await deck.boundingBox())!.y);
      }).toPass();
    await expect(page.getByRole('img', { name: /^Annegret: / })).toBeVisible();
    await isInSight();
    for (const [column, digit] of [
      [1, '4'],
      [2, '8'],
      [3, '3'],
    ] as const)
      await enter(app, column, digit);
    await expect(page.getByText(/^(You were|Annegret was) faster by /)).toBeVisible();
    await isInSight();
  });
}
