// Which steps a puzzle of each of the six words takes at most, in a few words, from gentle to extreme.
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
