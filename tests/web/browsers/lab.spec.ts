// A solver of one's own in the Lab: dropped on it, run beside
// ours, ended if it never ends, refused if it wants too much.
import { fileURLToPath } from 'node:url';
import { wasmOf } from '../../contest/wasm_of.mjs';
import { inkala } from '../e2e/sudoscope';
import { guestModule } from '../guests/modules';
import { expect, test } from './sudoscope';

const backtrack = fileURLToPath(new URL('../../contest/backtrack.wat', import.meta.url));

test('a solver runs beside ours, one that never ends is capped, and one that wants the network is refused', async ({
  app,
  baseURL,
}) => {
  await app.open(baseURL!);
  await app.showTab('Lab');
  await expect.poll(() => app.page.get('button', 'Run').count()).toBe(1);
  await app.paste(`${inkala}\n`);
  const solvers = app.page.get('group', 'Your own solvers');
  const bring = async (name: string, bytes: Uint8Array): Promise<void> => {
    await app.drop(`${name}.wasm`, 'application/wasm', Buffer.from(bytes));
  };
  await bring('fetching', await guestModule('fetching'));
  await expect.poll(() => solvers.get('status').text()).toContain('env.fetch');
  await bring('endless', await guestModule('endless'));
  await expect.poll(() => solvers.get('checkbox', 'endless').count()).toBe(1);
  await bring('backtrack', await wasmOf(backtrack));
  await expect.poll(() => solvers.get('checkbox', 'backtrack.wat').count()).toBe(1);
  await app.page.get('button', 'Run').click();
  await expect.poll(() => app.page.text(), { timeout: 120_000 }).toContain('Finished');
  const numbers = await app.page.get('region', 'Results').text();
  expect(numbers).toMatch(/endless\s*0 of 1/);
  expect(numbers).toMatch(/backtrack\.wat\s*1 of 1/);
});
