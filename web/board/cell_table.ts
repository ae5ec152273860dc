// The table that a keyboard and a screen reader meet: role="grid", transparent, exactly over the canvas. Built once per
// size of grid and kept outside the virtual DOM, where updating 2,401 cells would cost a frame each time. One tab stop
// that follows the selection.
export class CellTable {
  readonly element = document.createElement('table');
  readonly cells: readonly HTMLTableCellElement[];
  #selected = 0;

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
    this.#mark(0, true);
  }

  describe(label: string, editable: boolean): void {
    this.element.setAttribute('aria-label', label);
    this.element.setAttribute('aria-readonly', String(!editable));
  }

  /** Lays the table over a square; CSS pixels. Scaled by a transform: zooming must not lay out thousands of cells. */
  place(box: { left: number; top: number; size: number }, unscaledSize: number): void {
    const { style } = this.element;
    style.width = style.height = `${unscaledSize}px`;
    style.transform = `translate(${box.left}px, ${box.top}px) scale(${box.size / unscaledSize})`;
  }

  get selected(): number {
    return this.#selected;
  }

  get focused(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** Moves the tab stop, and the focus if the table has it. */
  select(cell: number): void {
    if (cell === this.#selected) return;
    const { focused } = this;
    this.#mark(this.#selected, false);
    this.#selected = cell;
    this.#mark(cell, true);
    if (focused) this.focus();
  }

  /** The board moves by itself to show the cell, so the browser must not scroll it. */
  focus(): void {
    this.cells[this.#selected]!.focus({ preventScroll: true });
  }

  /** The cell that an event happened in, or null. */
  cellOf(target: EventTarget | null): number | null {
    const cell = target instanceof Element ? target.closest('td') : null;
    if (!cell || !this.element.contains(cell)) return null;
    return (cell.parentElement as HTMLTableRowElement).rowIndex * this.side + cell.cellIndex;
  }

  #mark(cell: number, selected: boolean): void {
    const element = this.cells[cell]!;
    element.tabIndex = selected ? 0 : -1;
    element.setAttribute('aria-selected', String(selected));
  }
}
