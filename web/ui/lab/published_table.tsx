// What the authors of the algorithms in the run measured themselves, for comparison.
import type { JSX } from 'preact';
import type { Experiment } from '../../lab/experiment';
import { publishedOf } from '../../lab/published';
import styles from './lab_results.module.css';

export function PublishedTable({ experiment }: { experiment: Experiment }): JSX.Element | null {
  const rows = experiment.contenders.flatMap(({ algorithm, name }) =>
    publishedOf(algorithm).map((figure) => ({ name, ...figure })),
  );
  if (rows.length === 0) return null;
  return (
    <section class={styles.published} aria-label="Published figures">
      <h3>Published figures</h3>
      <p class={styles.note}>Other machines, other languages, other times: to compare in kind, not in seconds.</p>
      <dl>
        {rows.map(({ name, author, year, language, figures }) => (
          <div key={name + author}>
            <dt>
              {name}{' '}
              <small>
                {author}, {year}, {language}
              </small>
            </dt>
            <dd>{figures}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
