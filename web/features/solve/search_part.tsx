// The doors to what the Solve tab says of a long search and of who answers: both are fetched when they are first needed.
import type { JSX } from 'preact';
import { type HasVerdict, isLong } from '../../state/verdict';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { type Door, Outside, useDoor } from '../../ui/lazy_part';
import styles from './search_part.module.css';
import { solverWords } from '../../ui/words';
import type * as SearchViews from './search_views';

/** Below this side nothing is known to be hard. */
const largeSide = 25;

const load = () => import('./search_views');

export type SearchDoor = Door<typeof SearchViews>;

export function useSearchDoor({ play, verdict }: HasPlay & HasVerdict): SearchDoor {
  const isWanted =
    isLong(verdict.verdict.value) || verdict.choosesSolver.value || play.geometry.value.side >= largeSide;
  return useDoor(isWanted, load);
}

/** What to expect, before and while it is being found out. */
export function ReachNote({ app, door }: { app: HasPlay & HasVerdict; door: SearchDoor }): JSX.Element | null {
  const { play, verdict } = app;
  const now = verdict.verdict.value;
  const isOpen = now.kind !== 'known' || now.outcome.status === 'unfinished';
  if (!isOpen || !door.views) return null;
  const words = door.views.reachWords({ shape: play.puzzle.value.shape, givens: play.grid.value });
  return words === '' ? null : <p class={styles.note}>{words}</p>;
}

export function LongSearch({ app, door }: { app: HasPlay & HasVerdict; door: SearchDoor }): JSX.Element | null {
  if (!isLong(app.verdict.verdict.value) || !door.views) return null;
  return <door.views.SearchCard app={app} />;
}

/** Who answers and why, and another choice. */
export function SolverPart({
  app,
  door,
}: {
  app: HasPlay & HasSettings & HasVerdict & HasCatalogue;
  door: SearchDoor;
}): JSX.Element {
  const { play, settings, verdict } = app;
  const now = verdict.verdict.value;
  const solver = now.kind === 'searching' ? now.progress.solver : now.kind === 'known' ? now.outcome.solver : null;
  const isOpen = verdict.choosesSolver.value;
  return (
    <div class={styles.solver}>
      <p>{solver && solverWords(solver.name, solver.id === settings.solver.value, play.puzzle.value)}</p>
      <Button expanded={isOpen} onClick={() => (verdict.choosesSolver.value = !isOpen)}>
        Change
      </Button>
      {isOpen && (
        <div class={styles.choice}>
          {door.views ? <door.views.SolverChoice app={app} /> : <Outside door={door} name="The list of algorithms" />}
        </div>
      )}
    </div>
  );
}
