// Below the form, and always visible: the request in words, the number of puzzles, and the button that makes them.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/make';
import { wholeWords } from '../../language/language';
import { say } from '../../language/say';
import type { LogicTechnique } from '../../protocol/logic';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { HowMany } from './number_fields';
import styles from './make_form.module.css';
import { makerOfPage, showsFound } from './page_maker';
import { mostSeed } from './seed_field';
import { adviceOn, hasBoxes, isJigsaw, isUndrawn, manyAttempts, problemWith, recipeOf, type Wish } from './wish';
import { recipeWords } from './wish_words';

interface Props {
  wish: Wish;
  techniques: readonly LogicTechnique[];
  onChange(wish: Wish): void;
  onMake(): void;
}

export function MakeFoot({ wish, techniques, onChange, onMake }: Props): JSX.Element {
  const { maker, seed } = makerOfPage();
  const making = maker.making.value;
  const { side, wanted } = wish;
  const isUnderWay = making?.isUnderWay ?? false;
  const failure = maker.failure.value;
  const isSeed = !Number.isNaN(seed.number());
  const problem = isSeed ? problemWith(wish) : say(texts.badSeed, { limitName: wholeWords(mostSeed) });
  const attempts = making?.attempts ?? 0;
  const words = problem ? null : recipeWords(recipeOf(wish, 0), techniques);

  const advice =
    isJigsaw(wish) && !hasBoxes(side) && !adviceOn(wish)
      ? say(texts.jigsawOnly, { size: [side, side] })
      : adviceOn(wish);
  const trouble = isUnderWay ? '' : problem || (failure && say(texts.makingFailed, { reasonName: failure }));
  const status = isUnderWay
    ? say(attempts > manyAttempts ? texts.nothingSoFar : texts.makingPuzzle, { attemptsCount: attempts })
    : trouble || advice;
  const look = trouble ? styles.bad : status ? '' : styles.quiet;
  const kept = making && making.wanted > 1 && !isUnderWay ? making.found.length : 0;
  return (
    <div class={styles.foot}>
      <p class={styles.summary}>
        <b>{words?.puzzle}</b> <span>{words?.more}</span>
      </p>
      <output class={`${styles.status} ${look}`}>{status || say(texts.oneSolutionByProof)}</output>
      {kept > 0 && (
        <Button look="outlined" onClick={() => (showsFound.value = true)}>
          {say(texts.showFound, { count: kept })}
        </Button>
      )}
      <HowMany count={wanted} onChange={(count) => onChange({ ...wish, wanted: count })} />
      {isUnderWay ? (
        <Button look="outlined" icon={icons.stop} onClick={() => maker.stop()}>
          {say(texts.stopMaking)}
        </Button>
      ) : (
        <Button look="primary" disabled={problem !== '' || isUndrawn(wish)} onClick={onMake}>
          {wanted > 1 ? say(texts.makePuzzles, { count: wanted }) : say(texts.makePuzzle)}
        </Button>
      )}
    </div>
  );
}
