// Times inside the page, where no test runner is in the way.
import type { Locator } from '@playwright/test';

/** Milliseconds from the next event of a kind to the moment when a part's text matches; asked for before the event. */
export async function stopwatch(part: Locator, event: string, pattern: string): Promise<() => Promise<number>> {
  const result = await part.evaluateHandle(
    (element, { event, pattern }) => {
      const elapsed = new Promise<number>((resolve) => {
        const onEvent = (): void => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (!new RegExp(pattern).test(element.textContent)) return;
            observer.disconnect();
            resolve(performance.now() - start);
          });
          observer.observe(element, { subtree: true, childList: true, characterData: true });
        };
        document.addEventListener(event, onEvent, { capture: true, once: true });
      });
      // In an object, because a bare promise would be awaited.
      return { elapsed };
    },
    { event, pattern },
  );
  return () => result.evaluate(({ elapsed }) => elapsed);
}
