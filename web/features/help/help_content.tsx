// What the page does, in short, and its keys.
import type { JSX } from 'preact';
import { keyHelp } from './key_help';
import { Legend } from '../../ui/legend';
import styles from './help_content.module.css';

export function HelpContent(): JSX.Element {
  return (
    <>
      <section class={styles.about}>
        <p>
          <b>Solve</b> tells you at once whether the grid has one solution, several or none. Type, paste or open a
          puzzle of any size, from 4×4 to 49×49 and beyond, or take a photo of a printed one. You can have it filled in
          cell by cell or all at once. Notes are your own candidates, written small in the cells.
        </p>
        <p>
          <b>Watch</b> shows how an algorithm searches. Play it, go by single moves either way, or drag the timeline:
          its height is the number of guesses held at once, red where they failed. Below the search tree: how often each
          cell was guessed, the moves as text, the matrix of an exact cover, and a recording. Up to four algorithms
          stand side by side, on a clock of equal steps or of equal time.
        </p>
        <p>
          <b>Lab</b> runs algorithms over whole sets of puzzles and compares their times. <b>Collection</b> solves a
          file with one puzzle per line, even millions of them, and says which have exactly one solution. Sort and
          filter them, leave out copies, open one on the board and go on to the next. It stays there when you come back.
        </p>
        <p>
          <b>Share</b> passes the puzzle on: as a link or QR code, as text, as a picture or on paper. Everything stays
          on this device. A link contains only what you choose, and nothing else is sent.
        </p>
        <p>
          <a href="licences.txt" target="_blank" rel="noopener">
            Licences
          </a>{' '}
          of Sudoscope and of the software in it.
        </p>
      </section>
      <div class={styles.keys}>
        {keyHelp.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section>
        <h3 class={styles.title}>Marks on the board</h3>
        <Legend
          kinds={[
            'given',
            'entered',
            'revealed',
            'clash',
            'implied',
            'forced',
            'guess',
            'contradiction',
            'responsible',
          ]}
        />
      </section>
    </>
  );
}
