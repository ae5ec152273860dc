// The moves of the browser's history, one after another: the browser needs time to go back. A move of the browser's own (a
// visit) cancels the work under way.
import { readLabel } from './pages';
import type { TabLetters } from '../state/view';

export interface BrowserWalk {
  /** Does a job once those before it are done. */
  enqueue(job: () => Promise<unknown>): void;
  /** Likewise; it is about the page where the browser is then. */
  enqueueVisit(job: () => Promise<unknown>): void;
  /** True if the browser has moved by itself, and its page has not been looked at yet. */
  isLost(): boolean;
  /**
   * False if the browser ends up on another page, as when someone presses Back at the same time. `here`: where it is, on a
   * page without our label.
   */
  travel(at: number, here?: number): Promise<boolean>;
  /** From now on the browser's own moves are followed. */
  listen(): void;
}

interface WalkNeeds {
  page: Window;
  letters: TabLetters;
  /** The browser has reached a page to which nothing here sent it. */
  onVisit(): Promise<void>;
  onFailure(error: unknown): void;
}

export function makeBrowserWalk({ page, letters, onVisit, onFailure }: WalkNeeds): BrowserWalk {
  const { history } = page;
  const labelHere = () => readLabel(history.state, letters);
  let isLost = false;
  /** Set while the browser moves where it was sent. */
  let onArrival: (() => void) | null = null;
  let work: Promise<void> = Promise.resolve();

  function enqueue(job: () => Promise<unknown>): void {
    work = work
      .then(job)
      .then(() => undefined)
      .catch(onFailure);
  }

  function enqueueVisit(job: () => Promise<unknown>): void {
    enqueue(() => {
      isLost = false;
      return job();
    });
  }

  function onPageChange(): void {
    if (onArrival) {
      onArrival();
      onArrival = null;
      return;
    }
    isLost = true;
    enqueueVisit(onVisit);
  }

  return {
    enqueue,
    enqueueVisit,
    isLost: () => isLost,
    async travel(at, here = at) {
      const from = labelHere()?.at ?? here;
      if (from === at) return true;
      await new Promise<void>((resolve) => {
        onArrival = resolve;
        history.go(at - from);
      });
      if (labelHere()?.at === at) return true;
      onPageChange();
      return false;
    },
    listen() {
      page.addEventListener('popstate', onPageChange);
      // For an edited address both events come; its page has a label by then.
      page.addEventListener('hashchange', () => {
        if (!labelHere()) onPageChange();
      });
    },
  };
}
