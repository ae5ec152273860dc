// Modules that answer badly, or behave as no solver should: in WebAssembly text, made binary by wabt.
import { assemble } from '../../contest/wasm_of.mjs';

const memory = '(memory (export "memory") 1)';
const buffer = '(func (export "buffer") (result i32) (i32.const 0))';
/** A solver that returns the value of `body`. */
const solving = (body: string): string =>
  `(func (export "solve") (param $h i32) (param $w i32) (param $limit i32) (result i32) ${body})`;
const solver = (body: string, more = ''): string => `(module ${memory} ${buffer} ${more} ${solving(body)})`;

/** One function, with a parameter, and a place without one. */
const table = '(type $none (func)) (func $other (param i32)) (table 2 funcref) (elem (i32.const 0) $other)';
const grow = '(loop $again (br_if $again (i32.ne (memory.grow (i32.const 16)) (i32.const -1))))';

/** Prints a piece of 9 bytes from this place on. */
const printingFrom = (place: string): string => `(module
  (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
  ${memory} ${buffer}
  ${solving(`(i32.store (i32.const 4) (i32.const 9)) (i32.store (i32.const 0) ${place})
    (call $write (i32.const 1) (i32.const 0) (i32.const 1) (i32.const 16))`)})`;

export const guestTexts = {
  endless: solver('(loop $again (br $again)) (i32.const 0)'),
  /** Takes all the memory that it gets, a page at a time, and never ends. */
  growing: solver('(loop $again (drop (memory.grow (i32.const 1))) (br $again)) (i32.const 0)'),
  /** Says how many pages it got, when it gets no more. */
  greedy: solver('(loop $again (br_if $again (i32.ne (memory.grow (i32.const 16)) (i32.const -1)))) (memory.size)'),
  trapping: solver('unreachable'),
  reading: solver('(i32.load (i32.const -4))'),
  writing: solver('(i64.store (i32.const 65530) (i64.const 0)) (i32.const 0)'),
  filling: solver('(memory.fill (i32.const 0) (i32.const 1) (i32.const 70000)) (i32.const 0)'),
  dividing: solver('(i32.div_u (i32.const 1) (i32.const 0))'),
  remaining: solver('(i32.wrap_i64 (i64.rem_s (i64.const 1) (i64.const 0)))'),
  overflowing: solver('(i32.div_s (i32.const 0x80000000) (i32.const -1))'),
  converting: solver('(i32.trunc_f64_s (f64.const 1e300))'),
  convertingNone: solver('(i32.trunc_f32_u (f32.const nan))'),
  callingBeyond: solver('(call_indirect (type $none) (i32.const 9)) (i32.const 0)', table),
  callingNothing: solver('(call_indirect (type $none) (i32.const 1)) (i32.const 0)', table),
  callingOther: solver('(call_indirect (type $none) (i32.const 0)) (i32.const 0)', table),
  /** Takes all the memory that it gets, and gives up, or goes on beyond it. */
  fullAndGivingUp: solver(`${grow} unreachable`),
  fullAndGoingOn: solver(`${grow} (i32.load (i32.mul (memory.size) (i32.const 65536)))`),
  /** Its data has no room. */
  overfull: solver('(i32.const 0)', '(data (i32.const 65530) "0123456789")'),
  exiting: `(module (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
    ${memory} ${buffer} ${solving('(call $exit (i32.const 3)) (i32.const 0)')})`,
  drawing: `(module (import "wasi_snapshot_preview1" "random_get" (func $random (param i32 i32) (result i32)))
    ${memory} ${buffer} ${solving('(call $random (i32.const 65530) (i32.const 8))')})`,
  timing: `(module
    (import "wasi_snapshot_preview1" "clock_time_get" (func $time (param i32 i64 i32) (result i32)))
    ${memory} ${buffer} ${solving('(call $time (i32.const 0) (i64.const 0) (i32.const 65529))')})`,
  printingBeyond: printingFrom('(i32.const 65530)'),
  fullAndPrinting: printingFrom(`${grow} (i32.sub (i32.mul (memory.size) (i32.const 65536)) (i32.const 4))`),
  /** Its parameters have the wrong types. */
  longs: `(module ${memory} ${buffer} (func (export "solve") (param i64 i64 i64) (result i32) (i32.const 1)))`,
  early: `(module (import "wasi_snapshot_preview1" "random_get" (func $random (param i32 i32) (result i32)))
    ${memory} ${buffer} (func $start (drop (call $random (i32.const 0) (i32.const 8)))) (start $start)
    ${solving('(i32.const 0)')})`,
  recursive: solver('(call $deeper) (i32.const 1)', '(func $deeper (call $deeper) (drop (i32.load (i32.const 0))))'),
  /** Fills every cell with 1. */
  ones: solver('(memory.fill (i32.const 0) (i32.const 1) (i32.const 4096)) (i32.const 1)'),
  /** Leaves the puzzle unchanged. */
  lazy: solver('(i32.const 1)'),
  pessimist: solver('(i32.const 0)'),
  boastful: solver('(i32.const 2)'),
  declining: solver('(i32.const -1)'),
  fractional: `(module ${memory} ${buffer}
    (func (export "solve") (param i32 i32 i32) (result f64) (f64.const 0.5)))`,
  withoutSolve: `(module ${memory} ${buffer})`,
  wrongKinds:
    '(module (func (export "memory")) (memory (export "buffer") 1) (global (export "solve") i32 (i32.const 0)))',
  fetching: `(module (import "env" "fetch" (func)) ${memory} ${buffer} ${solving('(i32.const 0)')})`,
  importedMemory: `(module (import "env" "memory" (memory 1)) (export "memory" (memory 0)) ${buffer} ${solving('(i32.const 0)')})`,
  importedTable: `(module (import "env" "table" (table 10000000 funcref)) ${memory} ${buffer} ${solving('(i32.const 0)')})`,
  slowStart: solver('(i32.const 0)', '(func $start (loop $again (br $again))) (start $start)'),
  failingStart: solver('(i32.const 0)', '(func $start unreachable) (start $start)'),
  beyondMemory: `(module ${memory} (func (export "buffer") (result i32) (i32.const -1)) ${solving('(i32.const 1)')})`,
  endlessName: solver(
    '(i32.const 0)',
    '(func (export "name") (result i32) (memory.fill (i32.const 0) (i32.const 65) (i32.const 65536)) (i32.const 0))',
  ),
  hugeMemory: `(module (memory (export "memory") 20000) ${buffer} ${solving('(i32.const 0)')})`,
  /** Prints "hi" and the time's low word modulo 2, and ends the program. */
  printing: `(module
    (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
    (import "wasi_snapshot_preview1" "random_get" (func $random (param i32 i32) (result i32)))
    (import "wasi_snapshot_preview1" "clock_time_get" (func $time (param i32 i64 i32) (result i32)))
    (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
    ${memory} ${buffer}
    (data (i32.const 5000) "hi")
    ${solving(`
      (i32.store (i32.const 5008) (i32.const 5000)) (i32.store (i32.const 5012) (i32.const 2))
      (drop (call $write (i32.const 1) (i32.const 5008) (i32.const 1) (i32.const 5016)))
      (drop (call $random (i32.const 5024) (i32.const 8)))
      (drop (call $time (i32.const 0) (i64.const 0) (i32.const 5032)))
      (if (i64.eqz (i64.load (i32.const 5032))) (then (call $exit (i32.const 3))))
      (i32.load (i32.const 5016))`)})`,
};

export type GuestName = keyof typeof guestTexts;

export const guestModule = (name: GuestName): Promise<Uint8Array<ArrayBuffer>> => assemble(guestTexts[name], name);
