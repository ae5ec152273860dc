// One solution: the puzzle's difficulty, the givens that it does not need, and the pattern of its givens.
import type { JSX } from 'preact';
import { cellsOf } from './cells';
import type { Diagnosis } from './diagnosis';
import { redundantOnBoard, redundantShaded } from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { cellName } from '../../ui/places';
import type { RaterNeeds } from '../rating/rater';
import { RatingPart } from '../rating/rating_part';
import { useBoardWords } from './board_words';
import styles from './diagnosis.module.css';
import { ClueList } from './clue_list';
import { redundantCluesWords, spareGivensWords, singlesWords, symmetryWords } from './diagnosis_words';

export function UniqueView(props: {
  app: RaterNeeds['app'] & HasView & HasSitting;
  diagnosis: Diagnosis;
  report: DiagnosisReport;
}): JSX.Element {
  const { app, diagnosis, report } = props;
  const redundant = report.redundant ?? [];
  const isShown = diagnosis.shown.value.kind === 'cells';
  const cells = cellsOf(app.play.geometry.value, redundant);
  const tell = useBoardWords(app, isShown);
  return (
    <div>
      <RatingPart app={app} />
      {report.redundant && <p>{spareGivensWords(report)}</p>}
      {redundant.length > 0 && (
        <div class={styles.choices}>
          <Button
            look="outlined"
            pressed={isShown}
            onClick={() => {
              diagnosis.show(isShown ? { kind: 'overview' } : { kind: 'cells', cells });
              if (!isShown) tell(() => say(redundantShaded));
            }}
          >
            {say(redundantOnBoard)}
          </Button>
          <p class={styles.quiet}>{cells.map((cell) => cellName(app.play.geometry.value, cell)).join(', ')}</p>
        </div>
      )}
      {report.redundantClues && (
        <div>
          <p>{redundantCluesWords(report.redundantClues.length)}</p>
          <ClueList clues={report.redundantClues} />
        </div>
      )}
      <p>{symmetryWords(report)}</p>
      {report.singles !== undefined && <p>{singlesWords(report.singles)}</p>}
    </div>
  );
}
