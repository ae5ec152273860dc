// The cells of a grid that was read, each a field to type in: one tab stop, and arrows walk from cell to cell.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { cellClashes } from '../../language/generated/words';
import { cageOfSum, cellFilledIn, cellInDoubt, whatWasRead } from '../../language/generated/pictures';
import { say } from '../../language/say';
import { type Symbols, valueOfLetter } from '../../grid/symbols';
import type { DrawnCage } from '../../grid/drawn_shape';
import { cellPlaceWords } from '../../ui/places';
import type { CheckBoard } from './check_board';
import styles from './check_table.module.css';

interface CheckTableProps {
  board: CheckBoard;
  /** The picture's way to write values. */
  symbols: Symbols;
  chosen: number;
  onChoose(cell: number): void;
  /** Called to confirm the content of a cell. */
  onConfirm(cell: number): void;
}

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The value of a typed text, in the picture's symbols, or as a number or letter; 0 = blank, null = none of these. */
function valueOf(text: string, symbols: Symbols): number | null {
  const typed = text.trim();
  if (typed === '' || typed === '.') return 0;
  const shown = symbols.findIndex((symbol) => symbol.toLowerCase() === typed.toLowerCase());
  if (shown > 0) return shown;
  if (typed === '0') return 0;
  const side = symbols.length - 1;
  const value = /^\d+$/.test(typed) ? Number(typed) : valueOfLetter(typed, side);
  return value > 0 && value <= side ? value : null;
}

/** The new figure typed into a cell for one figure: on either side of the old one, which it replaces. */
const newFigure = (text: string, old: string): string => (text.length > 1 ? text.replace(old, '').slice(-1) : text);

/** The part of a cage in one of its cells: its outline, and in the first cell its sum. */
function CageIn({ cage: { cells, sum }, cell, side }: { cage: DrawnCage; cell: number; side: number }): JSX.Element {
  const edges = [
    !cells.includes(cell - side) && styles.cageTop,
    (cell % side === side - 1 || !cells.includes(cell + 1)) && styles.cageRight,
    !cells.includes(cell + side) && styles.cageBottom,
    (cell % side === 0 || !cells.includes(cell - 1)) && styles.cageLeft,
  ];
  return (
    <span class={[styles.cage, ...edges.filter(Boolean)].join(' ')} aria-hidden="true">
      {cells[0] === cell && <span class={styles.sum}>{sum || '?'}</span>}
    </span>
  );
}

export function CheckTable({ board, symbols, chosen, onChoose, onConfirm }: CheckTableProps): JSX.Element {
  const table = useRef<HTMLTableElement>(null);
  const { side } = board;
  const isShort = symbols.every((symbol) => symbol.length <= 1);
  const regions = board.regionOf.value;
  const cages = board.hasCages.value ? board.cages.value : [];
  const cageOf = new Map(cages.flatMap((cage) => cage.cells.map((cell) => [cell, cage] as const)));
  const fieldOf = (cell: number): HTMLInputElement | null => table.current!.querySelector(`[data-cell="${cell}"]`);
  const walk = (event: KeyboardEvent, cell: number): void => {
    const isErased = event.key === 'Backspace' || event.key === 'Delete';
    // Confirms the content, even a blank.
    if (event.key === 'Enter' || (isErased && board.values.peek()[cell] === 0)) onConfirm(cell);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(Math.max(Math.floor(cell / side) + step[0], 0), side - 1);
    const column = Math.min(Math.max((cell % side) + step[1], 0), side - 1);
    fieldOf(row * side + column)?.focus();
  };
  const nameOf = (cell: number): string => {
    const words = [cellPlaceWords({ side }, cell)];
    if (board.filledIn.value[cell] && board.values.value[cell]) words.push(say(cellFilledIn));
    const cage = cageOf.get(cell);
    if (cage?.cells[0] === cell) words.push(say(cageOfSum, { count: cage.sum }));
    if (board.doubtful.value[cell]) words.push(say(cellInDoubt));
    if (board.clashes.value.has(cell)) words.push(say(cellClashes));
    return words.join(', ');
  };
  return (
    <div class={styles.frame}>
      <table ref={table} class={styles.table} aria-label={say(whatWasRead)}>
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: side }, (__, column) => {
                const cell = row * side + column;
                const value = board.values.value[cell]!;
                const kind = board.doubtful.value[cell]
                  ? styles.doubt
                  : board.clashes.value.has(cell)
                    ? styles.clash
                    : '';
                const above = row === 0 || regions[cell - side] !== regions[cell] ? styles.above : '';
                const before = column === 0 || regions[cell - 1] !== regions[cell] ? styles.before : '';
                return (
                  <td key={column} class={`${above} ${before}`}>
                    <input
                      class={`${kind} ${board.entries.value[cell] ? styles.entry : ''}`}
                      data-cell={cell}
                      aria-label={nameOf(cell)}
                      inputMode={side <= 9 ? 'numeric' : 'text'}
                      autocomplete="off"
                      maxLength={2}
                      tabIndex={cell === chosen ? 0 : -1}
                      value={symbols[value]}
                      onFocus={(event) => {
                        onChoose(cell);
                        event.currentTarget.select();
                      }}
                      onClick={(event) => event.currentTarget.select()}
                      onKeyDown={(event) => walk(event, cell)}
                      onInput={(event) => {
                        const field = event.currentTarget;
                        const stands = (): string => symbols[board.values.peek()[cell]!]!;
                        const typed = valueOf(isShort ? newFigure(field.value, stands()) : field.value, symbols);
                        if (typed !== null) board.put(cell, typed);
                        field.value = stands();
                      }}
                    />
                    {cageOf.has(cell) && <CageIn cage={cageOf.get(cell)!} cell={cell} side={side} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
