// Recovers how puzzles of a saved game were played if the game's
// own notes are damaged: each puzzle's record has them as well.
import type { UseStore } from 'idb-keyval';
import type { Sitting } from '../state/sitting';
import { isSittingLost, isTouched, puzzleKey, readPuzzle } from './puzzle_record';
import { recordOf } from './stored_records';
import type { SavedGame } from './saved_game';

/** The puzzles of the game whose play it does not know; none if it has notes of no puzzle at all. */
function unknownIn({ sittings, position, history }: SavedGame): number[] {
  const loads = [...history.done, ...history.undone].flatMap((move) =>
    move.kind === 'load' ? [move.before, move.after] : [],
  );
  const known = new Set(sittings?.map(([puzzleId]) => puzzleId));
  return [...new Set([position, ...loads].map(({ puzzleId }) => puzzleId))].filter((id) => !known.has(id));
}

/** Null if it is lost, undefined if there was none: a puzzle without a record was never played. */
async function sittingOf(
  puzzleId: number,
  { position }: SavedGame,
  store: UseStore | null,
): Promise<Sitting | null | undefined> {
  const record = store ? await recordOf(puzzleKey(puzzleId), store) : null;
  const isBegun = record !== undefined || (position.puzzleId === puzzleId && isTouched(position));
  const sitting = isSittingLost(record) ? null : readPuzzle(record)?.sitting;
  return sitting ?? (isBegun ? null : undefined);
}

/** `record`: the source of the game. `lost`: the number of puzzles whose play is now unknown. */
export async function recoverSittings(
  record: unknown,
  game: SavedGame,
  store: UseStore | null,
): Promise<{ game: SavedGame; lost: number }> {
  const { sittings: noted } = record as { sittings?: unknown };
  const sound = game.sittings ?? [];
  if (noted === undefined || (Array.isArray(noted) && noted.length === sound.length)) return { game, lost: 0 };
  const found = await Promise.all(
    unknownIn(game).map(async (puzzleId) => [puzzleId, await sittingOf(puzzleId, game, store)] as const),
  );
  const recovered = found.flatMap(([puzzleId, sitting]) => (sitting ? [[puzzleId, sitting] as const] : []));
  const lost = found.filter(([, sitting]) => sitting === null).length;
  return { game: { ...game, sittings: [...sound, ...recovered] }, lost };
}
