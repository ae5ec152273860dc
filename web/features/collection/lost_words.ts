// What is told of collections that were kept on the device and are damaged: those that are lost, and what is lost of one.
import {
  collectionLostForms,
  collectionLostProblems,
  collectionLostRatings,
  collectionLostRun,
  collectionLostView,
  collectionsDamaged,
  collectionsLost,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { Lost } from './kept_records';

const texts: Record<Lost, Text> = {
  run: collectionLostRun,
  problems: collectionLostProblems,
  view: collectionLostView,
  ratings: collectionLostRatings,
  forms: collectionLostForms,
};

/** A sentence for each part. */
export const lostWords = (lost: readonly Lost[]): string[] => lost.map((part) => say(texts[part]));

/** Sentences about collections that cannot be read, by their names, which are empty if they are not known. */
export function damagedWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const known = names.filter((name) => name !== '');
  return [
    say(collectionsDamaged, { count: names.length }),
    ...(known.length > 0 ? [say(collectionsLost, { names: known })] : []),
  ];
}
