// Follows the removals back from the end.
#include "techniques/told_chain.hpp"

#include <algorithm>
#include <map>

namespace sudoscope {
namespace {

using Reason = PropagationStep::Reason;

// A longer chain is no explanation.
constexpr std::size_t kMostToldSteps = 2000;

// Candidates of a cell that inner chains begin with.
constexpr int kMostOfInnerCell = 3;

bool is_last(DigitMask digits) { return std::has_single_bit(digits); }
bool has(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

ToldChain::ToldChain(const Geometry& geometry, const CompiledConstraints& compiled, const ConstraintNetwork& network,
                     const std::vector<DigitMask>& grid)
    : geometry_(geometry), compiled_(compiled), network_(network), start_(grid), now_(grid) {
  remover_.assign(grid.size() * static_cast<std::size_t>(geometry.side()), 0);
  is_needed_.assign(remover_.size(), false);
}

bool ToldChain::run(Candidate assumed, Candidate target) {
  assumed_ = assumed;
  target_ = target;
  ExplainedRun run(network_, start_);
  run.assume(assumed.cell, mask_of(assumed.digit));
  now_[assumed.cell] = mask_of(assumed.digit);
  return follow(run);
}

bool ToldChain::run_nested(Candidate assumed, std::uint64_t& trials) {
  assumed_ = assumed;
  ExplainedRun run(network_, start_);
  run.assume(assumed.cell, mask_of(assumed.digit));
  now_[assumed.cell] = mask_of(assumed.digit);
  while (!follow(run))
    if (!take_inner(run, trials)) return false;
  return true;
}

bool ToldChain::follow(ExplainedRun& run) {
  while (taken_.size() < kMostToldSteps) {
    if (target_.cell != kNoCell && (now_[target_.cell] >> target_.digit & 1U) == 0) return true;
    auto step = run.next();
    if (!step) return false;
    if (step->is_contradiction) {
      std::vector<Candidate> lacked = lacked_by(*step, start_, now_);
      end_ = Taken{std::move(*step), std::move(lacked)};
      return true;
    }
    take(std::move(*step));
  }
  return false;
}

// The first candidate of a cell with few that leads to a contradiction by itself.
bool ToldChain::take_inner(ExplainedRun& run, std::uint64_t& trials) {
  CandidateStore store(network_);
  for (int most = 2; most <= kMostOfInnerCell; ++most)
    for (std::size_t cell = 0; cell < now_.size(); ++cell) {
      if (std::popcount(now_[cell]) != most) continue;
      for (DigitSet left = now_[cell]; left != 0; left = without_first(left)) {
        if (trials == 0) return false;
        --trials;
        const Candidate candidate{static_cast<Cell>(cell), first_digit(left)};
        store.restore(now_);
        if (store.keep(candidate.cell, mask_of(candidate.digit)) && store.run(network_)) continue;
        const std::vector<DigitMask> before = now_;
        ToldChain inner(geometry_, compiled_, network_, before);
        if (!inner.run(candidate, {kNoCell, kBlank})) continue;
        Taken taken{{.reason = Reason::kAssumed,
                     .cell = candidate.cell,
                     .removed = {{candidate.cell, mask_of(candidate.digit)}}},
                    {},
                    Deduction{.technique = Technique::kClueChain, .eliminations = {candidate}}};
        inner.add_to(*taken.inner, 0);
        const auto add = [&](const PropagationStep& step) {
          for (const Candidate& each : lacked_by(step, start_, before)) taken.lacked.push_back(each);
        };
        for (const std::size_t at : inner.needed()) add(inner.taken_[at].step);
        add(inner.end_->step);
        run.rule_out(candidate.cell, mask_of(candidate.digit));
        now_[candidate.cell] &= ~mask_of(candidate.digit);
        taken_.push_back(std::move(taken));
        remover_[index(candidate.cell, candidate.digit)] = static_cast<StepNumber>(taken_.size());
        return true;
      }
    }
  return false;
}

void ToldChain::take(PropagationStep step) {
  const auto& [reason, cell, at, base, cover, is_contradiction, removed] = step;
  std::vector<PropagationStep> parts;
  const bool is_house =
      reason == Reason::kPropagator && network_.propagators[at].kind == Propagator::Kind::kHouse && removed.size() > 1;
  if (is_house) {
    // Several hidden singles at once: each has its own reason.
    for (const PropagationStep::Removal& each : removed) {
      PropagationStep part = step;
      part.removed = {each};
      parts.push_back(std::move(part));
    }
  } else {
    parts.push_back(std::move(step));
  }
  for (PropagationStep& part : parts) {
    std::vector<Candidate> lacked = lacked_by(part, start_, now_);
    for (const auto& [at_cell, digits] : part.removed)
      for (DigitSet left = digits; left != 0; left = without_first(left))
        remover_[index(at_cell, first_digit(left))] = static_cast<StepNumber>(taken_.size() + 1);
    for (const auto& [at_cell, digits] : part.removed) now_[at_cell] &= ~digits;
    taken_.push_back({std::move(part), std::move(lacked)});
  }
}

std::vector<Candidate> ToldChain::lacked_by(const PropagationStep& step, const std::vector<DigitMask>& start,
                                            const std::vector<DigitMask>& now) const {
  std::vector<Candidate> list;
  const auto add = [&](Cell cell, DigitMask digits) {
    for (DigitSet left = start[cell] & ~now[cell] & digits; left != 0; left = without_first(left))
      list.push_back({cell, first_digit(left)});
  };
  const DigitMask all = network_.all();
  const auto add_all = [&](const std::vector<Cell>& cells, DigitMask digits) {
    for (const Cell cell : cells) add(cell, digits);
  };
  switch (step.reason) {
    case Reason::kSettled:
    case Reason::kPair:
    case Reason::kEmpty:
      add(step.cell, all);
      break;
    case Reason::kAssumed:
      break;
    case Reason::kLocked:
      for (const Cell cell : network_.houses[step.base])
        if (!has(network_.houses[step.cover], cell)) add(cell, step.removed.front().digits);
      break;
    case Reason::kPropagator: {
      const Propagator& propagator = network_.propagators[step.propagator];
      DigitMask digits = all;
      // A hidden single is about its digit alone.
      if (propagator.kind == Propagator::Kind::kHouse && step.removed.size() == 1)
        digits = now[step.removed[0].cell] & ~step.removed[0].digits;
      add_all(propagator.cells, digits);
      add_all(propagator.rest, digits);
    }
  }
  return list;
}

std::vector<std::size_t> ToldChain::needed() {
  std::vector<bool> is_step_needed(taken_.size(), false);
  const auto need = [&](const Candidate& each) {
    is_needed_[index(each.cell, each.digit)] = true;
    if (const StepNumber by = remover_[index(each.cell, each.digit)]; by > 0) is_step_needed[by - 1U] = true;
  };
  if (end_)
    for (const Candidate& each : end_->lacked) need(each);
  else
    need(target_);
  std::vector<std::size_t> numbers;
  for (std::size_t at = taken_.size(); at-- > 0;) {
    if (!is_step_needed[at]) continue;
    for (const Candidate& each : taken_[at].lacked) need(each);
    numbers.push_back(at);
  }
  std::reverse(numbers.begin(), numbers.end());
  return numbers;
}

HouseId ToldChain::house_of(const std::vector<Cell>& cells) const {
  const auto houses = geometry_.houses();
  const auto found = std::find_if(houses.begin(), houses.end(), [&](const House& house) {
    return std::equal(house.cells.begin(), house.cells.end(), cells.begin(), cells.end());
  });
  return found == houses.end() ? kNoHouse : static_cast<HouseId>(found - houses.begin());
}

Evidence::ByClue ToldChain::clue_of(const Propagator& propagator) const {
  Evidence::ByClue by;
  if (propagator.clue != kNoClue) {
    by.clues.push_back({compiled_.clues[propagator.clue].constraint, compiled_.clues[propagator.clue].entry});
    return by;
  }
  by.total = propagator.total;
  // An offset has one weight, that of its last cell; the others count once.
  const bool is_offset = propagator.kind == Propagator::Kind::kOffset;
  for (std::size_t at = 0; at < propagator.cells.size(); ++at) {
    const bool is_last_of_offset = is_offset && at + 1 == propagator.cells.size();
    int weight = 1;
    if (is_last_of_offset)
      weight = propagator.weights.front();
    else if (!is_offset && !propagator.weights.empty())
      weight = propagator.weights[at];
    (weight > 0 ? by.added : by.taken).push_back(propagator.cells[at]);
  }
  return by;
}

// The clue by which two cells that share no house differ, or are otherwise related.
std::optional<Evidence::ByClue> ToldChain::clue_between(Cell a, Cell b) const {
  const auto by = [&](ClueId clue) {
    Evidence::ByClue found;
    if (clue != kNoClue) found.clues.push_back({compiled_.clues[clue].constraint, compiled_.clues[clue].entry});
    return found;
  };
  for (const CellPair& pair : compiled_.primitives.pairs)
    if ((pair.first == a && pair.second == b) || (pair.first == b && pair.second == a)) return by(pair.clue);
  for (const DistinctCells& distinct : compiled_.primitives.distinct)
    if (has(distinct.cells, a) && has(distinct.cells, b)) return by(distinct.clue);
  for (const DigitChoice& choice : compiled_.primitives.choices)
    if (has(choice.cells, a) && has(choice.cells, b)) return by(choice.clue);
  return std::nullopt;
}

Deduction ToldChain::deduction_of(const PropagationStep& step) const {
  Deduction found{.technique = Technique::kClue};
  for (const auto& [cell, digits] : step.removed)
    for (DigitSet left = digits; left != 0; left = without_first(left))
      found.eliminations.push_back({cell, first_digit(left)});
  const auto show = [&](Cell cell) {
    if (!is_last(now_[cell])) found.evidence.cells.push_back({cell, now_[cell]});
  };
  switch (step.reason) {
    case Reason::kLocked:
      found.technique = Technique::kLockedCandidates;
      found.evidence.houses = {{house_of(network_.houses[step.base]), HouseRole::kBase},
                               {house_of(network_.houses[step.cover]), HouseRole::kCover}};
      for (const Cell cell : network_.houses[step.base])
        if (has(network_.houses[step.cover], cell) && (now_[cell] & step.removed[0].digits) != 0)
          found.evidence.cells.push_back({cell, step.removed[0].digits});
      break;
    case Reason::kSettled:
    case Reason::kPair:
      if (auto by = clue_between(step.cell, step.removed.front().cell)) found.evidence.by_clue = std::move(*by);
      found.evidence.cells.push_back({step.cell, now_[step.cell]});
      break;
    case Reason::kPropagator: {
      const Propagator& propagator = network_.propagators[step.propagator];
      found.evidence.by_clue = clue_of(propagator);
      if (propagator.clue == kNoClue) found.technique = Technique::kInniesOuties;
      for (const Cell cell : propagator.cells) {
        show(cell);
        if (is_last(now_[cell])) found.evidence.by_clue.change().filled.push_back({cell, first_digit(now_[cell])});
      }
      break;
    }
    case Reason::kAssumed:
    case Reason::kEmpty:
      break;
  }
  return found;
}

void ToldChain::add_links(Deduction& deduction, std::size_t at, std::uint8_t chain) const {
  const auto& [step, lacked, inner] = taken_[at];
  Candidate before = assumed_;
  StepNumber latest = 0;
  for (const Candidate& each : lacked)
    if (const StepNumber by = remover_[index(each.cell, each.digit)]; by > latest) {
      latest = by;
      before = each;
    }
  ChainLink link{.from = {{before.cell}, before.digit}, .to = {}, .strong = false, .chain = chain};
  const auto add = [&](Cell cell, DigitSet digits) {
    link.to = {{cell}, first_digit(digits)};
    deduction.evidence.links.push_back(link);
  };
  if (step.reason == Reason::kSettled) {
    // The digit of a cell that others have left it; a hidden single has been told already.
    DigitMask gone = 0;
    for (const Candidate& each : lacked) gone |= mask_of(each.digit);
    const DigitMask digit = start_[step.cell] & ~gone;
    bool is_hidden = step.cell == assumed_.cell;
    for (const Candidate& each : lacked) {
      const StepNumber by = remover_[index(each.cell, each.digit)];
      is_hidden = is_hidden || (by > 0 && taken_[by - 1U].step.reason == Reason::kPropagator &&
                                network_.propagators[taken_[by - 1U].step.propagator].kind == Propagator::Kind::kHouse);
    }
    if (!is_hidden && !lacked.empty()) {
      link.strong = true;
      add(step.cell, digit);
      link.strong = false;
    }
  }
  const bool is_house =
      step.reason == Reason::kPropagator && network_.propagators[step.propagator].kind == Propagator::Kind::kHouse;
  if (is_house) {
    const Cell cell = step.removed.front().cell;
    DigitSet digit = 0;
    for (const Candidate& each : lacked) digit |= digit_bit(each.digit);
    if (digit == 0) digit = start_[cell] & ~step.removed.front().digits;
    link.strong = true;
    link.house = house_of(network_.propagators[step.propagator].cells);
    link.from.digit = first_digit(digit);
    if (link.from.cells.front() == cell) link.from.cells = {assumed_.cell};
    add(cell, digit);
    return;
  }
  // The removals that something needs, by digit; the peers of a cell in its houses need no words.
  std::map<Digit, std::vector<Cell>> cells;
  PropagationStep shown = step;
  shown.removed.clear();
  for (const auto& [cell, digits] : step.removed) {
    if (step.reason == Reason::kSettled) {
      const auto peers = geometry_.peers(step.cell);
      if (std::find(peers.begin(), peers.end(), cell) != peers.end()) continue;
    }
    DigitMask kept = 0;
    for (DigitSet left = digits; left != 0; left = without_first(left))
      if (is_needed_[index(cell, first_digit(left))]) {
        cells[first_digit(left)].push_back(cell);
        kept |= static_cast<DigitMask>(digit_bit(first_digit(left)));
      }
    if (kept != 0) shown.removed.push_back({cell, kept});
  }
  if (cells.empty()) return;
  deduction.within.push_back(inner ? *inner : deduction_of(shown));
  link.within = static_cast<std::uint16_t>(deduction.within.size());
  for (const auto& [digit, removed] : cells) {
    link.to = {removed, digit};
    deduction.evidence.links.push_back(link);
  }
}

void ToldChain::add_to(Deduction& deduction, std::uint8_t chain) {
  for (const std::size_t at : needed()) add_links(deduction, at, chain);
  if (!end_) return;
  const PropagationStep& step = end_->step;
  if (step.reason == Reason::kEmpty) {
    deduction.evidence.cells.push_back({step.cell, start_[step.cell]});
    return;
  }
  const Propagator& propagator = network_.propagators[step.propagator];
  if (propagator.kind != Propagator::Kind::kHouse) {
    deduction.evidence.by_clue = clue_of(propagator);
    for (const Cell cell : propagator.cells)
      if (!is_last(start_[cell])) deduction.evidence.cells.push_back({cell, start_[cell]});
    return;
  }
  // A digit without a place; or one whose only place another needs as well.
  DigitMask once = 0;
  DigitMask twice = 0;
  for (const Cell cell : propagator.cells) {
    twice |= once & now_[cell];
    once |= now_[cell];
  }
  DigitMask lost = network_.all() & ~once;
  for (const Cell cell : propagator.cells)
    if (lost == 0 && std::popcount(now_[cell] & once & ~twice) > 1) lost = now_[cell] & once & ~twice;
  deduction.evidence.houses.push_back({house_of(propagator.cells), HouseRole::kBase, digit_bit(first_digit(lost))});
}

}  // namespace sudoscope
