// The search tree beside the board: seen, pointed at, walked by keys, zoomed, and gone by.
import type { Locator, Page } from '@playwright/test';
import { lateAnswers } from './late_answers';
import { expect, inkala, slowForBruteForce, type Sudoscope, test } from './sudoscope';

interface Tree {
  picture: Locator;
  item: Locator;
  path: Locator;
  /** Hovers at shares of the picture's width and height. */
  point(x: number, y: number): Promise<void>;
}

function treeOf(page: Page): Tree {
  const picture = page.getByRole('tree');
  return {
    picture,
    item: picture.getByRole('treeitem'),
    path: page.getByRole('region', { name: 'Search tree' }).locator('[aria-live]'),
    async point(x, y) {
      await picture.scrollIntoViewIfNeeded();
      const box = (await picture.boundingBox())!;
      await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
    },
  };
}

async function openTree(app: Sudoscope, puzzle: string, algorithm: string): Promise<Tree> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
  await app.watch(algorithm);
  const tree = treeOf(app.page);
  await expect(tree.item).toHaveText('the start');
  return tree;
}

test('the tree names the guesses under the pointer, and a press goes there', async ({ app, page }) => {
  const tree = await openTree(app, inkala, 'Propagate and guess');
  await expect(page.getByRole('region', { name: 'Search tree' })).toContainText('172 guesses');
  await tree.point(0.3, 0.17);
  await expect(tree.path).toContainText(/^\d at r\dc\d › \d at r\dc\d.*: [\d,]+ guesses under it/);
  const said = (await tree.path.textContent())!;
  const [, digit, cell] = /› (\d) at (r\dc\d)/.exec(said)!;
  await page.mouse.down();
  await page.mouse.up();
  await expect(app.sentence).toContainText(`Guess ${digit} at ${cell}`);
});

test('arrow keys walk from guess to guess, Enter goes there, plus and minus zoom', async ({ app, page }) => {
  const tree = await openTree(app, inkala, 'Propagate and guess');
  await expect(page.getByRole('region', { name: 'Search tree' })).toContainText('172 guesses');
  await tree.picture.focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.item).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  await expect(tree.item).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('ArrowDown');
  await expect(tree.path).toContainText(/^\d at r\dc\d › \d at r\dc\d.*: /);
  const guess = await tree.item.textContent();
  await page.keyboard.press('Enter');
  await expect(app.sentence).toContainText(`Guess ${guess}`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  const back = app.button(/^Zoom out of this part/);
  await expect(back).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Home');
  await expect(tree.item).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('-');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
});

test('keys that are pressed before a part of the tree has come are about that part', async ({ app, page }) => {
  const late = await lateAnswers(page);
  const tree = await openTree(app, inkala, 'Propagate and guess');
  await expect(page.getByRole('region', { name: 'Search tree' })).toContainText('172 guesses');
  await tree.picture.focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.item).toHaveAttribute('aria-level', '2');
  const top = (await tree.item.textContent())!;
  await late.hold();
  for (const key of ['+', 'Home', 'ArrowDown', '+', 'Home']) await page.keyboard.press(key);
  await late.letGo();
  await expect(tree.item).toHaveAttribute('aria-level', '3');
  await expect(tree.path).toContainText(`${top} › `);
  await late.hold();
  for (const key of ['-', 'Home', '-', 'Home']) await page.keyboard.press(key);
  await late.letGo();
  await expect(tree.item).toHaveText('the start');
});

test('a double press shows a part alone, and the tree of a long run grows while it is explored', async ({ app }) => {
  const tree = await openTree(app, slowForBruteForce, 'Brute force');
  const total = async (): Promise<number> => {
    const text = await app.page.getByRole('region', { name: 'Search tree' }).textContent();
    return Number(/tree([\d,]+) guesses/.exec(text!)![1]!.replaceAll(',', ''));
  };
  // As far as it is explored by itself, which may have happened by now.
  await expect.poll(total).toBeGreaterThan(200_000);
  await tree.point(0.3, 0.05);
  await tree.picture.dblclick({ position: { x: 100, y: 60 } });
  await tree.point(0.3, 0.01);
  await expect(tree.path).toContainText(/^\d at r\dc\d/);
  await app.button(/^Zoom out of this part/).click();
  await tree.point(0.3, 0.01);
  await expect(tree.path).toContainText('The start');
});
