// The six difficulties as buttons: a press makes a 9x9 puzzle of that level, with the chosen clues, and puts it on
// the board.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { anySeed } from '../../protocol/making';
import * as texts from '../../language/generated/make';
import { begun, say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, grades, Stair } from '../rating/grade';
import { acceptMade } from './page_maker';
import styles from './level_buttons.module.css';
import type { Maker } from './maker';
import { manyAttempts, recipeOf, usualWish, type Wish } from './wish';
import { takesOf } from './wish_words';

interface Props {
  maker: Maker;
  arrival: Arrival;
  /** Only its clues and rules count, and whether a killer has givens. */
  wish: Wish;
}

export function LevelButtons({
  maker,
  arrival,
  wish: { clues, constraints, givens, cageSymmetry },
}: Props): JSX.Element {
  const [pressed, setPressed] = useState<number | null>(null);
  const asked = useRef(0);
  const making = maker.making.value;
  const isUnderWay = making?.isUnderWay ?? false;
  const attempts = making?.attempts ?? 0;
  const failure = maker.failure.value;
  const make = (grade: number): void => {
    const coming = arrival.begin();
    const own = ++asked.current;
    setPressed(grade);
    const kept = { clues, constraints, cageSymmetry, givens: givens === 'none' ? givens : usualWish.givens };
    void maker.make(recipeOf({ ...usualWish, ...kept, grade }, anySeed()), 1, (made) => {
      // Another puzzle may have come to the board, or been requested.
      if (own === asked.current && coming.isLast()) acceptMade(arrival, made, grade, coming);
    });
  };
  return (
    <>
      <ul class={styles.levels}>
        {grades.map((_, grade) => {
          const isMaking = isUnderWay && pressed === grade;
          return (
            <li key={grade}>
              <button type="button" aria-busy={isMaking || undefined} onClick={() => make(grade)}>
                <Stair grade={grade} />
                <b>{begun(gradeWord(grade))}</b>
                <small>{say(takesOf(grade, clues.length > 0))}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <div class={styles.foot}>
        <output class={failure ? styles.bad : undefined}>
          {isUnderWay
            ? say(attempts > manyAttempts ? texts.nothingSoFar : texts.makingPuzzle, { attemptsCount: attempts })
            : failure
              ? say(texts.makingFailed, { reasonName: failure })
              : say(texts.pressALevel)}
        </output>
        {isUnderWay && (
          <Button look="outlined" icon={icons.stop} onClick={() => maker.stop()}>
            {say(texts.stopMaking)}
          </Button>
        )}
      </div>
    </>
  );
}
