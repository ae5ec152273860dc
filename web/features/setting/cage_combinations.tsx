// The combinations of a cage for a person who plays, each to strike out by a press: in the panel beside the board, or on a
// phone in the row of the rules, which leaves the whole board in sight.
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
import { icons } from '../../ui/icons';
import styles from './cage_combinations.module.css';
import { cageSets } from './cage_sets';
import { type CellClue, cluesAt } from './cell_clues';
import { valueOfEntry } from './entries';

type Needs = HasPlay & HasSitting;

/** The combinations for one look. */
const mostSets = 60;

/** The name under which a set of digits is struck out of a cage. */
const struckKey = ({ kind, cells, entry }: CellClue, set: readonly number[]): string =>
  [kind, cells.join(), valueOfEntry(entry), set.join()].join(' ');

const sumOf = ({ kind, entry }: CellClue): number => (kind === 'killercage' ? Number(valueOfEntry(entry)) : 0);

/** The first cage with a sum that holds for certain. */
export const cageAmong = (clues: readonly CellClue[]): CellClue | undefined =>
  clues.find((clue) => !clue.isAlternative && sumOf(clue) > 0);

const names = (digits: readonly number[]): string => digits.map((digit) => digitSymbols.value[digit]).join(' ');

/** By cell the digits that it may hold beside the digits on the board. */
function possibleIn(geometry: Geometry, grid: Uint8Array, cells: readonly number[]): number[][] {
  const open = allCandidates(geometry, grid);
  const digits = Array.from({ length: geometry.side }, (_, at) => at + 1);
  return cells.map((cell) => (grid[cell] ? [grid[cell]] : digits.filter((digit) => hasNote(open, cell, digit))));
}

/** The combinations that are left, their number, and the digits that all of them or none of them have. */
export function Combinations({ app, cage }: { app: Needs; cage: CellClue }): JSX.Element {
  const { play } = app;
  const geometry = play.geometry.value;
  const possible = possibleIn(geometry, play.grid.value, cage.cells);
  const { sets, isCut } = cageSets({ sum: sumOf(cage), possible }, mostSets);
  const left = sets.filter((set) => !isSetAside(app, struckKey(cage, set)));
  const used = new Set(left.flat());
  const none = Array.from({ length: geometry.side }, (_, at) => at + 1).filter((digit) => !used.has(digit));
  const inAll = [...used].filter((digit) => left.every((set) => set.includes(digit))).sort((a, b) => a - b);
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

/** In the row of the rules, where that row is shown: asked for once, they follow the selected cell from cage to cage. */
export function CombinationsBar({ app }: { app: Needs & HasView }): JSX.Element | null {
  const { play, view } = app;
  const [asks, setAsks] = useState(false);
  const cage = cageAmong(cluesAt({ geometry: play.geometry.value, cover: play.cover.value }, view.selected.value));
  if (!cage) return null;
  const label = say(texts.setCombinations);
  return (
    <div class={styles.bar} data-open={asks || undefined}>
      {asks && (
        <>
          <b>{sumOf(cage)}</b>
          <Combinations app={app} cage={cage} />
        </>
      )}
      <Button label={label} expanded={asks} onClick={() => setAsks(!asks)} {...(asks && { icon: icons.close })}>
        {!asks && say(texts.setCombinationsShort)}
      </Button>
    </div>
  );
}
