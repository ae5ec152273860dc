// Words for visitors' solvers: the reason of a refusal, the fault in an answer.
import {
  faultBeyond,
  faultCount,
  faultDeclined,
  faultEnded,
  faultGiven,
  faultGivenLost,
  faultNoDigit,
  faultNone,
  faultNotGiven,
  faultTwice,
  guestForeign,
  guestImports,
  guestInvalid,
  guestMemoryLarge,
  guestMemoryUnusual,
  guestMissing,
  guestNotStarted,
  guestsDamaged,
  guestSlow,
  guestsLost,
  guestTablesLarge,
  guestTablesUnusual,
  guestText,
  guestTypes,
  guestUnreadable,
  guestUnsupported,
  guestWrongFunction,
  guestWrongMemory,
} from '../../language/generated/your_solvers';
import { say } from '../../language/say';
import type { Cell } from '../../language/text';
import { type Puzzle, sideOf } from '../../grid/puzzle';
import { mostMemory_MB, mostTableEntries, type GuestEnd, type GuestRefusal } from '../../protocol/guest';
import type { Fault } from './fault';
import { guestEndWords } from './guest_end_words';
import type { DamagedGuest } from './guest_keep';

function exportWords(fileName: string, { missing, wrong }: Extract<GuestRefusal, { kind: 'exports' }>): string {
  const lacks =
    missing.length > 0 ? [say(guestMissing, { fileName, exportNames: missing, count: missing.length })] : [];
  const others = wrong.map(({ name, wanted }) =>
    say(wanted === 'function' ? guestWrongFunction : guestWrongMemory, { exportName: name }),
  );
  return [...(lacks.length > 0 ? lacks : [`${fileName}:`]), ...others].join(' ');
}

export function refusalWords(fileName: string, refusal: GuestRefusal): string {
  switch (refusal.kind) {
    case 'unsupported':
      return say(guestUnsupported, { fileName });
    case 'text':
      return say(guestText, { fileName, moduleName: `${fileName.replace(/\.wa(t|sm)$/i, '')}.wasm` });
    case 'foreign':
      return say(guestForeign, { fileName });
    case 'invalid':
      return say(guestInvalid, { fileName });
    case 'exports':
      return exportWords(fileName, refusal);
    case 'imports':
      return say(guestImports, { fileName, importNames: refusal.names });
    case 'memory':
      return refusal.problem === 'large'
        ? say(guestMemoryLarge, { fileName, count: mostMemory_MB })
        : say(guestMemoryUnusual, { fileName });
    case 'tables':
      return refusal.problem === 'large'
        ? say(guestTablesLarge, { fileName, count: mostTableEntries })
        : say(guestTablesUnusual, { fileName });
    case 'types':
      return say(guestTypes, { fileName });
    case 'start':
      return say(guestNotStarted, { fileName, reasonName: guestEndWords(refusal.reason) });
    case 'slow':
      return say(guestSlow, { fileName, count: refusal.seconds });
  }
}

/** Names those that have names. */
export function damagedGuestWords(damaged: readonly DamagedGuest[]): string {
  const solverNames = damaged.map(({ name }) => name).filter((name) => name !== '');
  return [
    say(guestsDamaged, { count: damaged.length }),
    ...(solverNames.length > 0 ? [say(guestsLost, { solverNames })] : []),
  ].join(' ');
}

export const unreadableWords = (fileName: string): string => say(guestUnreadable, { fileName });
export const endedWords = (end: GuestEnd | string): string => say(faultEnded, { reasonName: guestEndWords(end) });

/** The outcome for a puzzle. `solverName`: the solver at fault. */
export function faultWords({ shape, givens }: Puzzle, fault: Fault, solverName: string): string {
  const side = sideOf(shape);
  const place = (cell: number): Cell => [Math.floor(cell / side) + 1, (cell % side) + 1];
  const isDigit = (value: number): boolean => value >= 1 && value <= side;
  switch (fault.kind) {
    case 'given': {
      const [cell, digit, otherDigit] = [place(fault.cell), givens[fault.cell]!, fault.grid[fault.cell]!];
      return isDigit(otherDigit) ? say(faultGiven, { cell, digit, otherDigit }) : say(faultGivenLost, { cell, digit });
    }
    case 'no digit':
      return say(faultNoDigit, { cell: place(fault.cell), count: fault.grid[fault.cell]! });
    case 'twice':
      return say(faultTwice, {
        cell: place(fault.cell),
        otherCell: place(fault.other),
        digit: fault.grid[fault.cell]!,
      });
    case 'count':
      if (fault.says === 0) return say(faultNone);
      return say(faultCount, { saysCount: fault.says, count: fault.known });
    case 'beyond':
      return say(faultBeyond, { saysCount: fault.says, count: fault.limit });
    case 'not given':
      return say(faultNotGiven);
    case 'declined':
      return say(faultDeclined);
    case 'ended':
      return endedWords(fault.reason);
    case 'refused':
      return refusalWords(solverName, fault.refusal);
  }
}
