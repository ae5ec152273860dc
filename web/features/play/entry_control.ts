// Types into the selected cells, digits or marks: runs entry.ts against the stores and settles a
// waiting number when its second is over, the selection moves on, or the next entry is of the other
// kind. With "digit first" a digit is taken in hand instead, and each cell that is pressed gets it.
import { effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import {
  alikeAreKept,
  cellHoldsValue,
  cellIsGiven,
  cellsAreGiven,
  cellsHoldValues,
} from '../../language/generated/play';
import { say } from '../../language/say';
import { placeOf } from '../../ui/places';
import { colourCount } from '../../state/moves';
import type { EntryMode, HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { makePenDoor } from '../pen/pen_door';
import type { PenOfPage } from '../pen/pen_part';
import { type EntryStep, type Pending, entryStep } from './entry';

const waitMs = 1000;

export interface EntryControl {
  /** The number being typed, such as "1" of 12; empty if there is none. */
  readonly hint: ReadonlySignal<string>;
  /** The digit in hand, if digits come first; 0 = none. */
  readonly held: ReadonlySignal<number>;
  /** Colours of candidates, links, and the places of one digit; null until it is fetched. */
  readonly pen: ReadonlySignal<PenOfPage | null>;
  /** Fetches it; null if it cannot be fetched. */
  fetchPen(): Promise<PenOfPage | null>;
  /** True if the pen used the key. */
  penKey(event: KeyboardEvent): boolean;
  /** True if the key entered something. `mode` overrides the chosen mode. */
  key(key: string, mode?: EntryMode): boolean;
  /** Puts a digit or a mark into the selected cells at once, or into the hand; 0 clears. */
  enter(value: number): void;
  /** Puts a corner note into the selected cells, in every mode and with any digit in hand; a second time removes it. */
  note(value: number): void;
  /** Selects a pressed cell and puts the digit in hand into it. False if none is in hand. */
  press(cell: number): boolean;
  /** Stops following the board. */
  end(): void;
}

export function makeEntryControl(app: HasPlay & HasView & HasSettings): EntryControl {
  const { play, view, settings } = app;
  const pending = signal<Pending | null>(null);
  const hint = signal('');
  const held = signal(0);
  const penDoor = makePenDoor(app, held);
  let mode: EntryMode = 'digits';
  /** The cells for the pending number. */
  let cells: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function complain(targets: readonly number[], isNote: boolean): void {
    const [cell] = targets;
    const text = (): string => {
      if (targets.length > 1) return say(isNote ? cellsHoldValues : cellsAreGiven);
      return say(isNote ? cellHoldsValue : cellIsGiven, { cell: placeOf(play.geometry.peek(), cell!) });
    };
    view.notice.value = { text, tone: 'plain' };
  }

  function put(targets: readonly number[], value: number): void {
    if (value === 0) {
      const isGiven = targets.every((cell) => play.puzzle.peek().givens[cell]! > 0);
      if (!play.erase(targets, mode) && isGiven && play.typing.peek() === 'entries') complain(targets, false);
    } else if (mode === 'digits') {
      const open = view.areAlike.peek() ? targets.filter((cell) => play.grid.peek()[cell] === 0) : targets;
      if (open.length === 0) view.notice.value = { text: () => say(alikeAreKept), tone: 'plain' };
      else if (!play.type(open, value)) complain(open, false);
    } else if (!play.mark(mode, targets, value)) {
      complain(targets, true);
    }
  }
  /** True if each key moves on to the next cell, as the player wished for typing in givens. */
  const advances = (): boolean =>
    settings.advances.peek() && play.typing.peek() === 'givens' && mode === 'digits' && cells.length === 1;
  function goBy(step: 1 | -1): void {
    const next = view.selected.peek() + step;
    if (next >= 0 && next < play.grid.peek().length) view.selected.value = next;
  }
  const settle = ({ value }: Pending): void => {
    // A mark typed with Shift or Ctrl is written at once.
    const isHeld = settings.digitFirst.peek() && mode === play.mode.peek();
    if (isHeld && value > 0) held.value = value === held.peek() ? 0 : value;
    else {
      put(cells, value);
      if (advances() && cells[0] === view.selected.peek()) goBy(1);
    }
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
  const turnTo = (next: EntryMode): void => {
    if (next !== mode) confirm();
    mode = next;
    cells = [...view.selection.peek()];
  };

  const stops = [
    effect(() => {
      void view.selection.value;
      untracked(confirm);
    }),
    effect(() => {
      if (!settings.digitFirst.value) held.value = 0;
    }),
    // A number begun in one puzzle must not end up in the next.
    play.puzzle.subscribe(() => apply({ pending: null, settled: null })),
  ];

  return {
    hint,
    held,
    pen: penDoor.pen,
    fetchPen: penDoor.fetch,
    penKey: penDoor.key,
    key(key, next = play.mode.peek()) {
      const waiting = next === mode ? pending.peek() : null;
      const side = next === 'colours' ? colourCount : play.geometry.peek().side;
      const style = next === 'colours' ? 'numbers' : settings.symbols.peek();
      const step = entryStep(waiting, key, view.selected.peek(), side, style);
      if (!step) return false;
      turnTo(next);
      if (key === 'Backspace' && step.settled && advances()) {
        goBy(-1);
        put([view.selected.peek()], 0);
      } else apply(step);
      return true;
    },
    enter(value) {
      turnTo(play.mode.peek());
      apply({ pending: null, settled: { cell: view.selected.peek(), value } });
    },
    note(value) {
      turnTo('notes');
      put(cells, value);
    },
    press(cell) {
      if (penDoor.pen.peek()?.press(cell)) return true;
      const value = held.peek();
      if (value === 0) return false;
      view.selected.value = cell;
      turnTo(play.mode.peek());
      // A second press removes it.
      const stands = mode === 'digits' && play.grid.peek()[cell] === value;
      put([cell], stands ? 0 : value);
      return true;
    },
    end() {
      for (const stop of stops) stop();
      penDoor.end();
    },
  };
}
