// Copies a stretch of the run as text, a move a line: the one that the list shows, or any other up to some thousands of
// moves. Where the browser refuses, the text stands there to be copied by hand.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type MoveList, mostCopied } from './move_list';
import { Button } from '../../../ui/controls/button';
import { numberWords } from '../../../language/language';
import { countOf } from '../../../ui/words';
import { PositionField } from './fields';
import styles from './fields.module.css';

export function CopyMoves({ store }: { store: MoveList }): JSX.Element {
  const moves = store.moves.value;
  /** -1 = as shown. */
  const from = useSignal(-1);
  const until = useSignal(-1);
  const said = useSignal('');
  const byHand = useSignal('');
  useEffect(() => {
    said.value = '';
  }, [from.value, until.value]);

  const first = from.value < 0 ? (moves[0]?.position ?? 0) : from.value;
  const last = until.value < 0 ? (moves.at(-1)?.position ?? 0) : until.value;
  const copy = async (): Promise<void> => {
    said.value = 'Collecting…';
    byHand.value = '';
    const found = await store.text(first, last);
    if (!found) {
      said.value = '';
      return;
    }
    const { text } = found;
    const words =
      countOf(found.lines, 'move') + (found.isWhole ? '' : `, the first of more than ${numberWords(mostCopied)}`);
    try {
      await navigator.clipboard.writeText(text);
      said.value = `${words} copied`;
    } catch {
      // The browser may refuse.
      byHand.value = text;
      said.value = `${words}: copy them from here`;
    }
  };

  return (
    <>
      <div class={styles.row}>
        <PositionField label="From" value={first} onChange={(value) => void (from.value = value)} />
        <PositionField label="To" value={last} onChange={(value) => void (until.value = value)} />
        <Button look="outlined" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <output class={styles.said}>{said.value}</output>
      {byHand.value && (
        <textarea
          class={styles.byHand}
          aria-label="Moves as text"
          readOnly
          rows={5}
          value={byHand.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
