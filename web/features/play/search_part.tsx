// The parts of the Play tab for a long search, for unchecked rules and for
// the answering algorithm: all are fetched when they are first needed.
import type { JSX } from 'preact';
import { changeSolver, listOfAlgorithms } from '../../language/generated/verdict';
import { say, tell } from '../../language/say';
import { type HasVerdict, isLong } from '../../state/verdict_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { type LazyPart, PartLoading, useLazyPart } from '../../ui/lazy_part';
import styles from './answer_part.module.css';
import { solverWords } from './search_words';
import type * as SearchViews from './search_views';

/** Below this side nothing is known to be hard. */
const largeSide = 25;

const load = () => import('./search_views');

export type SearchPart = LazyPart<typeof SearchViews>;

export function useSearchPart({ play, verdict }: HasPlay & HasVerdict): SearchPart {
  const { side, ignoresRules } = play.geometry.value;
  const isWanted = isLong(verdict.verdict.value) || verdict.choosesSolver.value || side >= largeSide || ignoresRules;
  return useLazyPart(isWanted, load);
}

/** The expected effort, before and during the search. */
export function ReachNote({ app, part }: { app: HasPlay & HasVerdict; part: SearchPart }): JSX.Element | null {
  const { play, verdict } = app;
  const now = verdict.verdict.value;
  const isOpen = now.kind !== 'known' || now.outcome.status === 'unfinished';
  if (!isOpen || !part.views) return null;
  const words = part.views.reachWords({ shape: play.puzzle.value.shape, givens: play.grid.value });
  return words === '' ? null : <p class={styles.note}>{words}</p>;
}

export function LongSearch({ app, part }: { app: HasPlay & HasVerdict; part: SearchPart }): JSX.Element | null {
  if (!isLong(app.verdict.verdict.value) || !part.views) return null;
  return <part.views.SearchCard app={app} />;
}

/** The answering algorithm, the reason for it, and another choice. */
export function SolverPart({
  app,
  part,
}: {
  app: HasPlay & HasSettings & HasVerdict & HasCatalogue;
  part: SearchPart;
}): JSX.Element {
  const { play, settings, verdict } = app;
  const now = verdict.verdict.value;
  const solver = now.kind === 'searching' ? now.progress.solver : now.kind === 'known' ? now.outcome.solver : null;
  const isOpen = verdict.choosesSolver.value;
  return (
    <div class={styles.solver}>
      <p>{solver && solverWords(tell(solver.name), solver.id === settings.solver.value, play.puzzle.value)}</p>
      <Button expanded={isOpen} onClick={() => (verdict.choosesSolver.value = !isOpen)}>
        {say(changeSolver)}
      </Button>
      {isOpen && (
        <div class={styles.choice}>
          {part.views ? (
            <part.views.SolverChoice app={app} />
          ) : (
            <PartLoading part={part} name={say(listOfAlgorithms)} />
          )}
        </div>
      )}
    </div>
  );
}
