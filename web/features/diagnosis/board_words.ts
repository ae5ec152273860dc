// On a narrow screen the diagnosis scrolls the board away. A button that lights up the board brings it back,
// and words below it describe the marks, with the ways on, so that nobody has to scroll back for each.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../language/say';
import type { Text, Words } from '../../language/text';
import type { HasView, ViewStore } from '../../state/view';

type Notice = NonNullable<ViewStore['notice']['value']>;

/** Buttons to go through `count` items. `texts`: "Previous step", "Next step". */
export function waysOn(
  texts: readonly [previous: Text, next: Text],
  index: number,
  count: number,
  go: (to: number) => void,
): Notice['actions'] {
  const ways = [
    { text: () => say(texts[0]), to: index - 1 },
    { text: () => say(texts[1]), to: index + 1 },
  ];
  return ways.filter(({ to }) => to >= 0 && to < count).map(({ text, to }) => ({ text, run: () => go(to) }));
}

/** True if the digit had to be put back. */
function showBoard(): boolean {
  const board = document.querySelector('[role="grid"]');
  if (!board) return false;
  const { top, bottom } = board.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen >= (bottom - top) / 2) return false;
  board.scrollIntoView({ block: 'center' });
  return true;
}

/**
 * Returns a function that shows the board with words about it, if the card is then out of sight. The words disappear when it is no longer
 * shown (`isShown`).
 */
export function useBoardWords(
  { view: { notice } }: HasView,
  isShown: boolean,
): (text: Words, actions?: Notice['actions']) => void {
  const said = useRef<Notice | null>(null);
  const stands = (): boolean => said.current !== null && notice.peek() === said.current;
  const takeBack = (): void => {
    if (stands()) notice.value = null;
  };
  useEffect(() => {
    if (!isShown) takeBack();
  }, [isShown]);
  useEffect(() => takeBack, []);
  return (text, actions = []) => {
    if (showBoard() || stands()) notice.value = said.current = { text, tone: 'plain', actions };
  };
}
