// Makes the drawings of proposals clues: the solver keeps to them, and their own marks take the drawings' place.
import { type Entry, entriesIn, isEntry, withClue, withData, withFlagSet } from '../clue_list';
import { constraintsIn } from '../../../grid/constraints';
import { kindCalled } from '../kinds';
import { grouped, type Proposal } from './board';
import { type DrawnPart, drawingForms } from './drawings';

/** The entry without the lines that became clues; null if nothing of it is left. */
function leftOf(entry: Entry, parts: ReadonlySet<number>): Entry | null {
  if (!Array.isArray(entry.lines)) return null;
  const lines = (entry.lines as unknown[]).filter((_, part) => !parts.has(part));
  return lines.length > 0 ? { ...entry, lines } : null;
}

function withoutDrawings(constraints: string, drawings: readonly DrawnPart[]): string {
  return drawingForms.reduce((text, form) => {
    const gone = grouped(
      drawings.filter(({ ref }) => ref.kind === form),
      ({ ref }) => ref.at,
    );
    if (gone.size === 0) return text;
    const data = constraintsIn(text).find(({ kind }) => kind === form)?.data ?? '';
    const left = entriesIn(data).flatMap((entry, at) => {
      const parts = gone.get(at);
      if (!parts || !isEntry(entry)) return [entry];
      const rest = leftOf(entry, new Set(parts.map(({ part }) => part)));
      return rest ? [rest] : [];
    });
    return withData(text, form, left.length > 0 ? JSON.stringify(left) : null);
  }, constraints);
}

/** All at once: the places of drawings are those of the text. */
export function withProposals(constraints: string, proposals: readonly Proposal[]): string {
  const bare = withoutDrawings(
    constraints,
    proposals.flatMap(({ drawings }) => drawings),
  );
  return proposals.reduce((text, { kind: id, entries }) => {
    const kind = kindCalled(id)!;
    if (kind.form === 'flag') return withFlagSet(text, kind, true);
    return entries.reduce((longer, entry) => withClue(longer, id, entry), text);
  }, bare);
}
