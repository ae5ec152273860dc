// Redundant givens: leaves out each given in turn and looks for a second solution.
#include "diagnose/asker.hpp"
#include "diagnose/deductions.hpp"
#include "sudoscope/diagnose/givens.hpp"

namespace sudoscope {

bool is_solved_by_singles(const Puzzle& puzzle) {
  using diagnose::Deductions;
  Deductions deductions(*puzzle.geometry, puzzle.givens, diagnose::Uses::kNotKept, diagnose::Reach::kSingles);
  return deductions.run() == Deductions::State::kFull;
}

class RedundantGivens::State {
 public:
  explicit State(const Puzzle& puzzle) : asker_(puzzle.geometry, 2) {
    asker_.about(puzzle.givens);
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      if (puzzle.givens[i] == kBlank) continue;
      givens_.push_back(static_cast<Cell>(i));
      asker_.add({static_cast<Cell>(i), kBlank});
    }
  }

  bool run(std::uint64_t& steps) {
    if (finished_) return true;
    if (!asker_.run(steps)) return false;
    for (std::size_t i = 0; i < givens_.size(); ++i) {
      const diagnose::Answer& answer = asker_.answer(i);
      if (answer.known && answer.solutions == 1) redundant_.push_back(givens_[i]);
      known_ = known_ && (answer.known || answer.solutions > 1);
    }
    return finished_ = true;
  }

  const std::vector<Cell>& cells() const { return redundant_; }
  bool known() const { return known_; }

 private:
  diagnose::Asker asker_;
  std::vector<Cell> givens_;
  std::vector<Cell> redundant_;
  bool known_ = true;
  bool finished_ = false;
};

RedundantGivens::RedundantGivens(const Puzzle& puzzle) : state_(std::make_unique<State>(puzzle)) {}
RedundantGivens::RedundantGivens(RedundantGivens&&) noexcept = default;
RedundantGivens::~RedundantGivens() = default;
bool RedundantGivens::run(std::uint64_t& steps) { return state_->run(steps); }
const std::vector<Cell>& RedundantGivens::cells() const { return state_->cells(); }
bool RedundantGivens::known() const { return state_->known(); }

}  // namespace sudoscope
