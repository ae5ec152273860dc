// What would settle a puzzle of several solutions: one more given, and the cells that lack one.
import type { JSX } from 'preact';
import { cellOf, cellsOf } from './cells';
import type { Diagnosis } from './diagnosis';
import { spoken } from '../../ui/places';
import { symbolsOf } from '../../grid/symbols';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { numberWords } from '../../language/language';
import { useBoardWords } from './board_words';
import styles from './diagnosis.module.css';
import { placementWords } from './diagnosis_words';

const mostExtra = 12;
const mostSets = 5;

interface Props {
  app: HasPlay & HasView & HasSettings;
  diagnosis: Diagnosis;
  report: DiagnosisReport;
}

export function MissingGiven({ app, diagnosis, report }: Props): JSX.Element {
  const { play } = app;
  const symbols = symbolsOf(app.settings.symbols.value);
  const geometry = play.geometry.value;
  const shown = diagnosis.shown.value;
  const extra = report.extraGivens ?? [];
  const sets = (report.unavoidable ?? []).slice(0, mostSets);
  const tell = useBoardWords(app, shown.kind === 'cells');
  return (
    <>
      {extra.length > 0 && (
        <div>
          <h3 id="extra-title">Givens that would make it unique</h3>
          <p class={styles.quiet}>Press one to add it; Undo removes it.</p>
          <ul class={styles.chips} aria-labelledby="extra-title">
            {extra.slice(0, mostExtra).map((given) => (
              <li key={`${given.cell} ${given.digit}`}>
                <Button look="outlined" onClick={() => play.mend([[cellOf(geometry, given.cell), given.digit]])}>
                  {placementWords(given, symbols)}
                </Button>
              </li>
            ))}
          </ul>
          {extra.length > mostExtra && <p class={styles.quiet}>And {numberWords(extra.length - mostExtra)} more.</p>}
        </div>
      )}
      {sets.length > 0 && (
        <div>
          <h3 id="sets-title">Ambiguous groups</h3>
          <p class={styles.quiet}>
            In each of these groups of cells the digits can be rearranged, so one of the cells must be given. Press a
            group to see it on the board.
          </p>
          <ul class={styles.chips} aria-labelledby="sets-title">
            {sets.map((names) => {
              const cells = cellsOf(geometry, names);
              const isShown = shown.kind === 'cells' && shown.cells.join() === cells.join();
              return (
                <li key={names.join()}>
                  <Button
                    look="outlined"
                    label={`${names.length} cells: ${spoken(names.join('; '))}`}
                    pressed={isShown}
                    onClick={() => {
                      diagnosis.show(isShown ? { kind: 'overview' } : { kind: 'cells', cells });
                      if (!isShown) tell('Shaded: one of these cells must be given.');
                    }}
                  >
                    {names.length} cells
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </>
  );
}
