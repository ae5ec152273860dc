// The reason why a visitor's solver ended by itself; it follows a colon.
import * as texts from '../../language/generated/your_solvers';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { type GuestEnd, mostMemory_MB, type TrapKind } from '../../protocol/guest';

const trapTexts: Record<Exclude<TrapKind, 'full'>, Text> = {
  unreachable: texts.endUnreachable,
  memory: texts.endOutOfBounds,
  division: texts.endDivision,
  overflow: texts.endOverflow,
  conversion: texts.endConversion,
  table: texts.endTable,
  call: texts.endCall,
  stack: texts.endStack,
  segment: texts.endSegment,
  allocation: texts.endAllocation,
  types: texts.endTypes,
  exception: texts.endException,
  early: texts.endEarly,
  unknown: texts.endUnknown,
};

/** Finished words stay: the page's own for a lost worker, or those that an older page stored. */
export function guestEndWords(end: GuestEnd | string): string {
  if (typeof end === 'string') return end;
  switch (end.kind) {
    case 'full':
      return say(texts.endFull, { count: mostMemory_MB });
    case 'exited':
      return say(texts.endExited, { count: end.status });
    case 'returned':
      return say(texts.endReturned, { callName: `${end.call}()`, valueName: end.value });
    case 'buffer':
      return say(texts.endBuffer, { callName: 'buffer()', placeName: String(end.at), count: end.length });
    default:
      return say(trapTexts[end.kind]);
  }
}
