// What the authors of the algorithms in the run measured themselves, for comparison.
import type { JSX } from 'preact';
import type { Experiment } from './experiment';
import { publishedOf } from './published';
import type { HasCatalogue } from '../../state/catalogue';
import styles from './lab_results.module.css';

export function PublishedTable({ app, experiment }: { app: HasCatalogue; experiment: Experiment }): JSX.Element | null {
  const rows = publishedOf(experiment.contenders);
  if (rows.length === 0) return null;
  // Theirs are of the algorithm, whatever our knobs.
  const nameOf = (id: string): string => app.catalogue.value.find((info) => info.id === id)?.name ?? id;
  return (
    <section class={styles.published} aria-label="Published figures">
      <h3>Published figures</h3>
      <p class={styles.note}>
        These come from other machines, languages and years: compare the patterns, not the seconds.
      </p>
      <dl>
        {rows.map(({ algorithm, author, year, language, figures }) => (
          <div key={algorithm + author}>
            <dt>
              {nameOf(algorithm)}{' '}
              <small>
                {author}, {year || 'year not stated'}, {language}
              </small>
            </dt>
            <dd>{figures}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
