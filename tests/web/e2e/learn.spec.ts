// Learning techniques: their pages, practice, and the choice for hints; and a run by techniques alone.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, settled, type Sudoscope, test } from './sudoscope';

/** A nested forcing chain is its first step. */
const hardest = '98.76....75...96....6.......4.....3...75..8......3...2..98..5......1...4.....2.1.';
/** Hidden singles alone do not solve it. */
const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

async function openLesson(app: Sudoscope, name: string): Promise<Locator> {
  const { page } = app;
  await page.getByRole('tab', { name: 'Logic' }).click();
  await app.button('Learn techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a technique' }).fill(name.replace('-', ' '));
  await dialog.getByRole('button', { name, exact: true }).click();
  return dialog;
}

test('the page of a technique explains it, shows three boards, and leads to the list of all', async ({ app, page }) => {
  await app.open();
  const dialog = await openLesson(app, 'XY-wing');
  await expect(dialog.getByRole('heading', { name: 'XY-wing' })).toBeFocused();
  await expect(dialog).toContainText('Find a cell with two candidates, the pivot');
  await expect(dialog.getByRole('grid')).toHaveCount(3);
  await expectAccessible(page, 'the page of a technique');
  await dialog.getByRole('button', { name: 'All techniques' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'XY-wing', exact: true })).toBeVisible();
});

