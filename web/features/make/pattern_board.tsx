// A small board for drawing the places of the givens: by presses,
// drags, or keyboard. Cells that the symmetry joins change together.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import type { SymmetryId } from '../../protocol/making';
import { Button } from '../../ui/controls/button';
import styles from './pattern_board.module.css';
import { orbitOf } from './symmetry_field';

interface PatternBoardProps {
  side: number;
  /** Height and width of its boxes; null without any. */
  boxes: readonly [height: number, width: number] | null;
  symmetry: SymmetryId;
  /** 1 in each cell with a given. */
  pattern: Uint8Array;
  /** The givens of the puzzle on the board. */
  onBoard: Uint8Array;
  onChange(pattern: Uint8Array): void;
}

/** Rows and columns that an arrow moves. */
const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function PatternBoard(props: PatternBoardProps): JSX.Element {
  const { side, boxes, symmetry, pattern, onBoard, onChange } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  /** The new value for the cells that the current press or drag reaches; null = none. */
  const painting = useRef<number | null>(null);
  const tabStop = Math.min(focused, pattern.length - 1);
  /** A drag may reach the next cell before the last one is shown. */
  const latest = useRef(pattern);
  latest.current = pattern;

  function paint(cell: number, value: number): void {
    if (latest.current[cell] === value) return;
    const painted = latest.current.slice();
    for (const member of orbitOf(cell, symmetry, side)) painted[member] = value;
    latest.current = painted;
    onChange(painted);
  }
  function cellAt({ clientX, clientY }: PointerEvent): number | null {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
    return cell && grid.current!.contains(cell) ? Number(cell.dataset.cell) : null;
  }
  function onPointerDown(event: PointerEvent): void {
    const cell = cellAt(event);
    if (cell === null || event.button !== 0) return;
    painting.current = latest.current[cell] ? 0 : 1;
    setFocused(cell);
    paint(cell, painting.current);
  }
  function onPointerMove(event: PointerEvent): void {
    const cell = painting.current === null ? null : cellAt(event);
    if (cell !== null) paint(cell, painting.current!);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const current = Number((event.target as HTMLElement).dataset.cell);
    const arrow = arrows[event.key];
    if (event.key === ' ' || event.key === 'Enter') paint(current, latest.current[current] ? 0 : 1);
    else if (arrow) {
      const [row, column] = [Math.floor(current / side) + arrow[0], (current % side) + arrow[1]];
      const cell = Math.max(0, Math.min(side - 1, row)) * side + Math.max(0, Math.min(side - 1, column));
      setFocused(cell);
      grid.current!.querySelector<HTMLElement>(`[data-cell="${cell}"]`)!.focus();
    } else return;
    event.preventDefault();
  }

  /** True if a box line follows. */
  const ends = (place: number, size?: number): true | undefined =>
    size !== undefined && place + 1 < side && (place + 1) % size === 0 ? true : undefined;
  const rest = (): void => void (painting.current = null);
  const count = pattern.reduce((sum, isGiven) => sum + isGiven, 0);
  const places = Array.from({ length: side }, (_, place) => place);
  return (
    <div class={styles.pattern}>
      <div
        ref={grid}
        class={styles.board}
        style={{ '--side': side }}
        role="grid"
        aria-label={say(texts.patternLabel)}
        aria-multiselectable="true"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={rest}
        onPointerCancel={rest}
        onPointerLeave={rest}
        onKeyDown={onKeyDown}
      >
        {places.map((row) => (
          <div key={row} class={styles.row} role="row">
            {places.map((column) => {
              const cell = row * side + column;
              return (
                <span
                  key={column}
                  role="gridcell"
                  data-cell={cell}
                  data-above-line={ends(row, boxes?.[0])}
                  data-before-line={ends(column, boxes?.[1])}
                  tabIndex={cell === tabStop ? 0 : -1}
                  aria-selected={pattern[cell] === 1}
                  aria-label={say(texts.patternCell, { rowCount: row + 1, columnCount: column + 1 })}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div class={styles.beside}>
        <output>{say(texts.patternCount, { count, cellsCount: pattern.length })}</output>
        <p>{say(texts.patternHelp)}</p>
        <div>
          {onBoard.length === pattern.length && (
            <Button look="outlined" onClick={() => onChange(onBoard.map((given) => (given ? 1 : 0)))}>
              {say(texts.patternFromBoard)}
            </Button>
          )}
          <Button look="outlined" disabled={count === 0} onClick={() => onChange(new Uint8Array(pattern.length))}>
            {say(texts.patternClear)}
          </Button>
        </div>
      </div>
    </div>
  );
}
