// Brings the parts of the board together: the source's pictures, the canvases, the table over them, the visible part
// and the user's hands. Everything here is outside the virtual DOM; board.tsx makes it, updates it and disposes of it.
import type { Geometry } from '../grid/geometry';
import { CellLabels } from './cell_labels';
import { CellTable } from './cell_table';
import { alone, cellAfterKey, type Selection } from './keys';
import { type LateParts, lateParts } from './late_parts';
import { wholeBoard } from './layout';
import type { Palette } from './palette';
import { watchPalette } from './palette';
import { blankPicture, type BoardPicture } from './picture';
import { Renderer } from './renderer';
import { Sight } from './sight';
import type { StageProps, ZoomState } from './stage_props';

/** Zoom factor of a button or key press. */
const zoomStep = 1.6;

export class Stage {
  #props: StageProps;
  #geometry: Geometry;
  #paper: BoardPicture | null = null;
  #table!: CellTable;
  #labels!: CellLabels;
  #palette!: Palette;
  #frame = 0;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: () => void;
  readonly #renderer: Renderer;
  readonly #sight: Sight;
  readonly #late: LateParts;
  readonly #end: () => void;

  constructor(
    container: HTMLElement,
    private readonly viewport: HTMLElement,
    onZoom: (state: ZoomState) => void,
    props: StageProps,
  ) {
    this.#props = props;
    this.#geometry = props.source.picture.geometry;
    this.#sight = new Sight(container, viewport, onZoom, () => this.#requestPaint());
    this.#late = lateParts(container, viewport, () => this.#requestPaint(), {
      camera: this.#sight.camera,
      isEditable: () => this.#props.editable,
      picture: () => this.#picture,
      layout: () => this.#sight.layout,
      selected: () => this.#table.selected,
      cellOf: (target) => this.#table.cellOf(target),
      isUsed: (cell) => this.#isUsed(cell),
      select: (next, mayMove) => {
        this.#goTo(next, mayMove);
        this.#table.focus();
      },
      reveal: () => this.#sight.reveal(this.#table.selected.cursor),
    });
    const canvas = (): HTMLCanvasElement => {
      const made = document.createElement('canvas');
      made.setAttribute('aria-hidden', 'true');
      viewport.append(made);
      return made;
    };
    this.#renderer = new Renderer(canvas(), canvas(), canvas(), canvas());
    this.#makeTable();

    // A resized canvas would look stretched until the next frame.
    const place = (): void => {
      if (this.#place()) this.#paint();
    };
    const resizes = new ResizeObserver(place);
    resizes.observe(container);
    // A zoomed page or another screen changes the size of a pixel, not the size of the container.
    window.addEventListener('resize', place);
    const endPalette = watchPalette(container, (palette) => {
      this.#palette = palette;
      this.#requestPaint();
    });
    this.#end = () => {
      resizes.disconnect();
      window.removeEventListener('resize', place);
      endPalette();
      this.#late.end();
    };
    this.#unsubscribe = props.source.subscribe(() => this.#requestPaint());
    this.#place();
    this.update(props);
  }

  update(props: StageProps): void {
    const before = this.#props;
    this.#props = props;
    if (props.source !== before.source) {
      this.#unsubscribe();
      this.#unsubscribe = props.source.subscribe(() => this.#requestPaint());
      this.#labels.forget();
    }
    if (props.symbols !== before.symbols || props.isHidden !== before.isHidden) this.#labels.forget();
    this.viewport.dataset.editable = String(props.editable);
    this.#followGeometry();
    this.#table.describe(props.ariaLabel, props.editable);
    this.#select(this.#selected);
    this.#requestPaint();
  }

  zoomIn(): void {
    this.#zoom(zoomStep);
  }

  zoomOut(): void {
    this.#zoom(1 / zoomStep);
  }

  fit(): void {
    this.#sight.zooming?.fit();
  }

  #zoom(factor: number): void {
    const { zooming, ring } = this.#sight;
    zooming?.zoom(factor, this.#geometry.side, this.#table.selected.cursor, ring);
  }

  dispose(): void {
    this.#end();
    this.#unsubscribe();
    this.#sight.dispose();
    this.#labels.stop();
    clearTimeout(this.#flashTimer);
    cancelAnimationFrame(this.#frame);
    this.viewport.replaceChildren();
  }

  /** The selected cells; the last cell after a change to a smaller board, until the user selects again. */
  get #selected(): Selection {
    const { selected, selection, editable } = this.#props;
    const { length } = this.#table.cells;
    const cursor = Math.min(selected, length - 1);
    const cells = new Set(editable ? selection : []).add(cursor);
    for (const cell of cells) if (cell >= length) cells.delete(cell);
    return { cursor, cells };
  }

  /** The picture that may be shown. */
  get #picture(): BoardPicture {
    const { isHidden, source } = this.#props;
    const { geometry } = source.picture;
    if (!isHidden) return source.picture;
    if (this.#paper?.geometry !== geometry) this.#paper = blankPicture(geometry);
    return this.#paper;
  }

  #makeTable(): void {
    const table = new CellTable(this.#geometry.side);
    this.#table = table;
    this.#labels = new CellLabels(
      table.cells,
      () => this.#picture,
      (cell) => this.#props.label(cell),
    );
    const { element } = table;
    element.addEventListener('keydown', (event) => this.#keyDown(event));
    // The focus comes with the click, once it is clear that the press is not a drag.
    element.addEventListener('mousedown', (event) => event.preventDefault());
    element.addEventListener('click', (event) => {
      const cell = table.cellOf(event.target);
      if (cell === null || event.defaultPrevented || this.#isUsed(cell)) return;
      this.#goTo(alone(cell));
      table.focus();
    });
    element.addEventListener('focusin', (event) => {
      const cell = table.cellOf(event.target);
      if (cell !== null && cell !== table.selected.cursor) this.#goTo(alone(cell));
      this.#requestPaint();
    });
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, (event) => void (this.#props.editable && this.#late.edit(event)));
    }
    this.viewport.append(element);
  }

  /** A board of another size needs another table, and is shown whole. */
  #followGeometry(): void {
    const { geometry } = this.#props.source.picture;
    if (geometry === this.#geometry) return;
    this.#geometry = geometry;
    this.#labels.forget();
    const { focused, side } = this.#table;
    if (geometry.side === side) return;
    this.#labels.stop();
    this.#table.element.remove();
    this.#makeTable();
    this.#table.describe(this.#props.ariaLabel, this.#props.editable);
    this.#sight.camera.moveTo(wholeBoard);
    this.#place();
    this.#select(this.#selected);
    if (focused) this.#table.focus();
  }

  #place(): boolean {
    return this.#sight.place(this.#geometry.side, this.#late.marks?.ring);
  }

  #isUsed(cell: number): boolean {
    return this.#props.onPress?.(cell) ?? false;
  }

  /** Selects on behalf of the user. The table follows at once, so that the next press or key starts from there. */
  #goTo(next: Selection, mayMove = true): void {
    this.#select(next, mayMove);
    this.#props.onSelect(next.cursor, next.cells, next.areAlike ?? false);
  }

  #select(next: Selection, mayMove = true): void {
    const { cursor } = next;
    const moved = cursor !== this.#table.selected.cursor;
    if (moved) this.#labels.refresh(cursor);
    this.#table.select(next);
    if (moved && mayMove) this.#sight.reveal(cursor);
    this.#requestPaint();
  }

  #keyDown(event: KeyboardEvent): void {
    const cell = cellAfterKey(this.#geometry, this.#table.selected.cursor, event);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (cell !== null) this.#goTo(alone(cell));
    else if (plain && event.key === '+' && this.#sight.camera.maxScale > 1) this.zoomIn();
    else if (plain && event.key === '-' && this.#sight.camera.maxScale > 1) this.zoomOut();
    else return;
    event.preventDefault();
  }

  #requestPaint(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#followGeometry();
    if (this.#late.mark(this.#geometry)) this.#place();
    const { size } = this.#sight.placement;
    if (size < 1) return;
    const picture = this.#picture;
    if (
      this.#table.selected.cells.size > 1 ||
      picture.colours ||
      picture.centre ||
      (picture.noted && picture.candidates)
    )
      void this.#late.edit(null);
    let { layout } = this.#sight;
    const { zooming } = this.#sight;
    if (!layout) {
      layout = this.#sight.layOut();
      this.#table.place(layout.tableBox, size);
    }
    const shown = this.#props.source.flashes?.admit(picture, performance.now());
    clearTimeout(this.#flashTimer);
    if (shown?.again_ms) this.#flashTimer = setTimeout(() => this.#requestPaint(), shown.again_ms);
    this.#renderer.paint({
      picture,
      layout,
      palette: this.#palette,
      selected: this.#table.selected,
      focused: this.#table.focused,
      editable: this.#props.editable,
      notesInPlaces: this.#props.notesInPlaces,
      lit: this.#props.lit ?? 0,
      hint: this.#props.entryHint,
      flagMask: shown?.flagMask ?? 0xff,
      symbols: this.#props.symbols,
      editing: this.#late.editing,
      // Clues alone may be a whole puzzle.
      marking: this.#props.isHidden ? null : this.#late.marks,
      paintThumbs: zooming?.paintThumbs,
    });
    this.#late.rim(picture.coordinates ? layout : null, this.#sight.placement);
    zooming?.paintMap(picture, this.#palette, this.#late.editing);
    this.#labels.follow();
  }
}
