// The imports of a visitor's module: the few functions of WASI (snapshot preview 1) that a standard
// library of C or Rust requires. It gets the time, random numbers and a way to end; its output goes
// to the caller. There are no files, no arguments and no environment, and nothing else of the device.
import { Ended } from './guest_end';

// Numbers of WASI's errno.
const success = 0;
const badFile = 8;
const noSeek = 70;

const mostRandom_bytes = 65_536;

type Import = (...parameters: never[]) => number;

/** `memory`: of the module, once it has one. `print`: receives its standard output and error. */
export function wasiImports(
  memory: () => WebAssembly.Memory,
  print: (bytes: Uint8Array) => void,
): Readonly<Record<string, Import>> {
  // Made for each call: it becomes invalid when the memory grows. An address out of bounds ends the module's call.
  function bytesAt(at: number, length: number): Uint8Array<ArrayBuffer> {
    const { buffer } = memory();
    if ((at >>> 0) + (length >>> 0) > buffer.byteLength) throw new Ended({ kind: 'memory' });
    return new Uint8Array(buffer, at >>> 0, length >>> 0);
  }
  function view(at: number, length: number): DataView {
    const { buffer, byteOffset } = bytesAt(at, length);
    return new DataView(buffer, byteOffset, length);
  }
  const none = (countAt: number, lengthAt: number): number => {
    view(countAt, 4).setUint32(0, 0, true);
    view(lengthAt, 4).setUint32(0, 0, true);
    return success;
  };
  return {
    clock_time_get(clock: number, _precision: bigint, at: number) {
      // 0 is the time of day; all others count from an arbitrary moment.
      const now_ms = clock === 0 ? performance.timeOrigin + performance.now() : performance.now();
      view(at, 8).setBigUint64(0, BigInt(Math.round(now_ms * 1e6)), true);
      return success;
    },
    clock_res_get(_clock: number, at: number) {
      view(at, 8).setBigUint64(0, 100_000n, true);
      return success;
    },
    random_get(at: number, length: number) {
      const wanted = bytesAt(at, length);
      for (let done = 0; done < wanted.length; done += mostRandom_bytes) {
        crypto.getRandomValues(wanted.subarray(done, done + mostRandom_bytes));
      }
      return success;
    },
    fd_write(file: number, vectors: number, count: number, writtenAt: number) {
      if (file !== 1 && file !== 2) return badFile;
      let written = 0;
      for (let at = vectors >>> 0, left = count >>> 0; left > 0; at += 8, --left) {
        const vector = view(at, 8);
        const bytes = bytesAt(vector.getUint32(0, true), vector.getUint32(4, true));
        print(bytes);
        written += bytes.length;
      }
      view(writtenAt, 4).setUint32(0, written, true);
      return success;
    },
    proc_exit(status: number) {
      // The only way to leave the module from within.
      throw new Ended({ kind: 'exited', status });
    },
    fd_close: () => badFile,
    fd_seek: () => noSeek,
    fd_fdstat_get: () => badFile,
    args_get: () => success,
    args_sizes_get: none,
    environ_get: () => success,
    environ_sizes_get: none,
  };
}
