// Trials on threads. Rounds visit all contenders in turn, so that other work of the machine affects all alike.
#include "trials.hpp"

#include <algorithm>
#include <atomic>
#include <limits>

#include "statistics.hpp"
#include "stopwatch.hpp"
#include "threads.hpp"

namespace sudoscope::cli {
namespace {

constexpr double kSlice_s = 0.001;  // a cap is noticed at most this late, except in a single step that takes longer

Trial attempt(const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle, const TrialRules& rules) {
  Trial trial{.guesses = 0, .backtracks = 0};
  if (puzzle.geometry->side() > algorithm.largest_side) return trial;
  const Stopwatch stopwatch;
  const auto search = make_search(algorithm, puzzle, knobs);
  const SearchStats& stats = search->stats();
  const std::uint64_t max_steps = rules.max_steps != 0 ? rules.max_steps : std::numeric_limits<std::uint64_t>::max();
  std::uint64_t slice_steps = 64;
  bool finished = false;
  while (!finished && stats.steps < max_steps && trial.seconds < rules.cap_seconds) {
    const bool exhausted = search->run(std::min(slice_steps, max_steps - stats.steps)) == StepStatus::kExhausted;
    finished = exhausted || (rules.limit != 0 && stats.solutions >= rules.limit);
    const double before_s = std::exchange(trial.seconds, stopwatch.seconds());
    // Growing slowly and shrinking at once: one step may cost a thousand times another's.
    const double share = kSlice_s / std::max(trial.seconds - before_s, kSlice_s / 2);
    slice_steps = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(static_cast<double>(slice_steps) * share));
  }
  trial.guesses = stats.guesses;
  trial.backtracks = stats.backtracks;
  if (search->is_stuck()) return trial;
  trial.ending = !finished ? Ending::kCapped : stats.solutions > 0 ? Ending::kSolved : Ending::kNone;
  return trial;
}

// Calls `work` with each number below `count`, on so many threads.
template <class Work>
void for_each_on_threads(std::uint32_t threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  on_threads(static_cast<unsigned>(std::min<std::size_t>(threads, count)), [&] {
    for (std::size_t index; (index = next++) < count;) work(index);
  });
}

}  // namespace

std::string_view name_of(Ending ending) {
  switch (ending) {
    case Ending::kSolved:
      return "solved";
    case Ending::kNone:
      return "none";
    case Ending::kCapped:
      return "capped";
    case Ending::kFailed:
      return "failed";
    case Ending::kWrong:
      return "wrong";
  }
  return {};
}

double Trial::counted_seconds() const {
  return ending == Ending::kSolved || ending == Ending::kNone ? seconds : kNotDone;
}

Trial middle_of(std::vector<Trial> rounds) {
  const auto middle = rounds.begin() + static_cast<std::ptrdiff_t>((rounds.size() - 1) / 2);
  std::nth_element(rounds.begin(), middle, rounds.end(), [](const Trial& one, const Trial& other) {
    return one.counted_seconds() < other.counted_seconds();
  });
  return *middle;
}

std::vector<ContenderTrials> run_trials(const std::vector<Contender>& contenders, const std::vector<KnobValues>& knobs,
                                        const std::vector<Puzzle>& puzzles, const TrialRules& rules) {
  // of_rounds[contender][puzzle][round]
  const std::vector<Trial> none(rules.rounds);
  std::vector of_rounds(contenders.size(), std::vector(puzzles.size(), none));
  std::vector<std::vector<double>> speeds(contenders.size());
  for (std::uint32_t round = 0; round < rules.rounds; ++round) {
    for (std::size_t contender = 0; contender < contenders.size(); ++contender) {
      const Stopwatch stopwatch;
      for_each_on_threads(rules.threads, puzzles.size(), [&](std::size_t puzzle) {
        of_rounds[contender][puzzle][round] =
            attempt(*contenders[contender].algorithm, knobs[contender], puzzles[puzzle], rules);
      });
      speeds[contender].push_back(static_cast<double>(puzzles.size()) / stopwatch.seconds());
    }
  }

  std::vector<ContenderTrials> results(contenders.size());
  for (std::size_t contender = 0; contender < contenders.size(); ++contender) {
    std::sort(speeds[contender].begin(), speeds[contender].end());
    results[contender].puzzles_per_second = quantile(speeds[contender], 0.5);
    for (auto& rounds : of_rounds[contender]) results[contender].trials.push_back(middle_of(std::move(rounds)));
  }
  return results;
}

}  // namespace sudoscope::cli
