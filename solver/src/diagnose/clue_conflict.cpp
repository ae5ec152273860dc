// ClueConflict: leaves out clues and givens, piece by piece, as long as the rest has no solution.
#include <algorithm>

#include "diagnose/clue_edit.hpp"
#include "sudoscope/diagnose/conflict_set.hpp"

namespace sudoscope {

using diagnose::ClueEdit;
using diagnose::ClueQuestion;

// Parts are the clues, then the givens.
class ClueConflict::State {
 public:
  explicit State(const Puzzle& puzzle) : puzzle_(puzzle), edit_(*puzzle_.geometry) {
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
      if (puzzle.givens[cell] != kBlank) givens_.push_back(static_cast<Cell>(cell));
    left_.assign(edit_.clues().size() + givens_.size(), true);
    piece_ = std::max<std::size_t>(left_.size() / 4, 1);
  }

  bool run(std::uint64_t& steps) {
    while (at_ < left_.size()) {
      if (!left_[at_]) {
        ++at_;
        continue;
      }
      if (!question_) ask();
      if (steps == 0 || !question_->run(steps)) return false;
      hear(question_->solutions());
      question_.reset();
    }
    return true;
  }

  ConflictSet conflict() const {
    ConflictSet set{.cells = {}, .minimal = at_ == left_.size() && is_known_, .chain = {}};
    const std::size_t clues = edit_.clues().size();
    for (std::size_t part = 0; part < left_.size(); ++part) {
      if (!left_[part]) continue;
      if (part < clues)
        set.clues.push_back(edit_.clues()[part]);
      else
        set.cells.push_back(givens_[part - clues]);
    }
    return set;
  }

 private:
  std::size_t end() const { return std::min(at_ + piece_, left_.size()); }

  void ask() {
    std::vector<bool> kept = left_;
    std::fill(kept.begin() + static_cast<std::ptrdiff_t>(at_), kept.begin() + static_cast<std::ptrdiff_t>(end()),
              false);
    Puzzle puzzle{edit_.with(kept), std::vector<Digit>(puzzle_.givens.size(), kBlank)};
    for (std::size_t given = 0; given < givens_.size(); ++given)
      if (kept[edit_.clues().size() + given]) puzzle.givens[givens_[given]] = puzzle_.givens[givens_[given]];
    question_.emplace(std::move(puzzle), 1);
  }

  void hear(std::optional<std::uint64_t> solutions) {
    if (solutions == 0) {
      std::fill(left_.begin() + static_cast<std::ptrdiff_t>(at_), left_.begin() + static_cast<std::ptrdiff_t>(end()),
                false);
      piece_ *= 2;
    } else if (piece_ > 1) {
      piece_ /= 2;
    } else {
      is_known_ = is_known_ && solutions.has_value();
      ++at_;
    }
  }

  Puzzle puzzle_;
  ClueEdit edit_;
  std::vector<Cell> givens_;
  std::vector<bool> left_;  // by part
  std::size_t at_ = 0;
  std::size_t piece_ = 1;
  bool is_known_ = true;
  std::optional<ClueQuestion> question_;
};

ClueConflict::ClueConflict(const Puzzle& puzzle) : state_(std::make_unique<State>(puzzle)) {}
ClueConflict::ClueConflict(ClueConflict&&) noexcept = default;
ClueConflict::~ClueConflict() = default;
bool ClueConflict::run(std::uint64_t& steps) { return state_->run(steps); }
ConflictSet ClueConflict::conflict() const { return state_->conflict(); }

}  // namespace sudoscope
