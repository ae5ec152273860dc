// Several solutions: their number, their common digits, the given that would decide, and each of them to look at.
import type { JSX, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  everyCellVaries,
  hideSolution,
  inCommonTitle,
  nextSolution,
  orGivenMistyped,
  possibleDigitsOnBoard,
  possibleDigitsShown,
  previousSolution,
  sameInAll,
  showASolution,
  solutionsOneByOne,
} from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Spoken } from '../../ui/controls/spoken';
import { placeOf } from '../../ui/places';
import { useBoardWords, waysOn } from './board_words';
import type { Diagnosis } from './diagnosis';
import styles from './diagnosis.module.css';
import {
  cellWords,
  estimateWords,
  placementsWords,
  solutionPlace,
  solutionsWords,
  solutionTitle,
} from './diagnosis_words';
import { MissingGiven } from './missing_given';
import { RepairList } from './repair_list';

interface Props {
  app: HasPlay & HasView;
  diagnosis: Diagnosis;
  report: DiagnosisReport;
}

function Solutions({ app, diagnosis, report }: Props): JSX.Element {
  const shown = diagnosis.shown.value;
  const kept = report.kept ?? 0;
  const index = shown.kind === 'solution' ? shown.index : -1;
  const sought = diagnosis.sought.value;
  const tell = useBoardWords(app, index >= 0);
  const look = async (wanted: number): Promise<void> => {
    await diagnosis.showSolution(wanted);
    const now = diagnosis.shown.peek();
    // Another grid may have come meanwhile.
    if (now.kind !== 'solution' || now.index !== wanted) return;
    const ways = waysOn([previousSolution, nextSolution], wanted, kept, (to) => void look(to));
    tell(() => solutionTitle(wanted, report), ways);
  };
  return (
    <div class={styles.choices} role="group" aria-label={say(solutionsOneByOne)}>
      <Button look="outlined" disabled={sought <= 0} onClick={() => void look(diagnosis.sought.peek() - 1)}>
        {say(previousSolution)}
      </Button>
      <Button look="outlined" disabled={sought + 1 >= kept} onClick={() => void look(diagnosis.sought.peek() + 1)}>
        {say(index < 0 ? showASolution : nextSolution)}
      </Button>
      {index >= 0 && (
        <PassingPart>
          <output>{solutionPlace(index, report)}</output>
          <Button look="outlined" onClick={() => diagnosis.show({ kind: 'overview' })}>
            {say(hideSolution)}
          </Button>
        </PassingPart>
      )}
    </div>
  );
}

function Shared({ app, diagnosis, report }: Props): JSX.Element {
  const isShown = diagnosis.shown.value.kind === 'candidates';
  const cell = app.view.selected.value;
  const tell = useBoardWords(app, isShown);
  // There is nothing to ask about a filled cell.
  const isOpen = app.play.grid.value[cell] === 0;
  const words = isOpen ? cellWords(report, cell, placeOf(app.play.geometry.value, cell)) : '';
  const same = report.sameInAll;
  return (
    <div>
      <h3>{say(inCommonTitle)}</h3>
      <div class={styles.choices}>
        <Button
          look="outlined"
          pressed={isShown}
          onClick={() => {
            diagnosis.show(isShown ? { kind: 'overview' } : { kind: 'candidates' });
            if (!isShown) tell(() => say(possibleDigitsShown));
          }}
        >
          {say(possibleDigitsOnBoard)}
        </Button>
      </div>
      {isShown && <p class={styles.quiet}>{say(possibleDigitsShown)}</p>}
      {same && (
        <p>
          {same.length === 0
            ? say(everyCellVaries)
            : say(sameInAll, { count: same.length, placementsName: placementsWords(same) })}
        </p>
      )}
      {words !== '' && (
        <output class={styles.quiet}>
          <Spoken text={words} />
        </output>
      )}
    </div>
  );
}

export function SeveralView(props: Props): JSX.Element {
  const { diagnosis, report } = props;
  const isMistyped = (report.repairs ?? []).length > 0;
  return (
    <>
      <div>
        <p class={styles.figure}>{solutionsWords(report)}</p>
        {!report.counted && <p class={styles.quiet}>{estimateWords(report)}</p>}
      </div>
      <Solutions {...props} />
      <Shared {...props} />
      <MissingGiven {...props} />
      {isMistyped && <RepairList diagnosis={diagnosis} title={say(orGivenMistyped)} />}
    </>
  );
}

/**
 * A part of the diagnosis that disappears once something in it was pressed. The focus then moves to the word that opens the
 * answer, since the card itself may disappear, too.
 */
export function PassingPart({ children }: { children: ComponentChildren }): JSX.Element {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = part.current!;
    // While it is still there.
    return () => {
      if (!place.contains(document.activeElement)) return;
      const fold = place.closest('details')?.querySelector('summary');
      (fold ?? place.closest('section')?.querySelector('button'))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={part} class={styles.part}>
      {children}
    </div>
  );
}
