// The English of the solver's messages. The page starts with the messages that it needs for any grid; the
// rest is loaded when first asked for, or sooner, together with the feature that makes the solver send it.
import { signal } from '@preact/signals';
import { lists } from './generated/lists';
import { preferred } from './generated/preferred';
import type { Section, Text } from './text';

const sections = signal<readonly Section[]>([lists, preferred]);

const own = (index: number): [number, string] => [lists.first + index, lists.texts[index]![1]];

/** The forms of lists and cells, which the page uses too. */
export const [listAnd, listAndMore, cell] = [own(0), own(1), own(2)] as [
  Text<{ headName: string; lastName: string }>,
  Text<{ headName: string; countName: string }>,
  Text<{ rowName: string; columnName: string }>,
];

let loading: Promise<void> | null = null;

/** Adds the texts of a part of the page that was loaded with them. */
export function addSolverTexts(more: readonly Section[]): void {
  sections.value = [...sections.peek(), ...more];
}

/** Loads all texts of the whole module. Rejects if the file cannot be loaded; the next call tries again. */
export function loadSolverTexts(): Promise<void> {
  loading ??= import('./generated/all_solver_texts').then(
    ({ allSections }) => void (sections.value = allSections),
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** The names of the arguments and the English; null while it is loading. */
export function solverTexts(number: number): readonly [names: string, english: string] | null {
  for (const { first, texts } of sections.value) {
    if (number >= first && number < first + texts.length) return texts[number - first]!;
  }
  void loadSolverTexts().catch(() => undefined);
  return null;
}
