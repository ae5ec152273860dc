// The chosen clue: its value as it is typed, its cells, and its copies and moves.
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { setClueGone, setClueMoved, setMoveLeaves } from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import {
  type ClueRef,
  type Entry,
  type ListedClue,
  clueAt,
  cluesIn,
  lastOf,
  withChangedClue,
  withClue,
  withoutClue,
} from './clue_list';
import { clueWords } from './clue_words';
import type { ClueWriter } from './clue_writer';
import { movedEntry, ruleOfValue, spotsOf, valueOfEntry, withValue } from './entries';
import { kindCalled } from './kinds';
import { type BoardSpot, type Diagonal, isSameSpot, nameOfSpot, spotsNamed } from './spots';
import { isTooLarge, isUnfinished, typedValue, valueFault, type ValueRule } from './values';

/** How events are told: to a screen reader alone, or to everybody. */
export interface Teller {
  tell(words: Words): void;
  complain(words: Words): void;
}

export interface ChosenClue {
  readonly chosen: ReadonlySignal<ListedClue | null>;
  /** The text of a value that is being typed; null = the value stands. */
  readonly typed: ReadonlySignal<string | null>;
  /** The sentence about a typed value that the clue cannot have, whatever is typed next. */
  readonly fault: ReadonlySignal<string>;
  /** True if a press on cells adds them to the chosen clue, or takes them off. */
  readonly changesCells: Signal<boolean>;
  choose(clue: ClueRef | null): void;
  /** Adds a cell to the chosen area, or takes it off. */
  toggleCell(cell: BoardSpot, isOn?: boolean): void;
  /** The rule for the chosen clue's value; null if it has none. */
  valueRule(): ValueRule | null;
  /** True if the key belongs to the value of the chosen clue. */
  typeKey(key: string): boolean;
  setValue(text: string): void;
  /** Judges the typed value as one to which nothing is added. */
  endValue(): void;
  setDirection(direction: Diagonal): void;
  remove(clue?: ClueRef | null): void;
  /** A copy of the chosen clue beside it, which becomes the chosen one. */
  copy(): void;
  move(down: number, right: number): void;
}

/** A value that is being typed. */
interface Typing {
  readonly text: string;
  readonly fault: string;
  /** True if the puzzle has an earlier text of it: all of them are one move. */
  readonly isWritten: boolean;
  /** The puzzle's constraints with it: other ones are the work of an undo, or of another change. */
  readonly constraints: string;
}

/** The ways to a copy, the nearest first: right, down, left, up. */
function* waysFrom(side: number): Generator<readonly [down: number, right: number]> {
  for (let far = 1; far < side; ++far)
    yield* [
      [0, far],
      [far, 0],
      [0, -far],
      [-far, 0],
    ] as const;
}

/** True of a cage of one cell without a sum, which a press that was meant for something else leaves. */
const saysNothing = ({ kind, entry }: ListedClue): boolean =>
  kind === 'killercage' && valueOfEntry(entry) === '' && spotsNamed(entry.cells).length === 1;

export interface ChosenNeeds extends Teller {
  readonly side: () => number;
  readonly writer: ClueWriter;
}

