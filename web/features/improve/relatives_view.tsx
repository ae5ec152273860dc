// Harder and easier relatives, and relatives with other clues: the puzzle itself and the finds, each with its rating, to be put on
// the board.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { anySeed } from '../../protocol/making';
import {
  findEasier,
  findFewerClues,
  findHarder,
  findOtherShapes,
  noneFound,
  noClueToSpare,
  relativeCounts,
  originalLabel,
  stopFinding,
  relativeIsHere,
  relativeList,
  relativeToBoard,
  relativeToBoardRated,
  relativeRated,
  relativeRatedBySe,
  relativesAbout,
  relativesAboutClues,
  relativesFound,
  relativesSought,
  relativesTitle,
  relativesTitleClues,
} from '../../language/generated/improve';
import { haveClues } from '../../grid/constraints';
import { begun, say } from '../../language/say';
import { isSamePuzzle } from '../../grid/puzzle';
import type { RatedPuzzle, RelativeWish } from '../../protocol/improving';
import type { Origin } from '../../state/origin';
import { noEntries } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { SmallPicture } from '../../ui/small_picture';
import { useFollowAnswers } from '../../ui/answers';
import { givensWords } from '../../ui/words';
import { gradeWord, Stair } from '../rating/grade';
import { tenthsWords } from '../rating/scales';
import { putOnBoard } from './equivalent_view';
import type { RelativeFinder } from './finder';
import styles from './improve.module.css';

const wishes = [
  { wish: 'easier', text: findEasier },
  { wish: 'harder', text: findHarder },
] as const;
const wishesForClues = [
  { wish: 'fewer-clues', text: findFewerClues },
  { wish: 'other-shapes', text: findOtherShapes },
] as const;

const hardness = ({ er, grade }: RatedPuzzle): number => 1000 * grade + er;

const keyOf = ({ grade, er, puzzle: { givens, shape } }: RatedPuzzle): string =>
  `${grade} ${er} ${givens.join('')} ${shape.constraints}`;

function ratingWords({ grade, er }: RatedPuzzle): string {
  const gradeName = gradeWord(grade);
  return er > 0 ? say(relativeRatedBySe, { gradeName, erName: tenthsWords(er) }) : say(relativeRated, { gradeName });
}

/** "24 givens", "4 givens, 26 clues". */
function contentWords({ puzzle, clues }: RatedPuzzle): string {
  const givensName = givensWords(puzzle);
  return clues > 0 ? say(relativeCounts, { givensName, cluesCount: clues }) : givensName;
}

interface RowProps {
  app: HasPlay & HasView;
  rated: RatedPuzzle;
  isOriginal?: boolean;
}

function Row({ app, rated, isOriginal = false }: RowProps): JSX.Element {
  const words = ratingWords(rated);
  const label = isOriginal ? say(originalLabel) : contentWords(rated);
  const origin: Origin = isOriginal ? { kind: 'brought' } : { kind: 'made', grade: rated.grade };
  return (
    <li>
      {rated.clues > 0 && (
        <span class={styles.picture}>
          <SmallPicture position={{ puzzle: rated.puzzle, entries: noEntries(rated.puzzle) }} isClear />
        </span>
      )}
      <span class={styles.rating}>
        <Stair grade={rated.grade} /> {begun(words)}
        <small>{label}</small>
      </span>
      <Button
        look="outlined"
        label={say(relativeToBoardRated, { ratingName: `${words}, ${label}` })}
        pressed={isSamePuzzle(rated.puzzle, app.play.puzzle.value)}
        onClick={() => putOnBoard(app, rated.puzzle, () => say(relativeIsHere, { ratingName: words }), origin)}
      >
        {say(relativeToBoard)}
      </Button>
    </li>
  );
}

function statusWords(finder: RelativeFinder, hasClues: boolean): string {
  const failure = finder.failure.value;
  if (failure) return failure;
  const found = finder.found.value?.found.length ?? 0;
  if (finder.running.value) return say(relativesSought, { foundCount: found, triesCount: finder.tries.value });
  if (!finder.found.value) return say(hasClues ? relativesAboutClues : relativesAbout);
  if (found > 0) return say(relativesFound, { foundCount: found });
  return say(finder.wanted.value === 'fewer-clues' ? noClueToSpare : noneFound);
}

export function RelativesView({ app, finder }: { app: HasPlay & HasView; finder: RelativeFinder }): JSX.Element {
  const isRunning = finder.running.value !== null;
  const now = finder.found.value;
  const found = [...(now?.found ?? [])].sort((one, other) => hardness(one) - hardness(other));
  const find = (wish: RelativeWish): void => void finder.find(wish, anySeed());
  const hasClues = haveClues(app.play.puzzle.value.shape.constraints);
  const card = useRef<HTMLDivElement>(null);
  useFollowAnswers(card, isRunning || now !== null);
  return (
    <div ref={card}>
      <h3>{say(hasClues ? relativesTitleClues : relativesTitle)}</h3>
      <div class={styles.choices}>
        {(hasClues ? [...wishes, ...wishesForClues] : wishes).map(({ wish, text }) => (
          <Button key={wish} look="outlined" disabled={isRunning} onClick={() => find(wish)}>
            {say(text)}
          </Button>
        ))}
        <Button look="outlined" icon={icons.stop} disabled={!isRunning} onClick={() => finder.stop()}>
          {say(stopFinding)}
        </Button>
      </div>
      <output class={styles.quiet}>{statusWords(finder, hasClues)}</output>
      {now && (
        <ul class={styles.list} aria-label={say(relativeList)}>
          <Row app={app} rated={now.original} isOriginal />
          {found.map((rated) => (
            <Row key={keyOf(rated)} app={app} rated={rated} />
          ))}
        </ul>
      )}
    </div>
  );
}
