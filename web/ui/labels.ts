// A sentence per cell for those who hear the board: what stands there, who put it there, and what is wrong with it.
import { cellFlag, cellKind, type BoardPicture } from '../board/picture';
import { cellName, spoken } from '../grid/geometry';
import { numbers, type Symbols } from '../grid/symbols';

/** Beyond this many candidates a list is no help to the ear; their number is said. */
const mostListed = 9;

function candidatesOf(picture: BoardPicture, cell: number): number[] {
  const words = picture.candidates;
  if (!words) return [];
  const isSet = (digit: number): boolean => ((words[2 * cell + (digit >> 5)]! >>> (digit & 31)) & 1) === 1;
  return Array.from({ length: picture.geometry.side }, (_, digit) => digit + 1).filter((value) => isSet(value - 1));
}

function content(picture: BoardPicture, cell: number, symbols: Symbols): string {
  const value = symbols[picture.values[cell]!]!;
  const level = picture.levels?.[cell] ?? 0;
  switch (picture.kinds[cell]) {
    case cellKind.given:
      return `given ${value}`;
    case cellKind.implied:
      // A run may start with entries as well.
      return `${value}, follows ${picture.levels ? 'without a guess' : 'from the givens'}`;
    case cellKind.forced:
      return `${value}, forced at level ${level}`;
    case cellKind.guess:
      return `guess ${value} at level ${level}`;
    case cellKind.entered:
      return `entered ${value}`;
    case cellKind.revealed:
      return `revealed ${value}`;
    case cellKind.proved:
      return `empty, proved ${value}`;
    case cellKind.supposed:
      return `empty, best guess ${value}, not proved`;
    default: {
      const candidates = candidatesOf(picture, cell);
      const name = `${picture.noted ? 'note' : 'candidate'}${candidates.length === 1 ? '' : 's'}`;
      if (candidates.length === 0) return 'empty';
      if (candidates.length > mostListed) return `empty, ${candidates.length} ${name}`;
      return `empty, ${name} ${candidates.map((candidate) => symbols[candidate]).join(' ')}`;
    }
  }
}

function heatWords(count: number, isOpen: boolean): string {
  if (count === 0) return 'never guessed';
  const times = (number: number): string => (number === 1 ? 'once' : `${number} times`);
  const back = count - (isOpen ? 1 : 0);
  return `guessed ${times(count)}, taken back ${back === 0 ? 'never' : times(back)}`;
}

export function cellLabel(picture: BoardPicture, cell: number, symbols: Symbols = numbers): string {
  const flags = picture.flags[cell]!;
  const parts = [spoken(cellName(picture.geometry, cell)), content(picture, cell, symbols)];
  if (flags & cellFlag.clash) parts.push('clashes');
  if (flags & cellFlag.hatched) parts.push('in the contradiction');
  if (flags & cellFlag.ringed) parts.push('led to the contradiction');
  const isStart = picture.kinds[cell] === cellKind.given || picture.kinds[cell] === cellKind.entered;
  if (picture.heat && !isStart)
    parts.push(heatWords(picture.heat.counts[cell]!, picture.kinds[cell] === cellKind.guess));
  return parts.join(', ');
}