test('the course leads from lesson to lesson, and keeps what was read', async ({ app, page }) => {
  await app.open();
  await page.getByRole('tab', { name: 'Logic' }).click();
  await app.button('Learn techniques').click();
  const dialog = page.getByRole('dialog');
  const course = dialog.getByRole('region', { name: 'Course' });
  await course.getByRole('button', { name: 'Begin the course' }).click();
  await expect(dialog).toContainText('Lesson 1 of ');
  await dialog.getByRole('button', { name: 'Next lesson: hidden single' }).click();
  await expect(dialog.getByRole('heading', { name: 'Hidden single' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(page.getByText('Find the hidden single.', { exact: true })).toBeVisible();
  await app.button('Back to my puzzle').click();

  await page.reload();
  await page.getByRole('tab', { name: 'Logic' }).click();
  await app.button('Learn techniques').click();
  await expect(course).toContainText('You have read 2 of ');
  await expect(dialog.getByRole('button', { name: 'Hidden single', exact: true })).toHaveAccessibleDescription('Read');
  await expectAccessible(page, 'the list of techniques');
  await course.getByRole('button', { name: 'Clear my progress' }).click();
  await course.getByRole('button', { name: 'Bring my progress back' }).click();
  await expect(course.getByRole('button', { name: 'Continue: naked single' })).toBeVisible();
});

const card = (page: Page): Locator => page.getByRole('region', { name: 'Hint', exact: true });
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Your answer' });

test('an exercise has a board of its own: the puzzle, its record and its time stay as they were', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 1).click();
  await page.keyboard.press('4');
  await expect(app.cell(1, 1)).toHaveAccessibleName(/entered 4/);
  const own = await settled(page, () => app.cellSentences());
  const dialog = await openLesson(app, 'Hidden single');
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(page.getByText('Find the hidden single.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'an exercise');
  const position = await app.cellSentences();
  expect(position).not.toEqual(own);
  const time = page.getByRole('timer');
  await expect(time).toHaveCount(0);
  // The bar at the top would speak of the player's own puzzle.
  const chip = page.getByTitle('The answer');
  await expect(chip).toHaveCount(0);

  // A hint finds that technique, and its conclusion is not called an answer.
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('Hidden single');
  await card(page)
    .getByRole('button', { name: /^Enter / })
    .click();
  await expect(answer(page)).toContainText(/The step of the hint: r\dc\d is \d/);
  const solved = await app.cellSentences();
  await answer(page).getByRole('button', { name: 'Another one' }).click();
  await expect(answer(page)).toHaveCount(0);
  await expect.poll(() => app.cellSentences()).not.toEqual(solved);

  // A digit that clashes is not, with the reason.
  const sentences = await settled(page, () => app.cellSentences());
  const blank = sentences.findIndex((each) => each.includes(', empty'));
  const [row, column] = [Math.floor(blank / 9) + 1, (blank % 9) + 1];
  const digit = (await app.digits()).slice(9 * (row - 1), 9 * row).replaceAll('.', '')[0]!;
  await app.cell(row, column).click();
  await page.keyboard.press(digit);
  await expect(answer(page)).toContainText(`${digit} cannot go in r${row}c${column}: r`);
  await answer(page).getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => app.cellSentences()).toEqual(sentences);

  await app.button('Back to my puzzle').click();
  await expect(chip).toBeVisible();
  await expect.poll(() => app.cellSentences()).toEqual(own);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await app.button('New').click();
  await page.getByRole('tab', { name: 'My puzzles' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('removing notes answers an exercise about candidates', async ({ app, page }) => {
  await app.open();
  const dialog = await openLesson(app, 'XY-wing');
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(page.getByText('Find the XY-wing.', { exact: true })).toBeVisible();
  await expect(app.board.getByRole('gridcell', { name: /notes? / }).first()).toBeAttached();
  await page.keyboard.press('h');
  await expect(card(page)).toContainText(/Remove \d from r\dc\d/);
  const [, digit, row, column] = /Remove (\d) from r(\d)c(\d)/.exec(await card(page).innerText())!;
  await page.keyboard.press('Escape');
  await app.cell(Number(row), Number(column)).click();
  await page.keyboard.press(`Shift+Digit${digit}`);
  await expect(answer(page)).toContainText('The step of the hint: Remove');
});

test('the hardest step of a hint leads to its page and its exercises, and is not among those to choose', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(hardest);
  await expect(app.verdict).toContainText('One solution');
  await page.keyboard.press('h');
  await app.button('More in Logic').click();
  const option = (name: string): Locator =>
    page.getByRole('combobox', { name: 'Hint by' }).getByRole('option', { name });
  await expect(option('Forcing net, verity')).toHaveCount(1);
  await expect(option('Nested forcing chain')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nested forcing chain', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('chains within chains');
  await expect(dialog.getByRole('grid')).toHaveCount(3);
  const example = dialog.getByRole('figure').first();
  await example.getByText('The links of the chain').click();
  await example.getByRole('button', { name: 'Next link' }).click();
  await expect(example).toContainText(/link 1 of \d+/);
  await expect(example.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'the page of a chain with its links');
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(page.getByText('Find the nested forcing chain.', { exact: true })).toBeVisible();
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('Nested forcing chain');
  await card(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(answer(page)).toContainText('The step of the hint: Remove');
});

test('an exercise is left by Back and by a reload, and the puzzle is there unharmed', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    const dialog = await openLesson(app, 'Naked single');
    await dialog.getByRole('button', { name: 'Practise this' }).click();
    await expect(page.getByText('Find the naked single.', { exact: true })).toBeVisible();
    await expect.poll(() => app.digits()).not.toBe(gentle);
    await leave();
    await expect.poll(() => app.digits()).toBe(gentle);
    await expect(app.button('Back to my puzzle')).toHaveCount(0);
  }
});

test('hints and the path use the techniques that the settings allow, and no others', async ({ app, page }) => {
  await app.open();
  await app.paste(hard);
  await expect(app.verdict).toContainText('One solution');
  await page.getByRole('tab', { name: 'Logic' }).click();
  const path = page.getByRole('region', { name: 'The path to the solution' });
  await expect(path).toContainText(/\d+ steps/);
  await expect(path).not.toContainText('stuck');
  const allow = async (label: string): Promise<void> => {
    await app.button('Settings').click();
    await page.getByRole('combobox', { name: 'Hardest technique of hints' }).selectOption({ label });
    await page.keyboard.press('Escape');
  };
  await allow('gentle');
  await expect(path).toContainText(/stuck after \d+ steps/);
  await allow('extreme');
  await expect(path).not.toContainText('stuck');
});

test('a run by logic alone names its techniques, and the place where it is stuck', async ({ app, page }) => {
  await app.open();
  await app.paste(hard);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 4');
  await page.getByRole('tab', { name: 'Watch' }).click();
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption({ label: 'Logic only' });
  await page.getByRole('combobox', { name: 'Hardest technique' }).selectOption({ label: 'up to gentle' });
  await app.timeline.press('End');
  await expect(app.sentence).toContainText('No technique applies any more');
  await expect(app.sentence).toContainText('still to fill');
  await app.paste(gentle);
  await expect(app.sentence).toContainText('start');
  await app.timeline.press('End');
  await expect(app.sentence).toContainText('Solution 1');
});
