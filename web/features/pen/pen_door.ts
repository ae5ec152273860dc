// The way to the pen: it is fetched with the first colour, the first mark of the pen or the first key that filters a digit.
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { isFilterKey } from '../../grid/symbols';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import type { PenOfPage } from './pen_part';

export interface PenDoor {
  /** Null until it is fetched. */
  readonly pen: ReadonlySignal<PenOfPage | null>;
  /** Null if it cannot be fetched. */
  fetch(): Promise<PenOfPage | null>;
  /** True if the pen used the key. */
  key(event: KeyboardEvent): boolean;
  end(): void;
}

/** `held`: the digit in hand; 0 = none. */
export function makePenDoor(app: HasPlay & HasView & HasSettings, held: ReadonlySignal<number>): PenDoor {
  const { play } = app;
  const pen = signal<PenOfPage | null>(null);
  let isOver = false;

  async function fetch(): Promise<PenOfPage | null> {
    const part = pen.peek() ? null : await import('./pen_part').catch(() => null);
    if (part && !isOver) pen.value ??= part.makePen(app, held);
    return pen.peek();
  }

  const stop = effect(() => {
    if (play.mode.value === 'colours' || play.entries.value.pen.length > 0) void fetch();
  });

  return {
    pen,
    fetch,
    key(event) {
      const own = pen.peek();
      if (own) return own.key(event);
      if (!isFilterKey(event, play.geometry.peek().side)) return false;
      void fetch().then((fetched) => fetched?.askDigit());
      return true;
    },
    end() {
      isOver = true;
      stop();
      pen.peek()?.end();
    },
  };
}
