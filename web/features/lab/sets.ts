// The sets that come with the page: texts with one puzzle per line, fetched when one is chosen.
import clue17Url from '../../../tests/data/17clue_sample.txt?url';
import gecode16Url from '../../../tests/data/gecode16_sample.txt?url';
import gecode25Url from '../../../tests/data/gecode25_sample.txt?url';
import growthUrl from '../../../tests/data/growth.txt?url';
import hardest11Url from '../../../tests/data/hardest11.txt?url';
import hardestForumUrl from '../../../tests/data/hardest_1905_sample.txt?url';
import top95Url from '../../../tests/data/top95.txt?url';
import uniq16Url from '../../../tests/data/uniq16.txt?url';
import uniq25Url from '../../../tests/data/uniq25.txt?url';
import uniq6Url from '../../../tests/data/uniq6.txt?url';
import {
  labOwnSet,
  labSetNotLoaded,
  set17Clues,
  set17CluesSource,
  setForum,
  setForumSource,
  setGecode16,
  setGecode16Source,
  setGecode25,
  setGecode25Source,
  setGrowth,
  setGrowthSource,
  setHardest11,
  setHardest11Source,
  setTop95,
  setTop95Source,
  setUniq16,
  setUniq25,
  setUniq25Source,
  setUniq6,
  setUniqSource,
} from '../../language/generated/lab';
import { say } from '../../language/say';
import type { Text } from '../../language/text';

export interface PuzzleSet {
  id: string;
  name: Text;
  source: Text;
  url: string;
}

export const sets: readonly PuzzleSet[] = [
  { id: 'top95', name: setTop95, source: setTop95Source, url: top95Url },
  { id: 'hardest11', name: setHardest11, source: setHardest11Source, url: hardest11Url },
  { id: '17clue', name: set17Clues, source: set17CluesSource, url: clue17Url },
  { id: 'forum', name: setForum, source: setForumSource, url: hardestForumUrl },
  { id: 'uniq6', name: setUniq6, source: setUniqSource, url: uniq6Url },
  { id: 'uniq16', name: setUniq16, source: setUniqSource, url: uniq16Url },
  { id: 'gecode16', name: setGecode16, source: setGecode16Source, url: gecode16Url },
  { id: 'uniq25', name: setUniq25, source: setUniq25Source, url: uniq25Url },
  { id: 'gecode25', name: setGecode25, source: setGecode25Source, url: gecode25Url },
  { id: 'growth', name: setGrowth, source: setGrowthSource, url: growthUrl },
];

/** A run stores and exports the name of a set in English; the user's own set has the name of its file. */
export function setNameWords(kept: string): string {
  const text = [labOwnSet, ...sets.map(({ name }) => name)].find(([, english]) => english === kept);
  return text ? say(text) : kept;
}

/** Rejects with a sentence for the user. */
export async function fetchSet({ name, url }: PuzzleSet): Promise<string> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error(say(labSetNotLoaded, { setName: say(name) }));
  return response.text();
}
