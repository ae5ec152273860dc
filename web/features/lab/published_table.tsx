// Measurements by the authors of the algorithms in the run, for comparison.
import type { JSX } from 'preact';
import type { Experiment } from './experiment';
import { publishedAbout, publishedBy, publishedTitle, publishedUndated } from '../../language/generated/lab';
import { say, tell } from '../../language/say';
import { type PublishedFigure, publishedOf } from './published';
import type { HasCatalogue } from '../../state/catalogue';
import styles from './lab_results.module.css';

function originWords({ author, year, language }: PublishedFigure): string {
  if (year === 0) return say(publishedUndated, { authorName: author });
  return say(publishedBy, { authorName: author, yearName: String(year), languageName: language });
}

export function PublishedTable({ app, experiment }: { app: HasCatalogue; experiment: Experiment }): JSX.Element | null {
  const rows = publishedOf(experiment.contenders);
  if (rows.length === 0) return null;
  // Theirs are for the algorithm, whatever our knobs.
  const nameOf = (id: string): string => {
    const info = app.catalogue.value.find((each) => each.id === id);
    return info ? tell(info.name) : id;
  };
  return (
    <section class={styles.published} aria-label={say(publishedTitle)}>
      <h3>{say(publishedTitle)}</h3>
      <p class={styles.note}>{say(publishedAbout)}</p>
      <dl>
        {rows.map((row) => (
          <div key={row.algorithm + row.author}>
            <dt>
              {nameOf(row.algorithm)} <small>{originWords(row)}</small>
            </dt>
            <dd>{say(row.figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
