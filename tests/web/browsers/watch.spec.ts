// Watching a search: forwards, backwards, anywhere; alone and side by side.
import { inkala } from '../e2e/sudoscope';
import { expect, type Sudoscope, test } from './sudoscope';

async function openInkala(app: Sudoscope, url: string): Promise<void> {
  await app.open(url);
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
}

test('stepping forward and back again shows the same board', async ({ app, baseURL }) => {
  await openInkala(app, baseURL!);
  await app.watch('Propagate and guess');
  await app.button(/^Next guess/).click();
  await expect.poll(() => app.sentence.text()).toMatch(/Guess \d at /);
  const position = await app.position();
  const said = await app.sentence.text();
  await expect.poll(async () => (await app.cellSentences()).join()).toContain('guess');
  const board = await app.cellSentences();
  await app.button(/^Next move/).click();
  await expect.poll(() => app.position()).toBeGreaterThan(position);
  await app.button(/^Previous move/).click();
  await expect.poll(() => app.position()).toBe(position);
  expect(await app.sentence.text()).toBe(said);
  await expect.poll(() => app.cellSentences()).toEqual(board);
});

test('the timeline is dragged to any position, and the run plays on from there', async ({ app, baseURL }) => {
  await openInkala(app, baseURL!);
  await app.watch('Dancing links');
  await app.button(/^To the end/).click();
  await expect.poll(() => app.sentence.text()).toMatch(/solution/i);
  await app.timeline.drag([0.8, 0.7, 0.4, 0.2, 0.3]);
  const end = Number(await app.timeline.attribute('aria-valuemax'));
  await expect.poll(async () => Math.abs((await app.position()) / end - 0.3)).toBeLessThan(0.05);
  const dropped = await app.position();
  await app.button(/^Play/).click();
  await expect.poll(() => app.position()).toBeGreaterThan(dropped);
  await app.button(/^Pause/).click();
  await expect.poll(() => app.button(/^Play/).count()).toBe(1);
});

test('the search tree goes where it is pressed, and its keys walk from guess to guess', async ({ app, baseURL }) => {
  await openInkala(app, baseURL!);
  await app.watch('Propagate and guess');
  const tree = app.page.get('tree');
  await expect.poll(() => app.page.get('region', 'Search tree').text()).toContain('172 guesses');
  await tree.focus();
  await app.press('ArrowDown');
  await expect.poll(() => tree.get('treeitem').attribute('aria-level')).toBe('2');
  await app.press('ArrowDown');
  await expect.poll(() => tree.get('treeitem').attribute('aria-level')).toBe('3');
  await app.press('Enter');
  await expect.poll(() => app.sentence.text()).toContain('Guess');
  const position = await app.position();
  await tree.click();
  await expect.poll(() => app.position()).not.toBe(position);
});

test('two algorithms run side by side on one clock', async ({ app, baseURL }) => {
  await openInkala(app, baseURL!);
  await app.showTab('Watch');
  await app.button('Compare side by side').click();
  await expect.poll(() => app.page.get('grid').count()).toBe(2);
  const place = app.page.get('slider', 'Place of all runs');
  await expect.poll(() => place.attribute('aria-valuemax')).not.toBe('0');
  await place.drag([0.5]);
  await expect.poll(() => app.page.get('region', 'Standings').text()).toMatch(/leads|1st/);
});
