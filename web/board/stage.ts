// Brings the parts of the board together: the source's pictures, the canvases, the table over them, the camera and
// the user's hands. Everything here lives outside the virtual DOM; board.tsx makes it, updates it and disposes of it.
import type { Geometry } from '../grid/geometry';
import type { Symbols } from '../grid/symbols';
import { Camera } from './camera';
import { CellLabels } from './cell_labels';
import { CellTable } from './cell_table';
import { FlashLimit } from './flash_limit';
import { attachGestures } from './gestures';
import { cellAfterKey } from './keys';
import type { Placement } from './layout';
import { centreOn, Layout, placeBoard, reveal, wholeBoard, zoomAbout } from './layout';
import type { Minimap } from './minimap';
import type { Palette } from './palette';
import { watchPalette } from './palette';
import type { BoardSource } from './picture';
import { Renderer } from './renderer';

/** What the board is told from outside; replaced whole. */
export interface StageProps {
  readonly source: BoardSource;
  readonly selected: number;
  onSelect(cell: number): void;
  /** The sentence that a screen reader says for a cell. */
  label(cell: number): string;
  readonly editable: boolean;
  readonly ariaLabel: string;
  /** Digits typed so far of a number not yet entered. */
  readonly entryHint: string;
  /** How digits are written; as numbers where it is missing. */
  readonly symbols?: Symbols;
}

/** What the zoom buttons need to know. */
export interface ZoomState {
  readonly placement: Placement;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** How much a press of a zoom button or key zooms. */
const zoomStep = 1.6;
/** Room for zoom buttons, a map and their distance from the board, CSS pixels: for a finger, for a mouse. */
const controlStrip = { coarse: 72, fine: 44 };

export class Stage {
  #props: StageProps;
  #geometry: Geometry;
  #table!: CellTable;
  #labels!: CellLabels;
  #placement!: Placement;
  /** What the placement was made for. */
  #placedFor = '';
  #palette!: Palette;
  #layout: Layout | null = null;
  #frame = 0;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: () => void;
  readonly #renderer: Renderer;
  readonly #flashes = new FlashLimit();
  readonly #camera = new Camera(() => this.#viewChanged());
  /** Fetched with the first zoom. */
  #minimap: Minimap | null = null;
  #isOver = false;
  readonly #endings: (() => void)[] = [];

