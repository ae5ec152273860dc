// What reads and writes puzzles on the device, fetched when there is one.
import { anotherTabName, goesOnAsCopy } from '../language/generated/kept';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { originWords } from '../ui/play_words';
import { keepRecords, type KeeperNeeds } from './record_keeper';

export { packGame, readGame } from './saved_game';

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
