;; A solver for the Lab and for contests, written by hand: backtracking at the cell with the fewest digits left.
;; Memory: masks of the digits used by each row at 0, each column at 512, each box at 1024, eight bytes a mask, bit d-1
;; for the digit d; a copy of the solution at 2048; the name at 6400; the grid, a byte a cell, 0 for blank, at 8192.
(module
  (memory (export "memory") 1)
  (data (i32.const 6400) "backtrack.wat\00")
  (global $h (mut i32) (i32.const 0)) (global $w (mut i32) (i32.const 0)) ;; the boxes' height and width
  (global $n (mut i32) (i32.const 0)) (global $cells (mut i32) (i32.const 0)) ;; the grid's side, and side * side
  (global $limit (mut i32) (i32.const 0)) (global $found (mut i32) (i32.const 0))
  (global $guesses (mut i32) (i32.const 0))
  (func (export "buffer") (result i32) (i32.const 8192))
  (func (export "name") (result i32) (i32.const 6400))
  (func (export "guesses") (result i32) (global.get $guesses))
  (func $row (param $c i32) (result i32) (i32.mul (i32.div_u (local.get $c) (global.get $n)) (i32.const 8)))
  (func $column (param $c i32) (result i32)
    (i32.add (i32.const 512) (i32.mul (i32.rem_u (local.get $c) (global.get $n)) (i32.const 8))))
  (func $box (param $c i32) (result i32) ;; a row of boxes has as many as a box has rows
    (i32.add (i32.const 1024) (i32.mul (i32.const 8) (i32.add
      (i32.mul (i32.div_u (i32.div_u (local.get $c) (global.get $n)) (global.get $h)) (global.get $h))
      (i32.div_u (i32.rem_u (local.get $c) (global.get $n)) (global.get $w))))))
  (func $used (param $c i32) (result i64) (i64.or (i64.load (call $row (local.get $c)))
    (i64.or (i64.load (call $column (local.get $c))) (i64.load (call $box (local.get $c))))))
  (func $flip (param $at i32) (param $bit i64)
    (i64.store (local.get $at) (i64.xor (i64.load (local.get $at)) (local.get $bit))))
  (func $write (param $c i32) (param $bit i64) (param $digit i32) ;; the same bit once more takes the digit back
    (call $flip (call $row (local.get $c)) (local.get $bit)) (call $flip (call $column (local.get $c)) (local.get $bit))
    (call $flip (call $box (local.get $c)) (local.get $bit)) (i32.store8 offset=8192 (local.get $c) (local.get $digit)))
  (func $search (local $c i32) (local $best i32) (local $bits i64) (local $left i64) (local $few i64)
    (local.set $few (i64.const 65))
    (loop $next (if (i32.eqz (i32.load8_u offset=8192 (local.get $c))) (then ;; what is left for a blank cell?
        (local.set $bits (i64.and (i64.xor (call $used (local.get $c)) (i64.const -1))
          (i64.shr_u (i64.const -1) (i64.extend_i32_u (i32.sub (i32.const 64) (global.get $n))))))
        (if (i64.lt_u (i64.popcnt (local.get $bits)) (local.get $few)) (then (local.set $best (local.get $c))
          (local.set $left (local.get $bits)) (local.set $few (i64.popcnt (local.get $bits)))))))
      (br_if $next (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 1))) (global.get $cells))))
    (if (i64.eq (local.get $few) (i64.const 65)) (then ;; no cell is blank: a solution, of which the first is kept
      (if (i32.eqz (global.get $found)) (then (memory.copy (i32.const 2048) (i32.const 8192) (global.get $cells))))
      (global.set $found (i32.add (global.get $found) (i32.const 1))) (return)))
    (loop $try (if (i64.eqz (local.get $left)) (then (return)))
      (global.set $guesses (i32.add (global.get $guesses) (i64.gt_u (local.get $few) (i64.const 1)))) ;; a choice?
      (local.set $bits (i64.and (local.get $left) (i64.sub (i64.const 0) (local.get $left)))) ;; the lowest digit
      (call $write (local.get $best) (local.get $bits)
        (i32.wrap_i64 (i64.add (i64.ctz (local.get $bits)) (i64.const 1))))
      (call $search) (call $write (local.get $best) (local.get $bits) (i32.const 0))
      (local.set $left (i64.xor (local.get $left) (local.get $bits)))
      (br_if $try (i32.ne (global.get $found) (global.get $limit))))) ;; a limit of 0 is never reached: all solutions
  (func (export "solve") (param $h i32) (param $w i32) (param $limit i32) (result i32) (local $c i32) (local $bit i64)
    (global.set $n (i32.mul (local.get $h) (local.get $w)))
    (global.set $cells (i32.mul (global.get $n) (global.get $n)))
    (if (i32.gt_u (global.get $n) (i32.const 64)) (then (return (i32.const -1)))) ;; more digits than bits: cannot do it
    (global.set $h (local.get $h)) (global.set $w (local.get $w)) (global.set $limit (local.get $limit))
    (global.set $found (i32.const 0)) (global.set $guesses (i32.const 0))
    (memory.fill (i32.const 0) (i32.const 0) (i32.const 1536))
    (loop $given (if (i32.load8_u offset=8192 (local.get $c)) (then
        (local.set $bit (i64.shl (i64.const 1) (i64.sub (i64.load8_u offset=8192 (local.get $c)) (i64.const 1))))
        (if (i64.ne (i64.and (call $used (local.get $c)) (local.get $bit)) (i64.const 0)) (then (return (i32.const 0))))
        (call $write (local.get $c) (local.get $bit) (i32.load8_u offset=8192 (local.get $c)))))
      (br_if $given (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 1))) (global.get $cells))))
    (call $search) (memory.copy (i32.const 8192) (i32.const 2048) (global.get $cells)) (global.get $found)))
