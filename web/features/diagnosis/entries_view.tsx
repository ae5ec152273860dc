// Entries that cannot stand though the givens can: where it goes wrong first, and why.
import type { JSX } from 'preact';
import { cellOf } from './cells';
import type { Diagnosis } from './diagnosis';
import { symbolsOf } from '../../grid/symbols';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { countOf } from '../../ui/words';
import { ConflictView } from './conflict_view';
import styles from './diagnosis.module.css';
import { placementWords } from './diagnosis_words';

export function EntriesView({
  app,
  diagnosis,
}: {
  app: HasPlay & HasView & HasSettings;
  diagnosis: Diagnosis;
}): JSX.Element {
  const { play, view } = app;
  const { wrong, core } = diagnosis.report.value!.entries!;
  const symbols = symbolsOf(app.settings.symbols.value);
  const geometry = play.geometry.value;
  // With one solution every entry is right or wrong; with several only some together are.
  const suspects = (wrong.length > 0 ? wrong : core).map(({ cell }) => cellOf(geometry, cell));
  const first = play.oldest(suspects);
  const name = (wrong.length > 0 ? wrong : core)[suspects.indexOf(first)]!.cell;
  return (
    <>
      <div>
        <h3>{placementWords({ cell: name, digit: play.grid.value[first]! }, symbols)} is the first mistake</h3>
        <div class={styles.choices}>
          <Button
            look="primary"
            onClick={() => {
              view.selected.value = first;
              play.takeOut([first]);
            }}
          >
            Remove {name}
          </Button>
          {wrong.length > 1 && (
            <Button look="outlined" onClick={() => play.takeOut(suspects)}>
              Remove all {countOf(wrong.length, 'wrong entry', 'wrong entries')}
            </Button>
          )}
        </div>
      </div>
      <ConflictView app={app} diagnosis={diagnosis} />
    </>
  );
}
