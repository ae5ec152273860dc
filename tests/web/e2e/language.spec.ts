// The page in another language, with much and with little room: in accented English, which is two
// fifths longer, nothing may be left in plain English or cut off; in German nothing may be cut off.
import type { Page } from '@playwright/test';
import { expect, gentle, inkala, inkalaSolution, test } from './sudoscope';

/** Names are the same in every language. */
const names = /^(Sudoscope|English|Deutsch|SudokuWiki|HoDoKu|OpenSudoku|SadMan|Simple|Sukaku|Lewis|Knuth|Norvig)$/;

/** Words in sight, or for a screen reader, that are plain English. */
async function leftBehind(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      // People's input, names of keys, titles of publications, and verbatim text of files.
      if (element.closest('textarea, cite, kbd, code, pre, svg, script, noscript, [data-verbatim]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue!);
    }
    return found;
  });
  // Every text of a catalogue has accents on these letters.
  const plain = texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []).filter((word) => /[aeiouncsy]/.test(word));
  return [...new Set(plain)].filter((word) => !names.test(word));
}

/** Texts that are cut off, and whether the page is wider than the screen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
    for (const element of document.querySelectorAll<HTMLElement>('#page *, dialog[open] *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, [class*=unseen]'))
        continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      if (
        cuts &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1
      ) {
        found.push(`${element.tagName}: ${element.innerText.slice(0, 60)}`);
      }
    }
    return found;
  });

const noneLeftBehind = async (page: Page, state: string): Promise<void> =>
  expect.poll(() => leftBehind(page), `${state}: words left behind`).toEqual([]);

const noneCutOff = async (page: Page, state: string): Promise<void> =>
  expect(await cutOff(page), `${state}: cut off`).toEqual([]);

const asItShouldBe = async (page: Page, state: string): Promise<void> => {
  await noneLeftBehind(page, state);
  await noneCutOff(page, state);
};

const accented = { locale: 'en-XA', lang: 'en-XA', one: 'Óñé šólútíóñ', several: 'šólútíóñš', none: 'Ñó šólútíóñ' };
const german = { locale: 'de-AT', lang: 'de', one: 'Eine Lösung', several: 'Lösungen', none: 'Keine Lösung' };

for (const [{ locale, lang, ...says }, what, check, [width, height]] of [
  [accented, 'no word is left behind or cut off', asItShouldBe, [1280, 800]],
  [accented, 'no word is left behind or cut off', asItShouldBe, [320, 568]],
  [german, 'no word is cut off', noneCutOff, [1280, 800]],
  [german, 'no word is cut off', noneCutOff, [320, 568]],
] as const) {
  test.describe(`in ${lang} at ${width}x${height}`, () => {
    test.use({ locale, viewport: { width, height } });

    const open = async (page: Page): Promise<void> => {
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
    };

    test(`${what} in the tabs`, async ({ app, page }) => {
      await open(page);
      await check(page, 'empty');
      const card = page.locator('[aria-busy]').first();
      for (const [puzzle, said] of [
        [inkala, says.one],
        [inkala.replace('8', '.'), says.several],
        [`88${inkala.slice(2)}`, says.none],
      ] as const) {
        await app.paste(puzzle);
        await expect(card).toContainText(said, { ignoreCase: true });
        await check(page, said);
      }
      await app.paste(inkala);
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await app.paste(gentle);
      await tabs.nth(1).click();
      await expect(page.getByRole('tabpanel').getByRole('radio')).toHaveCount(3);
      await check(page, 'logic');
      await page.keyboard.press('h');
      await expect(page.getByRole('tabpanel').getByRole('heading')).toBeVisible();
      for (const stage of [0, 1, 2]) {
        await page.getByRole('tabpanel').getByRole('list').first().getByRole('button').nth(stage).click();
        await check(page, `stage ${stage + 1} of a hint`);
      }
      await tabs.first().click();
      await page.keyboard.press('h');
      await expect(page.locator('[data-fills]').getByRole('heading')).toBeVisible();
      await check(page, 'a hint in Play');
      await page.keyboard.press('Escape');
      await app.paste(inkala);
      await tabs.nth(2).click();
      await expect(page.getByRole('slider').first()).toBeVisible();
      await check(page, 'watch');
      await page.keyboard.press('x');
      await check(page, 'a contradiction');
      await tabs.nth(3).click();
      await check(page, 'lab');
      await tabs.nth(4).click();
      await check(page, 'no collection');
      await app.paste(`${inkala}\n${inkala.replace('8', '.')}\n`);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await check(page, 'a collection');
    });

    // The smallest screen shows everything that larger ones show.
    if (width === 320)
      test(`${what} in a duel and a race`, async ({ app, page }) => {
        const puzzle = `...${inkalaSolution.slice(3)}`;
        const type = async (cell: number, digit: string): Promise<void> => {
          await app.board.getByRole('gridcell').nth(cell).click();
          await page.keyboard.press(digit);
        };
        const dialog = page.getByRole('dialog');
        const cover = page.getByRole('main').locator('section:has(> h2)').first();
        await open(page);
        await app.paste(puzzle);
        await expect(page.locator('[aria-busy]').first()).toContainText(says.one, { ignoreCase: true });
        await page.getByRole('banner').getByRole('navigation').getByRole('button').first().click();
        await dialog.getByRole('tab').last().click();
        await dialog.locator('input[name=duel-puzzle]').nth(1).locator('..').click();
        await dialog.getByRole('button').last().click();
        await expect(dialog).toBeHidden();
        await check(page, 'before a duel');
        await cover.getByRole('button').click();
        await expect(cover).toBeHidden();
        await type(0, '9');
        await check(page, 'a wrong digit');
        for (const cell of [0, 1, 2]) await type(cell, inkalaSolution[cell]!);
        await expect(page.getByRole('table').first()).toContainText('0');
        await check(page, 'after a duel');

        await app.paste(puzzle);
        await expect(app.board.getByRole('gridcell').first()).not.toContainText(inkalaSolution[0]!);
        for (const cell of [0, 1, 2]) await type(cell, inkalaSolution[cell]!);
        await cover.getByRole('button').last().click();
        const text = dialog.getByRole('textbox').nth(1);
        await expect(text).toHaveValue(/#7\./);
        await check(page, 'a challenge');
        await page.goto(await text.inputValue());
        await page.reload();
        await expect(cover).toBeVisible();
        await check(page, 'before a race');
        await cover.getByRole('button').first().click();
        await expect(cover).toBeHidden();
        await check(page, 'a race');
        for (const cell of [0, 1, 2]) await type(cell, inkalaSolution[cell]!);
        await expect(page.getByRole('table').first()).toBeVisible();
        await check(page, 'after a race');
      });

    test(`${what} in the dialogs`, async ({ app, page }) => {
      await open(page);
      await app.paste(inkala);
      const doors = page.getByRole('banner').getByRole('navigation').getByRole('button');
      const count = await doors.count();
      // The second opens the device's own dialog for files if there is room for it.
      for (let door = 0; door < count; ++door) {
        if (count === 5 && door === 1) continue;
        await doors.nth(door).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await check(page, `dialog ${door}`);
        const parts = dialog.getByRole('tab');
        for (let part = 0; part < (await parts.count()); ++part) {
          await parts.nth(part).click();
          await check(page, `dialog ${door}, part ${part}`);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });
  });
}

/** Number of lines of the text of each visible button. */
const linesOfButtons = (page: Page): Promise<{ name: string; lines: number }[]> =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const tops = new Set<number>();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      }
      return { name: button.textContent, lines: tops.size };
    }),
  );

