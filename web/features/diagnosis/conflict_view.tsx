// The reason why digits and clues cannot stand together: they are marked on the
// board, and so are the cells of each step to the contradiction.
import type { JSX } from 'preact';
import type { Diagnosis } from './diagnosis';
import {
  markedOnBoard,
  nextStep,
  numberedStep,
  pressStep,
  previousStep,
  ringedOnBoard,
  theseConflict,
  whyTitle,
} from '../../language/generated/diagnosis';
import { say, tell } from '../../language/say';
import type { HasView } from '../../state/view';
import { useBoardWords, waysOn } from './board_words';
import styles from './diagnosis.module.css';
import { ClueList } from './clue_list';
import { coreWords, placementsWords } from './diagnosis_words';

export function ConflictView({ app, diagnosis }: { app: HasView; diagnosis: Diagnosis }): JSX.Element | null {
  const conflict = diagnosis.conflict.value;
  const shown = diagnosis.shown.value;
  const sayOnBoard = useBoardWords(app, shown.kind === 'step');
  if (!conflict) return null;
  const { core, coreClues = [], chain } = conflict;
  // The chain comes last; clues have none.
  const isSearching = chain.length === 0 && !conflict.coreMinimal && diagnosis.status.value === 'running';
  const showStep = (index: number): void => {
    diagnosis.show({ kind: 'step', index });
    const step = chain[index];
    if (!step) return;
    const words = (): string => say(numberedStep, { count: index + 1, stepMessage: step.sentence });
    sayOnBoard(words, waysOn([previousStep, nextStep], index, chain.length, showStep));
  };
  return (
    <>
      <div>
        <h3>{say(theseConflict, { count: core.length + coreClues.length })}</h3>
        {core.length > 0 && <p>{placementsWords(core)}</p>}
        <ClueList clues={coreClues} />
        <p class={styles.quiet}>
          {shown.kind === 'overview' && `${say(coreClues.length > 0 ? markedOnBoard : ringedOnBoard)} `}
          {coreWords(conflict, isSearching)}
        </p>
      </div>
      {chain.length > 0 && (
        <div>
          <h3 id="chain-title">{say(whyTitle)}</h3>
          <p class={styles.quiet}>{say(pressStep)}</p>
          <ol class={styles.chain} aria-labelledby="chain-title">
            {chain.map((step, index) => {
              const isShown = shown.kind === 'step' && shown.index === index;
              return (
                <li key={index}>
                  <button
                    type="button"
                    aria-pressed={isShown}
                    onClick={() => (isShown ? diagnosis.show({ kind: 'overview' }) : showStep(index))}
                  >
                    {tell(step.sentence)}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </>
  );
}
