// Typing into the selected cell, a value or a note: runs entry.ts against the stores and settles a waiting number when its
// second is over, the selection moves on, or what comes next is of the other kind.
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { cellHoldsValue, cellIsGiven } from '../../language/generated/solve';
import { say } from '../../language/say';
import { placeOf } from '../../ui/places';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import type { EntryStep, Pending } from './entry';
import { entryStep } from './entry';

const waitMs = 1000;

export interface EntryControl {
  /** What is being typed, e.g. "1" of 12; empty when nothing is. */
  readonly hint: ReadonlySignal<string>;
  /** Whether the key was one that enters something. `asNote`: a note, where it is not said by the mode. */
  key(key: string, asNote?: boolean): boolean;
  /** Puts a value, or a note, into the selected cell at once; 0 clears. */
  enter(value: number): void;
}

export function makeEntryControl({ play, view, settings }: HasPlay & HasView & HasSettings): EntryControl {
  const pending = signal<Pending | null>(null);
  const hint = signal('');
  let isNote = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = ({ cell, value }: Pending): void => {
    const noted = isNote && value > 0;
    if (noted ? play.toggleNote(cell, value) : play.type(cell, value)) return;
    const place = placeOf(play.geometry.peek(), cell);
    const text = (): string => say(noted ? cellHoldsValue : cellIsGiven, { cell: place });
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
  const turnTo = (noting: boolean): void => {
    if (noting !== isNote) confirm();
    isNote = noting;
  };

  effect(() => {
    const cell = view.selected.value;
    if (pending.peek() && pending.peek()!.cell !== cell) confirm();
  });
  // What was begun in one puzzle must not end up in the next.
  play.puzzle.subscribe(() => apply({ pending: null, settled: null }));

  return {
    hint,
    key(key, asNote = play.noting.peek()) {
      const waiting = asNote === isNote ? pending.peek() : null;
      const { side } = play.geometry.peek();
      const step = entryStep(waiting, key, view.selected.peek(), side, settings.symbols.peek());
      if (!step) return false;
      turnTo(asNote);
      apply(step);
      return true;
    },
    enter(value) {
      turnTo(play.noting.peek());
      apply({ pending: null, settled: { cell: view.selected.peek(), value } });
    },
  };
}
