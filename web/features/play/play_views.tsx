// The parts that late_views.ts fetches.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { rulesAreKept } from '../../language/generated/verdict';
import { say, toldWords } from '../../language/say';
import { countOwn } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { CanNameRules } from '../../state/verdict_store';
import { useAnswer } from '../../ui/answers';
import { useLazyPart } from '../../ui/lazy_part';
import type { Arrival } from '../arrival/arrival_store';
import { CheckPart } from './check_part';
import { tellNoSolution } from './no_solution';
import type { PlayNeeds } from './play_needs';
import styles from './rules_note.module.css';

export { AnswerPart } from './answer_part';
export { FillButton } from './fill_button';
export { GameRow } from './game_row';
export { GradeLine } from './grade_line';
export { SettingTools } from './setting_tools';
export { gradeWord } from '../rating/grade';
export { DayButtons } from '../today/day_buttons';

const loadFinish = () => import('../finish/finish_card');

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

/** Names the rules of the puzzle that no search here checks: a verdict without them is not a verdict on the puzzle. */
export function RulesNote({ app }: { app: HasPlay & CanNameRules }): JSX.Element | null {
  const geometry = app.play.geometry.value;
  const told = useAnswer(() => app.ignoredRules(app.play.puzzle.peek()).catch(() => null), [geometry]);
  if (!told) return null;
  return (
    <p class={styles.rules}>
      {toldWords(told)} {say(rulesAreKept)}
    </p>
  );
}