/** `choose` and `tellChosen`: without and with words for a screen reader. */
export function makeChosenClue({ side, writer, tell, complain }: ChosenNeeds): ChosenClue & { tellChosen(): void } {
  const { constraints, write } = writer;
  const ref = signal<ClueRef | null>(null);
  const typing = signal<Typing | null>(null);
  const current = computed(() => (typing.value?.constraints === constraints.value ? typing.value : null));
  const typed = computed(() => current.value?.text ?? null);
  const fault = computed(() => current.value?.fault ?? '');
  const changesCells = signal(false);
  const chosen = computed<ListedClue | null>(() => {
    const at = ref.value;
    const entry = at && clueAt(constraints.value, at);
    return entry ? { ...at, entry } : null;
  });

  /** Drops the chosen clue if it is left while it says nothing; where `next` is then. */
  function withoutStray(next: ClueRef | null): ClueRef | null {
    const left = chosen.peek();
    if (!left || !saysNothing(left)) return next;
    const isSame = next?.kind === left.kind;
    if ((isSame && next.at === left.at) || !write(withoutClue(constraints.peek(), left), true)) return next;
    return isSame && next.at > left.at ? { ...next, at: next.at - 1 } : next;
  }

  function choose(wanted: ClueRef | null): void {
    const [rule, text] = [valueRule(), typed.peek()];
    const words = rule && text !== null ? valueFault(rule, text) : '';
    batch(() => {
      const next = withoutStray(wanted);
      // The clue keeps the value that it had, and a person is told why.
      if (words) complain(() => words);
      ref.value = next;
      typing.value = null;
      changesCells.value = false;
    });
  }

  function tellChosen(): void {
    const { kind, entry } = chosen.peek()!;
    tell(() => clueWords(kindCalled(kind)!, entry, side()));
  }

  function change(entry: Entry, amends: boolean): boolean {
    const clue = chosen.peek();
    return clue !== null && write(withChangedClue(constraints.peek(), clue, entry), amends);
  }

  function valueRule(): ValueRule | null {
    const clue = chosen.peek();
    const known = clue && kindCalled(clue.kind);
    return clue && known ? ruleOfValue(known, clue.entry, side()) : null;
  }

  /** Shows why the typed value is not that of the clue. */
  function refuse(words: string): void {
    if (current.peek()) typing.value = { ...current.peek()!, fault: words };
    tell(() => words);
  }

  function setValue(text: string): void {
    const clue = chosen.peek();
    const rule = valueRule();
    if (!clue || !rule) return;
    const words = valueFault(rule, text);
    let isWritten = current.peek()?.isWritten ?? false;
    if (words === '') isWritten = change(withValue(kindCalled(clue.kind)!, clue.entry, text, side()), isWritten);
    typing.value = { text, fault: '', isWritten, constraints: constraints.peek() };
    if (words === '') tellChosen();
    else if (!isUnfinished(rule, text)) refuse(words);
  }

  function endValue(): void {
    const [rule, text] = [valueRule(), typed.peek()];
    const words = rule && text !== null ? valueFault(rule, text) : '';
    if (words) refuse(words);
  }

  return {
    ...{ chosen, typed, fault, changesCells, choose, tellChosen, valueRule, setValue, endValue },
    toggleCell(cell, isOn) {
      const clue = chosen.peek();
      if (!clue) return;
      const cells = spotsNamed(clue.entry.cells);
      const others = cells.filter((each) => !isSameSpot(each, cell));
      const isThere = others.length < cells.length;
      if (isOn === isThere || (isThere && others.length === 0)) return;
      const next = isThere ? others : [...cells, cell];
      change({ ...clue.entry, cells: next.map(nameOfSpot) }, false);
      tellChosen();
    },
    typeKey(key) {
      const clue = chosen.peek();
      const rule = valueRule();
      if (!clue || !rule || rule.is === 'text') return false;
      const before = typed.peek();
      const next = typedValue(rule, before ?? valueOfEntry(clue.entry), key, before === null && key !== 'Backspace');
      if (next === null) return false;
      if (isTooLarge(rule, next)) refuse(valueFault(rule, next));
      else setValue(next);
      return true;
    },
    setDirection(direction) {
      const clue = chosen.peek();
      if (clue && change({ ...clue.entry, direction }, true)) tellChosen();
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
      const alike = cluesIn(constraints.peek()).filter(({ kind }) => kind === clue.kind);
      const taken = new Set(alike.map(({ entry }) => JSON.stringify(spotsOf(entry))));
      for (const [down, right] of waysFrom(side())) {
        const moved = movedEntry(clue.entry, down, right, side());
        if (!moved || taken.has(JSON.stringify(spotsOf(moved)))) continue;
        if (!write(withClue(constraints.peek(), clue.kind, moved))) return;
        choose(lastOf(constraints.peek(), clue.kind));
        return tellChosen();
      }
      complain(() => say(setMoveLeaves));
    },
    move(down, right) {
      const clue = chosen.peek();
      if (!clue) return;
      const moved = movedEntry(clue.entry, down, right, side());
      if (!moved) return complain(() => say(setMoveLeaves));
      if (change(moved, false))
        tell(() => say(setClueMoved, { clueName: clueWords(kindCalled(clue.kind)!, moved, side()) }));
    },
  };
}
