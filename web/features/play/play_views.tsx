// The parts that late_views.ts fetches.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { whenIdle } from '../../base/later';
import { cellsOfClue } from '../../board/cell_labels';
import { haveClues } from '../../grid/constraints';
import { hasWords } from '../../grid/puzzle';
import { givenSolutionUsed, givenSolutionWrong, rulesAreKept } from '../../language/generated/verdict';
import { say, toldWords } from '../../language/say';
import { contradiction } from '../../language/generated/contradiction';
import { addSolverTexts, loadSolverTexts } from '../../language/solver_texts';
import type { Told } from '../../language/text';
import { givenSolution, hasDrawings } from '../../state/known_solution';
import { countOwn, hasEntries } from '../../state/moves';
import { isUnset } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict, HasWholeModule } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { useAnswer } from '../../ui/answers';
import { nameRules } from '../../ui/rule_names';
import { useLazyPart } from '../../ui/lazy_part';
import type { Arrival } from '../arrival/arrival_store';
import { askDiagnosis } from '../diagnosis/asked';
import { openSetting, resumeSetting } from '../setting/door';
import { Button } from '../../ui/controls/button';
import { ignoreSecondTaps } from '../../ui/controls/second_tap';
import { givensAreDone, givensOrClues, givensTyped, puzzleIsBack } from '../../language/generated/play';
import { setTheseClues } from '../../language/generated/setting';
import { CombinationsBar } from '../setting/cage_combinations';
import { ClueGuide, PuzzleWords } from '../setting/clue_guide';
import { showUndecided } from '../setting/drawn/undecided';
import { CheckPart } from './check_part';
import { useClueChecks } from './clue_checks';
import { tellNoSolution } from './no_solution';
import { coversBoard } from './pause_cover';
import type { PlayNeeds } from './play_needs';
import answer from './answer_part.module.css';
import { FogPart } from './fog_row';
import { GameRow } from './game_row';
import styles from './play_views.module.css';
import { SettingTools } from './setting_tools';

export { AnswerPart } from './answer_part';
export { foggedSource } from '../fog/fog_door';
export { FillButton } from './fill_button';
export { GradeLine } from './grade_line';
export { gradeWord } from '../rating/grade';
export { undecidedChip } from '../setting/drawn/undecided';
export { DayButtons } from '../today/day_buttons';

const loadFinish = () => import('../finish/finish_card');
addSolverTexts([contradiction]);

const loadProposals = () => import('../setting/drawn/proposals_part');

/** Rejects if the module that names the rules cannot be loaded. */
async function ignoredRules({ play, whole }: HasPlay & HasWholeModule): Promise<Told | null> {
  const puzzle = play.puzzle.peek();
  const [told] = await Promise.all([whole.ask({ kind: 'ignoredRules', puzzle }), loadSolverTexts()]);
  return told;
}

/** The words and clues of the puzzle, and what is not checked of them. */
export const GuidePart = ({ app }: { app: PlayNeeds }): JSX.Element => (
  <>
    <FogPart app={app} place="panel" />
    {hasWords(app.play.puzzle.value) && <ClueGuide app={app} isHidden={coversBoard(app)} />}
    {app.play.typing.value === 'entries' && <ProposalsPart app={app} />}
    {app.play.geometry.value.ignoresRules && <RulesNote app={app} />}
    <GivenSolutionNote app={app} />
  </>
);

/** While the givens are typed: the button that ends the typing, and before the first one the way to clues. */
export function WritingDown({ app }: { app: HasPlay & HasSettings & HasView }): JSX.Element {
  const { play, settings } = app;
  const begin = (): void => {
    play.typing.value = 'entries';
    if (settings.fillsNotes.peek()) play.fillNotes();
  };
  if (isUnset(play.geometry.value, play.grid.value))
    return (
      <div class={styles.writing}>
        <p>{say(givensOrClues)}</p>
        <Button look="outlined" onClick={() => openSetting(app)}>
          {say(setTheseClues)}
        </Button>
      </div>
    );
  return (
    <div class={styles.writing}>
      <p>{say(givensTyped)}</p>
      <Button look="primary" onClick={begin}>
        {say(givensAreDone)}
      </Button>
    </div>
  );
}

/** Setting the puzzle on the board, and the game as a whole. */
export const BelowAnswer = ({ app }: { app: PlayNeeds }): JSX.Element => (
  <>
    <SettingTools app={app} />
    <div class={answer.pair}>
      <Button look="outlined" onClick={() => openSetting(app)}>
        {say(setTheseClues)}
      </Button>
    </div>
    {app.play.typing.value === 'entries' && <GameRow app={app} />}
  </>
);

/** Another tab or a dialog is printed as it is, and a paused puzzle stays hidden. */
const isPrinted = (app: HasPlay & HasSitting & HasView): boolean =>
  app.view.tab.peek() === 'play' &&
  app.view.dialog.peek() === null &&
  !coversBoard(app) &&
  !isUnset(app.play.geometry.peek(), app.play.grid.peek());

