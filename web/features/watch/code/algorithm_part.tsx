// The part below the choice of the algorithm: its description and its pseudocode, which is fetched when it
// is first in sight. It is unfolded on wide pages and folded on phones, until the user folds or unfolds it.
import type { JSX } from 'preact';
import { codeTitle, thePseudocode } from '../../../language/generated/pseudocode';
import { say } from '../../../language/say';
import type { HasRuns } from '../../../run/runs';
import type { HasCatalogue } from '../../../state/catalogue';
import { AboutAlgorithm, PublishedBy } from '../../../ui/algorithm_choice';
import { PartLoading, useLazyPart } from '../../../ui/lazy_part';
import type { HasPlayer } from '../watch_store';
import styles from './algorithm_part.module.css';

const load = () => import('./code_view');

/** From this width on the panel is beside the board; in rem. */
const leastWide = 50;

function isWide(): boolean {
  const { documentElement: page } = document;
  return page.clientWidth >= leastWide * parseFloat(getComputedStyle(page).fontSize);
}

export function AlgorithmPart({ app, id }: { app: HasRuns & HasPlayer & HasCatalogue; id: string }): JSX.Element {
  const { showsCode } = app.runs;
  const isOpen = showsCode.value ?? isWide();
  const run = app.watch.run.value;
  const part = useLazyPart(isOpen, load);
  const View = part.views?.CodeView;
  return (
    <div class={styles.part}>
      <AboutAlgorithm app={app} id={id} run={run} />
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== isOpen) showsCode.value = open;
        }}
      >
        <summary>{say(codeTitle)}</summary>
        {isOpen && (View ? <View app={app} /> : <PartLoading part={part} name={say(thePseudocode)} />)}
      </details>
      <PublishedBy app={app} run={run} />
    </div>
  );
}
