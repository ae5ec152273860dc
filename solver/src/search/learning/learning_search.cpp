// LearningSearch: see the header.
#include "search/learning/learning_search.hpp"

#include <utility>

namespace sudoscope {

using learning::Cause;

LearningSearch::Why LearningSearch::why(learning::Literal literal) const {
  const Cause cause = engine_->trail().cause_of(learning::variable_of(literal));
  switch (cause.kind()) {
    case Cause::Kind::kPeer:
      return {Technique::kPeer};
    case Cause::Kind::kGroup: {
      const HouseId house = engine_->literals().name(cause.index()).house;
      return {house == kNoHouse ? Technique::kNakedSingle : Technique::kHiddenSingle, house};
    }
    case Cause::Kind::kNone:
    case Cause::Kind::kClause:
      break;
  }
  return {Technique::kLearnt};
}

learning::Variable LearningSearch::later_of(const learning::Conflict& conflict) const {
  const learning::Trail& trail = engine_->trail();
  for (std::uint32_t at = trail.size(); at-- > 0;)
    for (const learning::Variable variable : {conflict.first, conflict.second})
      if (trail[at] == learning::holds(variable)) return variable;
  return conflict.second;
}

void LearningSearch::end_root() {
  digits_ = root_->grid.digits();
  std::vector<DigitSet> possible(digits_.size(), 0);
  for (std::size_t cell = 0; cell < possible.size(); ++cell)
    if (digits_[cell] == kBlank) possible[cell] = root_->grid.possible(static_cast<Cell>(cell));
  if (next_ == Next::kGuess && root_->grid.blanks() > 0) engine_.emplace(root_->grid.geometry(), possible, seed_);
  filled_at_start_ = static_cast<std::uint32_t>(digits_.size()) - static_cast<std::uint32_t>(root_->grid.blanks());
  root_.reset();
}

void LearningSearch::clear_above(std::uint32_t level) {
  const learning::Trail& trail = engine_->trail();
  if (level >= trail.level()) return;
  const std::uint32_t kept = trail.size_before(level + 1);
  for (; !placed_.empty() && placed_.back().at >= kept; placed_.pop_back()) digits_[placed_.back().cell] = kBlank;
}

// Clauses learnt before the first request are sent at once.
std::vector<std::uint32_t> LearningSearch::export_learnt() {
  if (!engine_ || !exchange_.takes_part()) return {};
  if (!exchange_.is_open()) {
    exchange_.open();
    engine_->for_each_learnt(
        [&](std::span<const learning::Literal> clause, std::uint32_t glue) { exchange_.note(clause, glue); });
  }
  return exchange_.take();
}

std::vector<learning::Literal> LearningSearch::not_all_of(const std::vector<Digit>& solution) const {
  const learning::Literals& literals = engine_->literals();
  std::vector<learning::Literal> clause;
  for (learning::Variable variable = 0; variable < literals.variable_count(); ++variable) {
    const Candidate& candidate = literals.candidate(variable);
    if (solution[candidate.cell] == candidate.digit) clause.push_back(learning::fails(variable));
  }
  return clause;
}

Outlook LearningSearch::outlook() const {
  std::vector<Digit> at_level_0 = digits_;
  if (engine_ && engine_->trail().level() > 0) {
    const std::uint32_t kept = engine_->trail().size_before(1);
    for (const Placed& placed : placed_)
      if (placed.at >= kept) at_level_0[placed.cell] = kBlank;
  }
  return {.conflicts = engine_ ? engine_->conflicts() : 0,
          .memory_bytes = footprint_bytes(),
          .proved = known_.proved(std::move(at_level_0)),
          .best = known_.best()};
}

std::size_t LearningSearch::footprint_bytes() const {
  return sizeof(*this) + digits_.capacity() + placed_.capacity() * sizeof(Placed) + known_.buffer_bytes() +
         exchange_.buffer_bytes() + heard_solution_.capacity() +
         (root_ ? root_->grid.buffer_bytes() + root_->singles.buffer_bytes() : 0) +
         (engine_ ? engine_->buffer_bytes() : 0);
}

}  // namespace sudoscope
