// The sums and choices of the network: a sum of cells that all differ becomes a choice among sets of digits, all others
// are kept by the groups of cells that differ.
#include <algorithm>
#include <map>
#include <set>

#include "constraints/set_lanes.hpp"
#include "sudoscope/constraints/network.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostSets = 64;  // choices of more sets are left to the bounds of their sums

void list_sets(int side, int count, int total, DigitMask used, int from, std::size_t most,
               std::vector<DigitMask>& found) {
  if (found.size() > most) return;
  if (count == 0) {
    if (total == 0) found.push_back(used);
    return;
  }
  for (int value = from; value <= side; ++value) {
    const int rest = total - value;
    if (rest < 0) return;
    // The smallest sum of count - 1 larger values, and the largest.
    if (rest < (count - 1) * value + count * (count - 1) / 2) return;
    if (rest > (count - 1) * side - (count - 1) * (count - 2) / 2) continue;
    list_sets(side, count - 1, rest, used | DigitMask{1} << (value - 1), value + 1, most, found);
  }
}

// Groups of cells of one weight that differ pairwise, the largest first by a greedy choice.
std::vector<std::vector<CellSum::Term>> groups_of(const ConstraintNetwork& network,
                                                  const std::vector<CellSum::Term>& terms) {
  std::vector<std::vector<CellSum::Term>> groups;
  std::map<int, std::vector<CellSum::Term>, std::greater<>> by_weight;
  for (const CellSum::Term& term : terms) by_weight[term.weight].push_back(term);
  for (auto& [weight, left] : by_weight) {
    while (!left.empty()) {
      std::vector<CellSum::Term> best;
      for (const CellSum::Term& seed : left) {
        std::vector<CellSum::Term> group{seed};
        for (const CellSum::Term& term : left)
          if (std::all_of(group.begin(), group.end(), [&](auto& in) { return network.sees(in.cell, term.cell); }))
            group.push_back(term);
        if (group.size() > best.size()) best = group;
      }
      std::erase_if(left,
                    [&](const CellSum::Term& term) { return std::find(best.begin(), best.end(), term) != best.end(); });
      groups.push_back(std::move(best));
    }
  }
  return groups;
}

}  // namespace

std::vector<DigitMask> digit_sets(int side, int count, int total, std::size_t most) {
  std::vector<DigitMask> found;
  if (count <= side) list_sets(side, count, total, 0, 1, most, found);
  if (found.size() > most) found.clear();
  return found;
}

void ConstraintNetwork::find_rest(Propagator& propagator) const {
  for (const std::vector<Cell>& house : houses) {
    const auto is_in = [&](Cell cell) { return std::binary_search(house.begin(), house.end(), cell); };
    if (propagator.cells.size() >= house.size() ||
        !std::all_of(propagator.cells.begin(), propagator.cells.end(), is_in))
      continue;
    for (const Cell cell : house)
      if (std::find(propagator.cells.begin(), propagator.cells.end(), cell) == propagator.cells.end())
        propagator.rest.push_back(cell);
    return;
  }
}

void ConstraintNetwork::take_choices() {
  for (const DigitChoice& choice : primitives.choices) {
    Propagator propagator{.kind = Propagator::Kind::kChoice,
                          .cost = 20 + static_cast<int>(choice.cells.size()),
                          .cells = choice.cells,
                          .clue = choice.clue};
    for (const DigitSet set : choice.sets) propagator.sets.push_back(static_cast<DigitMask>(set));
    find_rest(propagator);
    add(std::move(propagator));
  }
}

void ConstraintNetwork::take_sums(std::span<const DerivedSum> derived) {
  std::set<std::pair<std::vector<CellSum::Term>, int>> known;
  const auto take = [&](const CellSum& sum) {
    if (known.emplace(sum.terms, sum.total).second) add_sum(sum);
  };
  for (const CellSum& sum : primitives.sums) take(sum);
  for (const DerivedSum& each : derived) take(each.sum);
}

void ConstraintNetwork::add_sum(const CellSum& sum) {
  Propagator propagator{.kind = Propagator::Kind::kWeighted, .total = sum.total, .clue = sum.clue};
  const auto groups = groups_of(*this, sum.terms);
  const bool is_unit = std::all_of(sum.terms.begin(), sum.terms.end(),
                                   [](const CellSum::Term& term) { return term.weight == 1 || term.weight == -1; });
  const auto size = static_cast<int>(sum.terms.size());
  if (is_unit && groups.size() == 1) {
    const int sign = sum.terms[0].weight;
    auto sets = digit_sets(side_, size, sum.total * sign, kMostSets);
    const bool is_bounded = sum.total * sign >= size * (size + 1) / 2 && size <= side_ &&
                            sum.total * sign <= size * (2 * side_ - size + 1) / 2;
    if (!is_bounded || !sets.empty()) {
      propagator.kind = Propagator::Kind::kChoice;
      propagator.cost = 20 + size;
      propagator.is_sum = true;
      propagator.total *= sign;
      for (const CellSum::Term& term : sum.terms) propagator.cells.push_back(term.cell);
      propagator.sets = std::move(sets);
      find_rest(propagator);
      return add(std::move(propagator));
    }
  }
  propagator.cost = 100 + 4 * size;
  const bool is_offset = is_unit && groups.size() == 2 && std::min(groups[0].size(), groups[1].size()) == 1 &&
                         std::max(groups[0].size(), groups[1].size()) >= 3 && side_ <= kLargestLanedSide;
  if (is_offset) {
    list_sets();
    const std::size_t large = groups[0].size() >= groups[1].size() ? 0 : 1;
    const int sign = groups[large][0].weight;
    propagator.kind = Propagator::Kind::kOffset;
    for (const CellSum::Term& term : groups[large]) propagator.cells.push_back(term.cell);
    propagator.cells.push_back(groups[1 - large][0].cell);
    propagator.total *= sign;
    propagator.weights = {-groups[1 - large][0].weight *
                          sign};  // sum of the group = total + weight * value of the last cell
    return add(std::move(propagator));
  }
  if (is_unit) propagator.kind = Propagator::Kind::kSum;
  for (std::size_t group = 0; group < groups.size(); ++group)
    for (const CellSum::Term& term : groups[group]) {
      propagator.cells.push_back(term.cell);
      propagator.weights.push_back(term.weight);
      propagator.groups.push_back(static_cast<std::uint8_t>(std::min<std::size_t>(group, kLastGroup)));
      if (is_unit && term.weight < 0) propagator.total += side_ + 1;  // its value counts from the other end
    }
  add(std::move(propagator));
}

void ConstraintNetwork::list_sets() {
  if (set_totals_ > 0) return;
  set_totals_ = static_cast<std::size_t>(side_ * (side_ + 1) / 2 + 1);
  for (int count = 0; count <= side_; ++count)
    for (int total = 0; total < static_cast<int>(set_totals_); ++total)
      sets_.push_back(lanes_of(digit_sets(side_, count, total, SetLanes().size())));
  sets_.push_back(lanes_of({}));
}

}  // namespace sudoscope
