// Rules beyond rows, columns and boxes: most are solved, others only kept, with a message.
import { expectAccessible } from './axe';
import { expect, test } from './sudoscope';

const grid = JSON.stringify(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))));
const cages = '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]';

test('rules that nothing solves yet are named beside the verdict, and go with the link and back to f-puzzles', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(`{"size":4,"grid":${grid},${cages},"chaosconstruction":true}`);
  const note = page.getByText('Sudoscope does not check this rule yet: chaosconstruction.');
  await expect(note).toBeVisible();
  await expect(app.verdict).toContainText('Not known');
  await app.cell(1, 1).click();
  await page.keyboard.press('1');
  await expect(app.verdict).toContainText('Not known');
  await expectAccessible(page, 'A puzzle with rules that are not checked');

  await expect(page).toHaveURL(/#4\.2x2\..*\.k/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(note).toBeVisible();
  await app.share('Text');
  await page.getByLabel('Format').selectOption({ label: 'f-puzzles JSON' });
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/"killercage":\[\{"cells":\["R1C1"/);
});

test('rules that are only drawn are asked about, and hold a verdict back until they are decided', async ({
  app,
  page,
}) => {
  const drawn = {
    size: 4,
    grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
    ruleset: 'Renban: the digits on a purple line are consecutive. Numbers outside the grid are sandwich sums.',
    line: [{ lines: [['R1C1', 'R1C2', 'R1C3']], outlineC: '#F067F0', width: 0.3 }],
    text: [{ cells: ['R2C0'], value: '5' }],
  };
  // The rules lie below the fold.
  await page.setViewportSize({ width: 390, height: 700 });
  await app.open();
  await app.paste(JSON.stringify(drawn));
  const chip = page.getByTitle('The answer', { exact: true });
  await expect(chip).toContainText('rules unchecked');
  await app.button('Show').click();
  await expect(page.getByText('2 rules are only drawn')).toHaveCount(0);
  const rules = page.getByRole('region', { name: 'Drawn rules' });
  await expect(rules).toBeInViewport();
  await expect(rules.getByRole('button').first()).toBeFocused();
  await rules.getByRole('button', { name: 'Yes: 1 number beside the grid: Sandwich?' }).click();
  await expect(chip).toContainText('sandwich sums');
  await expect(chip).toContainText('rules unchecked');
  await rules.getByRole('button', { name: 'No: 1 purple line: Renban?' }).click();
  await expect(rules).toBeHidden();
  await expect(chip).toContainText('48 solutions');
  await app.button('Undo').click();
  await expect(chip).toContainText('rules unchecked');
  await page.getByRole('tab', { name: 'Logic' }).click();
  await chip.click();
  await expect(rules).toBeInViewport();
});

test('a full grid that breaks a cage is not right, and one that keeps every rule is solved', async ({ app, page }) => {
  // Rows and columns alone leave two solutions, which differ in four cells.
  const rows = ['.2.4', '.4.2', '2143', '4321'].map((row) =>
    [...row].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true })),
  );
  await app.open();
  await app.paste(JSON.stringify({ size: 4, grid: rows, killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] }));
  await expect(app.verdict).toContainText('One solution');
  const enter = async (...entries: [row: number, column: number, digit: number][]): Promise<void> => {
    for (const [row, column, digit] of entries) {
      await app.cell(row, column).click();
      await page.keyboard.press(String(digit));
    }
  };
  await enter([1, 1, 3], [1, 3, 1], [2, 1, 1], [2, 3, 3]);
  await expect(app.verdict).toContainText('Some digits are wrong');
  await expect(page.getByRole('banner')).toContainText('not right yet');
  await enter([1, 1, 1], [1, 3, 3], [2, 1, 3], [2, 3, 1]);
  await expect(app.verdict).toContainText('Solved');
});

test('a puzzle of clues without givens is played at once, and an entry that breaks a clue is marked', async ({
  app,
  page,
}) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const cages = (first: number): object => ({
    size: 4,
    grid,
    killercage: [
      { cells: ['R1C1', 'R1C2'], value: `${first}` },
      { cells: ['R1C3', 'R1C4'], value: '5' },
    ],
  });
  await app.open();
  await app.paste(JSON.stringify(cages(5)));
  await expect(app.verdict).toContainText('solutions');
  await expect(page.getByText('Enter the printed digits.')).toBeHidden();
  await expect(app.button('Hint')).toBeEnabled();
  await app.cell(1, 1).click();
  await page.keyboard.press('3');
  await app.cell(1, 2).click();
  await page.keyboard.press('4');
  await expect(app.cell(1, 1)).toHaveAccessibleName(/clash/);
  await page.keyboard.press('2');
  await expect(app.cell(1, 1)).not.toHaveAccessibleName(/clash/);
  // Two cages of one row that cannot hold together are named.
  await app.paste(JSON.stringify(cages(4)));
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card).toContainText('The killer cage of 4 in r1c1 and r1c2');
  await expect(card).toContainText('The killer cage of 5 in r1c3 and r1c4');
});

test('extra regions are houses that the board shows', async ({ app, page }) => {
  await app.open();
  await app.paste(`{"size":4,"grid":${grid},"extraregion":[{"cells":["R1C1","R2C3","R3C2","R4C4"]}]}`);
  await expect(app.board).toHaveAccessibleName(/4×4 with extra regions, no givens/);
  await app.cell(1, 1).click();
  await page.keyboard.press('1');
  await app.cell(4, 4).click();
  await page.keyboard.press('1');
  await expect(app.verdict).toContainText('Extra region 1 holds 1 twice');
  await expect(app.board).toHaveAccessibleName(/4×4 with extra regions, 2 givens/);
});

test('a rule that is chosen for an empty grid is drawn and solved', async ({ app, page }) => {
  await app.open();
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  await page.getByRole('tab', { name: 'Empty grid' }).click();
  await page.getByLabel('Disjoint groups').check();
  await page.getByRole('button', { name: 'Start with an empty grid' }).click();
  await expect(app.board).toHaveAccessibleName(/9×9 with disjoint groups, no givens/);
  await app.cell(1, 1).click();
  await page.keyboard.press('1');
  await app.cell(4, 4).click();
  await page.keyboard.press('1');
  await expect(app.verdict).toContainText('Disjoint group 1 holds 1 twice');
});
