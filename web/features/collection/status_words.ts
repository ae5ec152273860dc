// What became of a line, in words.
import { lineStatus, type LineStatus } from '../../protocol/collection';

export const statusNames: Record<LineStatus, string> = {
  [lineStatus.one]: 'One solution',
  [lineStatus.several]: 'Several',
  [lineStatus.none]: 'No solution',
  [lineStatus.unknown]: 'Not known',
  [lineStatus.bad]: 'Not a puzzle',
};

/** In the order of the list. */
export const statuses: readonly LineStatus[] = [
  lineStatus.one,
  lineStatus.several,
  lineStatus.none,
  lineStatus.unknown,
  lineStatus.bad,
];
