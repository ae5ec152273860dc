// With the host gone, the page is there again, including the parts that were never opened before.
import { dist, serveStatic } from '../e2e/static_site';
import { inkala } from '../e2e/sudoscope';
import { expect, test } from './sudoscope';

test('once it is stored, the page works without its host: every tab, dialog and worker', async ({ app }) => {
  const site = await serveStatic(dist, '/some/folder/');
  try {
    await app.open(site.url);
    await expect.poll(() => app.page.get('banner').text()).toContain('Ready offline');
  } finally {
    await site.close();
  }
  await app.tab.reload();
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.watch('Dancing links');
  await app.button(/^Next guess/).click();
  await expect.poll(() => app.sentence.text()).toContain('Guess');
  await expect.poll(() => app.page.get('tree').count()).toBe(1);
  await app.showTab('Lab');
  await expect.poll(() => app.button('Run').count()).toBe(1);
  await app.showTab('Play');
  await app.paste(`${inkala}\n${inkala}`);
  await expect.poll(() => app.page.get('radio', 'One solution 2').count()).toBe(1);
});
