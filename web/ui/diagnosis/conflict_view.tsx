// Why digits cannot stand together: which they are, ringed on the board, and the steps to the contradiction, each of
// which lights up its cells.
import type { JSX } from 'preact';
import type { Diagnosis } from '../../diagnosis/diagnosis';
import { spelled, symbolsOf } from '../../grid/symbols';
import type { App } from '../../state/types';
import styles from './diagnosis.module.css';
import { coreWords, placementsWords } from './diagnosis_words';
import { showBoard } from './show_board';

export function ConflictView({ app, diagnosis }: { app: App; diagnosis: Diagnosis }): JSX.Element | null {
  const conflict = diagnosis.conflict.value;
  const shown = diagnosis.shown.value;
  const symbols = symbolsOf(app.settings.symbols.value);
  if (!conflict) return null;
  const { core, chain } = conflict;
  // The chain comes last.
  const isSearching = chain.length === 0 && diagnosis.status.value === 'running';
  const toggle = (index: number, isShown: boolean): void => {
    diagnosis.show(isShown ? { kind: 'overview' } : { kind: 'step', index });
    if (!isShown && showBoard())
      app.view.notice.value = { text: spelled(chain[index]!.sentence, symbols), tone: 'plain' };
  };
  return (
    <>
      <div>
        <h3>{core.length === 1 ? 'Cannot stand' : 'Cannot stand together'}</h3>
        <p>{placementsWords(core, symbols)}</p>
        <p class={styles.quiet}>Ringed on the board. {coreWords(conflict, isSearching)}</p>
      </div>
      {chain.length > 0 && (
        <div>
          <h3 id="chain-title">Why</h3>
          <ol class={styles.chain} aria-labelledby="chain-title">
            {chain.map((step, index) => {
              const isShown = shown.kind === 'step' && shown.index === index;
              return (
                <li key={index}>
                  <button type="button" aria-pressed={isShown} onClick={() => toggle(index, isShown)}>
                    {spelled(step.sentence, symbols)}
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
