// Checks of a call's arguments. JavaScript can pass anything, and nothing behind the boundary checks it again. A
// wrong argument is a fault of the caller: it throws a JavaScript Error with a sentence about the fault, before
// anything is changed. The frames of C++ are not unwound, so that their memory and 80 bytes of stack are lost.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// Throws an Error with this sentence unless `holds`.
void need(bool holds, const char* sentence);

// A number from 0 up, without its fraction; one too large for a counter, as Infinity is, becomes the largest of them.
// `name`: the argument's name in solver_module.d.ts.
std::uint64_t need_count(double value, const char* name);
std::size_t need_size(double value, const char* name);

Puzzle need_puzzle(const PuzzleBytes& bytes);

// A digit for each cell, kBlank if nothing was entered. `entries`: a byte a cell as in PuzzleBytes::givens, or empty.
std::vector<Digit> need_entries(const std::string& entries, const Puzzle& puzzle);

}  // namespace sudoscope::wasm
