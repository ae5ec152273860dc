// ClueRepairs: tries every other value of each suspected clue, and keeps those that leave one solution.
#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

#include "diagnose/clue_edit.hpp"

namespace sudoscope {

using diagnose::ClueEdit;
using diagnose::ClueQuestion;

namespace {

// Digits in the wrong order (0), one wrong, missing or added digit (1), anything else (2).
int slip_of(int from, int to) {
  std::string one = std::to_string(from);
  std::string other = std::to_string(to);
  if (one.size() == other.size()) {
    const auto different =
        std::inner_product(one.begin(), one.end(), other.begin(), 0, std::plus<>(), std::not_equal_to<>());
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    return one == other ? 0 : different == 1 ? 1 : 2;
  }
  if (one.size() > other.size()) std::swap(one, other);
  for (std::size_t left_out = 0; left_out < other.size(); ++left_out)
    if (std::string(other).erase(left_out, 1) == one) return 1;
  return 2;
}

}  // namespace

class ClueRepairs::State {
 public:
  State(const Puzzle& puzzle, std::span<const ClueAddress> suspects) : puzzle_(puzzle), edit_(*puzzle_.geometry) {
    // A clue holds at most all cells of a row with the highest digits.
    const int most = puzzle.geometry->side() * (puzzle.geometry->side() + 1) / 2;
    for (std::size_t clue = 0; clue < edit_.clues().size(); ++clue) {
      const auto value = edit_.value_of(clue);
      if (!value || std::find(suspects.begin(), suspects.end(), edit_.clues()[clue]) == suspects.end()) continue;
      for (int other = 1; other <= most; ++other)
        if (other != *value) tries_.push_back({clue, *value, other});
    }
  }

  bool run(std::uint64_t& steps) {
    for (; at_ < tries_.size(); ++at_) {
      const auto [clue, from, to] = tries_[at_];
      if (!question_) question_.emplace(Puzzle{edit_.with_value(clue, to), puzzle_.givens}, 2);
      if (steps == 0 || !question_->run(steps)) return false;
      if (question_->solutions() == 1) repairs_.push_back({edit_.clues()[clue], from, to});
      question_.reset();
    }
    std::stable_sort(repairs_.begin(), repairs_.end(), [](const ClueRepair& a, const ClueRepair& b) {
      return std::tuple(slip_of(a.from, a.to), std::abs(a.to - a.from)) <
             std::tuple(slip_of(b.from, b.to), std::abs(b.to - b.from));
    });
    return true;
  }

  const std::vector<ClueRepair>& repairs() const { return repairs_; }

 private:
  struct Try {
    std::size_t clue;
    int from;
    int to;
  };

  Puzzle puzzle_;
  ClueEdit edit_;
  std::vector<Try> tries_;
  std::size_t at_ = 0;
  std::vector<ClueRepair> repairs_;
  std::optional<ClueQuestion> question_;
};

ClueRepairs::ClueRepairs(const Puzzle& puzzle, std::span<const ClueAddress> suspects)
    : state_(std::make_unique<State>(puzzle, suspects)) {}
ClueRepairs::ClueRepairs(ClueRepairs&&) noexcept = default;
ClueRepairs::~ClueRepairs() = default;
bool ClueRepairs::run(std::uint64_t& steps) { return state_->run(steps); }
const std::vector<ClueRepair>& ClueRepairs::repairs() const { return state_->repairs(); }

}  // namespace sudoscope
