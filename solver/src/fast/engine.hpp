// The functions of each instruction set's build of the engine, for fast.cpp.
#pragma once

#include <memory>

#include "sudoscope/fast/fast.hpp"

namespace sudoscope {

class FastRun {
 public:
  FastRun() = default;
  FastRun& operator=(const FastRun&) = delete;
  virtual ~FastRun() = default;

  virtual std::unique_ptr<FastRun> clone() const = 0;
  virtual FastSearch::Status run(std::uint64_t max_sweeps) = 0;
  virtual std::size_t footprint_bytes() const = 0;

  FastGrid solution;
  std::uint64_t sweeps = 0;
  std::uint64_t guesses = 0;
  std::uint32_t open_guesses = 0;
  std::uint32_t most_open_guesses = 0;
  std::uint64_t solutions = 0;  // handed out

 protected:
  FastRun(const FastRun&) = default;
};

namespace fast {

struct Batch {
  std::span<const FastGrid> puzzles;
  std::span<const Assumption> questions;  // empty: each puzzle once
  std::uint64_t limit;                    // 0 = all
  std::span<FastAnswer> answers;
  bool wants_solutions;
};

// Two functions of each, by name: a program that calls one of them alone is linked without the other.
using SolveMany = void(const Batch& batch);
using Start = std::unique_ptr<FastRun>(const FastGrid& givens);

SolveMany solve_many_plain, solve_many_sse41, solve_many_avx2, solve_many_avx512;
Start start_plain, start_sse41, start_avx2, start_avx512;

}  // namespace fast
}  // namespace sudoscope
