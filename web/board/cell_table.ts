// The table for keyboards and screen readers: role="grid", transparent, exactly over the canvas. Built
// once per size of grid and kept outside the virtual DOM, where an update of 2,401 cells would cost a
// frame each time. It has one tab stop, which follows the cursor: the selected cell from which keys move.
import { alone, type Selection } from './keys';

export class CellTable {
  readonly element = document.createElement('table');
  readonly cells: readonly HTMLTableCellElement[];
  #selected: Selection = alone(0);

  constructor(readonly side: number) {
    const { element } = this;
    element.setAttribute('role', 'grid');
    element.setAttribute('aria-rowcount', String(side));
    element.setAttribute('aria-colcount', String(side));
    const body = element.createTBody();
    body.setAttribute('role', 'rowgroup');
    const cells: HTMLTableCellElement[] = [];
    for (let row = 0; row < side; row++) {
      const line = body.insertRow();
      line.setAttribute('role', 'row');
      line.setAttribute('aria-rowindex', String(row + 1));
      for (let column = 0; column < side; column++) {
        const cell = line.insertCell();
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('aria-colindex', String(column + 1));
        cell.setAttribute('aria-selected', 'false');
        cell.tabIndex = -1;
        cells.push(cell);
      }
    }
    this.cells = cells;
    cells[0]!.tabIndex = 0;
    this.#mark(0, true);
  }

  describe(label: string, editable: boolean): void {
    this.element.setAttribute('aria-label', label);
    this.element.setAttribute('aria-readonly', String(!editable));
    this.element.setAttribute('aria-multiselectable', String(editable));
  }

  /** Lays the table over a square; CSS pixels. A transform scales it: zooming must not lay out thousands of cells. */
  place(box: { left: number; top: number; size: number }, unscaledSize: number): void {
    const { style } = this.element;
    style.width = style.height = `${unscaledSize}px`;
    style.transform = `translate(${box.left}px, ${box.top}px) scale(${box.size / unscaledSize})`;
  }

  get selected(): Selection {
    return this.#selected;
  }

  get focused(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** Selects cells. The cursor gets the tab stop, and the focus if the table has it. */
  select(next: Selection): void {
    const { focused } = this;
    const before = this.#selected;
    this.#selected = next;
    for (const cell of before.cells) if (!next.cells.has(cell)) this.#mark(cell, false);
    for (const cell of next.cells) if (!before.cells.has(cell)) this.#mark(cell, true);
    if (next.cursor === before.cursor) return;
    this.cells[before.cursor]!.tabIndex = -1;
    this.cells[next.cursor]!.tabIndex = 0;
    if (focused) this.focus();
  }

  /** The board moves by itself to show the cell, so the browser must not scroll it. */
  focus(): void {
    this.cells[this.#selected.cursor]!.focus({ preventScroll: true });
  }

  /** The cell in which an event happened, or null. */
  cellOf(target: EventTarget | null): number | null {
    const cell = target instanceof Element ? target.closest('td') : null;
    if (!cell || !this.element.contains(cell)) return null;
    return (cell.parentElement as HTMLTableRowElement).rowIndex * this.side + cell.cellIndex;
  }

  #mark(cell: number, isSelected: boolean): void {
    this.cells[cell]!.setAttribute('aria-selected', String(isSelected));
  }
}
