// The ways in: a drop, a file, another app's share, the system's launch.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drop } from './dropping';
import { dist, serveStatic } from './static_site';
import { expect, inkala, test } from './sudoscope';

const lines9 = inkala.match(/.{9}/g)!.join('\n');

test('a text and a file are dropped on the page, and what was there is one undo away', async ({ app, page }) => {
  await app.open();
  await drop(page.locator('body'), { data: { 'text/plain': '1...............' } });
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 2');
  await drop(page.locator('body'), { files: [{ name: 'hard.sdk', content: lines9 }] });
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await app.button('Undo (Ctrl Z)').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 2');
});

test('a solver that is dropped is for the Lab', async ({ app, page }) => {
  await app.open();
  await drop(page.locator('body'), { files: [{ name: 'backtrack.wasm', content: '\0asm\x01\0\0\0' }] });
  await expect(page.getByText('backtrack.wasm is a solver: open it in the Lab.').first()).toBeVisible();
});

test('several files are opened as one collection', async ({ app, page }) => {
  await app.open();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('banner').getByRole('button', { name: 'Open', exact: true }).click();
  const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await (
    await chooser
  ).setFiles([file('one.sdk', lines9), file('list.sdm', `${inkala}\n${inkala}\n`), file('none.txt', 'nothing')]);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'One solution 3' })).toBeVisible();
  await expect(page.getByText('Left out of the list: none.txt. Open each of these by itself.').first()).toBeVisible();
});

test('a link of another Sudoscope that is pasted is opened as a link', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect.poll(() => new URL(page.url()).hash).toContain(inkala.replaceAll('.', '0'));
  const { hash } = new URL(page.url());
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await app.paste(`https://sudoscope.example/somewhere/${hash}`);
  await expect(app.board).toHaveAttribute('aria-rowcount', '9');
});

test.describe('stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('data shared by another app are read and leave the address, with and without a network', async ({
    app,
    page,
    context,
  }) => {
    const site = await serveStatic(dist, '/some/folder/');
    const shared = `?title=${encodeURIComponent('Puzzle of the day')}&text=${encodeURIComponent(inkala)}&url=`;
    try {
      await app.open(`${site.url}${shared}`);
      await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
      await expect.poll(() => page.url()).toMatch(/\/some\/folder\/#1\./);
      await expect(page.getByText('Ready offline')).toBeVisible();
    } finally {
      await site.close();
    }
    await context.setOffline(true);
    await page.goto(`${site.url}${shared.replace(encodeURIComponent(inkala), '1...............')}`);
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
    await app.button('Undo (Ctrl Z)').click();
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  });
});

test('shared text that is no puzzle waits in the dialog', async ({ app, page }) => {
  await app.open('./?text=nothing+to+solve');
  await expect(page.getByRole('textbox', { name: 'Puzzle as text' })).toHaveValue('nothing to solve');
});

test('a shared list is not solved without consent', async ({ app, page }) => {
  await page.goto(`./?text=${encodeURIComponent(`${inkala}\n${inkala}`)}`);
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(page.getByRole('heading', { name: 'A list of puzzles was shared' })).toBeVisible();
  await expect(page.getByText('Not solved yet')).toBeVisible();
  await expect(table).toBeHidden();
  await app.button('Solve').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(app.button('Open a file')).toBeFocused();
});

test('the system hands over files and shared text to the open app', async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(window, { launch: consumer }) },
    });
  });
  await app.open();
  const launch = (targetURL: string, files: [name: string, content: string][]): Promise<void> =>
    page.evaluate(
      ({ targetURL, files }) => {
        const handles = files.map(([name, content]) => ({ getFile: () => Promise.resolve(new File([content], name)) }));
        (window as unknown as { launch(params: unknown): void }).launch({ targetURL, files: handles });
      },
      { targetURL, files },
    );
  await launch(page.url(), [['hard.sdk', lines9]]);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  const home = page.url().split('#')[0]!;
  await launch(`${home}?text=1...............`, []);
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await launch(home, [
    ['one.sdk', lines9],
    ['two.sdk', lines9],
  ]);
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible();
});

test('the manifest lists the files that the app takes', async () => {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')) as Record<string, unknown>;
  expect(manifest['share_target']).toEqual({
    action: './',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: expect.arrayContaining(['image/*', 'text/plain', 'text/csv']) }],
    },
  });
  expect(manifest['file_handlers']).toEqual([
    { action: './', accept: expect.objectContaining({ 'text/csv': ['.csv'], 'image/avif': ['.avif'] }) },
  ]);
  expect(manifest['launch_handler']).toEqual({ client_mode: ['focus-existing', 'auto'] });
});
