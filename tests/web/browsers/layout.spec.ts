// Places of parts on a desktop's and on a phone's screen; pictures of them stay in test-results/.
import { writeFile } from 'node:fs/promises';
import { inkala } from '../e2e/sudoscope';
import { expect, test, type Sudoscope } from './sudoscope';

/** Width of the page, or of a dialog, beyond its place. */
const overflow = (app: Sudoscope): Promise<number> =>
  app.tab.call(`() => {
    const parts = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  }`);

/** The names of the buttons in sight that reach out of the window sideways. */
const cutOff = (app: Sudoscope): Promise<string[]> =>
  app.page.get('button').all((button) => {
    const { left, right } = button.getBoundingClientRect();
    return left < 0 || right > innerWidth ? (button.ariaLabel ?? button.innerText) : '';
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 568],
] as const) {
  test(`nothing is cut off at ${width}x${height}, on any tab or in a dialog`, async ({ app, baseURL }, testInfo) => {
    const look = async (name: string): Promise<void> => {
      await writeFile(testInfo.outputPath(`${name}.png`), await app.tab.screenshot());
      expect(await overflow(app), name).toBeLessThanOrEqual(0);
      expect((await cutOff(app)).filter(Boolean), name).toEqual([]);
    };
    await app.tab.resize(width, height);
    await app.open(baseURL!);
    await app.paste(inkala);
    await expect.poll(() => app.verdict.text()).toContain('One solution');
    await look('Play');
    await app.watch('Dancing links');
    await expect.poll(() => app.page.get('tree').count()).toBe(1);
    await look('Watch');
    await app.showTab('Lab');
    await expect.poll(() => app.button('Run').count()).toBe(1);
    await look('Lab');
    await app.showTab('Lists');
    await expect.poll(() => app.button('Open a file').count()).toBeGreaterThan(0);
    await look('Lists');
    await app.showTab('Play');
    for (const name of ['New', 'Share']) {
      await app.button(name).click();
      await expect.poll(() => app.page.get('dialog').get('tab').count()).toBeGreaterThan(1);
      await look(name);
      await app.press('Escape');
      await expect.poll(() => app.page.get('dialog').count()).toBe(0);
    }
  });
}
