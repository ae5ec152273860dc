// Finds the reason why a visitor's module ended, as one of a few kinds for which the page has words:
// the browsers' words are English and differ. The module itself cannot observe this in WebAssembly.
import { type GuestEnd, mostMemory_MB, type TrapKind } from '../protocol/guest';

/** Thrown in place of the module's own failure. */
export class Ended extends Error {
  constructor(
    readonly end: GuestEnd,
    cause?: unknown,
  ) {
    super(end.kind, { cause });
  }
}

/** Messages of the browsers' engines (V8, SpiderMonkey, JavaScriptCore). The first match counts. */
const byWords: readonly (readonly [RegExp, TrapKind])[] = [
  [/call stack|recursion|stack overflow/i, 'stack'],
  [/division by zero|divide by zero|remainder by zero/i, 'division'],
  [/divide result|integer overflow/i, 'overflow'],
  [/float unrepresentable|conversion to integer|trunc/i, 'conversion'],
  [/segment/i, 'segment'],
  [/table.*out of bounds|out of bounds (?:table|call_indirect)/i, 'table'],
  [/signature|null function|null table entry|indirect call/i, 'call'],
  [/unreachable/i, 'unreachable'],
  [/out of memory|allocat/i, 'allocation'],
  [/out of bounds/i, 'memory'],
];

/** Less room than this at the end of the limit counts as none: allocators grow a memory by as much. */
const lastPiece_bytes = 2 ** 20;
const mayBeFullMemory: readonly GuestEnd['kind'][] = ['unreachable', 'memory'];

function reasonOf(error: unknown): GuestEnd {
  if (error instanceof Ended) return error.end;
  if (typeof WebAssembly.Exception === 'function' && error instanceof WebAssembly.Exception)
    return { kind: 'exception' };
  // Numbers cannot be passed to its functions or back: 64-bit parameters, vectors.
  if (error instanceof TypeError) return { kind: 'types' };
  const words = error instanceof Error ? error.message : String(error);
  return { kind: byWords.find(([form]) => form.test(words))?.[1] ?? 'unknown' };
}

/** `memory`: the module's, if it has one by then. */
export function endOf(error: unknown, memory: WebAssembly.Memory | null): GuestEnd {
  const end = reasonOf(error);
  // A module whose memory cannot grow any more gives up, or runs beyond its end.
  const left_bytes = mostMemory_MB * 2 ** 20 - (memory?.buffer.byteLength ?? 0);
  return mayBeFullMemory.includes(end.kind) && left_bytes < lastPiece_bytes ? { kind: 'full' } : end;
}
