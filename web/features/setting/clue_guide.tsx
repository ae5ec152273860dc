// Beside the board, for a person who plays: what the setter wrote, the rules in words, the clues at the selected cell,
// the combinations of its cage, and the list of all clues. It comes with the first puzzle that has any of these.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Geometry } from '../../grid/geometry';
import * as texts from '../../language/generated/setting';
import { digitSymbols, say } from '../../language/say';
import { allCandidates, hasNote } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import { isSetAside, setAside } from '../../state/set_aside';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { cellName } from '../../ui/places';
import { cageSets } from './cage_sets';
import { type CellClue, cellClueWords, cluesAt, cluesSeen } from './cell_clues';
import styles from './clue_guide.module.css';
import { clueWords } from './clue_words';
import { valueOfEntry } from './entries';
import { kindCalled } from './kinds';
import './pair_limits';
import { rulesText } from './rules_text';

type Needs = HasPlay & HasSitting & HasView;

/** The combinations for one look. */
const mostSets = 60;

/** The name under which a set of digits is struck out of a cage. */
const struckKey = ({ kind, cells, entry }: CellClue, set: readonly number[]): string =>
  [kind, cells.join(), valueOfEntry(entry), set.join()].join(' ');

const sumOf = ({ kind, entry }: CellClue): number => (kind === 'killercage' ? Number(valueOfEntry(entry)) : 0);

/** By cell the digits that it may hold beside the digits on the board. */
function possibleIn(geometry: Geometry, grid: Uint8Array, cells: readonly number[]): number[][] {
  const open = allCandidates(geometry, grid);
  const digits = Array.from({ length: geometry.side }, (_, at) => at + 1);
  return cells.map((cell) => (grid[cell] ? [grid[cell]] : digits.filter((digit) => hasNote(open, cell, digit))));
}

function Combinations({ app, cage }: { app: Needs; cage: CellClue }): JSX.Element {
  const { play } = app;
  const geometry = play.geometry.value;
  const { sets, isCut } = cageSets(
    { sum: sumOf(cage), possible: possibleIn(geometry, play.grid.value, cage.cells) },
    mostSets,
  );
  const left = sets.filter((set) => !isSetAside(app, struckKey(cage, set)));
  const used = new Set(left.flat());
  const none = Array.from({ length: geometry.side }, (_, at) => at + 1).filter((digit) => !used.has(digit));
  const inAll = [...used].filter((digit) => left.every((set) => set.includes(digit))).sort((a, b) => a - b);
  const names = (digits: readonly number[]): string => digits.map((digit) => digitSymbols.value[digit]).join(' ');
  return (
    <div class={styles.combinations}>
      <p>
        {isCut
          ? say(texts.setMoreCombinations, { count: mostSets })
          : say(texts.setCombinationCount, { count: left.length })}
      </p>
      <ul>
        {sets.map((set) => {
          const key = struckKey(cage, set);
          const isOut = isSetAside(app, key);
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={isOut}
                aria-label={say(texts.setStrike, { digitsName: names(set) })}
                onClick={() => setAside(app, key, !isOut)}
              >
                {names(set)}
              </button>
            </li>
          );
        })}
      </ul>
      {!isCut && inAll.length > 0 && <p>{say(texts.setInEach, { digitsName: names(inAll) })}</p>}
      {!isCut && none.length > 0 && <p>{say(texts.setInNone, { digitsName: names(none) })}</p>}
    </div>
  );
}

function AtCell({ app }: { app: Needs }): JSX.Element | null {
  const { play, view } = app;
  const [asks, setAsks] = useState(false);
  const geometry = play.geometry.value;
  const cell = view.selected.value;
  const clues = cluesAt({ geometry, cover: play.cover.value }, cell);
  if (clues.length === 0) return null;
  const cage = clues.find((clue) => sumOf(clue) > 0);
  return (
    <section class={styles.here} aria-label={say(texts.setCluesAt, { cellName: cellName(geometry, cell) })}>
      <ul class={styles.list}>
        {clues.map((clue) => {
          const words = cellClueWords(clue, cell, geometry.side);
          return (
            <li key={`${clue.kind} ${clue.at}`}>
              <button type="button" title={say(texts.setSelectCells)} onClick={() => view.select(clue.cells, cell)}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
      {cage && (
        <Button look="outlined" expanded={asks} onClick={() => setAsks(!asks)}>
          {say(texts.setCombinations)}
        </Button>
      )}
      {cage && asks && <Combinations app={app} cage={cage} />}
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
        {clues.map((clue) => {
          const words = clueWords(kindCalled(clue.kind)!, clue.entry, geometry.side);
          return (
            <li key={`${clue.kind} ${clue.at}`}>
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
