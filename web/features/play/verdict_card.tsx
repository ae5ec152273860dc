// The verdict: the number of solutions of the current grid, with live numbers
// during the search. The card has a constant height, so that nothing below moves.
import type { JSX } from 'preact';
import { tryAgain } from '../../language/generated/app';
import { keepSearching, stopSearch, verdictLabel } from '../../language/generated/verdict';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict, VerdictStore } from '../../state/verdict_store';
import { Button } from '../../ui/controls/button';
import { type IconDrawing, icons } from '../../ui/icons';
import type { VerdictTone } from '../../ui/words';
import { judged, verdictWords } from '../../ui/words';
import styles from './verdict_card.module.css';

const { search, good, several, bad } = icons;
const toneIcons: Record<VerdictTone, IconDrawing> = { plain: search, good, warn: several, bad };

function VerdictAction({ store }: { store: VerdictStore }): JSX.Element | null {
  const verdict = store.verdict.value;
  if (verdict.kind === 'searching') {
    return (
      <Button look="outlined" icon={icons.stop} onClick={() => store.cancelVerdict()}>
        {say(stopSearch)}
      </Button>
    );
  }
  const unfinished = verdict.kind === 'known' && verdict.outcome.status === 'unfinished';
  if (!unfinished && verdict.kind !== 'failed') return null;
  return (
    <Button look="outlined" icon={icons.search} onClick={() => store.searchOn()}>
      {say(unfinished ? keepSearching : tryAgain)}
    </Button>
  );
}

export function VerdictCard({ app }: { app: HasPlay & HasSettings & HasVerdict }): JSX.Element {
  const verdict = app.verdict.verdict.value;
  const { headline, detail, tone } = verdictWords(verdict, judged(app.play), app.verdict.count.value);
  const Icon = toneIcons[tone];
  const busy = verdict.kind === 'searching' || verdict.kind === 'waiting';
  return (
    <section class={`${styles.card} ${styles[tone]}`} aria-label={say(verdictLabel)} aria-busy={busy}>
      <span class={styles.icon}>
        <Icon />
      </span>
      <div class={styles.words}>
        <h2>{headline}</h2>
        <p>{detail}</p>
      </div>
      <VerdictAction store={app.verdict} />
    </section>
  );
}
