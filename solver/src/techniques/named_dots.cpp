// Chains of dots and signs: clues about two cells each that share cells.
#include <algorithm>
#include <string>

#include "sudoscope/base/say.hpp"
#include "techniques/clue_units.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

// A chain with more ways to fill it has no name.
constexpr std::size_t kMostWays = 2000;

class Chain {
 public:
  explicit Chain(const StepView& view) : view_(view) {
    const auto& cells = view.cells();
    const auto end = std::find_if(cells.begin(), cells.end(),
                                  [&](const StepView::InCell& each) { return pairs_at(each.cell) == 1; });
    follow(end == cells.end() ? cells.at(0).cell : end->cell);
    way_.resize(cells_.size());
  }

  bool has_all_cells() const { return cells_.size() == view_.cells().size(); }
  // In the order of the chain, from an end if it has one.
  const std::vector<Cell>& cells() const { return cells_; }
  // All ways to fill it, digits in the order of cells(); stops above kMostWays.
  std::vector<std::vector<Digit>> ways() {
    ways_.clear();
    fill(0);
    return ways_;
  }

 private:
  std::ptrdiff_t pairs_at(Cell cell) const {
    const auto& pairs = view_.primitives().pairs;
    return std::count_if(pairs.begin(), pairs.end(),
                         [&](const CellPair& pair) { return pair.first == cell || pair.second == cell; });
  }

  void follow(Cell cell) {
    if (std::find(cells_.begin(), cells_.end(), cell) != cells_.end()) return;
    cells_.push_back(cell);
    for (const CellPair& pair : view_.primitives().pairs)
      if (pair.first == cell || pair.second == cell) follow(pair.first == cell ? pair.second : pair.first);
  }

  bool fits(std::size_t at, Digit digit) const {
    for (std::size_t before = 0; before < at; ++before)
      if (way_[before] == digit && view_.differ(cells_[before], cells_[at])) return false;
    for (const CellPair& pair : view_.primitives().pairs) {
      if (pair.first != cells_[at] && pair.second != cells_[at]) continue;
      const auto filled = cells_.begin() + static_cast<std::ptrdiff_t>(at);
      const auto other = std::find(cells_.begin(), filled, pair.first == cells_[at] ? pair.second : pair.first);
      if (other != filled &&
          !has_digit(view_.partners(pair, cells_[at], digit), way_[static_cast<std::size_t>(other - cells_.begin())]))
        return false;
    }
    return true;
  }

  void fill(std::size_t at) {
    if (ways_.size() > kMostWays) return;
    if (at == cells_.size()) {
      ways_.push_back(way_);
      return;
    }
    for (DigitSet left = view_.possible(cells_[at]); left != 0; left = without_first(left))
      if (const Digit digit = first_digit(left); fits(at, digit)) {
        way_[at] = digit;
        fill(at + 1);
      }
  }

  const StepView& view_;
  std::vector<Cell> cells_;
  std::vector<Digit> way_;
  std::vector<std::vector<Digit>> ways_;
};

// Two cells on either side of the only cell with removed candidates, for which each of these leaves the same digit.
std::optional<std::vector<Cell>> sides_of_middle(const StepView& view) {
  if (view.removed().size() != 1) return std::nullopt;
  const auto& [middle, digits] = view.removed()[0];
  std::vector<Cell> beside;
  std::vector<const CellPair*> pairs;
  for (const CellPair& pair : view.primitives().pairs)
    if (pair.first == middle || pair.second == middle) {
      beside.push_back(pair.first == middle ? pair.second : pair.first);
      pairs.push_back(&pair);
    }
  if (beside.size() != 2 || !view.differ(beside[0], beside[1])) return std::nullopt;
  for (DigitSet left = digits; left != 0; left = without_first(left)) {
    const DigitSet one = view.partners(*pairs[0], middle, first_digit(left)) & view.possible(beside[0]);
    const DigitSet other = view.partners(*pairs[1], middle, first_digit(left)) & view.possible(beside[1]);
    if (!is_single(one) || one != other) return std::nullopt;
  }
  std::sort(beside.begin(), beside.end());
  return beside;
}

// "1-2-4".
std::string way_written(const std::vector<Digit>& way) {
  std::string written;
  for (const Digit digit : way) written += (written.empty() ? "" : "-") + std::to_string(digit + 1);
  return written;
}

Message ways_said(const StepView& view, const Chain& chain, const std::vector<std::vector<Digit>>& ways) {
  const std::vector<CellName> cells = cells_named(view.geometry(), chain.cells());
  if (ways.size() <= kMostListed) {
    std::vector<std::string> names;
    for (const std::vector<Digit>& way : ways) names.push_back(way_written(way));
    return say(Id::kDotChainWays, cells, names, names.size());
  }
  std::vector<Message> never;
  for (const auto& [cell, digits] : view.removed())
    never.push_back(
        say(Id::kDotChainNever, digits_named(digits), digit_count(digits), cell_named(view.geometry(), cell)));
  return say(Id::kDotChainReason, cells, ways.size(), never);
}

}  // namespace

std::optional<NamedStep> named_dot_chain(const Geometry& geometry, const Deduction& deduction) {
  for (const ClueAddress& clue : deduction.evidence.by_clue->clues)
    if (!is_dot(geometry, clue)) return std::nullopt;
  const StepView view(geometry, deduction);
  if (view.removed().empty()) return std::nullopt;
  Chain chain(view);
  if (!chain.has_all_cells()) return std::nullopt;
  const std::vector<std::vector<Digit>> ways = chain.ways();
  if (ways.empty() || ways.size() > kMostWays) return std::nullopt;
  const std::vector<Cell>& cells = chain.cells();
  for (const std::vector<Digit>& way : ways)
    for (const auto& [cell, digits] : view.removed()) {
      const auto at = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
      if (has_digit(digits, way[at])) return std::nullopt;
    }
  if (const auto sides = sides_of_middle(view)) {
    const auto& [middle, digits] = view.removed()[0];
    return NamedStep{Technique::kDotChain, say(Id::kDotChainMiddle, digits_named(digits), digit_count(digits),
                                               cell_named(geometry, middle), cells_named(geometry, *sides))};
  }
  return NamedStep{Technique::kDotChain, ways_said(view, chain, ways)};
}

}  // namespace sudoscope
