// Asks whether to go to another puzzle, where the browser's Back or Forward has led to one. Closing it means staying.
import type { JSX } from 'preact';
import type { ViewStore } from '../state/view';
import { Button } from '../ui/controls/button';
import { Modal } from '../ui/controls/modal';
import { givensWords, shapeWords } from '../ui/words';
import styles from './other_puzzle.module.css';

export function OtherPuzzle({ view }: { view: ViewStore }): JSX.Element | null {
  const question = view.question.value;
  if (!question) return null;
  const { puzzle, go, stay } = question;
  return (
    <Modal title="Go to another puzzle?" onClose={stay}>
      <p>
        This is where another puzzle was open: {shapeWords(puzzle.shape)}, {givensWords(puzzle)}. If you go to it, Undo
        brings back the one on the board.
      </p>
      <div class={styles.answers}>
        <Button look="primary" onClick={stay}>
          Stay with this one
        </Button>
        <Button look="outlined" onClick={go}>
          Go to the other
        </Button>
      </div>
    </Modal>
  );
}
