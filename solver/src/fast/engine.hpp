// What each instruction set's build of the engine offers to fast.cpp.
#pragma once

#include <memory>

#include "sudoscope/fast.hpp"

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

struct Engine {
  void (*solve_many)(const Batch& batch);
  std::unique_ptr<FastRun> (*start)(const FastGrid& givens);
};

extern const Engine kPlainEngine;
extern const Engine kSse41Engine;
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;

}  // namespace fast
}  // namespace sudoscope
