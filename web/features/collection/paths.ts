// Techniques on the paths of a list's puzzles: the set for each, and
// its hardest. Many puzzles have the same set, which is stored once.
import type { Rows } from './rows';

export interface Paths {
  /** Ids of techniques separated by blanks, from the easiest to the hardest; empty if hidden singles are enough. */
  readonly sets: string[];
  /** By row: 1 plus the index of the set; 0 if it is unknown. */
  readonly of: Uint32Array;
}

/** The wanted place of a technique on the path. */
export type PathPlace = 'anywhere' | 'hardest';

/** Takes sets of techniques row by row. */
export function pathWriter({ sets, of }: Paths): (row: number, set: string) => void {
  const known = new Map(sets.map((set, index) => [set, index + 1]));
  return (row, set) => {
    let number = known.get(set);
    if (number === undefined) known.set(set, (number = sets.push(set)));
    of[row] = number;
  };
}

const idsIn = (set: string): string[] => set.split(' ').filter((id) => id !== '');

/** True if a row's path has the technique there. */
export function isOnPath({ sets, of }: Paths, technique: string, place: PathPlace): (row: number) => boolean {
  const fits = sets.map((set) => {
    const ids = idsIn(set);
    return place === 'hardest' ? ids.at(-1) === technique : ids.includes(technique);
  });
  return (row) => fits[of[row]! - 1] ?? false;
}

/** Number of rows with each technique; without those that no row has. */
export function countTechniques(
  { sets, of }: Paths,
  { count }: Pick<Rows, 'count'>,
  place: PathPlace,
): Map<string, number> {
  const rowsOf = new Uint32Array(sets.length + 1);
  for (let row = 0; row < count; ++row) rowsOf[of[row] ?? 0]! += 1;
  const counts = new Map<string, number>();
  sets.forEach((set, index) => {
    const ids = idsIn(set);
    for (const id of place === 'hardest' ? ids.slice(-1) : ids)
      counts.set(id, (counts.get(id) ?? 0) + rowsOf[index + 1]!);
  });
  return counts;
}

/** The sound part of a stored record; null if it is not sound. */
export function readPaths(record: unknown): Paths | null {
  const { sets, of } = (record ?? {}) as { sets?: unknown; of?: unknown };
  if (!Array.isArray(sets) || !sets.every((set) => typeof set === 'string') || !(of instanceof Uint32Array))
    return null;
  return of.every((number) => number <= sets.length) ? { sets, of } : null;
}
