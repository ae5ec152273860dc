// The keys of the page, wherever the focus is. The board and every control come first: a key that they used
// (defaultPrevented) or that belongs to them is left alone. key_help.ts tells of them.
import { typesText } from '../features/arrival/paste_and_drop';
import type { Walk } from '../features/collection/walk';
import type { Race } from '../features/race/race';
import type { App } from './make_app';
import type { EntryControl } from '../features/solve/entry_control';

/** The runs side by side, while they are shown and once they are loaded. */
export interface RaceHolder {
  readonly current: Race | null;
}

function raceKey(race: Race, key: string): boolean {
  switch (key) {
    case ' ':
      if (race.playing.peek()) race.pause();
      else race.play();
      return true;
    case ',':
      race.previous();
      return true;
    case '.':
      race.next();
      return true;
    case 'Home':
      race.toStart();
      return true;
    case 'End':
      race.toEnd();
      return true;
  }
  return false;
}

function watchKey(app: App, race: RaceHolder, event: KeyboardEvent): boolean {
  const { watch, view, runs } = app;
  if (runs.race.peek()) return race.current !== null && raceKey(race.current, event.key);
  switch (event.key.toLowerCase()) {
    case ' ':
      if (watch.playing.peek()) watch.pause();
      else watch.play();
      return true;
    case ',':
      watch.previous('move', event.repeat);
      return true;
    case '.':
      watch.next('move', event.repeat);
      return true;
    case 'g':
      if (event.shiftKey) watch.previous('guess', event.repeat);
      else watch.next('guess', event.repeat);
      return true;
    case 'x':
      watch.next('contradiction', event.repeat);
      return true;
    case 's':
      watch.next('solution', event.repeat);
      return true;
    case 'd':
      watch.toDeepest();
      return true;
    case 'home':
      watch.toStart();
      return true;
    case 'end':
      watch.toEnd();
      return true;
  }
  if (/^[1-9]$/.test(event.key)) {
    view.notice.value = { text: 'Type numbers on the Solve tab; here the solver fills the grid.', tone: 'plain' };
    return true;
  }
  return false;
}

function undoKey(app: App, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) app.play.redo();
  else if (key === 'z') app.play.undo();
  else return false;
  return true;
}

/** The digit of a key that is held with Shift or Alt, for a note; a keyboard that has its digits on Shift types those. */
function noteDigit({ code, key, shiftKey, altKey }: KeyboardEvent): string | null {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return digit !== undefined && (altKey || (shiftKey && key !== digit)) ? digit : null;
}

function solveKey({ play }: App, entry: EntryControl, event: KeyboardEvent): boolean {
  const digit = noteDigit(event);
  if (digit !== null) return entry.key(digit, true);
  // On larger grids N is a number.
  if (entry.key(event.key)) return true;
  const isSwitch = event.key === ' ' || event.key.toLowerCase() === 'n';
  if (isSwitch) play.noting.value = !play.noting.peek();
  return isSwitch;
}

/** Arrows go to the board from wherever nothing else uses them. */
function arrowToBoard(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (!event.key.startsWith('Arrow') || target.closest('[role=grid], [role=tablist], [role=slider], input'))
    return false;
  const cell = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent('keydown', event));
  return cell !== null;
}

/** The way through a collection, once it is loaded. */
export interface WalkHolder {
  readonly current: Pick<Walk, 'step'> | null;
}

function walkKey({ current }: WalkHolder, key: string): boolean {
  if (key !== '<' && key !== '>') return false;
  return current?.step(key === '>' ? 1 : -1) ?? false;
}

/** Starts listening; returns how to stop. */
export function listenToKeys(app: App, entry: EntryControl, race: RaceHolder, walk: WalkHolder): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.isComposing) return;
    if (app.view.dialog.peek() || app.view.question.peek()) return;
    const isNote = app.view.tab.peek() === 'solve' && noteDigit(event) !== null;
    if (target.closest(typesText) || (event.altKey && !isNote)) return;
    if (event.ctrlKey || event.metaKey) {
      // On Watch the change would be out of sight.
      if (app.view.tab.peek() === 'solve' && undoKey(app, event)) event.preventDefault();
      return;
    }
    if (event.key === '?') {
      app.view.dialog.value = 'help';
      event.preventDefault();
      return;
    }
    // Elsewhere there is no board to type on.
    if (app.view.tab.peek() !== 'solve' && app.view.tab.peek() !== 'watch') return;
    // Space and Enter press the button that has the focus; Home and End belong to what has a range.
    if (target.closest('button, a, input, summary') && (event.key === ' ' || event.key === 'Enter')) return;
    if (target.closest('[type=range], [role=tablist], [type=radio]') && event.key.length > 1) return;
    const used =
      arrowToBoard(event) ||
      walkKey(walk, event.key) ||
      (app.view.tab.peek() === 'watch' ? watchKey(app, race, event) : solveKey(app, entry, event));
    if (used) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
