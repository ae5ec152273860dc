// The drawings of a puzzle while rules are sought for them: each drawing belongs to one proposal at most.
import { type BoardSpot, isOnGrid, isSameSpot, nameOfSpot } from '../spots';
import type { Entry } from '../clue_list';
import type { Colour } from './colours';
import type { DrawnPart } from './drawings';
import type { NamedRules } from './rule_words';

export interface Proposal {
  /** The id of a kind of clue. */
  readonly kind: string;
  readonly colour: Colour | null;
  readonly drawings: readonly DrawnPart[];
  /** The clues that the drawings become; none for a rule of the whole grid. */
  readonly entries: readonly Entry[];
}

export class DrawnBoard {
  readonly #free: Set<DrawnPart>;

  constructor(
    readonly side: number,
    drawings: readonly DrawnPart[],
    readonly named: NamedRules,
  ) {
    this.#free = new Set(drawings);
  }

  /** The drawings that no proposal has yet. */
  free(...forms: readonly DrawnPart['form'][]): DrawnPart[] {
    return [...this.#free].filter(({ form }) => forms.includes(form));
  }

  names(...kinds: readonly string[]): boolean {
    return kinds.some((kind) => this.named.kinds.has(kind));
  }

  isInside(drawing: DrawnPart): boolean {
    return drawing.cells.every((cell) => isOnGrid(cell, this.side));
  }

  /** Null without entries, and then nothing is taken. A clue that is drawn twice is one. */
  take(kind: string, entries: readonly Entry[], drawings: readonly DrawnPart[]): Proposal | null {
    if (entries.length === 0) return null;
    const each = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
    return this.takeRule(kind, drawings, [...each.values()]);
  }

  takeRule(kind: string, drawings: readonly DrawnPart[], entries: readonly Entry[] = []): Proposal {
    for (const drawing of drawings) this.#free.delete(drawing);
    return { kind, colour: sharedColour(drawings), drawings, entries };
  }
}

/** The colour of all lines, or of all drawings if there are no lines. */
function sharedColour(drawings: readonly DrawnPart[]): Colour | null {
  const lines = drawings.filter(({ form }) => form === 'line');
  const colours = new Set((lines.length > 0 ? lines : drawings).map(({ colour }) => colour));
  const [only = null] = colours;
  return colours.size === 1 ? only : null;
}

export const namesOf = (spots: readonly BoardSpot[]): string[] => spots.map(nameOfSpot);

export const isOneOf = (spot: BoardSpot | undefined, spots: readonly BoardSpot[]): boolean =>
  spot !== undefined && spots.some((each) => isSameSpot(each, spot));

/** True if two cells share an edge. */
export const areNeighbours = ([one, other]: readonly BoardSpot[]): boolean =>
  one !== undefined && other !== undefined && Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/** The members by a key, each group in their order, the groups in the order of their first members. */
export function grouped<Key, Member>(members: Iterable<Member>, keyOf: (member: Member) => Key): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}
