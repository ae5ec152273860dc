// Included once by the source file of each instruction set, which is compiled for it: the engine for as many grids
// abreast as its vectors have words.
#pragma once

#include <utility>

#include "fast/abreast.hpp"
#include "fast/engine.hpp"
#include "fast/grid_words.hpp"

namespace sudoscope::fast {
namespace {

// Asks the questions of a batch in their order.
class BatchClient {
 public:
  explicit BatchClient(const Batch& batch) : batch_(batch) {}

  bool next(GridWords& grid, CellWords& single, std::size_t& question) {
    if (next_ == batch_.answers.size()) return false;
    question = next_++;
    batch_.answers[question].solutions = 0;
    batch_.answers[question].guesses = 0;
    if (batch_.questions.empty()) {
      single = load_givens(batch_.puzzles[question], grid);
    } else {
      const Assumption& assumption = batch_.questions[question];
      single = load_givens(batch_.puzzles[assumption.puzzle], grid);
      if (assumption.cell == kNoCell) return true;
      if (assumption.holds)
        assume(assumption.cell, assumption.digit, grid, single);
      else
        rule_out(assumption.cell, assumption.digit, grid);
    }
    return true;
  }

  template <class Grid>
  bool solved(std::size_t question, const Grid& solution) {
    FastAnswer& answer = batch_.answers[question];
    if (answer.solutions == 0 && batch_.wants_solutions) store_digits(solution(), answer.solution);
    return ++answer.solutions == batch_.limit;
  }
  // A limit above 2 asks for more than proof of several solutions.
  bool wants_many() const { return batch_.limit == 0 || batch_.limit > 2; }

  void guessed(std::size_t question) { ++batch_.answers[question].guesses; }
  void took_up_rest() {}

 private:
  const Batch& batch_;
  std::size_t next_ = 0;
};

template <int kLanes>
void finish(Abreast<kLanes, BatchClient>&& grids) {
  while (grids.advance()) {
  }
}

// Dead ends after which a puzzle by itself is worth so many grids abreast. The hardest ones
// gain from 6 on, those of middling difficulty and nearly empty grids the more the later:
// by 24 in place of 12 they take 5 and 8 % less with 8 grids, and the hardest 6 % more.
template <int kLanes>
constexpr std::uint32_t kFewDeadEnds = kLanes > 8 ? 10 : 24;

template <int kLanes>
void solve_batch(const Batch& batch) {
  if (batch.answers.size() > 1) {
    finish(Abreast<kLanes, BatchClient>(BatchClient(batch)));
    return;
  }
  // A puzzle that comes by itself would leave most lanes idle, until it has guesses enough to share out.
  Abreast<1, BatchClient> alone{BatchClient(batch)};
  while (alone.dead_ends() < kFewDeadEnds<kLanes>)
    if (!alone.advance()) return;
  finish(Abreast<kLanes, BatchClient>(std::move(alone)));
}

// Grids abreast on one puzzle: as many on every machine, so that every machine takes the same steps.
constexpr int kRunLanes = 4;

// Asks one question and keeps the solutions of a sweep until they are fetched.
class RunClient {
 public:
  explicit RunClient(const FastGrid& givens) : givens_(givens) {}

  bool next(GridWords& grid, CellWords& single, std::size_t& question) {
    if (std::exchange(asked_, true)) return false;
    question = 0;
    single = load_givens(givens_, grid);
    return true;
  }

  template <class Grid>
  bool solved(std::size_t, const Grid& solution) {
    store_digits(solution(), waiting_[found_++]);
    return false;
  }
  static constexpr bool wants_many() { return false; }

  void guessed(std::size_t) { ++guesses_; }
  void took_up_rest() { ++guesses_done_; }

  bool has_solution() const { return fetched_ < found_; }
  const FastGrid& fetch() { return waiting_[fetched_++]; }
  // REQUIRES: !has_solution().
  void reuse() { found_ = fetched_ = 0; }
  std::uint64_t guesses() const { return guesses_; }
  std::uint64_t guesses_done() const { return guesses_done_; }

 private:
  FastGrid givens_;
  FastGrid waiting_[kRunLanes];
  std::size_t found_ = 0;
  std::size_t fetched_ = 0;
  bool asked_ = false;
  std::uint64_t guesses_ = 0;
  std::uint64_t guesses_done_ = 0;
};

class LanesRun final : public FastRun {
 public:
  explicit LanesRun(const FastGrid& givens) : grids_(RunClient(givens)) { solution.fill(kBlank); }

  std::unique_ptr<FastRun> clone() const override { return std::make_unique<LanesRun>(*this); }

  FastSearch::Status run(std::uint64_t max_sweeps) override {
    for (;; --max_sweeps) {
      RunClient& client = grids_.client();
      if (client.has_solution()) {
        solution = client.fetch();
        ++solutions;
        return FastSearch::Status::kSolution;
      }
      client.reuse();
      if (grids_.done()) return FastSearch::Status::kExhausted;
      if (max_sweeps == 0) return FastSearch::Status::kRunning;
      grids_.advance();
      ++sweeps;
      guesses = client.guesses();
      open_guesses = static_cast<std::uint32_t>(guesses - client.guesses_done());
      most_open_guesses = open_guesses > most_open_guesses ? open_guesses : most_open_guesses;
    }
  }

  std::size_t footprint_bytes() const override { return sizeof(*this) + grids_.stack_bytes(); }

 private:
  Abreast<kRunLanes, RunClient> grids_;
};

}  // namespace
}  // namespace sudoscope::fast
