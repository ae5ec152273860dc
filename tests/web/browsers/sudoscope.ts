// Actions of a person on the page in any browser, and the test that each scenario runs in:
// a page of its own in the browser of its project, which fails when the page logs an error.
import { test as base, expect } from '@playwright/test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFirefox } from './firefox';
import { Part } from './part';
import type { Browser, Tab } from './tab';
import { startWebKit } from './webkit';

// The keys without a character, by the code points that WebDriver gives them.
const keys = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export class Sudoscope {
  readonly page: Part;
  readonly board: Part;
  readonly verdict: Part;
  readonly sentence: Part;
  readonly timeline: Part;

  constructor(readonly tab: Tab) {
    this.page = new Part(tab, []);
    this.board = this.page.get('grid');
    // It is part of The answer, which is folded at first.
    this.verdict = this.page.get('region', 'Verdict').evenHidden();
    this.sentence = this.page.get('region', 'What just happened');
    this.timeline = this.page.get('slider', 'Position in the run');
  }

  /** Opens the page and waits for the solver's first message about the grid. */
  async open(url: string): Promise<void> {
    await this.tab.goto(url);
    await expect.poll(() => this.verdict.attribute('aria-busy')).toBe('false');
  }

  /** A cell of a board of `side` columns, rows and columns from 1. */
  cell(row: number, column: number, side = 9): Part {
    return this.board.get('gridcell').nth((row - 1) * side + column - 1);
  }

  button(name: string | RegExp): Part {
    return this.page.get('button', name);
  }

  async showTab(name: 'Play' | 'Watch' | 'Lab' | 'Lists'): Promise<void> {
    await this.page.get('tab', name).click();
  }

  /** Opens the Watch tab with an algorithm and waits for the start of its run. */
  async watch(algorithm: string): Promise<void> {
    await this.showTab('Watch');
    await this.page.get('combobox', 'Algorithm').choose(algorithm);
    await expect.poll(() => this.sentence.text()).toContain('start');
  }

  /** Presses a key, with Control, say, held down meanwhile: 'Control+V'. */
  async press(chord: string): Promise<void> {
    const values = chord.split('+').map((name) => keys[name as keyof typeof keys] ?? name.toLowerCase());
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.map((value) => ({ type: 'keyUp', value })).reverse();
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  /** Copies a text somewhere and pastes it anywhere on the page. */
  async paste(text: string): Promise<void> {
    await this.tab.call(
      `(text) => {
      const elsewhere = document.createElement('textarea');
      elsewhere.id = 'elsewhere';
      elsewhere.value = text;
      elsewhere.returnsTo = document.activeElement;
      document.body.append(elsewhere);
    }`,
      text,
    );
    // A dialog that closes at this moment returns the focus to its origin.
    await expect(async () => {
      await this.tab.call(`() => document.getElementById('elsewhere').select()`);
      await this.press('Control+C');
      expect(await this.tab.call(`() => document.activeElement.id`)).toBe('elsewhere');
    }).toPass();
    await this.tab.call(`() => {
      const elsewhere = document.getElementById('elsewhere');
      elsewhere.remove();
      elsewhere.returnsTo.focus();
    }`);
    await this.press('Control+V');
  }

  /** Drops a file on the page. */
  async drop(name: string, type: string, content: Buffer): Promise<void> {
    await this.tab.call(
      `(name, type, base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], name, { type }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }`,
      name,
      type,
      content.toString('base64'),
    );
  }

  /** The file downloaded under such a name, or nothing yet. */
  async downloaded(name: RegExp): Promise<Buffer> {
    const found = (await readdir(this.tab.downloads)).find((each) => name.test(each));
    return found === undefined ? Buffer.alloc(0) : readFile(join(this.tab.downloads, found));
  }

  /** In events from the start of the run. */
  async position(): Promise<number> {
    return Number(await this.timeline.attribute('aria-valuenow'));
  }

  /** A screen reader's text for each cell, row by row. */
  async cellSentences(): Promise<string[]> {
    return this.board.get('gridcell').all((cell) => cell.ariaLabel ?? '');
  }
}

const browsers: Readonly<Record<string, () => Promise<Browser>>> = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<{ another: () => Promise<Sudoscope>; app: Sudoscope }, { driven: Browser }>({
  driven: [
    // Playwright reads from the pattern which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const driven = await browsers[project.name]!();
      await use(driven);
      await driven.close();
    },
    { scope: 'worker' },
  ],
  another: async ({ driven }, use, testInfo) => {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await driven.open();
      tabs.push(tab);
      await tab.resize(1280, 800);
      return new Sudoscope(tab);
    });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [index, tab] of tabs.entries())
        await writeFile(testInfo.outputPath(`page_${index + 1}.png`), await tab.screenshot());
    const errors = await Promise.all(tabs.map((tab) => tab.errors()));
    for (const tab of tabs) await tab.close();
    expect(errors.flat(), 'errors in the console').toEqual([]);
  },
  app: async ({ another }, use) => {
    await use(await another());
  },
});

export { expect };
