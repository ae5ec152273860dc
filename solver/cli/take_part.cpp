// `sudoscope contender`: an algorithm of ours takes part in a contest.
#include "take_part.hpp"

#include <algorithm>
#include <limits>

#include "commands.hpp"
#include "referee.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/search/solve.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {
namespace {

class OwnContender {
 public:
  OwnContender(const Algorithm* algorithm, KnobValues knobs) : algorithm_(algorithm), knobs_(std::move(knobs)) {}

  bool prepare(const contest::Set& set) {
    limit_ = set.limit;
    puzzles_.clear();
    fast_.clear();
    const auto geometry = Geometry::boxes(set.box_height, set.box_width);
    if (!geometry || (algorithm_ != nullptr && why_not(*algorithm_, *geometry.value()))) return false;
    for (const std::string& text : set.puzzles) {
      auto givens = read_puzzle_text(*geometry.value(), text);
      puzzles_.push_back(givens ? std::optional(Puzzle{geometry.value(), std::move(*givens)}) : std::nullopt);
    }
    if (is_fast(*geometry.value())) {
      for (const auto& puzzle : puzzles_) std::copy_n(puzzle->givens.begin(), kFastCells, fast_.emplace_back().begin());
      fast_answers_.assign(fast_.size(), {});
    }
    return true;
  }

  void solve() {
    if (!fast_.empty()) return solve_many(fast_, limit_, fast_answers_);
    answers_.clear();
    for (const auto& puzzle : puzzles_) answers_.push_back(puzzle ? solve_one(*puzzle) : std::nullopt);
  }

  contest::Answer answer(std::size_t index) const {
    if (!fast_.empty()) {
      const FastAnswer& found = fast_answers_[index];
      const Geometry& geometry = *puzzles_[index]->geometry;
      return {true, found.solutions, found.solutions > 0 ? puzzle_text(geometry, found.solution) : ""};
    }
    if (index >= answers_.size() || !answers_[index]) return {false, 0, {}};
    const auto& [solutions, digits] = *answers_[index];
    return {true, solutions, digits.empty() ? "" : puzzle_text(*puzzles_[index]->geometry, digits)};
  }

 private:
  struct Found {
    std::uint64_t solutions;
    std::vector<Digit> solution;
  };

  // True if the fast engine solves all puzzles at once, as in the lists of `solve`.
  bool is_fast(const Geometry& geometry) const {
    const bool is_asked = algorithm_ == nullptr || algorithm_ == find_algorithm("sudoscope-9");
    const auto is_read = [](const auto& puzzle) { return puzzle.has_value(); };
    return is_asked && is_fast_geometry(geometry) && std::all_of(puzzles_.begin(), puzzles_.end(), is_read);
  }

  // Nothing if it gets stuck.
  std::optional<Found> solve_one(const Puzzle& puzzle) const {
    const Algorithm& algorithm = algorithm_ != nullptr ? *algorithm_ : preferred_algorithm(puzzle, limit_);
    Solve solve(puzzle, algorithm, limit_, knobs_);
    while (!solve.run(std::numeric_limits<std::uint64_t>::max())) {
    }
    if (solve.status() == SolveStatus::kStuck) return std::nullopt;
    return Found{solve.solutions(), solve.solution()};
  }

  const Algorithm* algorithm_;
  KnobValues knobs_;
  std::uint64_t limit_ = 2;
  std::vector<std::optional<Puzzle>> puzzles_;
  std::vector<std::optional<Found>> answers_;
  std::vector<FastGrid> fast_;  // all puzzles, if the fast engine takes them
  std::vector<FastAnswer> fast_answers_;
};

}  // namespace

int take_part(const Args& args) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  OwnContender contender(args.algorithm, knobs.value());
  return contest::take_part(contender);
}

}  // namespace sudoscope::cli
