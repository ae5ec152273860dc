// RedundantClues: leaves out each clue in turn and looks for a second solution.
#include "diagnose/clue_edit.hpp"

namespace sudoscope {

using diagnose::ClueEdit;
using diagnose::ClueQuestion;

class RedundantClues::State {
 public:
  explicit State(const Puzzle& puzzle) : puzzle_(puzzle), edit_(*puzzle_.geometry) {}

  bool run(std::uint64_t& steps) {
    for (; at_ < edit_.clues().size(); ++at_) {
      if (!question_) {
        std::vector<bool> kept(edit_.clues().size(), true);
        kept[at_] = false;
        question_.emplace(Puzzle{edit_.with(kept), puzzle_.givens}, 2);
      }
      if (steps == 0 || !question_->run(steps)) return false;
      const auto solutions = question_->solutions();
      if (solutions == 1) redundant_.push_back(edit_.clues()[at_]);
      is_known_ = is_known_ && solutions.has_value();
      question_.reset();
    }
    return true;
  }

  const std::vector<ClueAddress>& clues() const { return redundant_; }
  bool known() const { return is_known_; }

 private:
  Puzzle puzzle_;
  ClueEdit edit_;
  std::size_t at_ = 0;
  bool is_known_ = true;
  std::vector<ClueAddress> redundant_;
  std::optional<ClueQuestion> question_;
};

RedundantClues::RedundantClues(const Puzzle& puzzle) : state_(std::make_unique<State>(puzzle)) {}
RedundantClues::RedundantClues(RedundantClues&&) noexcept = default;
RedundantClues::~RedundantClues() = default;
bool RedundantClues::run(std::uint64_t& steps) { return state_->run(steps); }
const std::vector<ClueAddress>& RedundantClues::clues() const { return state_->clues(); }
bool RedundantClues::known() const { return state_->known(); }

}  // namespace sudoscope
