// The choices for the next run; kept while other tabs are shown.
import { signal } from '@preact/signals';
import { contendersOf, withGuests, withVariants, type ChosenContenders, type KnobOptions } from './contenders';
import type { Experiment } from './experiment';
import { isSolver } from './guests';
import { guestsHere } from './page_lab';
import { readSet } from './set_reader';
import { fetchSet, sets } from './sets';
import { labFileUnreadable, labLeftOut, labNoAlgorithm, labOwnSet, labSetEmpty } from '../../language/generated/lab';
import { makeFailure } from '../../language/failure';
import { say } from '../../language/say';
import { decodedFile } from '../../base/decoded_file';
import { makeLatest } from '../../base/latest';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import type { CanRead } from '../../state/reading';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import { isPicture } from '../arrival/brought_pictures';
import { typesText } from '../arrival/paste_and_drop';

function take(event: Event, data: DataTransfer | null, arrival: Arrival): void {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text/plain') ?? '';
  if (files.length === 0 && text === '') return;
  event.preventDefault();
  // The page's own listener would bring it to the board.
  event.stopPropagation();
  const solvers = files.filter(isSolver);
  solvers.forEach((solver) => void guestsHere().bring(solver));
  const file = files.find((each) => !solvers.includes(each));
  if (file) void bringFile(file, arrival);
  else if (solvers.length > 0) return;
  else bringText(text, '');
}

/** While the Lab is shown, a text pasted or dropped on the page is
    a set for it, or a solver. Returns a function that stops it. */
export function listenForSets({ view }: HasView, arrival: Arrival): () => void {
  // The tab may be left, and the page not yet drawn.
  const isShown = (): boolean => view.tab.peek() === 'lab';
  const isElsewhere = (event: Event): boolean => (event.target as Element).closest(`${typesText}, dialog`) !== null;
  const onPaste = (event: ClipboardEvent): void => {
    if (isShown() && !isElsewhere(event)) take(event, event.clipboardData, arrival);
  };
  const onDrop = (event: DragEvent): void => {
    if (isShown() && !isElsewhere(event)) take(event, event.dataTransfer, arrival);
  };
  document.addEventListener('paste', onPaste, true);
  document.addEventListener('drop', onDrop, true);
  return () => {
    document.removeEventListener('paste', onPaste, true);
    document.removeEventListener('drop', onDrop, true);
  };
}

/** The id of the set that the user brings. */
export const ownSet = 'own';
export const caps = [1, 5, 10, 30, 60, 300] as const;

/** Null until the user chooses. */
const chosen = signal<ChosenContenders | null>(null);

export const setup = {
  setId: signal<string>(sets[0]!.id),
  ownText: signal(''),
  ownName: signal(''),
  /** Each line of the own set is a puzzle, even if together they would be a grid. */
  isList: signal(false),
  capSeconds: signal<number>(10),
  /** The reason why the last run did not start, or the lines left out of it. */
  message: makeFailure(),
};

/** At first the algorithm of the Watch tab and one to compare it with. */
export function chosenContenders(app: HasWatch & HasCatalogue): ChosenContenders {
  if (chosen.value) return chosen.value;
  const watched = app.watch.run.value.algorithm;
  const ids = app.catalogue.value.map(({ id }) => id);
  const first = ids.includes(watched) ? [watched] : ids.slice(0, 1);
  const other = ids.findLast((id) => id !== watched);
  return new Map([...first, ...(other ? [other] : [])].map((id) => [id, [[]]]));
}

export function chooseVariants(
  app: HasWatch & HasCatalogue,
  algorithm: string,
  variants: readonly KnobOptions[],
): void {
  chosen.value = withVariants(chosenContenders(app), algorithm, variants);
}

/** The set brought last counts, whichever is read first. */
const bringing = makeLatest();

export function bringText(text: string, name: string): void {
  bringing.drop();
  setup.ownText.value = text;
  setup.ownName.value = name;
  setup.setId.value = ownSet;
}

/** A picture is for the board. */
export async function bringFile(file: File, arrival: Arrival): Promise<void> {
  const { isLast } = bringing.begin();
  if (await isPicture(file)) {
    if (isLast()) await arrival.receiveFile(file);
    return;
  }
  const text = await decodedFile(file)
    .then((decoded) => decoded.text())
    .catch(() => null);
  if (!isLast()) return;
  if (text === null) setup.message.tell(() => say(labFileUnreadable, { fileName: file.name }));
  else bringText(text, file.name);
}

/**
 * The experiment as chosen now, whatever is chosen while its set is on its way. Null if there is none to make; the
 * message then says why.
 */
export async function prepare(app: HasWatch & HasCatalogue & CanRead): Promise<Experiment | null> {
  const algorithms = contendersOf(app.catalogue.value, chosenContenders(app));
  setup.message.clear();
  const set = sets.find(({ id }) => id === setup.setId.value);
  const setName = set?.name[1] ?? (setup.ownName.value || labOwnSet[1]);
  const capSeconds = setup.capSeconds.value;
  const isList = set !== undefined || setup.isList.value;
  const ownText = setup.ownText.value;
  const contenders = withGuests(algorithms, await guestsHere().contenders());
  if (contenders.length === 0) {
    setup.message.tell(() => say(labNoAlgorithm));
    return null;
  }
  const text = set ? await fetchSet(set) : ownText;
  const { puzzles, leftOut, reason } = await readSet(text, app.read, isList);
  if (puzzles.length === 0) {
    setup.message.tell(() => reason() || say(labSetEmpty));
    return null;
  }
  if (leftOut > 0) setup.message.tell(() => say(labLeftOut, { count: leftOut, reasonName: reason() }));
  return { setName, puzzles, contenders, capSeconds };
}
