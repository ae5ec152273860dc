// Announces the effect of a move, since a screen reader does not read a label again when it changes.
// The selected cell is read after any change in it; undo and redo are read wherever they act.
import { useRef } from 'preact/hooks';
import { redoneCell, redoneCells, undoneCell, undoneCells } from '../language/generated/app';
import { say } from '../language/say';
import { type CellsMove, contentAt, type History, markKinds, type Position, widthOf } from '../state/moves';
import type { HasPlay } from '../state/play_store';
import type { HasView } from '../state/view';
import { cellLabel } from '../ui/labels';

function differs(one: Position, other: Position, cell: number): boolean {
  if (contentAt(one, cell) !== contentAt(other, cell)) return true;
  return (
    one.entries.pen !== other.entries.pen ||
    markKinds.some((kind) => {
      const width = widthOf[kind];
      const words = Array.from({ length: width }, (_, word) => width * cell + word);
      return words.some((at) => one.entries[kind][at] !== other.entries[kind][at]);
    })
  );
}

/** The move that was undone or redone since; null if none was. */
export function moveAgain(before: History, now: History): { move: CellsMove; isUndone: boolean } | null {
  const [taken, made] = [now.undone.at(-1), now.done.at(-1)];
  const isUndone = taken !== undefined && taken === before.done.at(-1) && now.undone.length > before.undone.length;
  const isRedone = made !== undefined && made === before.undone.at(-1) && now.undone.length < before.undone.length;
  const move = isUndone ? taken : isRedone ? made : null;
  return move?.kind === 'cells' ? { move, isUndone } : null;
}

/** The cells of a move, without those that only lost a mark to a value. */
function cellsOf(move: CellsMove): number[] {
  const [first] = [move.cells, ...markKinds.map((kind) => move[kind]?.cells)].filter((cells) => cells?.length);
  return [...(first ?? [])];
}

export function useEntrySentence({ play, view }: HasPlay & HasView): string {
  const now = { geometry: play.geometry.value, position: play.position.value, history: play.history.value };
  const before = useRef(now);
  const said = useRef('');
  const { geometry, position, history } = before.current;
  before.current = now;
  const cell = view.selected.value;
  if (geometry !== now.geometry || position === now.position) return said.current;
  const label = (at: number): string => cellLabel(play.source.picture, at);
  const again = moveAgain(history, now.history);
  if (again) {
    const [first, ...more] = cellsOf(again.move);
    const texts = again.isUndone ? ([undoneCell, undoneCells] as const) : ([redoneCell, redoneCells] as const);
    if (first !== undefined && more.length === 0) said.current = say(texts[0], { name: label(first) });
    else said.current = say(texts[1], { count: more.length + 1 });
  } else if (differs(position, now.position, cell)) said.current = label(cell);
  return said.current;
}
