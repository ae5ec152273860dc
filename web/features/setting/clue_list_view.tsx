// All clues as a list: each can be chosen, moved with arrow keys, given a value, and deleted. The rules text is written
// from the list.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import type { Entry } from './clue_list';
import styles from './clue_list.module.css';
import { clueCells, clueWords } from './clue_words';
import { valueOfEntry } from './entries';
import { clueKinds, type Kind } from './kinds';
import rows from './rows.module.css';
import type { SettingPlace } from './setting_place';
import { Sign } from './sign';
import { TextsFields } from './texts_fields';
import { valueRuleOf } from './values';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function OfKind({ page, setting, kind }: SettingPlace & { kind: Kind }): JSX.Element | null {
  const { side } = page.app.play.geometry.value;
  const clues = setting.clues.value.filter((clue) => clue.kind === kind.id);
  const chosen = setting.chosen.value;
  if (clues.length === 0) return null;
  return (
    <section class={styles.kind} aria-labelledby={`clues-${kind.id}`}>
      <h3 id={`clues-${kind.id}`}>
        <Sign kind={kind} />
        {say(texts.setKindCount, { kindName: say(kind.name), count: clues.length })}
      </h3>
      <ul class={rows.list}>
        {clues.map((clue) => {
          const isChosen = chosen?.kind === clue.kind && chosen.at === clue.at;
          const words = clueWords(kind, clue.entry, side);
          const value = valueOfEntry(clue.entry);
          return (
            <li key={clue.at} data-chosen={isChosen}>
              <button
                type="button"
                class={rows.clue}
                aria-label={words}
                aria-pressed={isChosen}
                onClick={() => setting.choose(isChosen ? null : clue)}
                onKeyDown={(event) => {
                  const step = steps[event.key];
                  if (!step || !isChosen || event.altKey || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  event.stopPropagation();
                  setting.move(...step);
                }}
              >
                <span>{clueCells(kind, clue.entry, side)}</span>
                {value !== '' && <b>{value}</b>}
                {lacksValue(kind, clue.entry, side) && <em>{say(texts.setValueMissing)}</em>}
              </button>
              <Button
                icon={icons.erase}
                label={say(texts.setDeleteClue, { clueName: words })}
                onClick={() => setting.remove(clue)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** True if the clue needs a value to say anything; a relation may have the pairs that it allows instead. */
const lacksValue = ({ value }: Kind, entry: Entry, side: number): boolean =>
  value !== undefined &&
  entry.pairs === undefined &&
  valueOfEntry(entry) === '' &&
  valueRuleOf(value, 1, side).isNeeded === true;

export function ClueListView(place: SettingPlace): JSX.Element {
  const { setting } = place;
  return (
    <div class={rows.parts}>
      {setting.clues.value.length === 0 && <p class={styles.quiet}>{say(texts.setNoClues)}</p>}
      {clueKinds.map((kind) => kind.form !== 'flag' && <OfKind key={kind.id} {...place} kind={kind} />)}
      <TextsFields {...place} />
    </div>
  );
}
