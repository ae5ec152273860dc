// One person copies, another opens.
import { inkala } from '../e2e/sudoscope';
import { expect, test } from './sudoscope';

test('a link that is copied shows puzzle, entries, algorithm and position elsewhere', async ({
  app,
  another,
  baseURL,
}) => {
  await app.open(baseURL!);
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.cell(1, 2).click();
  await app.press('1');
  await app.watch('Fewest candidates');
  for (let guesses = 0; guesses < 5; ++guesses) {
    const before = await app.position();
    await app.button(/^Next guess/).click();
    await expect.poll(() => app.position()).toBeGreaterThan(before);
  }
  const position = await app.position();
  const said = await app.sentence.text();
  await app.button('Share').click();
  const link = app.page.get('textbox', 'Link');
  await expect.poll(() => link.value()).toMatch(/#[A-Za-z0-9._~-]+$/);
  const address = (await link.value())!;
  await app.button('Copy the link').click();
  await expect.poll(() => app.page.get('dialog').get('status').text()).toContain('Copied');
  await app.button('Close').click();

  // The copied text arrives where it is pasted.
  await app.button('New').click();
  await app.page.get('tab', 'Import').click();
  const text = app.page.get('textbox', 'Puzzle as text');
  await text.click();
  await app.press('Control+V');
  await expect.poll(() => text.value()).toBe(address);

  const other = await another();
  await other.tab.goto(address);
  await expect.poll(() => other.position()).toBe(position);
  await expect.poll(() => other.page.get('combobox', 'Algorithm').value()).toBe('fewest-candidates');
  await expect.poll(() => other.sentence.text()).toBe(said);
  await expect.poll(() => other.cellSentences()).toEqual(await app.cellSentences());
  await other.showTab('Play');
  await expect.poll(() => other.cell(1, 2).label()).toMatch(/entered 1$/);
});

test('a picture and a text are copied, and the page says so', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.button('Share').click();
  const dialog = app.page.get('dialog');
  for (const [part, button] of [
    ['Text', 'Copy the text'],
    ['Picture', 'Copy the picture'],
  ] as const) {
    await dialog.get('tab', part).click();
    await dialog.get('button', button).click();
    await expect.poll(() => dialog.get('status').text(), part).toContain('Copied');
  }
});
