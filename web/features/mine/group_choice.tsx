// Which of the kept puzzles are shown, each group with how many it has.
import type { JSX } from 'preact';
import { groupLabel } from '../../language/generated/mine';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import styles from './group_choice.module.css';
import { type Group, groupNames, groups } from './groups';

interface Props {
  puzzles: readonly KeptPuzzle[];
  chosen: Group;
  onChoose(group: Group): void;
}

export function GroupChoice({ puzzles, chosen, onChoose }: Props): JSX.Element {
  return (
    <fieldset class={styles.choice}>
      <legend class="unseen">{say(groupLabel)}</legend>
      {groupNames.map((group) => (
        <label key={group} class={styles.group}>
          <input
            class="unseen"
            type="radio"
            name="puzzle-group"
            checked={group === chosen}
            onChange={() => onChoose(group)}
          />
          <span>
            {say(groups[group].text)} <i>{numberWords(puzzles.filter(groups[group].has).length)}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
