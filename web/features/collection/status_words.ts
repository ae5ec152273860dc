// What became of a line, in words.
import { lineBad, lineNone, lineOne, lineSeveral, lineUnknown } from '../../language/generated/collection';
import type { Text } from '../../language/text';
import { lineStatus, type LineStatus } from '../../protocol/collection';

export const statusNames: Record<LineStatus, Text> = {
  [lineStatus.one]: lineOne,
  [lineStatus.several]: lineSeveral,
  [lineStatus.none]: lineNone,
  [lineStatus.unknown]: lineUnknown,
  [lineStatus.bad]: lineBad,
};

/** In the order of the list. */
export const statuses: readonly LineStatus[] = [
  lineStatus.one,
  lineStatus.several,
  lineStatus.none,
  lineStatus.unknown,
  lineStatus.bad,
];
