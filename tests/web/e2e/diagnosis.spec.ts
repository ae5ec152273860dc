// The fault of a puzzle, and the probable correction; common digits of several solutions; redundant givens.
import { expectAccessible } from './axe';
import { expect, inkala, inkalaSolution, test } from './sudoscope';

/** Norvig's first; with r9c1 = 8 for 1 it has no solution, and singles show it. */
const published = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const mistyped = `${published.slice(0, 72)}8${published.slice(73)}`;

test('a mistyped given is named, one click repairs it, and undo takes the repair back', async ({ app, page }) => {
  await app.open();
  await app.paste(mistyped);
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card.getByRole('status')).toContainText(
    'These 14 givens cannot all be right. r9c1 is probably 1, not 8.',
  );
  await expect(app.cell(9, 1)).toHaveAccessibleName('row 9, column 1, given 8, led to the contradiction');
  await expect(app.cell(2, 2)).toHaveAccessibleName('row 2, column 2, given 3, led to the contradiction');
  await expect(app.cell(8, 4)).toHaveAccessibleName('row 8, column 4, given 2');
  await app.button('r9c1 is probably 1, not 8').focus();
  await page.keyboard.press('Enter');
  await expect(app.verdict).toContainText('One solution');
  // The pressed button is gone, and the card with it; the keyboard focus is not lost.
  await expect(page.locator('summary').filter({ hasText: 'The answer' })).toBeFocused();
  await expect(app.cell(9, 1)).toHaveAccessibleName('row 9, column 1, given 1');
  await app.button(/^Undo/).click();
  await expect(app.cell(9, 1)).toHaveAccessibleName(/^row 9, column 1, given 8/);
  await expect(app.verdict).toContainText('No solution');
});

test('each step of the chain lights up its cells, by keyboard too', async ({ app, page }) => {
  await app.open();
  await app.paste(mistyped);
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  const steps = page.getByRole('list', { name: 'Why' }).getByRole('button');
  await expect(steps).toHaveCount(8);
  await steps.first().focus();
  await page.keyboard.press('Enter');
  await expect(steps.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(app.cell(6, 2)).toHaveAccessibleName(/^row 6, column 2, 4, follows/);
  await steps.last().click();
  await expect(steps.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(app.cell(1, 8)).toHaveAccessibleName(/in the contradiction/);
  await steps.last().click();
  await expect(app.cell(1, 8)).toHaveAccessibleName('row 1, column 8, empty');
  await expectAccessible(page, 'the card');
});

test('the message about wrong entries begins with the first of them', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  // r1c3 is 2 and r1c2 is 1: wrong, then right, then wrong.
  await app.cell(1, 3).click();
  await page.keyboard.press('4');
  await app.cell(1, 2).click();
  await page.keyboard.press(inkalaSolution[1]!);
  await app.cell(9, 9).click();
  await page.keyboard.press('5');
  await expect(app.verdict).toContainText('Some digits are wrong');
  await app.openAnswer();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card.getByRole('heading', { level: 3 }).first()).toHaveText('r1c3 = 4 is the first mistake');
  await expect(card.getByRole('status')).toContainText('2 digits are wrong: r1c3 = 4, r9c9 = 5.');
  await app.button('Remove all wrong digits').click();
  await expect(app.verdict).toContainText('One solution');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await app.button(/^Undo/).click();
  await expect(app.verdict).toContainText('Some digits are wrong');
});

test('several solutions are counted, shown one by one, and a further given settles them', async ({ app, page }) => {
  await app.open();
  await app.paste(`.${published.slice(1)}`);
  await expect(app.verdict).toContainText(/\d solutions/);
  await app.openAnswer();
  await app.button('What do the solutions have in common?').click();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card).toContainText('21,786 solutions');
  await expect(card).toContainText('2 cells the same in all: r8c3 = 3, r8c6 = 1');
  await app.button('Possible digits on the board').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, candidates 2 4 6 7 9');
  await expect(card).toContainText(
    'Digits of the selected cell, r1c1, in all solutions: 2 (in 3,080), 4 (in 1), 6 (in 7,487)',
  );
  await app.button('Show a solution').click();
  await expect(card).toContainText('1 of the first 1,000');
  await expect(app.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, \d, follows from the givens/);
  // The sentences of the cells follow the board in pieces.
  await expect.poll(() => app.digits()).not.toContain('.');
  const first = await app.digits();
  await app.button('Next solution').click();
  await expect(card).toContainText('2 of the first 1,000');
  await expect.poll(() => app.digits()).not.toBe(first);
  await app.button('Previous solution').click();
  await expect.poll(() => app.digits()).toBe(first);
  await app.button('r1c1 = 4').click();
  await expect(app.verdict).toContainText('One solution');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 4');
});

test('a puzzle with one solution lists the givens that it does not need', async ({ app, page }) => {
  await app.open();
  await app.paste(`81${inkala.slice(2)}`);
  await expect(app.verdict).toContainText('One solution');
  await app.openTools();
  await app.button('More about the givens').click();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card).toContainText('1 given could be left out');
  await app.button('Redundant givens on the board').click();
  await expect(card).toContainText('r1c2');
  await app.paste(published);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 4/);
  await app.openTools();
  await app.button('More about the givens').click();
  await expect(card).toContainText('the puzzle is minimal');
});

test('a blank 16x16 grid with a few givens can be stopped at any moment', async ({ app, page }) => {
  await app.open();
  await app.paste(`12${'.'.repeat(254)}`);
  await expect(app.verdict).toContainText(/\d solutions/);
  await app.openAnswer();
  await app.button('What do the solutions have in common?').click();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card).toContainText('Stopped. This is what was found so far.');
  // One press after the other by keyboard.
  await expect(card.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Stop' })).toBeFocused();
});
