// The min-lex form of the puzzle, and the same puzzle elsewhere on the page.
import type { JSX } from 'preact';
import {
  copyForm,
  formLabel,
  knownAbout,
  knownKept,
  knownLine,
  knownLineSomehow,
  knownSample,
  knownTitle,
  lookForKnown,
  notAmongSamples,
  notInFile,
  stopLooking,
  lookingThrough,
} from '../../language/generated/improve';
import { say } from '../../language/say';
import { sideOf, type Puzzle } from '../../grid/puzzle';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { CopyField } from '../../ui/controls/copy_field';
import { shareWords } from '../../ui/words';
import { titleOf, whenWords } from '../mine/mine_words';
import { wordsOf } from '../import/samples';
import styles from './improve.module.css';
import type { KnownPuzzle, Recognised, Recogniser } from './recogniser';
import { resemblance } from './resemblance';

/** In the form of `sudoscope canon`. */
function lineOf({ shape, givens }: Puzzle): string {
  const isShort = sideOf(shape) <= 35;
  const symbols = Array.from(givens, (value) =>
    value === 0 ? '.' : isShort ? value.toString(36).toUpperCase() : `${value}`,
  );
  return symbols.join(isShort ? '' : ' ');
}

function knownWords(known: KnownPuzzle, puzzle: Puzzle): string {
  if (known.kind === 'sample') {
    const wayName = say(resemblance(known.puzzle, puzzle));
    return say(knownSample, { sampleName: wordsOf(known.sample).name, wayName });
  }
  if (known.kind === 'kept') {
    const wayName = say(resemblance(known.puzzle, puzzle));
    return say(knownKept, { puzzleName: titleOf(known.kept), whenName: whenWords(known.kept.moved), wayName });
  }
  const { line: lineCount, file: fileName } = known;
  if (!known.puzzle) return say(knownLineSomehow, { lineCount, fileName });
  return say(knownLine, { lineCount, fileName, wayName: say(resemblance(known.puzzle, puzzle)) });
}

function Found({ app, found }: { app: HasPlay; found: Recognised }): JSX.Element {
  const { known, file, share, form } = found;
  const puzzle = app.play.puzzle.value;
  const isDone = share === 1;
  return (
    <>
      <div role="status">
        {known.map((each, index) => (
          <p key={index}>{knownWords(each, puzzle)}</p>
        ))}
        {isDone && !known.some(({ kind }) => kind !== 'line') && <p>{say(notAmongSamples)}</p>}
        {isDone && file !== '' && !known.some(({ kind }) => kind === 'line') && (
          <p>{say(notInFile, { fileName: file })}</p>
        )}
      </div>
      {!isDone && file !== '' && (
        <p class={styles.quiet}>{say(lookingThrough, { fileName: file, shareName: shareWords(share) })}</p>
      )}
      <CopyField label={say(formLabel)} text={lineOf(form)} rows={3} copyLabel={say(copyForm)} />
    </>
  );
}

export function KnownView({ app, recogniser }: { app: HasPlay; recogniser: Recogniser }): JSX.Element {
  const isRunning = recogniser.running.value;
  const found = recogniser.recognised.value;
  return (
    <div>
      <h3>{say(knownTitle)}</h3>
      <div class={styles.choices}>
        <Button look="outlined" onClick={() => (isRunning ? recogniser.stop() : void recogniser.look())}>
          {say(isRunning ? stopLooking : lookForKnown)}
        </Button>
      </div>
      {found ? (
        <Found app={app} found={found} />
      ) : (
        <output class={styles.quiet}>{recogniser.failure.value || say(knownAbout)}</output>
      )}
      {found && recogniser.failure.value && <p class={styles.quiet}>{recogniser.failure.value}</p>}
    </div>
  );
}
