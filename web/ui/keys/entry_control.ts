// Typing into the selected cell: runs entry.ts against the stores and settles a waiting number when its second is over or
// the selection moves on.
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { cellName } from '../../grid/geometry';
import type { App } from '../../state/types';
import type { EntryStep, Pending } from './entry';
import { entryStep } from './entry';

const waitMs = 1000;

export interface EntryControl {
  /** What is being typed, e.g. "1" of 12; empty when nothing is. */
  readonly hint: ReadonlySignal<string>;
  /** Whether the key was one that enters something. */
  key(key: string): boolean;
  /** Puts a value into the selected cell at once; 0 clears. */
  enter(value: number): void;
}

export function makeEntryControl({ play, view, settings }: Pick<App, 'play' | 'view' | 'settings'>): EntryControl {
  const pending = signal<Pending | null>(null);
  const hint = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = ({ cell, value }: Pending): void => {
    if (play.type(cell, value)) return;
    const text = `${cellName(play.geometry.peek(), cell)} is a given. Switch to “Givens” to change it.`;
    view.notice.value = { text, tone: 'plain' };
  };
  const apply = (step: EntryStep): void => {
    clearTimeout(timer);
    pending.value = step.pending;
    hint.value = step.pending ? String(step.pending.value) : '';
    if (step.settled) settle(step.settled);
    if (step.pending) timer = setTimeout(confirm, waitMs);
  };
  const confirm = (): void => {
    if (pending.value) apply({ pending: null, settled: pending.value });
  };

  effect(() => {
    const cell = view.selected.value;
    if (pending.peek() && pending.peek()!.cell !== cell) confirm();
  });
  // What was begun in one puzzle must not end up in the next.
  play.puzzle.subscribe(() => apply({ pending: null, settled: null }));

  return {
    hint,
    key(key) {
      const { side } = play.geometry.peek();
      const step = entryStep(pending.peek(), key, view.selected.peek(), side, settings.symbols.peek());
      if (step) apply(step);
      return step !== null;
    },
    enter(value) {
      apply({ pending: null, settled: { cell: view.selected.peek(), value } });
    },
  };
}