/** Its title and rules below the header of a phone, the combinations of a cage, and the button for its fog. */
export function WordsBar({
  app,
}: {
  app: HasPlay & HasSettings & HasSitting & HasView & CanSolve;
}): JSX.Element | null {
  const { play, view } = app;
  useEffect(() => ignoreSecondTaps(document), []);
  useEffect(() => resumeSetting(app), [app]);
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('../share/page_print')
            .then((late) => late.listenToPrinting(app, () => isPrinted(app)))
            .catch(() => undefined),
      ),
    [app],
  );
  const isShown = view.tab.value === 'play' && view.top.value !== 'set' && hasWords(play.puzzle.value);
  if (!isShown) return null;
  return (
    <>
      <PuzzleWords play={play} place="bar" />
      <div class={styles.keys}>
        {!coversBoard(app) && <CombinationsBar app={app} />}
        <FogPart app={app} place="bar" />
      </div>
    </>
  );
}

/** The rules that its drawings and its rules text probably mean. */
function ProposalsPart({ app }: { app: HasPlay & HasSitting & HasView }): JSX.Element | null {
  const { shape, texts } = app.play.puzzle.value;
  const { views } = useLazyPart(texts?.rules !== undefined || haveClues(shape.constraints), loadProposals);
  return views && <views.ProposalsPart app={app} />;
}

/** Names the use of the solution that came with the puzzle, or says that it is wrong. */
function GivenSolutionNote({ app }: { app: HasPlay & HasVerdict }): JSX.Element | null {
  const puzzle = app.play.puzzle.value;
  const now = app.verdict.verdict.value;
  const given = givenSolution(puzzle);
  if (!given || now.kind !== 'known') return null;
  const { status, solution, keepsRules } = now.ofGivens ?? now.outcome;
  const isWhole = keepsRules !== false && !hasDrawings(puzzle);
  const isOwn =
    status === 'unique' && solution !== null && (now.ofGivens !== null || !hasEntries(app.play.entries.value.values));
  const wrong = isOwn ? given.filter((digit, cell) => digit !== solution[cell]).length : 0;
  if (wrong === 0 && isWhole) return null;
  return <p class={styles.rules}>{wrong > 0 ? say(givenSolutionWrong, { count: wrong }) : say(givenSolutionUsed)}</p>;
}

/** Selects the cells of the cage or line at the cursor. */
export function selectClue({ play, view }: HasPlay & HasView): void {
  const cell = view.selected.peek();
  view.select(cellsOfClue(play.source.picture, cell), cell);
}

/** The result of a check, below the tools of play, and the card of a solved puzzle, in place of the pad. */
export function OutcomePart(props: { app: PlayNeeds; arrival: Arrival }): JSX.Element {
  const { play } = props.app;
  useEffect(() => tellNoSolution(props.app), [props.app]);
  const isFinished = play.outcome.value === 'solved' && countOwn(play.entries.value) > 0;
  const { views } = useLazyPart(isFinished, loadFinish);
  return (
    <>
      {isFinished && views && <views.FinishCard {...props} />}
      <CheckPart app={props.app} />
    </>
  );
}

function useRuleNames(app: HasPlay & HasWholeModule): void {
  const { play } = app;
  useEffect(() => void nameRules(app, [play.puzzle.peek()]).catch(() => undefined), [play.geometry.value]);
}

/** Says that undo has brought another puzzle back: one press too many does that. */
function usePuzzleIsBack({ play, view }: HasPlay & HasView): void {
  const id = play.puzzleId.value;
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    const last = play.history.peek().undone.at(-1);
    const isBack = last?.kind === 'load' && last.after.puzzleId !== id && last.before.puzzleId === id;
    if (isBack) view.notice.value = { text: () => say(puzzleIsBack), tone: 'plain' };
  }, [id]);
}

/** Follows the puzzle on the board, whichever tab is shown: finds the names of its rules, and tells when undo changed it. */
export function PuzzleFollower({ app }: { app: HasPlay & HasView & HasWholeModule }): null {
  useRuleNames(app);
  usePuzzleIsBack(app);
  return null;
}

/**
 * Names the rules of the puzzle that no search here checks: a verdict without them is not a verdict on the puzzle. The clues
 * that are checked mark the board meanwhile.
 */
function RulesNote({ app }: { app: HasPlay & HasWholeModule }): JSX.Element | null {
  useRuleNames(app);
  const told = useAnswer(() => ignoredRules(app).catch(() => null), [app.play.geometry.value]);
  useClueChecks(app);
  if (!told) return null;
  return (
    <p class={styles.rules}>
      {toldWords(told)} {say(rulesAreKept)}
    </p>
  );
}

/**
 * The way from the verdict in the header: shows the rules to decide, the reason why there is no solution or more than one, or
 * else the answer.
 */
export function showVerdict(app: PlayNeeds): void {
  if (showUndecided(app)) return;
  app.view.show('play');
  const told = app.verdict.told.peek();
  if (told.kind === 'known' && ['none', 'several'].includes(told.outcome.status)) askDiagnosis(app);
  else app.view.wantsAnswer.value = true;
}
