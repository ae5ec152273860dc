// The choice among groups of stored puzzles, each with its number.
import type { JSX } from 'preact';
import { groupLabel } from '../../language/generated/mine';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import { Choice } from '../../ui/controls/choice';
import styles from './group_choice.module.css';
import { type Group, groupNames, groups } from './mine_words';

interface Props {
  puzzles: readonly KeptPuzzle[];
  chosen: Group;
  onChoose(group: Group): void;
}

export function GroupChoice({ puzzles, chosen, onChoose }: Props): JSX.Element {
  return (
    <Choice
      quiet
      name="puzzle-group"
      label={say(groupLabel)}
      class={styles.groups}
      optionClass={styles.group}
      options={groupNames.map((group) => ({
        value: group,
        content: (
          <>
            {say(groups[group].text)} <i>{numberWords(puzzles.filter(groups[group].has).length)}</i>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
