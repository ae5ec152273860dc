// The browser's Back and Forward, on a desktop and on a phone (web/link/pages.ts).
import type { Page } from '@playwright/test';
import { expect, inkala, test, type Sudoscope } from './sudoscope';

const small = '1...............';

async function openTwoPuzzles(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8$/);
  await app.paste(small);
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await expect.poll(() => app.page.url()).toContain(small.replaceAll('.', '0'));
}

/** Waits until the browser's history has it. */
const onTop = (page: Page, dialog: string | null) =>
  expect.poll(() => page.evaluate(() => (history.state as { dialog: string | null }).dialog)).toBe(dialog);

const onTab = (page: Page, tab: string) =>
  expect.poll(() => page.evaluate(() => (history.state as { tab: string }).tab)).toBe(tab);

test('back closes each dialog, and the puzzle beneath and the link to share stay', async ({ app, page }) => {
  await openTwoPuzzles(app);
  const header = (name: string) => page.getByRole('navigation').getByRole('button', { name });
  for (const [button, title] of [
    ['New', 'New puzzle'],
    ['Share', 'Share'],
    ['Settings', 'Settings'],
    ['Help', 'Help'],
  ] as const) {
    await header(button).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await onTop(page, button.toLowerCase());
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header(button)).toBeFocused();
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  }
  await header('Share').click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(small.replaceAll('.', '0')));
});

test('a dialog that was closed by hand leaves no page behind; back then asks about the puzzle before', async ({
  app,
  page,
}) => {
  await openTwoPuzzles(app);
  // It is open before anything else can be pressed.
  const isOpen = await app.button('Help').evaluate(async (button: HTMLElement) => {
    button.click();
    for (let turn = 0; turn < 10; ++turn) await Promise.resolve();
    return document.querySelector('dialog')!.open;
  });
  expect(isOpen).toBe(true);
  await onTop(page, 'help');
  await page.keyboard.press('Escape');
  await onTop(page, null);
  for (const close of [() => app.button('Close').click(), () => page.keyboard.press('Escape')]) {
    await app.button('Help').click();
    await onTop(page, 'help');
    await close();
    await onTop(page, null);
  }
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Go to another puzzle?' });
  await expect(question).toContainText('9×9, 21 givens');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await app.button('Stay with this one').click();
  await expect.poll(() => page.url()).toContain(small.replaceAll('.', '0'));
  await page.goBack();
  await app.button('Go to the other').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.button(/^Undo/).click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('back goes from tab to tab and takes no entry back', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  // Changes that come faster than an address is written share a page.
  await expect.poll(() => page.url()).toContain(inkala.replaceAll('.', '0'));
  await app.showTab('Lab');
  await onTab(page, 'lab');
  await app.showTab('Play');
  await onTab(page, 'play');
  await app.cell(1, 2).click();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).click();
  await expect(app.cell(1, 2)).toHaveAccessibleName(/entered 1$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Lab' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/entered 1$/);
});

test('a reload keeps what lay on top, and back closes it', async ({ app, page }) => {
  await openTwoPuzzles(app);
  await app.button('Settings').click();
  await onTop(page, 'settings');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('a reload without the label of the page keeps what lay on top, and back closes it', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.button('Help').click();
  await onTop(page, 'help');
  // A browser may do so if it is reloaded while a label is written.
  await page.evaluate(() => history.replaceState(null, '', location.href));
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await onTop(page, 'help');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8$/);
});

test('a reload while it is asked about another puzzle keeps the one on the board', async ({ app, page }) => {
  await openTwoPuzzles(app);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Go to another puzzle?' });
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question).toBeVisible();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toContain(small.replaceAll('.', '0'));
});

test('a link opened in the same tab is loaded, and back asks before it leaves it', async ({ app, page }) => {
  await openTwoPuzzles(app);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  const elsewhere = new URL(page.url()).hash;
  await app.button('Stay with this one').click();
  await app.button('Help').click();
  await onTop(page, 'help');
  await page.evaluate((hash) => (location.hash = hash), elsewhere);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8$/);
  await page.goBack();
  await app.button('Go to the other').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('back again and again leaves the page, and forward finds the puzzle that was on the board', async ({
  app,
  page,
}) => {
  await page.goto('about:blank');
  await openTwoPuzzles(app);
  for (let pages = 0; pages < 3; ++pages) await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});
