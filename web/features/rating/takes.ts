// The hardest steps that puzzles of each difficulty take, in a few words, from gentle to extreme.
import * as texts from '../../language/generated/make';
import type { Text } from '../../language/text';

export const takes = [
  texts.gentleTakes,
  texts.easyTakes,
  texts.mediumTakes,
  texts.hardTakes,
  texts.fiendishTakes,
  texts.extremeTakes,
] as const satisfies readonly Text[];
