// The moves of the run around the position as sentences to read, to go by and to copy. For a
// screen reader it is a list that reads out the move in hand; Enter or a press goes there.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { moveLevel, movesLabel } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { makeMoveList, moveAt } from './move_list';
import { narrate } from '../narration';
import type { HasPlayer } from '../watch_store';
import { Spoken } from '../../../ui/controls/spoken';
import { numberWords } from '../../../language/language';
import { CopyMoves } from './copy_moves';
import styles from './moves_view.module.css';

/** Distance of Page up and Page down. */
const page = 10;

function moveAfterKey(key: string, at: number, count: number): number | null {
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, PageUp: at - page, PageDown: at + page, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
}

export function MovesView({ app }: { app: HasPlayer }): JSX.Element {
  const { watch } = app;
  const store = useMemo(() => makeMoveList(watch), [watch]);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  /** The position of the move in hand while the list has the focus, else -1. */
  const inHand = useSignal(-1);
  useEffect(() => store.stop, [store]);

  const moves = store.moves.value;
  // The current move of the run.
  void watch.readout.value;
  const here = store.here();
  const at = inHand.value < 0 ? here : moveAt(moves, inHand.value);

  useEffect(() => {
    const option = list.current!.children[at] as HTMLElement | undefined;
    if (!option) return;
    const { clientHeight, scrollTop } = list.current!;
    const middle = option.offsetTop - (clientHeight - option.offsetHeight) / 2;
    // The move in hand moves within the list; the position stays in the middle.
    const isSeen = option.offsetTop >= scrollTop && option.offsetTop + option.offsetHeight <= scrollTop + clientHeight;
    if (inHand.peek() < 0 || !isSeen) list.current!.scrollTop = middle;
  }, [moves, at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || at < 0) return;
    const to = moveAfterKey(event.key, at, moves.length);
    if (event.key === 'Enter') watch.seek(moves[at]!.position);
    else if (to === null) return;
    else {
      inHand.value = moves[to]!.position;
      if (to === 0 || to === moves.length - 1) store.showAround(moves[to]!.position);
    }
    event.preventDefault();
  };

  return (
    <div class={styles.moves}>
      <ul
        ref={list}
        class={styles.list}
        role="listbox"
        tabIndex={0}
        aria-label={say(movesLabel)}
        aria-activedescendant={at < 0 ? undefined : `${id}-${moves[at]!.position}`}
        onKeyDown={onKeyDown}
        onBlur={() => void (inHand.value = -1)}
      >
        {moves.map((move, index) => {
          const { position, level } = move;
          const { what, why } = narrate(move);
          return (
            <li
              key={position}
              id={`${id}-${position}`}
              role="option"
              aria-selected={index === here}
              data-in-hand={inHand.value >= 0 && index === at}
              onClick={() => {
                inHand.value = -1;
                watch.seek(position);
              }}
            >
              <span>{numberWords(position)}</span>
              <span title={say(moveLevel, { count: level })}>
                <Spoken text={what} />
                {why && (
                  <small>
                    <Spoken text={why} />
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <CopyMoves store={store} />
    </div>
  );
}
