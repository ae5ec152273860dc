// Answers that come late, as on a busy machine: everything that workers send to
// the page is held back until it is let go, while a person does the next thing.
import type { Page } from '@playwright/test';

export interface LateAnswers {
  /** Holds back all messages from now on. */
  hold(): Promise<void>;
  /** Resolves when this many wait, or more. */
  areWaiting(count?: number): Promise<void>;
  /** Sends all held messages, in their order, and holds nothing back any more. */
  letGo(): Promise<void>;
}

interface Held {
  isHeld: boolean;
  waiting: (() => void)[];
}

/** REQUIRES: called before the page is opened. `kind`: only workers whose file's name begins with it. */
export async function lateAnswers(page: Page, kind = ''): Promise<LateAnswers> {
  await page.addInitScript((kind) => {
    const held: Held = { isHeld: false, waiting: [] };
    Object.assign(window, { held });
    const Known = window.Worker;
    window.Worker = class extends Known {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes(`/${kind}`)) return;
        let listener: Worker['onmessage'] = null;
        Object.defineProperty(this, 'onmessage', {
          get: () => listener,
          set(next: typeof listener) {
            listener = next;
          },
        });
        this.addEventListener('message', (event) => {
          const say = (): void => void listener?.call(this, event);
          if (held.isHeld) held.waiting.push(say);
          else say();
        });
      }
    };
  }, kind);
  return {
    hold: () => page.evaluate(() => void ((window as unknown as { held: Held }).held.isHeld = true)),
    areWaiting: async (count = 1) => {
      await page.waitForFunction((least) => (window as unknown as { held: Held }).held.waiting.length >= least, count);
    },
    letGo: () =>
      page.evaluate(() => {
        const { held } = window as unknown as { held: Held };
        held.isHeld = false;
        for (const say of held.waiting.splice(0)) say();
      }),
  };
}
