// Copies a stretch of the run as text, a move a line: the one that the list shows, or any other up
// to some thousands of moves. If the browser refuses, a field offers the text for copying by hand.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type MoveList, mostCopied } from './move_list';
import { Button } from '../../../ui/controls/button';
import { stretchFrom, stretchTo } from '../../../language/generated/watch';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { PositionField } from '../../recording/fields';
import styles from '../../recording/fields.module.css';

const nothing = (): string => '';

export function CopyMoves({ store }: { store: MoveList }): JSX.Element {
  const moves = store.moves.value;
  /** -1 = as shown. */
  const from = useSignal(-1);
  const until = useSignal(-1);
  const said = useSignal(nothing);
  const byHand = useSignal('');
  useEffect(() => {
    said.value = nothing;
  }, [from.value, until.value]);

  const first = from.value < 0 ? (moves[0]?.position ?? 0) : from.value;
  const last = until.value < 0 ? (moves.at(-1)?.position ?? 0) : until.value;
  const copy = async (): Promise<void> => {
    said.value = () => say(texts.movesCollecting);
    byHand.value = '';
    const found = await store.text(first, last);
    if (!found) {
      said.value = nothing;
      return;
    }
    const { text, lines: count, isWhole } = found;
    const partly = { count, mostCount: mostCopied };
    try {
      await navigator.clipboard.writeText(text);
      said.value = () => (isWhole ? say(texts.movesCopied, { count }) : say(texts.movesCopiedPartly, partly));
    } catch {
      // The browser may refuse.
      byHand.value = text;
      said.value = () => (isWhole ? say(texts.movesByHand, { count }) : say(texts.movesByHandPartly, partly));
    }
  };

  return (
    <>
      <div class={styles.row}>
        <PositionField label={say(stretchFrom)} value={first} onChange={(value) => void (from.value = value)} />
        <PositionField label={say(stretchTo)} value={last} onChange={(value) => void (until.value = value)} />
        <Button look="outlined" onClick={() => void copy()}>
          {say(texts.movesCopy)}
        </Button>
      </div>
      <output class={styles.said}>{said.value()}</output>
      {byHand.value && (
        <textarea
          class={styles.byHand}
          aria-label={say(texts.movesAsText)}
          readOnly
          rows={5}
          value={byHand.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
