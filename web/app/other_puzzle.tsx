// The question before the page goes to another puzzle.
import type { JSX } from 'preact';
import { anotherWasOpen, goToOther, stayWithThis } from '../language/generated/app';
import { say } from '../language/say';
import type { Question } from '../state/view';
import { Button } from '../ui/controls/button';
import { givensWords, shapeWords } from '../ui/words';
import styles from './other_puzzle.module.css';

export function OtherPuzzleContent({ question: { puzzle, go, stay } }: { question: Question }): JSX.Element {
  return (
    <>
      <p>{say(anotherWasOpen, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) })}</p>
      <div class={styles.answers}>
        <Button look="primary" onClick={stay}>
          {say(stayWithThis)}
        </Button>
        <Button look="outlined" onClick={go}>
          {say(goToOther)}
        </Button>
      </div>
    </>
  );
}
