// Names the rules of the puzzle that no search here keeps to: a verdict without them is no verdict on the puzzle.
import type { JSX } from 'preact';
import { rulesAreKept, someRulesUnchecked } from '../../language/generated/solve';
import { say, toldWords } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { CanNameRules } from '../../state/verdict_store';
import { useAnswer } from '../../ui/controls/use_answer';
import styles from './rules_note.module.css';

export function RulesNote({ app }: { app: HasPlay & CanNameRules }): JSX.Element {
  const geometry = app.play.geometry.value;
  const told = useAnswer(() => app.ignoredRules(app.play.puzzle.peek()).catch(() => null), [geometry]);
  return (
    <p class={styles.rules}>
      {told ? toldWords(told) : say(someRulesUnchecked)} {say(rulesAreKept)}
    </p>
  );
}
