// The puzzles that were made of a wish for several, as they come.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import type { MadePuzzle } from '../../protocol/making';
import type { HasSettings } from '../../state/settings';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import type { Arrival } from '../arrival/arrival_store';
import { acceptMade, gradeOf } from './accept_made';
import { FoundActions } from './found_actions';
import { FoundCard } from './found_card';
import styles from './found_part.module.css';
import { makerOfPage, showsFound } from './page_maker';
import { PrintOptions } from './print_options';
import type { Known } from './use_techniques';
import { manyAttempts } from './wish';
import { recipeWords } from './wish_words';

interface Props {
  app: CanWrite & CanWriteFormats & HasSettings;
  arrival: Arrival;
  known: Known;
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
    acceptMade(arrival, made, rated.get(made)?.own?.grade ?? gradeOf(recipe.aim));
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
