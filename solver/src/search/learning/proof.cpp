// ProofSearch: see the header. The third build of a step: its tracer turns events and learnt clauses into lines.
#include "sudoscope/search/proof.hpp"

#include "search/learning/learning_search.hpp"
#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {
namespace {

struct DratTracer {
  static constexpr bool kEnabled = true;
  int side;
  ClauseSink* sink;
  std::vector<int>* clause;

  void emit(const Event& event) {
    if (event.kind == EventKind::kEliminate && row_of(event.technique).family == TechniqueFamily::kIntersections) {
      const int unit[] = {-cnf_variable(side, event.cell, event.digit)};
      sink->add(unit);
    }
    if (event.kind == EventKind::kExhausted) sink->add({});
  }
  void learn(const learning::Literals& literals, std::span<const learning::Literal> learnt) {
    sink->add(numbers(literals, learnt));
  }
  void forget(const learning::Literals& literals, std::span<const learning::Literal> forgotten) {
    sink->remove(numbers(literals, forgotten));
  }

  std::span<const int> numbers(const learning::Literals& literals, std::span<const learning::Literal> from) const {
    clause->clear();
    for (const learning::Literal literal : from) {
      const Candidate& candidate = literals.candidate(learning::variable_of(literal));
      const int variable = cnf_variable(side, candidate.cell, candidate.digit);
      clause->push_back(learning::is_positive(literal) ? variable : -variable);
    }
    return *clause;
  }
};

}  // namespace

ProofSearch::ProofSearch(const Puzzle& puzzle, ClauseSink& sink) : puzzle_(puzzle), sink_(&sink) {
  if (!find_clash(puzzle)) search_ = std::make_unique<LearningSearch>(puzzle, 1);
}

ProofSearch::~ProofSearch() = default;

StepStatus ProofSearch::run(std::uint64_t max_steps) {
  if (!search_ && status_ == StepStatus::kRunning) {
    sink_->add({});
    status_ = StepStatus::kExhausted;
  }
  std::vector<int> clause;
  DratTracer tracer{puzzle_.geometry->side(), sink_, &clause};
  for (; max_steps > 0 && status_ == StepStatus::kRunning; --max_steps) status_ = search_->step(tracer);
  return status_;
}

const SearchStats& ProofSearch::stats() const { return search_ ? search_->stats() : none_; }

std::span<const Digit> ProofSearch::digits() const { return search_ ? search_->digits() : puzzle_.givens; }

}  // namespace sudoscope
