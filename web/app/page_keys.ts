// The keys of the page, wherever the focus is. The board and every control have priority: a key that they used
// (defaultPrevented) or that belongs to them is left alone; then those of the tab. help/key_help.ts lists them.
import { typesText } from '../features/arrival/paste_and_drop';
import { pageWalk } from '../features/collection/place';
import { isPadMark } from '../grid/symbols';
import type { Page } from './tabs';
import { viewShown } from './use_tab';

/** Sends arrows to the board unless something else uses them. */
function arrowToBoard(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (
    !event.key.startsWith('Arrow') ||
    isPadMark(event) ||
    target.closest('[role=grid], [role=tablist], [role=slider], input')
  )
    return false;
  const cell = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent('keydown', event));
  return cell !== null;
}

function walkKey(key: string): boolean {
  if (key !== '<' && key !== '>') return false;
  return pageWalk.peek()?.walk.step(key === '>' ? 1 : -1) ?? false;
}

/** True if the page used the key. */
function use(event: KeyboardEvent, page: Page): boolean {
  const target = event.target as Element;
  const { view } = viewShown(page);
  if (target.closest(typesText)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return view.chord?.(event, page) ?? false;
  if (event.key === '?') {
    page.app.view.dialog.value = 'help';
    return true;
  }
  // A tab without keys has no board to type on.
  if (!view.key) return false;
  // Space and Enter press the button that has the focus; Home and End belong to controls with a range.
  if (target.closest('button, a, input, summary') && (event.key === ' ' || event.key === 'Enter')) return false;
  if (target.closest('[type=range], [role=tablist], [type=radio]') && event.key.length > 1) return false;
  return arrowToBoard(event) || walkKey(event.key) || view.key(event, page);
}

/** Starts listening; returns a function that stops it. */
export function listenToKeys(page: Page): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { dialog, question } = page.app.view;
    if (event.defaultPrevented || event.isComposing || dialog.peek() || question.peek()) return;
    // A dialog of a tab's own.
    if ((event.target as Element).closest('dialog')) return;
    if (use(event, page)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
