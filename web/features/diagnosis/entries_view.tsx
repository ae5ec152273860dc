// Entries that cannot stand although the givens can: the first mistake, and the reason.
import type { JSX } from 'preact';
import { oldestOf } from '../../state/wrong_entries';
import { cellOf } from './cells';
import type { Diagnosis } from './diagnosis';
import { firstMistake, removeEntry, removeWrongEntries } from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { placeOf } from '../../ui/places';
import { ConflictView } from './conflict_view';
import styles from './diagnosis.module.css';

export function EntriesView({ app, diagnosis }: { app: HasPlay & HasView; diagnosis: Diagnosis }): JSX.Element {
  const { play, view } = app;
  const { wrong, core } = diagnosis.report.value!.entries!;
  const geometry = play.geometry.value;
  // With one solution every entry is right or wrong; with several only some together are.
  const suspects = (wrong.length > 0 ? wrong : core).map(({ cell }) => cellOf(geometry, cell));
  const first = oldestOf(play, suspects);
  const cell = placeOf(geometry, first);
  return (
    <>
      <div>
        <h3>{say(firstMistake, { cell, digit: play.grid.value[first]! })}</h3>
        <div class={styles.choices}>
          <Button
            look="primary"
            onClick={() => {
              view.selected.value = first;
              play.takeOut([first]);
            }}
          >
            {say(removeEntry, { cell })}
          </Button>
          {wrong.length > 1 && (
            <Button look="outlined" onClick={() => play.takeOut(suspects)}>
              {say(removeWrongEntries, { count: wrong.length })}
            </Button>
          )}
        </div>
      </div>
      <ConflictView app={app} diagnosis={diagnosis} />
    </>
  );
}
