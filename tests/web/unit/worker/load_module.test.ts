// Starting the module in a browser that cannot run it.
import { afterEach, expect, it, vi } from 'vitest';
import { loadModule } from '../../../../web/worker/serve';

afterEach(() => vi.restoreAllMocks());

it('a browser without SIMD instructions is told so, and nothing is fetched', async () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  const createModule = vi.fn();
  await expect(loadModule(createModule, 'solver.wasm')).rejects.toThrow(/lacks the SIMD instructions of WebAssembly/);
  expect(createModule).not.toHaveBeenCalled();
});

it('the question for SIMD instructions is a sound module', async () => {
  const createModule = vi.fn().mockResolvedValue('module');
  expect(await loadModule(createModule, 'solver.wasm')).toBe('module');
});
