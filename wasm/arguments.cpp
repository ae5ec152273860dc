// Checks of arguments. Throwing is left to JavaScript: C++ is built without exceptions.
#include "arguments.hpp"

#include <emscripten/stack.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "sudoscope/base/misuse.hpp"

// Defined in glue.js.
extern "C" [[noreturn]] void sudoscope_throw(const char* sentence);
// Defined in Emscripten's runtime.
extern "C" void stackRestore(std::uintptr_t at);

namespace sudoscope {
namespace {

// JavaScript counts exactly up to this number.
constexpr std::uint64_t kMostCounted = std::uint64_t{1} << 53;

// The stack pointer between calls, or hardly above it. An exception leaves the C++ functions without
// ending them, so that without this each refusal would leave their part of the stack behind.
const std::uintptr_t stack_at_rest = emscripten_stack_get_current();

[[noreturn]] void refuse(const char* sentence) {
  stackRestore(stack_at_rest);
  sudoscope_throw(sentence);
}

}  // namespace

// In place of base/misuse.cpp: nobody reads a standard error stream here.
void end_of_misuse(const char* sentence) { refuse(sentence); }

namespace wasm {

void need(bool holds, const char* sentence) {
  if (!holds) refuse(sentence);
}

std::uint64_t need_count(double value, const char* name) {
  // False for NaN too.
  if (!(value >= 0)) refuse((std::string(name) + " must be a number from 0 up.").c_str());
  return value < static_cast<double>(kMostCounted) ? static_cast<std::uint64_t>(value) : kMostCounted;
}

std::size_t need_size(double value, const char* name) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(need_count(value, name), SIZE_MAX));
}

Puzzle need_puzzle(const PuzzleBytes& bytes) {
  auto puzzle = puzzle_of(bytes);
  need(puzzle.ok(), "The puzzle is wrong: refusal() tells how.");
  return std::move(puzzle.value());
}

std::vector<Digit> need_entries(const std::string& entries, const Puzzle& puzzle) {
  const int side = puzzle.geometry->side();
  const auto bytes = bytes_of(entries);
  need(bytes.empty() || bytes.size() == puzzle.givens.size(), "The entries must be as many as the cells, or none.");
  need(std::all_of(bytes.begin(), bytes.end(), [&](std::uint8_t value) { return value <= side; }),
       "An entry must be a digit of the grid, or 0.");
  return digits_of(entries);
}

}  // namespace wasm
}  // namespace sudoscope
