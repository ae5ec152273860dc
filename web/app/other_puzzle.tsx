// The question before the page goes to another puzzle.
import type { JSX } from 'preact';
import { anotherWasOpen, goToAnother, goToOther, stayWithThis } from '../language/generated/app';
import { say } from '../language/say';
import type { ViewStore } from '../state/view';
import { Button } from '../ui/controls/button';
import { Modal } from '../ui/controls/modal';
import { givensWords, shapeWords } from '../ui/words';
import styles from './other_puzzle.module.css';

/** Asks whether to go to another puzzle after the browser's Back or Forward has led to one. To close it means to stay. */
export function OtherPuzzle({ view }: { view: ViewStore }): JSX.Element | null {
  const question = view.question.value;
  if (!question) return null;
  const { puzzle, go, stay } = question;
  return (
    <Modal title={say(goToAnother)} onClose={stay}>
      <p>{say(anotherWasOpen, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) })}</p>
      <div class={styles.answers}>
        <Button look="primary" onClick={stay}>
          {say(stayWithThis)}
        </Button>
        <Button look="outlined" onClick={go}>
          {say(goToOther)}
        </Button>
      </div>
    </Modal>
  );
}
