// What the solver can do with the puzzle, below its verdict, and how to change the givens.
import type { JSX } from 'preact';
import { changeGivens } from '../../language/generated/play';
import {
  countSolutions,
  givensAndEntries,
  makeEntriesGivens,
  makeGivensEntries,
  puzzleFacts,
  revealCell,
  shareOfTree,
  stopCounting,
} from '../../language/generated/solve';
import { say } from '../../language/say';
import { type HasVerdict, outlookOf, solutionOf } from '../../state/verdict_store';
import { goesOn } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { DiagnosisCard, useDiagnosisKind } from '../diagnosis/diagnosis_card';
import { boxWords, countWords, givensWords, shapeWords } from '../../ui/words';
import { LongSearch, ReachNote, SolverPart, useSearchPart } from './search_part';
import { ImprovePart } from '../improve/improve_part';
import { Legend } from '../../ui/legend';
import styles from './answer_part.module.css';
import type { PlayNeeds } from './play_needs';

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

/** For a puzzle that was typed in the wrong mode, or is to be changed. */
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

function RevealButton({ app }: { app: HasPlay & HasView & HasVerdict }): JSX.Element {
  const { play, verdict, view } = app;
  const now = verdict.verdict.value;
  const cell = view.selected.value;
  const isProved = (outlookOf(now)?.proved[cell] ?? 0) > 0;
  const isKnown = solutionOf(now) !== null || isProved;
  const isGiven = play.puzzle.value.givens[cell] !== 0;
  return (
    <Button
      look="outlined"
      disabled={!isKnown || !goesOn(play.outcome.value) || isGiven}
      onClick={() => {
        const problem = verdict.revealCell(view.selected.peek());
        if (problem) view.notice.value = { text: problem, tone: 'bad' };
      }}
    >
      {say(revealCell)}
    </Button>
  );
}

export function AnswerPart({ app }: { app: PlayNeeds }): JSX.Element {
  const { play } = app;
  const puzzle = play.puzzle.value;
  const search = useSearchPart(app);
  const kind = useDiagnosisKind(app);
  const actions = <RevealButton key="actions" app={app} />;
  const diagnosis = <DiagnosisCard key="diagnosis" app={app} kind={kind} />;
  return (
    <>
      {play.geometry.value.ignoresRules && search.views && <search.views.RulesNote app={app} />}
      <ReachNote app={app} part={search} />
      {/* What is wrong comes before what can be done in spite of it. */}
      {kind === 'none' ? [diagnosis, actions] : [actions, diagnosis]}
      <LongSearch app={app} part={search} />
      <CountRow app={app} />
      <TurnRow app={app} />
      <SolverPart app={app} part={search} />
      <p class={styles.facts}>
        {say(puzzleFacts, {
          shapeName: shapeWords(puzzle.shape),
          givensName: givensWords(puzzle),
          boxesName: boxWords(puzzle.shape),
        })}
      </p>
      <ImprovePart app={app} />
      <Legend kinds={['given', 'entered', 'revealed', 'clash']} />
    </>
  );
}
