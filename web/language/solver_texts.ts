// The English of what the solver tells. The page starts with what is told of a grid by itself; the rest is loaded when it is
// first asked for, or sooner, beside what makes the solver tell it.
import { signal } from '@preact/signals';
import { contradiction } from './generated/contradiction';
import { lists } from './generated/lists';
import { preferred } from './generated/preferred';
import type { Section, Text } from './text';

const sections = signal<readonly Section[]>([lists, contradiction, preferred]);

const own = (index: number): [number, string] => [lists.first + index, lists.texts[index]![1]];

/** The forms of lists and cells, which the page writes too. */
export const [listAnd, listAndMore, cell] = [own(0), own(1), own(2)] as [
  Text<{ headName: string; lastName: string }>,
  Text<{ headName: string; countName: string }>,
  Text<{ rowName: string; columnName: string }>,
];

let loading: Promise<void> | null = null;

/** Those of a part of the page that is loaded with them. */
export function addSolverTexts(more: readonly Section[]): void {
  sections.value = [...sections.peek(), ...more];
}

/** Those of all that the whole module can tell. Rejects where the file cannot be loaded; asked again, it tries again. */
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

/** The names of the arguments and the English; nothing while it is loaded. */
export function solverTexts(number: number): readonly [names: string, english: string] | null {
  for (const { first, texts } of sections.value) {
    if (number >= first && number < first + texts.length) return texts[number - first]!;
  }
  void loadSolverTexts().catch(() => undefined);
  return null;
}
