// The puzzles found for a request for several, as they come.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../language/failure';
import { makeFigure } from '../../board/figure';
import { makeGeometry } from '../../grid/geometry';
import { type Puzzle, sideOf } from '../../grid/puzzle';
import * as texts from '../../language/generated/make';
import { foundNumber, playNumber, playThis, ratingUnderWay } from '../../language/generated/make';
import { say, begun } from '../../language/say';
import type { LogicTechnique } from '../../protocol/logic';
import type { MadePuzzle } from '../../protocol/making';
import type { HasSettings } from '../../state/settings';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/controls/save_file';
import { icons } from '../../ui/icons';
import { fetchedMarksOf } from '../../ui/small_picture';
import { givensWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, Stair } from '../rating/grade';
import type { KnownTechniques } from './difficulty_field';
import styles from './found_part.module.css';
import { PrintOptions } from './found_print';
import { type FoundRating, scaleParts } from './found_ratings';
import { foundText } from './found_text';
import { acceptMade, wishedGrade, makerOfPage, showsFound } from './page_maker';
import { manyAttempts } from './wish';
import { recipeWords } from './wish_words';

interface Props {
  app: CanWrite & CanWriteFormats & HasSettings;
  arrival: Arrival;
  known: KnownTechniques;
}

export function FoundPart({ app, arrival, known }: Props): JSX.Element {
  const { maker, ratings } = makerOfPage();
  const making = maker.making.value!;
  const { recipe, found, wanted, attempts, isUnderWay } = making;
  const failure = maker.failure.value;
  const [isPrinting, setIsPrinting] = useState(false);
  const rated = ratings.of.value;
  const { puzzle, more } = recipeWords(recipe, known.techniques);
  useEffect(() => ratings.want(found), [found]);
  useEffect(() => ratings.stop, []);

  const progress = isUnderWay || found.length < wanted;
  const play = (made: MadePuzzle): void =>
    acceptMade(arrival, made, rated.get(made)?.own?.grade ?? wishedGrade(recipe.aim));
  return (
    <div class={styles.part}>
      <div class={styles.head}>
        <p>
          <b>{puzzle}</b> {more}
        </p>
        <output>
          {failure
            ? say(texts.makingFailed, { reasonName: failure })
            : [
                progress
                  ? say(texts.foundCount, { count: found.length, wantedCount: wanted })
                  : say(texts.foundAll, { count: found.length }),
                say(texts.attemptCount, { count: attempts }),
                say(texts.seedOf, { seedName: String(recipe.seed) }),
              ].join(' · ')}
        </output>
        {isUnderWay && (
          <progress
            aria-label={say(texts.foundCount, { count: found.length, wantedCount: wanted })}
            max={wanted}
            value={found.length}
          />
        )}
        {isUnderWay && found.length === 0 && attempts > manyAttempts && (
          <p class={styles.rare}>{say(texts.nothingSoFar, { attemptsCount: attempts })}</p>
        )}
      </div>
      {isPrinting && !isUnderWay && <PrintOptions app={app} />}
      <ol class={styles.found} aria-label={say(texts.foundLabel)}>
        {found.map((made, index) => (
          <FoundCard
            key={made.attempt}
            made={made}
            number={index + 1}
            rating={rated.get(made)}
            onPlay={() => play(made)}
          />
        ))}
      </ol>
      <div class={styles.foot}>
        <div class={styles.row}>
          <Button
            look="outlined"
            onClick={() => {
              maker.stop();
              showsFound.value = false;
            }}
          >
            {say(texts.backToWishes)}
          </Button>
          {isUnderWay && (
            <Button look="outlined" icon={icons.stop} onClick={() => maker.stop()}>
              {say(texts.stopMaking)}
            </Button>
          )}
        </div>
        {!isUnderWay && (
          <FoundActions
            app={app}
            arrival={arrival}
            techniques={known.techniques}
            isPrinting={isPrinting}
            onPrinting={setIsPrinting}
          />
        )}
      </div>
    </div>
  );
}

interface CardProps {
  made: MadePuzzle;
  number: number;
  /** As far as it is known. */
  rating: FoundRating | undefined;
  onPlay(): void;
}

/** One of the puzzles found. */
function FoundCard({ made, number, rating, onPlay }: CardProps): JSX.Element {
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

/** A puzzle as a small picture: the places of its givens, the borders of its boxes or regions, and its clues. */
function GivensPicture({ puzzle: { shape, givens } }: { puzzle: Puzzle }): JSX.Element {
  const geometry = makeGeometry(shape);
  const { side } = geometry;
  const { vertical, horizontal } = makeFigure(geometry);
  const squares = Array.from(givens.keys())
    .filter((cell) => givens[cell]! > 0)
    .map((cell) => `M${(cell % side) + 0.14} ${Math.floor(cell / side) + 0.14}h.72v.72h-.72z`);
  const borders = [
    ...vertical.map(({ edge, from, to }) => `M${edge} ${from}V${to}`),
    ...horizontal.map(({ edge, from, to }) => `M${from} ${edge}H${to}`),
  ];
  const marks = fetchedMarksOf(shape);
  const box = marks?.box ?? `-.15 -.15 ${side + 0.3} ${side + 0.3}`;
  return (
    <svg class={styles.picture} viewBox={box} aria-hidden="true">
      {marks?.below}
      <path class={styles.borders} d={borders.join('')} stroke-width={side / 120} />
      <path class={styles.givens} d={squares.join('')} />
      {marks?.above}
    </svg>
  );
}

interface ActionsProps {
  app: CanWrite & CanWriteFormats;
  arrival: Arrival;
  techniques: readonly LogicTechnique[];
  isPrinting: boolean;
  onPrinting(isPrinting: boolean): void;
}

/** Buttons for all puzzles at once: print them, save them, open them as a list. */
function FoundActions({ app, arrival, techniques, isPrinting, onPrinting }: ActionsProps): JSX.Element {
  const { maker, ratings } = makerOfPage();
  const making = maker.making.value!;
  const [failure, setFailure] = useState('');

  async function write(use: (file: File) => void): Promise<void> {
    setFailure('');
    try {
      const side = sideOf(making.recipe.shape);
      const text = await foundText(app, making, ratings.of.peek(), techniques);
      use(new File([text], `sudoku-${side}x${side}-${making.recipe.seed}.txt`, { type: 'text/plain' }));
    } catch (error) {
      setFailure(say(texts.foundNotSaved, { reasonName: messageOf(error) }));
    }
  }

  const isEmpty = making.found.length === 0;
  return (
    <>
      {failure && <output class={styles.failure}>{failure}</output>}
      <div class={styles.actions}>
        <Button look="outlined" disabled={isEmpty} expanded={isPrinting} onClick={() => onPrinting(!isPrinting)}>
          {say(texts.printFound)}
        </Button>
        <Button look="outlined" disabled={isEmpty} onClick={() => void write((file) => saveFile(file, file.name))}>
          {say(texts.saveFound)}
        </Button>
        <Button look="primary" disabled={isEmpty} onClick={() => void write((file) => void arrival.collectFile(file))}>
          {say(texts.openInLists)}
        </Button>
      </div>
    </>
  );
}
