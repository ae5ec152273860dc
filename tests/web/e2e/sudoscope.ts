// Actions of a person on the page, in the page's own words: found by role and label, never by class
// or structure. Every test fails when the page logs an error, including a blocked script or style.
import { isDeepStrictEqual } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { gentle, gentleSolution, inkala, inkalaSolution } from '../puzzles';

/** Letters of the tabs in links. */
export const tabLetters = { play: '', logic: 'g', watch: 'w', lab: 'l', collection: '' };

/** Made so that trying digits in order meets its solution late. */
export const slowForBruteForce = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** The value of `read`, once a third of a second's frames of the display have changed nothing. */
export async function settled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  for (let before = await read(); ;) {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; ++frame) await new Promise(requestAnimationFrame);
    });
    const now = await read();
    if (isDeepStrictEqual(now, before)) return now;
    before = now;
  }
}

export class Sudoscope {
  readonly board: Locator;
  readonly verdict: Locator;
  readonly sentence: Locator;
  readonly timeline: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('grid');
    // Even if the answer is folded away.
    this.verdict = page.getByRole('region', { name: 'Verdict', includeHidden: true });
    this.sentence = page.getByRole('region', { name: 'What just happened' });
    this.timeline = page.getByRole('slider', { name: 'Position in the run' });
  }

  /** Opens the page and waits for the solver's first message about the grid. */
  async open(address = './'): Promise<void> {
    await this.page.goto(address);
    await expect(this.verdict).toHaveAttribute('aria-busy', 'false');
  }

  /** Pastes a puzzle anywhere on the page. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** A cell of the board, rows and columns from 1. */
  cell(row: number, column: number): Locator {
    return this.board.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Opens the answer, which is folded away once something was entered. */
  async openAnswer(): Promise<void> {
    const answer = this.page.locator('details').filter({ has: this.page.getByText('The answer', { exact: true }) });
    if ((await answer.getAttribute('open')) === null) await this.page.getByText('The answer', { exact: true }).click();
  }

  /** Opens the tools for setting a puzzle, which are folded away unless it is typed by hand. */
  async openTools(): Promise<void> {
    const word = this.page.getByText('Setting tools', { exact: true });
    if ((await this.page.locator('details[open]').filter({ has: word }).count()) === 0) await word.click();
  }

  async showTab(name: 'Play' | 'Logic' | 'Watch' | 'Lab'): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    // A person who continues sees it first.
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Opens a part of the dialog Share. */
  async share(part: 'Link' | 'Text' | 'Picture' | 'Print'): Promise<void> {
    await this.button('Share').click();
    await this.page.getByRole('tab', { name: part, exact: true }).click();
  }

  /** Opens the Watch tab with an algorithm and waits for the start of its run. */
  async watch(algorithm: string): Promise<void> {
    // The pasted puzzle may still be on its way to the board; a run of the blank grid would be replaced by one of it.
    await expect(this.board.getByRole('gridcell', { name: /, given / }).first()).toBeAttached();
    await this.showTab('Watch');
    await this.page.getByLabel('Algorithm').selectOption({ label: algorithm });
    await expect(this.sentence).toContainText('start');
  }

  /** In events from the start of the run. */
  async position(): Promise<number> {
    return Number(await this.timeline.getAttribute('aria-valuenow'));
  }

  /** The sentence of each cell, row by row; a screen reader's text for the whole board. */
  async cellSentences(): Promise<string[]> {
    return this.board.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  }

  /** The digits that the sentences of the cells name, '.' for none. */
  async digits(): Promise<string> {
    const sentences = await this.cellSentences();
    return sentences
      .map((text) => /^row \d+, column \d+, \D*?(\d+)/.exec(text.replace(/empty.*/, ''))?.[1] ?? '.')
      .join('');
  }
}

export const test = base.extend<{ app: Sudoscope }>({
  app: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(new Sudoscope(page));
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };
