// A long search, running or stopped: its progress, its proved digits,
// and its best guess, which is shown on the board only on request.
import type { JSX } from 'preact';
import { showBestGuess, theSearch } from '../../language/generated/verdict';
import { say } from '../../language/say';
import { type HasVerdict, outlookOf } from '../../state/verdict_store';
import type { HasPlay } from '../../state/play_store';
import { Legend } from '../../ui/legend';
import styles from './search_card.module.css';
import { searchFacts } from './search_words';

export function SearchCard({ app }: { app: HasPlay & HasVerdict }): JSX.Element | null {
  const { play, verdict } = app;
  const now = verdict.verdict.value;
  const outlook = outlookOf(now);
  const progress = now.kind === 'searching' ? now.progress : now.kind === 'known' ? now.outcome : null;
  if (!outlook || !progress) return null;
  return (
    <section class={styles.card} aria-label={say(theSearch)}>
      <dl class={styles.facts}>
        {searchFacts(progress, outlook, play.grid.value).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={verdict.showsBest.value}
          onChange={({ currentTarget }) => (verdict.showsBest.value = currentTarget.checked)}
        />
        {say(showBestGuess)}
      </label>
      <Legend kinds={verdict.showsBest.value ? ['proved', 'supposed'] : ['proved']} />
    </section>
  );
}
