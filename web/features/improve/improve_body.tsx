// The tools for the puzzle on the board: harder and easier relatives, equivalent puzzles; and whether it is known.
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { makeLogicWorker, pool } from '../../client/late_workers';
import { makeSolverClient, type SolverClient } from '../../client/solver_client';
import type { HasKept } from '../../kept/stored_records';
import { improveNone, improveSeveral, improveSettle, improveWhy } from '../../language/generated/improve';
import { say } from '../../language/say';
import { keptPuzzles } from '../../kept/kept_puzzles';
import { type GivensJudge, judgeGivens } from '../../state/givens_status';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Collection } from '../collection/collection_store';
import { ownCollection } from '../collection/own_collection';
import { pageWalk } from '../collection/place';
import { askDiagnosis, givensAreAsked } from '../diagnosis/asked';
import { EquivalentView } from './equivalent_view';
import { type RelativeFinder, makeFinder } from './finder';
import styles from './improve.module.css';
import { KnownView } from './known_view';
import { makeRecogniser, type Recogniser } from './recogniser';
import { RelativesView } from './relatives_view';

export type ImproveApp = HasPlay & HasView & HasVerdict & HasSettings & HasSitting & HasKept & CanSolve;

interface Here {
  finder: RelativeFinder;
  recogniser: Recogniser;
  judge: GivensJudge;
  client: SolverClient;
  end(): void;
}

/** The page's own, if a file is open in it; fetched where its tab was not shown yet. */
async function openCollection(): Promise<Collection | null> {
  if (!pageWalk.peek() && ownCollection(window) === null) return null;
  const { collection } = await import('../collection/page_collection');
  const { status } = collection;
  await new Promise<void>((resolve) => {
    const end = effect(() => {
      if (status.value === 'restoring') return;
      resolve();
      queueMicrotask(() => end());
    });
  });
  return status.peek() === 'idle' ? null : collection;
}

function makeHere(app: ImproveApp): Here {
  // With a worker of its own: a hint need not wait for relatives.
  const finder = makeFinder({ app, client: makeSolverClient(makeLogicWorker, () => undefined) });
  const { clients, giveBack } = pool.borrow(1);
  const client = clients[0]!;
  const recogniser = makeRecogniser({ app, client, openCollection, keptPuzzles: () => keptPuzzles(app).list() });
  const judge = judgeGivens(app);
  return {
    finder,
    recogniser,
    judge,
    client,
    end() {
      finder.end();
      recogniser.end();
      judge.end();
      giveBack();
    },
  };
}

/** For a grid that is not a proper puzzle: another part shows how to make it one. */
function Improper({ app, status }: { app: ImproveApp; status: 'several' | 'none' }): JSX.Element {
  const isSeveral = status === 'several';
  const ask = (): void => {
    givensAreAsked.value = isSeveral;
    askDiagnosis(app);
  };
  return (
    <div>
      <p>{say(isSeveral ? improveSeveral : improveNone)}</p>
      <div class={styles.choices}>
        <Button look="outlined" onClick={ask}>
          {say(isSeveral ? improveSettle : improveWhy)}
        </Button>
      </div>
    </div>
  );
}

export function ImproveBody({ app }: { app: ImproveApp }): JSX.Element | null {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const made = makeHere(app);
    setHere(made);
    return made.end;
  }, [app]);
  if (!here) return null;
  const status = here.judge.status.value;
  return (
    <div class={styles.body}>
      {status === 'several' || status === 'none' ? (
        <Improper app={app} status={status} />
      ) : (
        <RelativesView app={app} finder={here.finder} />
      )}
      <EquivalentView app={app} client={here.client} />
      <KnownView recogniser={here.recogniser} app={app} />
    </div>
  );
}
