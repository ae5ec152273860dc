// A puzzle made here: of what size and rules, how hard, with which symmetry; or that of the day.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasKind } from '../../grid/constraints';
import {
  dailyIsHere,
  difficultyLabel,
  jigsawNew,
  jigsawNewAbout,
  madeIsHere,
  makePuzzle,
  makingFailed,
  makingPuzzle,
  puzzleOfTheDay,
  puzzleOfTheDayAbout,
  stopMaking,
  symmetryAntidiagonal,
  symmetryDiagonal,
  symmetryDiagonals,
  symmetryHalfTurn,
  symmetryLabel,
  symmetryLeftRight,
  symmetryMirrors,
  symmetryNone,
  symmetryQuarterTurn,
  symmetryTopBottom,
} from '../../language/generated/make';
import { sizeLabel } from '../../language/generated/new';
import { begun, say } from '../../language/say';
import type { Text } from '../../language/text';
import { symmetries, type Recipe, type SymmetryId } from '../../protocol/making';
import { Button } from '../../ui/controls/button';
import { Check } from '../../ui/controls/check';
import { givensWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, grades } from '../rating/grade';
import { recipeOfTheDay, type Maker } from './maker';
import styles from './new_content.module.css';
import { misfitOf, offeredRules, withRule } from './rule_choice';
import { SizeChoice } from './size_choice';

/** Height and width of the boxes. */
const sizes = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

const symmetryTexts: { [S in SymmetryId]: Text } = {
  none: symmetryNone,
  'half-turn': symmetryHalfTurn,
  'quarter-turn': symmetryQuarterTurn,
  'left-right': symmetryLeftRight,
  'top-bottom': symmetryTopBottom,
  mirrors: symmetryMirrors,
  diagonal: symmetryDiagonal,
  antidiagonal: symmetryAntidiagonal,
  diagonals: symmetryDiagonals,
};

type Wish = Omit<Recipe, 'seed' | 'grade'> & { grade: number };

const usual: Wish = {
  shape: { boxHeight: 3, boxWidth: 3, regions: null, constraints: '' },
  newRegions: false,
  symmetry: 'half-turn',
  grade: 2,
};

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export function MakeForm({ maker, arrival }: { maker: Maker; arrival: Arrival }): JSX.Element {
  const [wish, setWish] = useState(usual);
  const { shape, grade, newRegions, symmetry } = wish;
  const { boxHeight, boxWidth, constraints } = shape;
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const changeShape = (part: Partial<Wish['shape']>): void => change({ shape: { ...shape, ...part } });
  // Whoever leaves wants nothing any more.
  useEffect(() => () => maker.stop(), []);

  const grid = newRegions ? { boxHeight: 0, boxWidth: 0 } : { boxHeight, boxWidth };
  const problem = misfitOf({ side: boxHeight * boxWidth, ...grid }, constraints);
  const attempts = maker.attempts.value;
  const failure = maker.failure.value;
  const words = gradeWord(grade);
  const make = (): void =>
    void maker.make({ ...wish, seed: anySeed() }, (puzzle) =>
      arrival.accept(puzzle, () => say(madeIsHere, { gradeName: words, givensName: givensWords(puzzle) })),
    );
  const makeDaily = (): void =>
    void maker.make(recipeOfTheDay(new Date(), grade), (puzzle) =>
      arrival.accept(puzzle, () => say(dailyIsHere, { gradeName: words })),
    );

  return (
    <div class={styles.form}>
      <SizeChoice
        label={say(sizeLabel)}
        name="made-size"
        sizes={sizes}
        chosen={[boxHeight, boxWidth]}
        onChoose={(height, width) => changeShape({ boxHeight: height, boxWidth: width })}
      />
      <div class={styles.wishes}>
        <label>
          <span>{say(difficultyLabel)}</span>
          <select value={grade} onChange={(event) => change({ grade: Number(event.currentTarget.value) })}>
            {grades.map((_, each) => (
              <option key={each} value={each}>
                {gradeWord(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say(symmetryLabel)}</span>
          <select value={symmetry} onChange={(event) => change({ symmetry: event.currentTarget.value as SymmetryId })}>
            {symmetries.map((each) => (
              <option key={each} value={each}>
                {say(symmetryTexts[each])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class={styles.rules}>
        {offeredRules.map(({ kind, label, hint }) => (
          <Check
            key={kind}
            label={begun(say(label))}
            hint={say(hint)}
            checked={hasKind(constraints, kind)}
            onChange={(isOn) => changeShape({ constraints: withRule(constraints, kind, isOn) })}
          />
        ))}
        <Check
          label={begun(say(jigsawNew))}
          hint={say(jigsawNewAbout)}
          checked={newRegions}
          onChange={(isOn) => change({ newRegions: isOn })}
        />
      </div>
      <output class={`${styles.recognised} ${problem || failure ? styles.bad : ''}`}>
        {problem ||
          (failure
            ? say(makingFailed, { reasonName: failure })
            : attempts === null
              ? say(puzzleOfTheDayAbout, { gradeName: words })
              : say(makingPuzzle, { attemptsCount: attempts }))}
      </output>
      <div class={styles.foot}>
        {attempts !== null && (
          <Button look="outlined" onClick={() => maker.stop()}>
            {say(stopMaking)}
          </Button>
        )}
        <Button look="outlined" disabled={attempts !== null} onClick={makeDaily}>
          {say(puzzleOfTheDay)}
        </Button>
        <Button look="primary" disabled={problem !== '' || attempts !== null} onClick={make}>
          {say(makePuzzle)}
        </Button>
      </div>
    </div>
  );
}
