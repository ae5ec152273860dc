// Measurements of `bench`, and of `contest` in its own way: each contender tries each puzzle, on several
// threads, in several rounds, each trial with a cap. The time of a trial is the algorithm's own, from
// the puzzle as read to the end of its search; the immediate check of `solve` is not part of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "contender.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::cli {

enum class Ending : std::uint8_t {
  kSolved,
  kNone,    // shown to have no solution
  kCapped,  // stopped by the cap or by the largest number of steps
  kFailed,  // the grid is larger than the algorithm takes, or it got stuck; in a contest, see `why`
  kWrong,   // in a contest: an answer that the referee refuses
};

// "solved", "none", "capped", "failed", "wrong".
std::string_view name_of(Ending ending);

struct Trial {
  Ending ending = Ending::kFailed;
  double seconds = 0;
  std::optional<std::uint64_t> guesses = {};  // nothing if they are not known
  std::optional<std::uint64_t> backtracks = {};
  Message why = {};         // in a contest: why it failed, or what is wrong with the answer
  std::string answer = {};  // in a contest: the wrong one, as given

  // kNotDone unless it came to an end by itself.
  double counted_seconds() const;
};

struct TrialRules {
  double cap_seconds;
  std::uint64_t limit;      // solutions to look for, 0 = all
  std::uint64_t max_steps;  // a puzzle, 0 = no limit
  std::uint32_t threads;
  std::uint32_t rounds;
};

// The middle one by time, or the faster of two. REQUIRES: there is one.
Trial middle_of(std::vector<Trial> rounds);

struct ContenderTrials {
  std::vector<Trial> trials;          // one a puzzle: the middle one of its rounds
  double puzzles_per_second = 0;      // by the clock on the wall, the median of the rounds
  std::optional<double> rating = {};  // in a contest: ranking.hpp
};

// One result per contender. REQUIRES: one of `knobs` per contender; threads and rounds are 1 or more.
std::vector<ContenderTrials> run_trials(const std::vector<Contender>& contenders, const std::vector<KnobValues>& knobs,
                                        const std::vector<Puzzle>& puzzles, const TrialRules& rules);

}  // namespace sudoscope::cli
