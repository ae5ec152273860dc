// The fast engine: ordinary 9x9 grids only (3x3 boxes, no other houses), many at a time with
// SIMD instructions, or one in slices. Its method: solver/src/fast, layout.hpp and sweep.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

inline constexpr std::size_t kFastCells = 81;

// Digits 0..8; any other value is blank.
using FastGrid = std::array<Digit, kFastCells>;

// Reads a line of 81 characters, digits 1-9 and '.' or '0' for
// blank. False for any other line; `grid` is then unspecified.
bool read_fast_line(std::string_view line, FastGrid& grid);
void write_fast_line(const FastGrid& grid, std::span<char, kFastCells> line);

// True if the fast engine takes such grids.
bool is_fast_geometry(const Geometry& geometry);

// The instruction sets the engine is compiled for, slowest first.
enum class InstructionSet : std::uint8_t {
  kPlain,   // the compiler's default; WebAssembly SIMD in a module built with it
  kSse41,   // SSE4.1 and popcnt
  kAvx2,    // AVX2, BMI1 and BMI2
  kAvx512,  // AVX-512 F, BW, DQ and VL
};

std::string_view name_of(InstructionSet set);

// The sets that are compiled in and that this machine has, slowest first; kPlain is always there.
std::span<const InstructionSet> instruction_sets();

// One question about a puzzle: how many solutions does it have if this cell holds this digit?
struct Assumption {
  std::size_t puzzle = 0;  // index among the puzzles
  Cell cell = kNoCell;     // kNoCell: no assumption, the puzzle as it is
  Digit digit = 0;         // 0..8
  bool holds = true;       // false: if it holds any other digit
};

struct FastAnswer {
  std::uint64_t solutions = 0;  // up to the limit
  std::uint64_t guesses = 0;    // depends on the instruction set, and on the puzzles beside it
  FastGrid solution{};          // the first one found; unspecified if there is none, or if none is wanted
};

// Answers all puzzles. `limit`: solutions to look for in each, 1 = find one, 2 = is it unique, 0 =
// count all (which may take forever). `wants_solutions`: false for numbers alone. Equal or
// impossible givens are not an error: such a puzzle has no solution. Memory does not grow with the
// number of puzzles. REQUIRES: answers.size() == puzzles.size(); `set` is one of instruction_sets().
void solve_many(std::span<const FastGrid> puzzles, std::uint64_t limit, std::span<FastAnswer> answers,
                InstructionSet set = instruction_sets().back(), bool wants_solutions = true);

// The same for questions about puzzles, in any order and number.
// REQUIRES: answers.size() == questions.size(); each puzzle < puzzles.size(); each cell < 81 or kNoCell.
void solve_many(std::span<const FastGrid> puzzles, std::span<const Assumption> questions, std::uint64_t limit,
                std::span<FastAnswer> answers, InstructionSet set = instruction_sets().back(),
                bool wants_solutions = true);

// The state of one puzzle's search, behind FastSearch.
class FastRun;

// One puzzle, in slices: finds all solutions one after the other, each once. The order of
// solutions and every counter are the same on every machine. A copy continues independently.
class FastSearch {
 public:
  explicit FastSearch(const FastGrid& givens, InstructionSet set = instruction_sets().back());
  FastSearch(const FastSearch& other);
  FastSearch(FastSearch&&) noexcept;
  FastSearch& operator=(FastSearch other) noexcept;
  ~FastSearch();

  enum class Status : std::uint8_t { kRunning, kSolution, kExhausted };

  // At most `max_sweeps` more sweeps (about 0.3 us each); stops early at a solution or when nothing is left.
  Status run(std::uint64_t max_sweeps);

  // The last solution found; blank before the first.
  const FastGrid& solution() const;

  std::uint64_t sweeps() const;
  std::uint64_t guesses() const;
  // Guesses whose second part is still unexplored; the largest number of them after any sweep so far.
  std::uint32_t open_guesses() const;
  std::uint32_t most_open_guesses() const;
  std::uint64_t solutions() const;
  std::size_t footprint_bytes() const;

 private:
  std::unique_ptr<FastRun> run_;
};

}  // namespace sudoscope
