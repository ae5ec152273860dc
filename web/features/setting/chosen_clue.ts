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
import { makeTypedValue, type TypedValue } from './typed_value';
import { isTooLarge, isUnfinished, typedValue, valueFault, type ValueRule } from './values';

/** How events are told: to a screen reader alone, or to everybody. */
export interface Teller {
  tell(words: Words): void;
  complain(words: Words): void;
}

export interface ChosenClue extends Pick<TypedValue, 'typed' | 'fault'> {
  readonly chosen: ReadonlySignal<ListedClue | null>;
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

/** The cells with one added or taken off, as `isOn` says, or toggled; null if they stay, or none would be left. */
function cellsAfter(cells: readonly BoardSpot[], cell: BoardSpot, isOn?: boolean): readonly BoardSpot[] | null {
  const others = cells.filter((each) => !isSameSpot(each, cell));
  const isThere = others.length < cells.length;
  if (isOn === isThere || (isThere && others.length === 0)) return null;
  return isThere ? others : [...cells, cell];
}

/** A copy of the clue at the nearest place without one of its kind; null if the grid has none. */
function copyBeside({ kind, entry }: ListedClue, text: string, side: number): Entry | null {
  const alike = cluesIn(text).filter((each) => each.kind === kind);
  const taken = new Set(alike.map((each) => JSON.stringify(spotsOf(each.entry))));
  for (const [down, right] of waysFrom(side)) {
    const moved = movedEntry(entry, down, right, side);
    if (moved && !taken.has(JSON.stringify(spotsOf(moved)))) return moved;
  }
  return null;
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
  const value = makeTypedValue(constraints);
  const { typed, fault } = value;
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
    const words = faultAsItIs();
    batch(() => {
      const next = withoutStray(wanted);
      // The clue keeps the value that it had, and a person is told why.
      if (words) complain(() => words);
      ref.value = next;
      value.drop();
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

  /** The sentence about the typed value if nothing is added to it; empty if the clue has it. */
  function faultAsItIs(): string {
    const [rule, text] = [valueRule(), typed.peek()];
    return rule && text !== null ? valueFault(rule, text) : '';
  }

  /** Shows why the typed value is not that of the clue. */
  function refuse(words: string): void {
    value.refuse(words);
    tell(() => words);
  }

  function setValue(text: string): void {
    const clue = chosen.peek();
    const rule = valueRule();
    if (!clue || !rule) return;
    const words = valueFault(rule, text);
    const write = (amends: boolean): boolean =>
      change(withValue(kindCalled(clue.kind)!, clue.entry, text, side()), amends);
    value.take(text, words === '' ? write : null);
    if (words === '') tellChosen();
    else if (!isUnfinished(rule, text)) refuse(words);
  }

  function endValue(): void {
    const words = faultAsItIs();
    if (words) refuse(words);
  }

  return {
    ...{ chosen, typed, fault, changesCells, choose, tellChosen, valueRule, setValue, endValue },
    toggleCell(cell, isOn) {
      const clue = chosen.peek();
      const cells = clue && cellsAfter(spotsNamed(clue.entry.cells), cell, isOn);
      if (!cells) return;
      change({ ...clue.entry, cells: cells.map(nameOfSpot) }, false);
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
      const beside = copyBeside(clue, constraints.peek(), side());
      if (!beside) return complain(() => say(setMoveLeaves));
      if (!write(withClue(constraints.peek(), clue.kind, beside))) return;
      choose(lastOf(constraints.peek(), clue.kind));
      tellChosen();
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