test.describe('in German where there is least room', () => {
  test.use({ locale: 'de-AT', viewport: { width: 320, height: 568 } });

  test('the words of a button take two lines at most, and those below a digit one', async ({ app, page }) => {
    const squeezed = async (): Promise<unknown[]> => (await linesOfButtons(page)).filter(({ lines }) => lines > 2);
    const card = page.locator('[aria-busy]').first();
    await page.goto('./');
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await app.paste(gentle);
    await expect(card).toContainText('Eine Lösung', { ignoreCase: true });
    await expect(page.getByRole('button', { name: '6', exact: true })).toContainText('noch');
    expect(await squeezed()).toEqual([]);
    await page.getByRole('tab', { name: 'Logik' }).click();
    const main = async (name: string | RegExp): Promise<void> => {
      await expect(page.getByRole('button', { name })).toBeVisible();
      expect(await squeezed(), String(name)).toEqual([]);
    };
    await main('Tipp geben');
    await page.keyboard.press('h');
    await main(/ eintragen$/);
    const stages = page.getByRole('list', { name: 'Wie viel der Tipp zeigt' }).getByRole('button');
    await stages.first().click();
    await main('Zeigen, wonach');
    await page.keyboard.press('h');
    await main('Ergebnis zeigen');
    await page.getByRole('tab', { name: 'Spielen' }).click();
    await page.keyboard.press('h');
    await main('Anderer Tipp');
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('a puzzle is checked, watched and filled in, and English is a setting away', async ({ app, page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const answer = page.getByText('Die Lösung', { exact: true });
    await app.paste(inkala);
    await expect(app.board.getByRole('gridcell').first()).toHaveAccessibleName(/8$/);
    await answer.click();
    await expect(page.getByRole('heading', { name: 'Eine Lösung' })).toBeVisible();
    await app.paste(`88${inkala.slice(2)}`);
    await expect(app.board.getByRole('gridcell').nth(1)).toHaveAccessibleName(/8/);
    await answer.click();
    await expect(page.getByRole('heading', { name: 'Keine Lösung' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('In Zeile 1 steht 8 zweimal, bei Z1S1 und Z1S2.');
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByText('English', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'No solution' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Row 1 holds 8 twice, at r1c1 and r1c2.');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No solution', includeHidden: true })).toBeAttached();
  });
});
