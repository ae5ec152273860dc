// The clues of a puzzle as a list, and changes of the list: read from the text of its constraints, and written back to
// it. Constraints and entries that nobody here knows stay as they are.
import { type Constraint, constraintsIn } from '../../grid/constraints';
import { rulePlaceOf } from '../../grid/house_rules';
import { clueKinds, type Kind, kindCalled } from './kinds';

/** The members of a clue in the words of f-puzzles: cells are named "R1C2", from 1; 0 and side + 1 are beside the grid. */
export type Entry = Readonly<Record<string, unknown>>;

/** The place of a clue in the list: its constraint, and its number there. */
export interface ClueRef {
  readonly kind: string;
  readonly at: number;
}

export interface ListedClue extends ClueRef {
  readonly entry: Entry;
}

export function entriesIn(data: string): unknown[] {
  try {
    const read: unknown = data === '' ? [] : JSON.parse(data);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The clues of a constraint; none of a kind that cannot be drawn. */
export function listedClues({ kind, data }: Constraint): ListedClue[] {
  const known = kindCalled(kind);
  if (!known || known.form === 'flag') return [];
  return entriesIn(data).flatMap((entry, at) => (isEntry(entry) ? [{ kind, at, entry }] : []));
}

/** All clues of kinds that can be drawn, in the order of the text. */
export const cluesIn = (text: string): ListedClue[] => constraintsIn(text).flatMap(listedClues);

export const clueAt = (text: string, { kind, at }: ClueRef): Entry | null => {
  const data = constraintsIn(text).find((one) => one.kind === kind)?.data ?? '';
  const entry = entriesIn(data)[at];
  return isEntry(entry) ? entry : null;
};

/** The text with other data of a constraint; null = without it. */
export function withData(text: string, kind: string, data: string | null): string {
  const before = constraintsIn(text);
  const after = before.flatMap((one) => (one.kind !== kind ? [one] : data === null ? [] : [{ kind, data }]));
  if (data !== null && !before.some((one) => one.kind === kind)) {
    const place = rulePlaceOf(kind);
    const next = after.findIndex((one) => rulePlaceOf(one.kind) > place);
    after.splice(next < 0 ? after.length : next, 0, { kind, data });
  }
  return after.map((one) => `${one.kind}${one.data && '='}${one.data}\n`).join('');
}

function withEntries(text: string, kind: string, change: (entries: unknown[]) => unknown[]): string {
  const data = constraintsIn(text).find((one) => one.kind === kind)?.data ?? '';
  const entries = change(entriesIn(data));
  return withData(text, kind, entries.length === 0 ? null : JSON.stringify(entries));
}

/** The text with a clue more, which is the last of its kind. */
export const withClue = (text: string, kind: string, entry: Entry): string =>
  withEntries(text, kind, (entries) => [...entries, entry]);

export const withChangedClue = (text: string, { kind, at }: ClueRef, entry: Entry): string =>
  withEntries(text, kind, (entries) => entries.with(at, entry));

export const withoutClue = (text: string, { kind, at }: ClueRef): string =>
  withEntries(text, kind, (entries) => entries.toSpliced(at, 1));

export const lastOf = (text: string, kind: string): ClueRef => {
  const data = constraintsIn(text).find((one) => one.kind === kind)?.data ?? '';
  return { kind, at: entriesIn(data).length - 1 };
};

/** Some flags are entries of one constraint: "negative ratio". */
const partsOf = ({ id }: Kind): [constraint: string, member: string | undefined] => {
  const [constraint = '', member] = id.split(' ');
  return [constraint, member];
};

export function hasFlag(text: string, kind: Kind): boolean {
  const [constraint, member] = partsOf(kind);
  const found = constraintsIn(text).find((one) => one.kind === constraint);
  return found !== undefined && (member === undefined || entriesIn(found.data).includes(member));
}

/** The flag that an entry of a constraint stands for, or the constraint itself if it has no entries. */
export function flagAt(text: string, constraint: string, at: number): Kind | undefined {
  const entry = entriesIn(constraintsIn(text).find((one) => one.kind === constraint)?.data ?? '')[at];
  return clueKinds.find((kind) => {
    const [own, member] = partsOf(kind);
    return kind.form === 'flag' && own === constraint && member === entry;
  });
}

export function withFlagSet(text: string, kind: Kind, isOn: boolean): string {
  const [constraint, member] = partsOf(kind);
  if (member === undefined) return withData(text, constraint, isOn ? '' : null);
  return withEntries(text, constraint, (entries) => [
    ...entries.filter((entry) => entry !== member),
    ...(isOn ? [member] : []),
  ]);
}
