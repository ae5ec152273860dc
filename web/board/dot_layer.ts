// Candidates as dots, on a canvas of their own between cells and borders, written as pixels. At 49x49 there are 117,649
// of them: as rectangles on the cells' canvas a full paint took 57 ms, as pixels 3 ms (Chromium, 2 cores).
import type { CandidateGrid, CellBox } from './brush';

/** From this many changed cells on, one copy of the whole layer is cheaper than many small copies. */
const manyCells = 64;

export class DotLayer {
  readonly #context: CanvasRenderingContext2D;
  #image: ImageData | null = null;
  #pixels = new Uint32Array(0);
  #stride = 0;
  #ink = 0;
  #dot = 0;
  /** From the cell's corner to each candidate's dot. */
  #across = new Int32Array(0);
  #down = new Int32Array(0);
  /** 1 for cells with dots: most cells have none to remove. */
  #dotted = new Uint8Array(0);
  #changed: CellBox[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!;
  }

  /** Starts afresh: an empty layer of pixels x pixels. Takes memory only if candidates are drawn as dots. */
  reset(pixels: number, side: number, grid: CandidateGrid, colour: string): void {
    const { canvas } = this.#context;
    const size = grid.form === 'dot' ? pixels : 0;
    if (canvas.width !== size) {
      canvas.width = canvas.height = size;
      this.#image = size > 0 ? this.#context.createImageData(size, size) : null;
      this.#pixels = new Uint32Array(this.#image?.data.buffer ?? new ArrayBuffer(0));
      this.#stride = size;
    } else {
      this.#pixels.fill(0);
      this.#context.clearRect(0, 0, size, size);
    }
    this.#changed = [];
    this.#ink = inkOf(colour);
    this.#dot = grid.dot;
    this.#dotted = new Uint8Array(side * side);
    const { columns, left, top } = grid;
    const place = (start: number, index: number, pitch: number): number =>
      Math.round(start + pitch * index - grid.dot / 2);
    this.#across = Int32Array.from({ length: side }, (_, index) => place(left, index % columns, grid.pitch));
    this.#down = Int32Array.from({ length: side }, (_, index) => place(top, Math.floor(index / columns), grid.down));
  }

  /** Replaces the dots of a cell; null removes them. */
  put(box: CellBox, candidates: Uint32Array | null): void {
    if (!this.#image || (!candidates && this.#dotted[box.cell] === 0)) return;
    if (this.#dotted[box.cell] === 1) this.#stamp(box.x, box.y, box.width, box.height, 0);
    this.#dotted[box.cell] = candidates ? 1 : 0;
    this.#changed.push(box);
    if (!candidates) return;
    for (let half = 0; half < 2; half++) {
      for (let word = candidates[2 * box.cell + half]!; word !== 0; word &= word - 1) {
        const index = 32 * half + 31 - Math.clz32(word & -word);
        this.#stamp(box.x + this.#across[index]!, box.y + this.#down[index]!, this.#dot, this.#dot, this.#ink);
      }
    }
  }

  /** Shows the changes. */
  flush(): void {
    if (!this.#image || this.#changed.length === 0) return;
    if (this.#changed.length >= manyCells) this.#context.putImageData(this.#image, 0, 0);
    else {
      for (const { x, y, width, height } of this.#changed) {
        this.#context.putImageData(this.#image, 0, 0, x, y, width, height);
      }
    }
    this.#changed = [];
  }

  #stamp(x: number, y: number, width: number, height: number, ink: number): void {
    const stride = this.#stride;
    const left = Math.max(x, 0);
    const right = Math.min(x + width, stride);
    const bottom = Math.min(y + height, stride);
    for (let row = Math.max(y, 0); row < bottom; row++) {
      for (let pixel = row * stride + left; pixel < row * stride + right; pixel++) this.#pixels[pixel] = ink;
    }
  }
}

/** A CSS colour as the word of one opaque pixel. */
function inkOf(colour: string): number {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 1;
  const context = tile.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!;
}
