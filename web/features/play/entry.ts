// Numbers typed key by key: "1" then "2" is 12 while the side has a 12. A number waits as long as another digit could
// still follow; then it is settled at once. Letters are whole numbers of their own, A = 10. Where digits are written as single
// characters, every key is a whole number and nothing waits. Pure: the clock and the
// stores are elsewhere (entry_control.ts).
//
//   nothing --digit d, 10d > side--> settled d
//           --digit d, 10d <= side-> waiting "d" --digit e, de <= side--> as above with de
//                                                --digit e, de >  side--> as above from nothing, e alone
import { type SymbolStyle, valueOfLetter } from '../../grid/symbols';

/** The number being typed into a cell; `value` is 1..side. */
export interface Pending {
  cell: number;
  value: number;
}

export interface EntryStep {
  pending: Pending | null;
  /** A value to put into the cell now; 0 clears. */
  settled: Pending | null;
}

function numberStep(cell: number, value: number, side: number): EntryStep {
  const entry = { cell, value };
  return value * 10 <= side ? { pending: entry, settled: null } : { pending: null, settled: entry };
}

/** The effect of a key on the selected cell; null if the key enters nothing. */
export function entryStep(
  pending: Pending | null,
  key: string,
  cell: number,
  side: number,
  style: SymbolStyle = 'numbers',
): EntryStep | null {
  const waiting = pending?.cell === cell ? pending : null;
  if (key === 'Enter') return waiting && { pending: null, settled: waiting };
  if (key === 'Escape') return waiting && { pending: null, settled: null };
  if (key === 'Backspace' || key === 'Delete' || key === '.') {
    // The first Backspace takes back the number being typed, not the earlier value of the cell.
    return { pending: null, settled: waiting && key === 'Backspace' ? null : { cell, value: 0 } };
  }
  if (style === 'letters' && key !== '0') {
    const value = [...key].length === 1 ? valueOfLetter(key, side) : 0;
    return value > 0 ? { pending: null, settled: { cell, value } } : null;
  }
  if (/^[0-9]$/.test(key)) {
    const longer = waiting ? waiting.value * 10 + Number(key) : 0;
    if (longer > 0 && longer <= side) return numberStep(cell, longer, side);
    if (key === '0') return { pending: null, settled: { cell, value: 0 } };
    return Number(key) <= side ? numberStep(cell, Number(key), side) : null;
  }
  if (/^[a-z]$/i.test(key)) {
    const value = key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 10;
    return value <= side ? { pending: null, settled: { cell, value } } : null;
  }
  return null;
}
