// The state of setting: the tool in hand, the clue that is being drawn, the chosen clue and its value. Everything that
// it writes is the text of the puzzle's constraints, as one move of the page's undo for each clue.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { isPossible, type Puzzle, type PuzzleTexts } from '../../grid/puzzle';
import {
  setClueGone,
  setClueMoved,
  setCopyLeaves,
  setLineTooShort,
  setMoveLeaves,
  setNextArea,
  setNextCopy,
  setNextCounter,
  setNoRoom,
} from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import type { Move } from '../../state/moves';
import type { PlayStore } from '../../state/play_store';
import { noTexts, soundTexts } from '../../state/puzzle_texts';
import type { ViewStore } from '../../state/view';
import {
  type ClueRef,
  type Entry,
  type ListedClue,
  clueAt,
  cluesIn,
  lastOf,
  withChangedClue,
  withClue,
  withFlagSet,
  withoutClue,
} from './clue_list';
import { clueWords } from './clue_words';
import { awaitsPart, beginDraft, type Draft, entryOf, withCell, withNextPart, withPartDone } from './drafts';
import { movedEntry, ruleOfValue, spotsOf, valueOfEntry, withValue } from './entries';
import { type Kind, kindCalled } from './kinds';
import { rulesText } from './rules_text';
import { type Diagonal, type BoardSpot, isSameSpot, nameOfSpot, spotsNamed } from './spots';
import { typedValue, valueFault, type ValueRule } from './values';

/** Writes digits, or takes clues away; every other tool is the id of a kind. */
export const plainTools = ['given', 'eraser'] as const;

export interface SettingStore {
  readonly tool: ReadonlySignal<string>;
  /** The kind that the tool draws; null for the plain tools. */
  readonly kind: ReadonlySignal<Kind | null>;
  readonly clues: ReadonlySignal<readonly ListedClue[]>;
  readonly draft: ReadonlySignal<Draft | null>;
  readonly chosen: ReadonlySignal<ListedClue | null>;
  /** The text of a value that is being typed; null = the value stands. */
  readonly typed: ReadonlySignal<string | null>;
  /** The sentence about a typed value that the clue cannot have. */
  readonly fault: ReadonlySignal<string>;
  /** The last event, for a screen reader. */
  readonly told: ReadonlySignal<Words | null>;
  /** True if a press on cells adds them to the chosen clue, or takes them off. */
  readonly changesCells: Signal<boolean>;
  /** The number of cells in the circle of the next arrow. */
  readonly bulbs: Signal<number>;
  readonly constraints: ReadonlySignal<string>;
  take(tool: string): void;
  /** Takes the last tool that draws. */
  takeKind(): void;
  choose(clue: ClueRef | null): void;
  begin(cells: readonly BoardSpot[]): void;
  extend(cell: BoardSpot): void;
  takeBack(): void;
  /** Ends the part that is being drawn, and with the last part the clue. */
  end(): void;
  drop(): void;
  /** Adds a cell to the chosen area, or takes it off. */
  toggleCell(cell: BoardSpot, isOn?: boolean): void;
  /** The rule for the chosen clue's value; null if it has none. */
  valueRule(): ValueRule | null;
  /** True if the key belongs to the value of the chosen clue. */
  typeKey(key: string): boolean;
  setValue(text: string): void;
  setDirection(direction: Diagonal): void;
  remove(clue?: ClueRef | null): void;
  /** A copy of the chosen clue beside it, which becomes the chosen one. */
  copy(): void;
  move(down: number, right: number): void;
  setFlag(kind: Kind, isOn: boolean): void;
  /** Changes what is written about the puzzle. */
  setTexts(part: Partial<PuzzleTexts>): void;
  say(words: Words): void;
  stop(): void;
}

