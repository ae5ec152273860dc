// Puzzles to begin with, as a list.
import type { JSX } from 'preact';
import { shapeAndGivens, sampleIsHere } from '../../language/generated/new';
import { say } from '../../language/say';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import styles from './bring_in.module.css';
import { type Sample, samplePuzzle, samples, wordsOf } from './samples';

/** The message once it is on the board. */
function hereWords(sample: Sample): string {
  const { name, note } = wordsOf(sample);
  return say(sampleIsHere, { name, noteName: note });
}

export function SampleList({ arrival }: { arrival: Arrival }): JSX.Element {
  return (
    <ul class={styles.samples}>
      {samples.map((sample) => {
        const puzzle = samplePuzzle(sample);
        const size = say(shapeAndGivens, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) });
        const { name, note } = wordsOf(sample);
        return (
          <li key={name}>
            <button type="button" onClick={() => arrival.accept(puzzle, () => hereWords(sample), { kind: 'sample' })}>
              <b>{name}</b>
              <span class={styles.sampleSize}>{size}</span>
              <small>{note}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
