// The state of setting: the tool in hand, the clue that is being drawn, and the chosen one. Everything that it writes is the
// text of the puzzle's constraints.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  setCopyLeaves,
  setLineTooShort,
  setNextArea,
  setNextCopy,
  setNextCounter,
} from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import type { PlayStore } from '../../state/play_store';
import type { ViewStore } from '../../state/view';
import { type ChosenClue, makeChosenClue } from './chosen_clue';
import { type ListedClue, cluesIn, lastOf, withChangedClue, withClue, withFlagSet } from './clue_list';
import { type ClueWriter, makeClueWriter } from './clue_writer';
import { awaitsPart, beginDraft, type Draft, entryOf, withCell, withNextPart, withPartDone } from './drafts';
import { type Kind, kindCalled } from './kinds';
import type { BoardSpot } from './spots';
import { type ClueSymmetry, withImage } from './symmetry';

/** Writes digits, or takes clues away; every other tool is the id of a kind. */
export const plainTools = ['given', 'eraser'] as const;

export interface SettingStore extends ChosenClue, Pick<ClueWriter, 'constraints' | 'setTexts'> {
  readonly tool: ReadonlySignal<string>;
  /** The kind that the tool draws; null for the plain tools. */
  readonly kind: ReadonlySignal<Kind | null>;
  readonly clues: ReadonlySignal<readonly ListedClue[]>;
  readonly draft: ReadonlySignal<Draft | null>;
  /** The last event, for a screen reader. */
  readonly told: ReadonlySignal<Words | null>;
  /** The number of cells in the circle of the next arrow. */
  readonly bulbs: Signal<number>;
  /** Each clue that is drawn comes with its image. */
  readonly symmetry: Signal<ClueSymmetry>;
  take(tool: string): void;
  /** Takes the last tool that draws. */
  takeKind(): void;
  begin(cells: readonly BoardSpot[]): void;
  extend(cell: BoardSpot): void;
  takeBack(): void;
  /** Ends the part that is being drawn, and with the last part the clue. */
  end(): void;
  drop(): void;
  setFlag(kind: Kind, isOn: boolean): void;
  say(words: Words): void;
  stop(): void;
}

export function makeSetting({ play, view }: { play: PlayStore; view: ViewStore }): SettingStore {
  const tool = signal<string>('killercage');
  const draft = signal<Draft | null>(null);
  const told = signal<Words | null>(null);
  const bulbs = signal(1);
  const symmetry = signal<ClueSymmetry>('none');
  let lastKind = tool.peek();

  const side = (): number => play.geometry.peek().side;
  const tell = (words: Words): void => void (told.value = words);
  const complain = (words: Words): void => {
    tell(words);
    view.notice.value = { text: words, tone: 'plain' };
  };
  const writer = makeClueWriter(play, complain);
  const { constraints, write, setTexts } = writer;
  const kind = computed(() => kindCalled(tool.value) ?? null);
  const clues = computed(() => cluesIn(constraints.value));
  const { tellChosen, ...clue } = makeChosenClue({ side, writer, tell, complain });
  const { chosen, choose } = clue;

  function take(next: string): void {
    draft.value = null;
    tool.value = next;
    if (kindCalled(next)) lastKind = next;
    if (chosen.peek()?.kind !== next) choose(null);
  }

  function commit(done: Draft): void {
    const entry = entryOf(done, side());
    draft.value = null;
    if (!entry) return complain(() => say(done.kind.form === 'copy' ? setCopyLeaves : setLineTooShort));
    const { stem, kind: drawn } = done;
    const text = withImage(constraints.peek(), { kind: drawn.id, entry, stem }, clues.peek(), symmetry.peek(), side());
    if (!write(stem ? withChangedClue(text, stem.ref, entry) : withClue(text, drawn.id, entry))) return;
    choose(stem ? stem.ref : lastOf(constraints.peek(), done.kind.id));
    tellChosen();
  }

  // Undo and redo read the puzzle as one that is solved; here it is set.
  const stop = effect(() => {
    if (play.typing.value !== 'givens') play.typing.value = 'givens';
  });

  return {
    ...{ tool, kind, clues, draft, told, bulbs, symmetry, constraints, setTexts },
    ...clue,
    takeKind: () => take(lastKind),
    take,
    choose(next) {
      choose(next);
      if (next && chosen.peek()) {
        lastKind = tool.value = next.kind;
        tellChosen();
      }
    },
    begin(cells) {
      const now = draft.peek();
      const known = kind.peek();
      if (!known) return;
      if (now && now.path.length === 0) draft.value = withNextPart(now, cells[0]!);
      else {
        choose(null);
        draft.value = beginDraft(known, cells, clues.peek(), bulbs.peek());
      }
    },
    extend(cell) {
      const now = draft.peek();
      if (now && now.path.length > 0) draft.value = withCell(now, cell);
    },
    takeBack() {
      const now = draft.peek();
      if (now) draft.value = now.path.length > 1 ? { ...now, path: now.path.slice(0, -1) } : null;
    },
    end() {
      const now = draft.peek();
      if (!now || now.path.length === 0) return;
      const done = withPartDone(now);
      if (!awaitsPart(done)) return commit(now.parts.length > 0 ? done : now);
      draft.value = done;
      const { form } = done.kind;
      tell(() => say(form === 'copy' ? setNextCopy : form === 'counted' ? setNextCounter : setNextArea));
    },
    drop() {
      draft.value = null;
    },
    setFlag(known, isOn) {
      write(withFlagSet(constraints.peek(), known, isOn));
    },
    say: tell,
    stop,
  };
}