export function makeSetting({ play, view }: { play: PlayStore; view: ViewStore }): SettingStore {
  const tool = signal<string>('killercage');
  const draft = signal<Draft | null>(null);
  const ref = signal<ClueRef | null>(null);
  const typed = signal<string | null>(null);
  const fault = signal('');
  const told = signal<Words | null>(null);
  const changesCells = signal(false);
  const bulbs = signal(1);
  /** The last move of this store: what is typed next about its clue changes that move. */
  let own: Move | undefined;
  let lastKind = tool.peek();

  const kind = computed(() => kindCalled(tool.value) ?? null);
  const constraints = computed(() => play.puzzle.value.shape.constraints);
  const clues = computed(() => cluesIn(constraints.value));
  const chosen = computed<ListedClue | null>(() => {
    const at = ref.value;
    const entry = at && clueAt(constraints.value, at);
    return entry ? { ...at, entry } : null;
  });
  const side = (): number => play.geometry.peek().side;
  const tell = (words: Words): void => void (told.value = words);
  const complain = (words: Words): void => {
    tell(words);
    view.notice.value = { text: words, tone: 'plain' };
  };
  const lastMove = (): Move | undefined => play.history.peek().done.at(-1);

  /** The rules follow the clues as long as they are what the clues say. */
  function textsAfter({ shape, texts = noTexts }: Puzzle, text: string): PuzzleTexts {
    const follows = texts.rules === '' || texts.rules === rulesText(shape.constraints);
    // The solution that came with it is that of other clues.
    const { solution: _, ...words } = texts;
    return follows ? { ...words, rules: rulesText(text) } : words;
  }

  function load({ texts: _, ...puzzle }: Puzzle, texts: PuzzleTexts): void {
    const { entries, origin, puzzleId } = play.position.peek();
    const sound = soundTexts(texts);
    play.load({ ...puzzle, ...(sound && { texts: sound }) }, entries, origin ?? { kind: 'typed' }, puzzleId);
  }

  /** `amends`: the move replaces the last one if that was made here. */
  function write(text: string, amends = false): boolean {
    const { puzzle } = play.position.peek();
    const shape = { ...puzzle.shape, constraints: text };
    const texts = textsAfter(puzzle, text);
    if (!isPossible(shape)) {
      complain(() => say(setNoRoom));
      return false;
    }
    batch(() => {
      if (amends && own !== undefined && lastMove() === own) play.undo();
      if (play.puzzle.peek().shape.constraints !== text) load({ ...play.puzzle.peek(), shape }, texts);
      play.typing.value = 'givens';
    });
    own = lastMove();
    return true;
  }

  function choose(next: ClueRef | null): void {
    batch(() => {
      ref.value = next;
      typed.value = null;
      fault.value = '';
      changesCells.value = false;
    });
  }

  function take(next: string): void {
    draft.value = null;
    tool.value = next;
    if (kindCalled(next)) lastKind = next;
    if (ref.peek()?.kind !== next) choose(null);
  }

  function tellOf(clue: ListedClue): void {
    const known = kindCalled(clue.kind)!;
    tell(() => clueWords(known, clue.entry, side()));
  }

  function commit(done: Draft): void {
    const entry = entryOf(done, side());
    draft.value = null;
    if (!entry) return complain(() => say(done.kind.form === 'copy' ? setCopyLeaves : setLineTooShort));
    const text = constraints.peek();
    const { stem } = done;
    if (!write(stem ? withChangedClue(text, stem.ref, entry) : withClue(text, done.kind.id, entry))) return;
    choose(stem ? stem.ref : lastOf(constraints.peek(), done.kind.id));
    tellOf(chosen.peek()!);
  }

  function changeChosen(entry: Entry, amends: boolean): boolean {
    const clue = chosen.peek();
    return clue !== null && write(withChangedClue(constraints.peek(), clue, entry), amends);
  }

  function valueRule(): ValueRule | null {
    const clue = chosen.peek();
    const known = clue && kindCalled(clue.kind);
    return clue && known ? ruleOfValue(known, clue.entry, side()) : null;
  }

  function setValue(text: string): void {
    const clue = chosen.peek();
    const rule = valueRule();
    if (!clue || !rule) return;
    typed.value = text;
    fault.value = valueFault(rule, text);
    if (fault.peek() === '') changeChosen(withValue(kindCalled(clue.kind)!, clue.entry, text, side()), true);
    const words = fault.peek();
    if (words) tell(() => words);
    else tellOf(chosen.peek()!);
  }

  // Undo and redo read the puzzle as one that is solved; here it is set.
  const stops = [
    effect(() => {
      if (play.typing.value !== 'givens') play.typing.value = 'givens';
    }),
  ];

  return {
    tool,
    kind,
    clues,
    draft,
    chosen,
    typed,
    fault,
    told,
    changesCells,
    bulbs,
    constraints,
    takeKind: () => take(lastKind),
    take,
    choose(next) {
      choose(next);
      if (next && chosen.peek()) {
        lastKind = tool.value = next.kind;
        tellOf(chosen.peek()!);
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
    toggleCell(cell, isOn) {
      const clue = chosen.peek();
      if (!clue) return;
      const cells = spotsNamed(clue.entry.cells);
      const others = cells.filter((each) => !isSameSpot(each, cell));
      const isThere = others.length < cells.length;
      if (isOn === isThere || (isThere && others.length === 0)) return;
      const next = isThere ? others : [...cells, cell];
      changeChosen({ ...clue.entry, cells: next.map(nameOfSpot) }, false);
      tellOf(chosen.peek()!);
    },
    valueRule,
    typeKey(key) {
      const clue = chosen.peek();
      const rule = valueRule();
      if (!clue || !rule || rule.is === 'text') return false;
      const next = typedValue(
        rule,
        typed.peek() ?? valueOfEntry(clue.entry),
        key,
        typed.peek() === null && key !== 'Backspace',
      );
      if (next === null) return false;
      setValue(next);
      return true;
    },
    setValue,
    setDirection(direction) {
      const clue = chosen.peek();
      if (clue && changeChosen({ ...clue.entry, direction }, true)) tellOf(chosen.peek()!);
    },
    remove(clue = ref.peek()) {
      const entry = clue && clueAt(constraints.peek(), clue);
      if (!clue || !entry) return;
      const words = clueWords(kindCalled(clue.kind)!, entry, side());
      if (write(withoutClue(constraints.peek(), clue))) tell(() => say(setClueGone, { clueName: words }));
      choose(null);
    },
    copy() {
      const clue = chosen.peek();
      if (!clue) return;
      const isTaken = (entry: Entry): boolean =>
        clues
          .peek()
          .some(
            (one) => one.kind === clue.kind && JSON.stringify(spotsOf(one.entry)) === JSON.stringify(spotsOf(entry)),
          );
      for (let far = 1; far < side(); ++far)
        for (const [down, right] of [
          [0, far],
          [far, 0],
          [0, -far],
          [-far, 0],
        ] as const) {
          const moved = movedEntry(clue.entry, down, right, side());
          if (!moved || isTaken(moved)) continue;
          if (!write(withClue(constraints.peek(), clue.kind, moved))) return;
          choose(lastOf(constraints.peek(), clue.kind));
          return tellOf(chosen.peek()!);
        }
      complain(() => say(setMoveLeaves));
    },
    move(down, right) {
      const clue = chosen.peek();
      const moved = clue && movedEntry(clue.entry, down, right, side());
      if (!clue) return;
      if (!moved) return complain(() => say(setMoveLeaves));
      if (changeChosen(moved, false))
        tell(() => say(setClueMoved, { clueName: clueWords(kindCalled(clue.kind)!, moved, side()) }));
    },
    setFlag(known, isOn) {
      write(withFlagSet(constraints.peek(), known, isOn));
    },
    setTexts(part) {
      const puzzle = play.puzzle.peek();
      const before = { ...noTexts, ...puzzle.texts };
      const after = { ...before, ...part };
      if (JSON.stringify(after) === JSON.stringify(before)) return;
      load(puzzle, after);
      play.typing.value = 'givens';
    },
    say: tell,
    stop: () => stops.forEach((stop) => stop()),
  };
}
