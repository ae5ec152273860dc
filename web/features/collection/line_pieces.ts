// The lines of a file in pieces of whole lines, read once from beginning to end into reused
// buffers. To read each piece by itself costs the browser a pipe each time, and both sides fresh
// memory: five times the processor time of all pieces through one pipe into existing memory.
import { byteOrderMark } from '../../protocol/collection';

/** Fills `room`, a part of a buffer, with the next bytes of a file,
    in a buffer of the same size; returns fewer at the end. */
type Fill = (room: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

interface ByteSource {
  fill: Fill;
  /** Ends the reading. */
  drop(): void;
}

/** `bytes` are whole lines, and begin at `from` in the file. */
export interface LinePiece {
  index: number;
  bytes: Uint8Array<ArrayBuffer>;
  from: number;
}

const newline = 10;

function throughPipe(file: Blob): ByteSource {
  const reader = file.stream().getReader({ mode: 'byob' });
  return {
    async fill({ buffer, byteOffset, byteLength }) {
      let now = buffer;
      let count = 0;
      while (count < byteLength) {
        const { done, value } = await reader.read(new Uint8Array(now, byteOffset + count, byteLength - count));
        now = value?.buffer ?? new ArrayBuffer(byteOffset + byteLength);
        if (done) break;
        count += value.length;
      }
      return new Uint8Array(now, byteOffset, count);
    },
    drop: () => void reader.cancel().catch(() => undefined),
  };
}

/** For browsers without pipes that fill a given buffer. */
function inParts(file: Blob): ByteSource {
  let at = 0;
  return {
    async fill(room) {
      const part = new Uint8Array(await file.slice(at, at + room.length).arrayBuffer());
      at += part.length;
      room.set(part);
      return room.subarray(0, part.length);
    },
    drop: () => undefined,
  };
}

function sourceOf(file: Blob): ByteSource {
  try {
    return throughPipe(file);
  } catch {
    return inParts(file);
  }
}

/** A line longer than `pieceBytes` is cut there, and its rest is skipped. */
export class LinePieces {
  private readonly source: ByteSource;
  private readonly free: ArrayBuffer[] = [];
  private last: Promise<LinePiece | null> = Promise.resolve(null);
  private count = 0;
  /** Number of bytes read from the file, and the number of those that begin the next piece. */
  private read = 0;
  private begun = new Uint8Array();
  private isInLongLine = false;

  constructor(
    file: Blob,
    private readonly pieceBytes: number,
  ) {
    this.source = sourceOf(file);
  }

  /** The next piece, for any caller; null at the end. */
  next(): Promise<LinePiece | null> {
    this.last = this.last.then(() => this.readNext());
    return this.last;
  }

  /** Returns a piece, whose buffer is filled again. */
  giveBack({ buffer }: Uint8Array<ArrayBuffer>): void {
    this.free.push(buffer);
  }

  drop(): void {
    this.source.drop();
  }

  private async readNext(): Promise<LinePiece | null> {
    for (;;) {
      const isFirst = this.read === 0;
      const from = this.read - this.begun.length;
      const all = await this.fillOne();
      if (all.length === 0) return null;
      const start = isFirst ? byteOrderMark(all) : this.isInLongLine ? all.indexOf(newline) + 1 || all.length : 0;
      const isWhole = all.length < this.pieceBytes;
      const end = isWhole ? all.length : all.lastIndexOf(newline) + 1;
      this.isInLongLine = end === 0;
      this.begun = end === 0 ? new Uint8Array() : all.slice(end);
      const bytes = all.subarray(start, end || all.length);
      if (bytes.length > 0) return { index: this.count++, bytes, from: from + start };
      this.giveBack(all);
    }
  }

  private async fillOne(): Promise<Uint8Array<ArrayBuffer>> {
    const buffer = this.free.pop() ?? new ArrayBuffer(this.pieceBytes);
    const { begun } = this;
    new Uint8Array(buffer).set(begun);
    const added = await this.source.fill(new Uint8Array(buffer, begun.length));
    this.read += added.length;
    return new Uint8Array(added.buffer, 0, begun.length + added.length);
  }
}

/** Bytes to read ahead: for a whole file, and for a few lines of it. */
export const ahead = { through: 1 << 20, few: 1 << 16 };

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Lines of a file in order: their number, the wanted ones, and the byte at which one begins. */
export interface LineWalk {
  readonly count: number;
  /** Called once for each line, in order. */
  isWanted(line: number): boolean;
  startOf(line: number): number;
  /** `bytes` contains the whole line, which begins at `at`. */
  visit(line: number, bytes: Uint8Array, at: number): void;
}

/** Visits the wanted lines, and lets the page work between two pieces. False if `isGoingOn` ended it. */
export async function walkLines(file: Blob, walk: LineWalk, isGoingOn: () => boolean): Promise<boolean> {
  const pieces = new LinePieces(file, ahead.through);
  let piece: LinePiece | null = null;
  try {
    for (let line = 0; line < walk.count; ++line) {
      if (!walk.isWanted(line)) continue;
      const start = walk.startOf(line);
      while (!piece || start >= piece.from + piece.bytes.length) {
        if (piece) pieces.giveBack(piece.bytes);
        piece = await pieces.next();
        // A prefetched piece is there at once, and the page has other things to do.
        await nextTask();
        if (!piece || !isGoingOn()) return false;
      }
      walk.visit(line, piece.bytes, start - piece.from);
    }
    return true;
  } finally {
    pieces.drop();
  }
}
