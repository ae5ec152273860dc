// Beside the board, for a person who plays: what the setter wrote, the rules in words, the clues at the selected cell,
// the combinations of its cage, and the list of all clues. It comes with the first puzzle that has any of these.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { cellName } from '../../ui/places';
import { cageAmong, Combinations } from './cage_combinations';
import { cellClueWords, cluesAt, cluesSeen, wholeClueWords } from './cell_clues';
import styles from './clue_guide.module.css';
import './pair_limits';
import { rulesText } from './rules_text';

type Needs = HasPlay & HasSitting & HasView;

function AtCell({ app }: { app: Needs }): JSX.Element | null {
  const { play, view } = app;
  const [asks, setAsks] = useState(false);
  const geometry = play.geometry.value;
  const cell = view.selected.value;
  const clues = cluesAt({ geometry, cover: play.cover.value }, cell);
  if (clues.length === 0) return null;
  const cage = cageAmong(clues);
  return (
    <section class={styles.here} aria-label={say(texts.setCluesAt, { cellName: cellName(geometry, cell) })}>
      <ul class={styles.list}>
        {clues.map((clue, at) => {
          const words = cellClueWords(clue, cell, geometry.side);
          return (
            <li key={at}>
              <button type="button" title={say(texts.setSelectCells)} onClick={() => view.select(clue.cells, cell)}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
      {cage && (
        <div class={styles.cage}>
          <Button look="outlined" expanded={asks} onClick={() => setAsks(!asks)}>
            {say(texts.setCombinations)}
          </Button>
          {asks && <Combinations app={app} cage={cage} />}
        </div>
      )}
    </section>
  );
}

function AllClues({ app: { play, view } }: { app: Needs }): JSX.Element | null {
  const geometry = play.geometry.value;
  const clues = cluesSeen({ geometry, cover: play.cover.value });
  if (clues.length === 0) return null;
  return (
    <details class={styles.fold}>
      <summary>{say(texts.setAllClues, { count: clues.length })}</summary>
      <ul class={styles.list}>
        {clues.map((clue, at) => {
          const words = wholeClueWords(clue, geometry.side);
          return (
            <li key={at}>
              {clue.cells.length > 0 ? (
                <button type="button" onClick={() => view.select(clue.cells, clue.cells[0]!)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Title, author and rules; in `place` bar, the one row below the header of a phone. */
export function PuzzleWords({ play, place }: HasPlay & { place: 'bar' | 'panel' }): JSX.Element | null {
  const { texts: own, shape } = play.puzzle.value;
  const rules = own?.rules || rulesText(shape);
  const title = own?.title;
  const author = own?.author && say(texts.setBy, { authorName: own.author });
  if (!title && !author && rules === '') return null;
  return (
    <details class={styles.words} data-place={place} data-texts={place === 'bar' || undefined} open={place === 'panel'}>
      <summary>
        {/* Beside the board the deck has the title. */}
        <b>{(place === 'bar' && title) || say(texts.setRules)}</b> {author}
      </summary>
      <p>{rules}</p>
    </details>
  );
}

/** `isHidden`: true while the game is paused; its clues are not told then. */
export function ClueGuide({ app, isHidden }: { app: Needs; isHidden: boolean }): JSX.Element {
  return (
    <div class={styles.guide}>
      <PuzzleWords play={app.play} place="panel" />
      {!isHidden && <AtCell app={app} />}
      {!isHidden && <AllClues app={app} />}
    </div>
  );
}
