// Reads and writes puzzles on the device; fetched when there is one.
import type { UseStore } from 'idb-keyval';
import { anotherTabName, goesOnAsCopy, sittingsDamaged } from '../language/generated/mine';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { originWords } from '../ui/play_words';
import { recoverSittings } from './lost_sittings';
import { readGame, type SavedGame } from './saved_game';
import { keepRecords, type KeeperNeeds } from './record_keeper';

export { packGame } from './saved_game';

/** Null if the record is not a game that this version can continue. The page reports puzzles whose play is lost. */
export async function readGameOrComplain(
  record: unknown,
  store: UseStore | null,
  complain: (message: Words) => void,
): Promise<SavedGame | null> {
  const read = readGame(record);
  if (!read) return null;
  const { game, lost } = await recoverSittings(record, read, store);
  if (lost > 0) complain(() => say(sittingsDamaged, { count: lost }));
  return game;
}

export function startKeeping(
  needs: Omit<KeeperNeeds, 'nameOfCopy' | 'tellOfCopy'>,
  complain: (message: Words) => void,
): void {
  keepRecords({
    ...needs,
    nameOfCopy: ({ origin }, { name, begun }) =>
      say(anotherTabName, { name: name || originWords(origin ?? { kind: 'typed' }, begun) }),
    tellOfCopy: (name) => complain(() => say(goesOnAsCopy, { name })),
  });
}
