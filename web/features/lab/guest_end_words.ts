// Why a solver that somebody brought has ended by itself; it comes after a colon.
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

/** Words that are finished already stay: the page's own of a lost worker, or those that an older page kept. */
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
