// Drawing with keys: arrows move the cursor, Space or Enter begins and ends a clue, Backspace takes a cell back, Escape
// drops the clue; digits are the value of the chosen one, Delete removes it, and Alt with arrows moves it.
import { effect, type ReadonlySignal } from '@preact/signals';
import { plainDigit } from '../../grid/symbols';
import type { PlayPage } from '../play/play_needs';
import { type KeyAim, hasSpots } from './aims';
import { isPressed } from './drafts';
import { clueNear } from './entries';
import type { Kind } from './kinds';
import { makeMovedAim } from './moved_aim';
import type { SettingStore } from './setting';
import { type BoardSpot, cellOfSpot, isSameSpot, spotOfCell } from './spots';

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface SettingKeys {
  /** The cursor of a tool that does not draw in cells; null for others. */
  readonly aim: ReadonlySignal<KeyAim | null>;
  /** True if it used the key. */
  key(event: KeyboardEvent): boolean;
  chord(event: KeyboardEvent): boolean;
  /** Hides the cursor, because a pointer is used. */
  rest(): void;
  stop(): void;
}

export function makeSettingKeys(setting: SettingStore, { app, entry }: PlayPage, find: () => void): SettingKeys {
  const { play, view } = app;
  const side = (): number => play.geometry.peek().side;
  const cursor = (): BoardSpot => spotOfCell(view.selected.peek(), side());
  const { aim, step, spotsOf } = makeMovedAim(setting, { play, view });
  const hasAim = ({ form }: Kind): boolean =>
    form === 'pair' || form === 'corner' || form === 'beside' || form === 'diagonal';

  function pressSpots(kind: Kind, spots: BoardSpot[] | null): void {
    if (!spots) return;
    const there = setting.clues.peek().find((clue) => clue.kind === kind.id && hasSpots(clue.entry, spots));
    if (there) return setting.choose(there);
    setting.begin(spots);
    setting.end();
  }

  function pressCell(): void {
    const draft = setting.draft.peek();
    if (!draft || draft.path.length === 0) {
      if (setting.changesCells.peek()) setting.toggleCell(cursor());
      else setting.begin([cursor()]);
    } else if (isSameSpot(draft.path.at(-1)!, cursor())) setting.end();
    else setting.extend(cursor());
  }

  function removeHere(): void {
    if (setting.chosen.peek()) return setting.remove();
    const { row, column } = cursor();
    setting.remove(clueNear(setting.clues.peek(), { x: column + 0.5, y: row + 0.5 }));
  }

  function arrow(event: KeyboardEvent, kind: Kind): boolean {
    const way = arrows[event.key];
    if (!way) return false;
    if (hasAim(kind)) {
      step(kind, ...way);
      return true;
    }
    if (!event.shiftKey || !setting.draft.peek()) return false;
    // Without adding the cells on the way: for a step across a corner, and for areas in pieces.
    const { row, column } = cursor();
    const next = { row: row + way[0], column: column + way[1] };
    if (Math.min(next.row, next.column) >= 0 && Math.max(next.row, next.column) < side()) {
      passTo(next);
    }
    return true;
  }

  let isPassing = false;
  /** Moves the cursor without adding its cell to the clue. */
  function passTo(spot: BoardSpot): void {
    isPassing = true;
    view.selected.value = cellOfSpot(spot, side());
    isPassing = false;
  }

  function takeBack(): void {
    setting.takeBack();
    const last = setting.draft.peek()?.path.at(-1);
    if (last) passTo(last);
  }

  const stops = [
    // The board moves its own cursor; a clue that is being drawn follows it.
    effect(() => {
      const cell = view.selected.value;
      const draft = setting.draft.peek();
      if (draft && draft.path.length > 0 && !isPassing) setting.extend(spotOfCell(cell, side()));
    }),
    effect(() => {
      void setting.kind.value;
      aim.value = null;
    }),
  ];

  /** Keys that the board would use otherwise: it hears them first. */
  const early = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const kind = setting.kind.peek();
    const isOnBoard = target === document.body || target.closest('[role=grid]');
    if (!kind || !isOnBoard || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!arrow(event, kind)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', early, { capture: true });

  return {
    aim,
    key(event) {
      const { key } = event;
      if (key === '/') find();
      else if (key === 'Escape') {
        if (setting.draft.peek()) setting.drop();
        else setting.choose(null);
      } else if (setting.draft.peek() && key === 'Backspace') takeBack();
      else if (setting.typeKey(plainDigit(key))) return true;
      else if (key === 'Delete' && (setting.chosen.peek() || setting.tool.peek() !== 'given')) removeHere();
      else if (key === ' ' || key === 'Enter') {
        const kind = setting.kind.peek();
        if (key === 'Enter' && setting.chosen.peek() && !setting.changesCells.peek()) setting.choose(null);
        else if (!kind) removeOrNothing();
        else if (hasAim(kind)) pressSpots(kind, spotsOf(kind));
        else if (isPressed(kind)) pressSpots(kind, [cursor()]);
        else pressCell();
      } else return setting.tool.peek() === 'given' && entry.key(plainDigit(key));
      return true;
    },
    chord(event) {
      const way = arrows[event.key];
      if (!event.altKey || !way || !setting.chosen.peek()) return false;
      setting.move(...way);
      return true;
    },
    rest: () => void (aim.value = null),
    stop() {
      document.removeEventListener('keydown', early, { capture: true });
      stops.forEach((stop) => stop());
    },
  };

  function removeOrNothing(): void {
    if (setting.tool.peek() === 'eraser') removeHere();
  }
}
