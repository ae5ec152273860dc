// The missing given of a puzzle with several solutions: one more given that would leave one, and the cells for it.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { givensAreAsked } from './asked';
import { cellOf, cellsOf } from './cells';
import type { Diagnosis } from './diagnosis';
import { cellPlaceWords } from '../../ui/places';
import {
  ambiguousGroups,
  ambiguousGroupsExplained,
  extraGivensTitle,
  groupOfCells,
  groupOfTheseCells,
  groupShaded,
  moreExtraGivens,
  pressExtraGiven,
} from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { useBoardWords } from './board_words';
import styles from './diagnosis.module.css';
import { placementWords } from './diagnosis_words';

const mostExtra = 12;
const mostSets = 5;

interface Props {
  app: HasPlay & HasView;
  diagnosis: Diagnosis;
  report: DiagnosisReport;
}

export function MissingGiven({ app, diagnosis, report }: Props): JSX.Element {
  const { play } = app;
  const geometry = play.geometry.value;
  const shown = diagnosis.shown.value;
  const extra = report.extraGivens ?? [];
  const sets = (report.unavoidable ?? []).slice(0, mostSets);
  const tell = useBoardWords(app, shown.kind === 'cells');
  const wanted = useRef<HTMLDivElement>(null);
  const isAsked = givensAreAsked.value && extra.length > 0;
  // If there are none to show, the wish ends with the part.
  useEffect(() => () => void (givensAreAsked.value = false), []);
  useEffect(() => {
    if (!isAsked) return;
    givensAreAsked.value = false;
    wanted.current!.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <>
      {extra.length > 0 && (
        <div ref={wanted}>
          <h3 id="extra-title">{say(extraGivensTitle)}</h3>
          <p class={styles.quiet}>{say(pressExtraGiven)}</p>
          <ul class={styles.chips} aria-labelledby="extra-title">
            {extra.slice(0, mostExtra).map((given) => (
              <li key={`${given.cell} ${given.digit}`}>
                <Button look="outlined" onClick={() => play.mend([[cellOf(geometry, given.cell), given.digit]])}>
                  {placementWords(given)}
                </Button>
              </li>
            ))}
          </ul>
          {extra.length > mostExtra && (
            <p class={styles.quiet}>{say(moreExtraGivens, { count: extra.length - mostExtra })}</p>
          )}
        </div>
      )}
      {sets.length > 0 && (
        <div>
          <h3 id="sets-title">{say(ambiguousGroups)}</h3>
          <p class={styles.quiet}>{say(ambiguousGroupsExplained)}</p>
          <ul class={styles.chips} aria-labelledby="sets-title">
            {sets.map((names) => {
              const cells = cellsOf(geometry, names);
              const cellsName = cells.map((cell) => cellPlaceWords(geometry, cell)).join('; ');
              const isShown = shown.kind === 'cells' && shown.cells.join() === cells.join();
              return (
                <li key={names.join()}>
                  <Button
                    look="outlined"
                    label={say(groupOfTheseCells, { count: cells.length, cellsName })}
                    pressed={isShown}
                    onClick={() => {
                      diagnosis.show(isShown ? { kind: 'overview' } : { kind: 'cells', cells });
                      if (!isShown) tell(() => say(groupShaded));
                    }}
                  >
                    {say(groupOfCells, { count: cells.length })}
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
