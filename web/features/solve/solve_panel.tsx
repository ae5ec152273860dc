// What the solver knows about the grid, and what it can do with it.
import type { ComponentChildren, JSX } from 'preact';
import {
  chooseSample,
  clearNotes,
  countSolutions,
  fillInASolution,
  fillInCandidates,
  fillInSolution,
  givensAndEntries,
  makeEntriesGivens,
  makeGivensEntries,
  notesInAllCells,
  pasteOrOpen,
  puzzleFacts,
  revealCell,
  shareOfTree,
  stopCounting,
} from '../../language/generated/solve';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import { hasAny } from '../../state/notes';
import { type CanNameRules, type CanSolve, type HasVerdict, outlookOf, solutionOf } from '../../state/verdict';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { DiagnosisCard, useDiagnosisKind } from '../diagnosis/diagnosis_card';
import { boxWords, countWords, givensWords, isSolved, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { LongSearch, ReachNote, SolverPart, useSearchPart } from './search_part';
import { Legend } from '../../ui/legend';
import styles from './solve_panel.module.css';
import { VerdictCard } from './verdict_card';

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

/** What to do with an empty grid. */
function FirstActions({ arrival }: { arrival: Arrival }): JSX.Element {
  return (
    <div class={styles.actions}>
      <Button look="primary" onClick={() => arrival.open('sample')}>
        {say(chooseSample)}
      </Button>
      <Button look="outlined" onClick={() => arrival.open('text')}>
        {say(pasteOrOpen)}
      </Button>
    </div>
  );
}

function NotesRow({ app }: { app: HasPlay }): JSX.Element {
  const { play } = app;
  const full = play.grid.value.every((value) => value > 0);
  return (
    <div class={styles.pair} role="group" aria-label={say(notesInAllCells)}>
      <Button look="outlined" icon={icons.pencil} disabled={full} onClick={() => play.fillNotes()}>
        {say(fillInCandidates)}
      </Button>
      <Button look="outlined" disabled={!hasAny(play.entries.value.notes)} onClick={() => play.clearNotes()}>
        {say(clearNotes)}
      </Button>
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
    </div>
  );
}

function SolveActions({ app, empty }: { app: HasPlay & HasView & HasVerdict; empty: boolean }): JSX.Element {
  const { play, verdict, view } = app;
  const verdictNow = verdict.verdict.value;
  const outcome = verdictNow.kind === 'known' ? (verdictNow.ofGivens ?? verdictNow.outcome) : null;
  // Or may have: a search under way has only found its first.
  const hasOthers =
    outcome?.status === 'several' || outcome?.status === 'unfinished' || verdictNow.kind === 'searching';
  const solvable = solutionOf(verdictNow) !== null;
  const isProved = (outlookOf(verdictNow)?.proved[view.selected.value] ?? 0) > 0;
  const solved = isSolved(verdictNow, play.grid.value);
  const isGiven = play.puzzle.value.givens[view.selected.value] !== 0;
  const complain = (problem: Words | null): void => {
    if (problem) view.notice.value = { text: problem, tone: 'bad' };
  };
  return (
    <div class={styles.actions}>
      <Button
        look={empty ? 'outlined' : 'primary'}
        disabled={!solvable || solved}
        onClick={() => complain(verdict.revealAll())}
      >
        {say(hasOthers ? fillInASolution : fillInSolution)}
      </Button>
      <Button
        look="outlined"
        disabled={(!solvable && !isProved) || solved || isGiven}
        onClick={() => complain(verdict.revealCell(view.selected.peek()))}
      >
        {say(revealCell)}
      </Button>
    </div>
  );
}

interface SolvePanelProps {
  app: HasPlay & HasView & HasSettings & HasVerdict & HasCatalogue & CanNameRules & CanSolve;
  arrival: Arrival;
  /** What stands right below the verdict. */
  children?: ComponentChildren;
}

export function SolvePanel({ app, arrival, children }: SolvePanelProps): JSX.Element {
  const { play } = app;
  const puzzle = play.puzzle.value;
  const search = useSearchPart(app);
  const kind = useDiagnosisKind(app);
  const empty = play.grid.value.every((value) => value === 0);
  const actions = <SolveActions key="actions" app={app} empty={empty} />;
  const diagnosis = <DiagnosisCard key="diagnosis" app={app} kind={kind} />;
  return (
    <>
      <VerdictCard app={app} />
      {play.geometry.value.ignoresRules && search.views && <search.views.RulesNote app={app} />}
      {children}
      <ReachNote app={app} part={search} />
      {empty && <FirstActions arrival={arrival} />}
      {/* What is wrong comes before what can be done in spite of it. */}
      {kind === 'none' ? [diagnosis, actions] : [actions, diagnosis]}
      <LongSearch app={app} part={search} />
      <CountRow app={app} />
      <NotesRow app={app} />
      <TurnRow app={app} />
      <SolverPart app={app} part={search} />
      <p class={styles.facts}>
        {say(puzzleFacts, {
          shapeName: shapeWords(puzzle.shape),
          givensName: givensWords(puzzle),
          boxesName: boxWords(puzzle.shape),
        })}
      </p>
      <Legend kinds={['given', 'entered', 'revealed', 'clash']} />
    </>
  );
}
