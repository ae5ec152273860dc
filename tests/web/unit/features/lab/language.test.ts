// @vitest-environment jsdom
// The charts' library, if the browser names a language that its own Intl refuses.
import { expect, it, vi } from 'vitest';

it.each(['C', ''])('is loaded where the language is "%s"', async (language) => {
  vi.resetModules();
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  window.matchMedia = () => ({ addEventListener: () => undefined }) as unknown as MediaQueryList;
  expect(() => new Intl.NumberFormat(language)).toThrow(RangeError);
  const { default: uPlot } = await import('../../../../../web/features/lab/charts/uplot');
  expect(uPlot.fmtNum).toBeTypeOf('function');
});
