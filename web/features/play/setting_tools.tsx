// The tools for setting a puzzle: the number of solutions so far, what they share, redundant givens,
// other puzzles of the same kind, and changes of the givens. Open while a grid is typed by hand.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { whatIsInCommon } from '../../language/generated/diagnosis';
import { improveLabel, improvePuzzle, theImprovements } from '../../language/generated/improve';
import { changeGivens, settingAbout, settingTools } from '../../language/generated/play';
import * as texts from '../../language/generated/verdict';
import {
  countSolutions,
  givensAndEntries,
  makeEntriesGivens,
  makeGivensEntries,
  puzzleFacts,
  shareOfTree,
  stopCounting,
} from '../../language/generated/verdict';
import { isBarePuzzle } from '../../grid/puzzle';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { openedTools, openTools } from '../../state/opened_tools';
import type { HasVerdict, Count } from '../../state/verdict_store';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { PartLoading, useLazyPart } from '../../ui/lazy_part';
import { boxWords, givensWords, shapeWords, secondsWords, shareWords, numberOf, progressWords } from '../../ui/words';
import { askDiagnosis } from '../diagnosis/asked';
import { DiagnosisCard, useDiagnosisKind } from '../diagnosis/diagnosis_card';
import styles from './answer_part.module.css';
import type { PlayNeeds } from './play_needs';
import folds from './play_panel.module.css';

function CountRow({ app }: { app: HasVerdict }): JSX.Element {
  const { verdict } = app;
  const count = verdict.count.value;
  const counting = count.kind === 'counting';
  const explored = counting ? count.progress.explored : undefined;
  return (
    <div class={styles.count}>
      <Button
        look="outlined"
        icon={counting ? icons.stop : icons.several}
        onClick={() => (counting ? verdict.cancelCount() : verdict.startCount())}
      >
        {say(counting ? stopCounting : countSolutions)}
      </Button>
      <output class={styles.counted}>{countWords(count)}</output>
      {explored !== undefined && <progress aria-label={say(shareOfTree)} max={1} value={explored} />}
    </div>
  );
}

/** The button for a puzzle that was typed in the wrong mode, or needs a change. */
function TurnRow({ app }: { app: HasPlay }): JSX.Element {
  const { play } = app;
  const hasEntries = play.entries.value.values.some((value) => value > 0);
  const hasGivens = play.puzzle.value.givens.some((value) => value > 0);
  return (
    <div class={styles.pair} role="group" aria-label={say(givensAndEntries)}>
      <Button look="outlined" disabled={!hasEntries} onClick={() => play.turnInto('givens')}>
        {say(makeEntriesGivens)}
      </Button>
      <Button look="outlined" disabled={!hasGivens} onClick={() => play.turnInto('entries')}>
        {say(makeGivensEntries)}
      </Button>
      {play.typing.value === 'entries' && (
        <Button look="outlined" onClick={() => (play.typing.value = 'givens')}>
          {say(changeGivens)}
        </Button>
      )}
    </div>
  );
}

/** The way to the puzzles that can be made of the one on the board; fetched when it is opened. */
function ImprovePart({ app }: { app: PlayNeeds }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const part = useLazyPart(isOpen, app.loadImprovements);
  if (isBarePuzzle(app.play.puzzle.value)) return null;
  return (
    <section aria-label={say(improveLabel)}>
      <Button look="outlined" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(improvePuzzle)}
      </Button>
      {isOpen &&
        (part.views ? <part.views.ImproveBody app={app} /> : <PartLoading part={part} name={say(theImprovements)} />)}
    </section>
  );
}

function Tools({ app }: { app: PlayNeeds }): JSX.Element {
  const puzzle = app.play.puzzle.value;
  const kind = useDiagnosisKind(app);
  return (
    <>
      <p class={styles.facts}>
        {say(puzzleFacts, {
          shapeName: shapeWords(puzzle.shape),
          givensName: givensWords(puzzle),
          boxesName: boxWords(puzzle.shape),
        })}
        . {say(settingAbout)}
      </p>
      <TurnRow app={app} />
      <CountRow app={app} />
      {kind === 'several' && (
        <div class={styles.pair}>
          <Button look="outlined" icon={icons.several} onClick={() => askDiagnosis(app)}>
            {say(whatIsInCommon)}
          </Button>
        </div>
      )}
      {/* Faults are shown in the answer, not here. */}
      <DiagnosisCard app={app} kind={kind === 'unique' ? kind : null} />
      <ImprovePart app={app} />
    </>
  );
}

/** Opens by default while the puzzle is typed by hand. */
export function SettingTools({ app }: { app: PlayNeeds }): JSX.Element {
  const { play } = app;
  const id = play.puzzleId.value;
  const isOpen = openedTools.value.get(id) ?? play.typing.value === 'givens';
  return (
    <details
      class={folds.answer}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) openTools(id, open);
      }}
    >
      <summary>{say(settingTools)}</summary>
      {isOpen && (
        <div class={folds.inside}>
          <Tools app={app} />
        </div>
      )}
    </details>
  );
}

/** The words for a count of solutions, during the count and at its end. */
export function countWords(count: Count): string {
  switch (count.kind) {
    case 'idle':
      return '';
    case 'counting': {
      const { explored } = count.progress;
      const progressName = progressWords(count.progress);
      return explored === undefined
        ? progressName
        : say(texts.shareExplored, { shareName: shareWords(explored), progressName });
    }
    case 'failed':
      return count.message();
    case 'counted':
      return say(texts.countAndTime, { countedName: numberOf(count), timeName: secondsWords(count.outcome.seconds) });
  }
}
