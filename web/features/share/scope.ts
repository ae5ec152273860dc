// The parts of the page's state that are shared: in a link, on paper.
import { challengeScope } from '../../language/generated/duel';
import { scopeEntries, scopePath, scopePuzzle, scopeRun } from '../../language/generated/share';
import { fogOver } from '../../grid/fog';
import { cloudsOver } from '../../marks/clouds';
import { cellKind, type BoardPicture } from '../../board/picture';
import { givensPicture } from '../../state/position_picture';
import { hasEntries } from '../../state/moves';
import { allCandidates, hasAny } from '../../state/notes';
import { dailyOf } from '../../state/origin';
import type { Text } from '../../language/text';
import { solveToText } from '../duel/challenge';
import { finishedSolve } from '../duel/own_solve';
import type { HasWatch } from '../watch/watch_store';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasPlay, PlayStore } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { PaperPicture } from '../../paper/grid_drawing';
import { paperPen } from './paper_pen';
import { sideOf } from '../../grid/puzzle';

/** The name of a file with this puzzle, without its ending: "sudoku-9x9". */
export function fileStem({ play }: HasPlay): string {
  const side = sideOf(play.puzzle.value.shape);
  return `sudoku-${side}x${side}`;
}

/** Each contains the content of those before it; run and path belong
    to two tabs, and a challenge has times instead of entries. */
export type Scope = 'puzzle' | 'entries' | 'challenge' | 'run' | 'path';

const scopes: readonly { value: Scope; text: Text }[] = [
  { value: 'puzzle', text: scopePuzzle },
  { value: 'entries', text: scopeEntries },
  { value: 'challenge', text: challengeScope },
  { value: 'run', text: scopeRun },
  { value: 'path', text: scopePath },
];

/** True if the player has marked any cell. */
export function isMarked({ play }: HasPlay): boolean {
  const { notes, centre, colours, pen } = play.entries.value;
  return hasAny(notes) || hasAny(centre) || pen.length > 0 || colours.some((colour) => colour > 0);
}

/** The scopes with more content than the one before them. */
export function scopesOf(app: HasPlay & HasView & HasWatch & HasSitting & HasVerdict): typeof scopes {
  const { play, view, watch } = app;
  const isEntered = isMarked({ play }) || hasEntries(play.entries.value.values);
  const isRunning = view.tab.value === 'watch' || !!watch.player.value?.readout.value;
  const isOffered: Record<Scope, boolean> = {
    puzzle: true,
    entries: isEntered,
    challenge: finishedSolve(app) !== null,
    run: isRunning,
    path: view.tab.value === 'logic' && view.step.value >= 0,
  };
  return scopes.filter(({ value }) => isOffered[value]);
}

/** The address of this page with the state in it. `name`: of the challenger. */
export async function linkOf(
  app: HasPlay & HasView & HasRuns & HasSitting & HasVerdict & HasWatch & HasLink,
  scope: Scope,
  name = '',
): Promise<string> {
  const { play, view, runs, sittings, watch, linkTo } = app;
  const isRun = scope === 'run';
  const solve = scope === 'challenge' ? finishedSolve(app, name) : null;
  return linkTo({
    puzzle: play.puzzle.value,
    entries: scope === 'puzzle' || scope === 'challenge' ? null : play.entries.value,
    run: isRun ? { choice: watch.run.value, position: (watch.player.value?.goal ?? watch.place)() } : null,
    race: isRun ? runs.race.value : null,
    withEntries: runs.withEntries.value,
    tab: isRun ? 'watch' : scope === 'path' ? 'logic' : 'play',
    step: scope === 'path' ? view.step.value : null,
    seconds: scope === 'entries' ? sittings.stopwatch.seconds.peek() : undefined,
    daily: dailyOf(play.origin.value),
    ...(solve && { challenge: await solveToText(solve) }),
  });
}

export type Candidates = 'none' | 'notes' | 'all';

/** The grid without the findings of an unfinished search in its blank cells. */
function enteredPicture({ grid, source: { picture } }: PlayStore): BoardPicture {
  const kinds = picture.kinds.map((kind, cell) => (grid.value[cell] === 0 ? cellKind.empty : kind));
  return { ...picture, values: grid.value, kinds };
}

/** The fog as it lay at first; none if it is lifted. */
function coverOfGivens({ puzzle, cover }: PlayStore): BoardPicture['cover'] {
  const { givens } = puzzle.value;
  const fog = cover.value === undefined ? null : fogOver(puzzle.value, givens, null);
  return fog ? cloudsOver(fog) : undefined;
}

/** The grid for paper, with the fog of the board. */
export function paperPicture({ play }: HasPlay, withEntries: boolean, candidates: Candidates): PaperPicture {
  const geometry = play.geometry.value;
  const { notes, centre, colours } = play.entries.value;
  const shown = withEntries
    ? enteredPicture(play)
    : { ...givensPicture(geometry, play.puzzle.value.givens), cover: coverOfGivens(play) };
  switch (candidates) {
    case 'none':
      return { ...shown, candidates: null, centre: null, colours: null };
    case 'notes':
      return { ...shown, candidates: notes, centre, colours, pen: paperPen(play.entries.value, shown.values) };
    case 'all':
      return { ...shown, candidates: allCandidates(geometry, shown.values), centre: null, colours: null };
  }
}

/** A puzzle with its solution, which is drawn like digits that follow from the givens. */
export function solvedPicture(puzzle: PaperPicture, solution: Uint8Array): PaperPicture {
  const kinds = puzzle.values.map((value) => (value > 0 ? cellKind.given : cellKind.implied));
  return { ...puzzle, values: solution, kinds, candidates: null, centre: null, colours: null };
}
