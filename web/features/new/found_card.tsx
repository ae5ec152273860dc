// One of the puzzles that were made.
import type { JSX } from 'preact';
import { foundNumber, playNumber, playThis, ratingUnderWay } from '../../language/generated/make';
import { begun, say } from '../../language/say';
import type { MadePuzzle } from '../../protocol/making';
import { Button } from '../../ui/controls/button';
import { givensWords } from '../../ui/words';
import { gradeWord, Stair } from '../rating/grade';
import styles from './found_part.module.css';
import type { FoundRating } from './found_ratings';
import { scaleParts } from './found_words';
import { GivensPicture } from './givens_picture';

interface Props {
  made: MadePuzzle;
  number: number;
  /** As far as it is known. */
  rating: FoundRating | undefined;
  onPlay(): void;
}

export function FoundCard({ made, number, rating, onPlay }: Props): JSX.Element {
  const parts = rating ? scaleParts(rating) : [];
  return (
    <li class={styles.card}>
      <GivensPicture puzzle={made.puzzle} />
      <div>
        <p class={styles.word}>
          {rating?.own && (
            <>
              <Stair grade={rating.own.grade} /> <b>{begun(gradeWord(rating.own.grade))}</b>
            </>
          )}
          {!rating?.own && !rating?.isComplete && say(ratingUnderWay)}
        </p>
        <p>{[say(foundNumber, { count: number }), givensWords(made.puzzle)].join(' · ')}</p>
        <p>{parts.join(' · ')}</p>
        <Button look="outlined" label={say(playNumber, { count: number })} onClick={onPlay}>
          {say(playThis)}
        </Button>
      </div>
    </li>
  );
}