  constructor(
    private readonly container: HTMLElement,
    private readonly viewport: HTMLElement,
    private readonly onZoom: (state: ZoomState) => void,
    props: StageProps,
  ) {
    this.#props = props;
    this.#geometry = props.source.picture.geometry;
    const canvas = (): HTMLCanvasElement => {
      const made = document.createElement('canvas');
      made.setAttribute('aria-hidden', 'true');
      viewport.append(made);
      return made;
    };
    this.#renderer = new Renderer(canvas(), canvas(), canvas(), canvas());
    this.#makeTable();

    // A resized canvas would show stretched until the next frame.
    const place = (): void => {
      if (this.#place()) this.#paint();
    };
    const resizes = new ResizeObserver(place);
    resizes.observe(container);
    // A zoomed page or another screen changes the size of a pixel, not that of the container.
    window.addEventListener('resize', place);
    const endPalette = watchPalette(container, (palette) => {
      this.#palette = palette;
      this.#requestPaint();
    });
    this.#endings.push(
      () => resizes.disconnect(),
      () => window.removeEventListener('resize', place),
      endPalette,
      attachGestures(viewport, this.#camera),
      () => this.#minimap?.dispose(),
    );
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
    if (props.symbols !== before.symbols) this.#labels.forget();
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
    this.#camera.glideTo(wholeBoard);
  }

  dispose(): void {
    this.#isOver = true;
    this.#unsubscribe();
    for (const end of this.#endings) end();
    this.#camera.stop();
    this.#labels.stop();
    clearTimeout(this.#flashTimer);
    cancelAnimationFrame(this.#frame);
    this.viewport.replaceChildren();
  }

  /** The selected cell; the last one where a smaller board has come and nobody has selected anew. */
  get #selected(): number {
    return Math.min(this.#props.selected, this.#table.cells.length - 1);
  }

  #makeTable(): void {
    const table = new CellTable(this.#geometry.side);
    this.#table = table;
    this.#labels = new CellLabels(
      table.cells,
      () => this.#props.source.picture,
      (cell) => this.#props.label(cell),
    );
    const { element } = table;
    element.addEventListener('keydown', (event) => this.#keyDown(event));
    // The focus comes with the click, after it is known that the press is not a drag.
    element.addEventListener('mousedown', (event) => event.preventDefault());
    element.addEventListener('click', (event) => this.#goTo(table.cellOf(event.target), true));
    element.addEventListener('focusin', (event) => {
      this.#goTo(table.cellOf(event.target));
      this.#requestPaint();
    });
    element.addEventListener('focusout', () => this.#requestPaint());
    this.viewport.append(element);
  }

  /** A board of another size needs another table, and shows itself whole. */
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
    this.#camera.moveTo(wholeBoard);
    this.#place();
    this.#select(this.#selected);
    if (focused) this.#table.focus();
  }

  /** Returns whether anything moved. */
  #place(): boolean {
    const { clientWidth, clientHeight } = this.container;
    const { side } = this.#geometry;
    const placedFor = [clientWidth, clientHeight, devicePixelRatio, side].join(' ');
    if (placedFor === this.#placedFor) return false;
    this.#placedFor = placedFor;
    const strip = matchMedia('(pointer: coarse)').matches ? controlStrip.coarse : controlStrip.fine;
    const placement = placeBoard(clientWidth, clientHeight, side, devicePixelRatio, strip);
    this.#placement = placement;
    const { style } = this.viewport;
    style.width = style.height = `${placement.size}px`;
    style.transform = `translate(${placement.left}px, ${placement.top}px)`;
    this.#camera.maxScale = placement.maxScale;
    return true;
  }

  #viewChanged(): void {
    const { view, maxScale } = this.#camera;
    this.#layout = null;
    this.viewport.dataset.zoom = maxScale === 1 ? 'none' : view.scale === 1 ? 'whole' : 'part';
    const { scale } = this.#camera.target;
    if (view.scale > 1) void this.#fetchMinimap();
    this.#minimap?.follow(view, this.#placement, this.container.clientWidth, this.container.clientHeight);
    this.onZoom({ placement: this.#placement, canZoomIn: scale < maxScale, canZoomOut: scale > 1 });
    this.#requestPaint();
  }

  /** Where it cannot be fetched, the board does without. */
  async #fetchMinimap(): Promise<void> {
    const fetched = this.#minimap ? null : await import('./minimap').catch(() => null);
    if (!fetched || this.#minimap || this.#isOver) return;
    this.#minimap = new fetched.Minimap(this.container, (x, y) => {
      this.#camera.moveTo(centreOn(this.#camera.view, x, y, this.#camera.maxScale));
    });
    this.#viewChanged();
  }

  #zoom(factor: number): void {
    const { target, maxScale } = this.#camera;
    const { side } = this.#geometry;
    // Towards the selected cell if it can be seen, else towards the middle.
    const along = (index: number, start: number): number => ((index + 0.5) / side - start) * target.scale;
    const [x, y] = [along(this.#selected % side, target.left), along(Math.floor(this.#selected / side), target.top)];
    const seen = x > 0 && x < 1 && y > 0 && y < 1;
    this.#camera.glideTo(zoomAbout(target, factor, seen ? x : 0.5, seen ? y : 0.5, maxScale));
  }

  /** The user goes to a cell. The table moves at once, so that the next key press starts from there. */
  #goTo(cell: number | null, withFocus = false): void {
    if (cell === null) return;
    const moved = cell !== this.#table.selected;
    this.#select(cell);
    if (withFocus) this.#table.focus();
    if (moved) this.#props.onSelect(cell);
  }

  #select(cell: number): void {
    if (cell === this.#table.selected) return;
    this.#labels.refresh(cell);
    this.#table.select(cell);
    const { target, maxScale } = this.#camera;
    const shown = reveal(target, this.#geometry.side, cell, maxScale);
    if (shown.left !== target.left || shown.top !== target.top) this.#camera.glideTo(shown);
  }

  #keyDown(event: KeyboardEvent): void {
    const cell = cellAfterKey(this.#geometry, this.#table.selected, event);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (cell !== null) this.#goTo(cell);
    else if (plain && event.key === '+' && this.#camera.maxScale > 1) this.zoomIn();
    else if (plain && event.key === '-' && this.#camera.maxScale > 1) this.zoomOut();
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
    const { size } = this.#placement;
    if (size < 1) return;
    const { picture } = this.#props.source;
    if (!this.#layout) {
      this.#layout = new Layout(this.#geometry.side, size, devicePixelRatio, this.#camera.view);
      this.#table.place(this.#layout.tableBox, size);
    }
    const { flagMask, again_ms } = this.#flashes.admit(picture, performance.now());
    clearTimeout(this.#flashTimer);
    if (again_ms > 0) this.#flashTimer = setTimeout(() => this.#requestPaint(), again_ms);
    this.#renderer.paint({
      picture,
      layout: this.#layout,
      palette: this.#palette,
      selected: this.#selected,
      focused: this.#table.focused,
      editable: this.#props.editable,
      hint: this.#props.entryHint,
      flagMask,
      symbols: this.#props.symbols,
    });
    this.#minimap?.paint(picture, this.#palette);
    this.#labels.follow();
  }
}
