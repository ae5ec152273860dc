// A sentence per cell for people who hear the board: its content, who put it there, and its faults.
import { clueLookup } from '../board/cell_labels';
import { cellFlag, cellKind, type BoardPicture } from '../board/picture';
import {
  cellCandidateCount,
  cellCandidates,
  cellCentreNotes,
  cellClashes,
  cellColours,
  cellEmpty,
  cellEntered,
  cellFollows,
  cellFollowsInRun,
  cellForced,
  cellGiven,
  cellGuess,
  cellHidden,
  cellInContradiction,
  cellLedToContradiction,
  cellNoteCount,
  cellNotes,
  cellProved,
  cellRevealed,
  cellSupposed,
  cellWrong,
} from '../language/generated/words';
import { digitSymbols, say } from '../language/say';
import { cellPlaceWords } from './places';

/** A list of more candidates does not help the ear; their number is said instead. */
const mostListed = 9;

function digitsOf(picture: BoardPicture, words: Uint32Array | null | undefined, cell: number): number[] {
  if (!words) return [];
  const isSet = (digit: number): boolean => ((words[2 * cell + (digit >> 5)]! >>> (digit & 31)) & 1) === 1;
  return Array.from({ length: picture.geometry.side }, (_, digit) => digit + 1).filter((value) => isSet(value - 1));
}

function openWords(picture: BoardPicture, cell: number): string {
  const digits = digitsOf(picture, picture.candidates, cell);
  const count = digits.length;
  if (count === 0) return say(cellEmpty);
  const isNoted = picture.noted ?? false;
  if (count > mostListed) return say(isNoted ? cellNoteCount : cellCandidateCount, { count });
  const digitsName = namesOf(digits);
  return say(isNoted ? cellNotes : cellCandidates, { count, digitsName });
}

const namesOf = (digits: readonly number[]): string => digits.map((digit) => digitSymbols.value[digit]).join(' ');

/** The player's marks in a cell besides a digit and the corner notes. */
function markWords(picture: BoardPicture, cell: number): string[] {
  const isBlank = picture.values[cell] === 0 && (picture.noted || !picture.candidates);
  const centre = isBlank ? digitsOf(picture, picture.centre, cell) : [];
  const letters = [...'ABCDEFGHI'].filter((_, index) => ((picture.colours?.[cell] ?? 0) >> index) & 1);
  return [
    ...(picture.layer?.words(cell) ?? []),
    ...(centre.length ? [say(cellCentreNotes, { count: centre.length, digitsName: namesOf(centre) })] : []),
    ...(letters.length ? [say(cellColours, { count: letters.length, lettersName: letters.join(' ') })] : []),
  ];
}

function content(picture: BoardPicture, cell: number): string {
  const digit = picture.values[cell]!;
  const levelCount = picture.levels?.[cell] ?? 0;
  switch (picture.kinds[cell]) {
    case cellKind.given:
      return say(cellGiven, { digit });
    case cellKind.implied:
      // A run may start with entries as well.
      return say(picture.levels ? cellFollowsInRun : cellFollows, { digit });
    case cellKind.forced:
      return say(cellForced, { digit, levelCount });
    case cellKind.guess:
      return say(cellGuess, { digit, levelCount });
    case cellKind.entered:
      return say(cellEntered, { digit });
    case cellKind.revealed:
      return say(cellRevealed, { digit });
    case cellKind.proved:
      return say(cellProved, { digit });
    case cellKind.supposed:
      return say(cellSupposed, { digit });
    default:
      return openWords(picture, cell);
  }
}

/** `isHidden`: true while the game is paused; the content of the cell is not said then. */
export function cellLabel(picture: BoardPicture, cell: number, isHidden = false): string {
  const place = cellPlaceWords(picture.geometry, cell);
  if (isHidden) return [place, say(cellHidden)].join(', ');
  const flags = picture.flags[cell]!;
  const parts = [
    place,
    content(picture, cell),
    ...markWords(picture, cell),
    ...(clueLookup.now?.words(picture, cell) ?? []),
  ];
  if (flags & cellFlag.clash) parts.push(say(cellClashes));
  if (flags & cellFlag.wrong) parts.push(say(cellWrong));
  if (flags & cellFlag.hatched) parts.push(say(cellInContradiction));
  if (flags & cellFlag.ringed) parts.push(say(cellLedToContradiction));
  const isStart = picture.kinds[cell] === cellKind.given || picture.kinds[cell] === cellKind.entered;
  if (picture.heat && !isStart) parts.push(picture.heat.words(cell, picture.kinds[cell] === cellKind.guess));
  return parts.join(', ');
}
