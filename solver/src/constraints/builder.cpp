// Taking primitives, each once.
#include "constraints/builder.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

namespace sudoscope {

Builder::Builder(const Geometry& geometry) : geometry_(geometry), side_(geometry.side()) {
  Primitives& primitives = out_.primitives;
  for (int cell = 0; cell < geometry.cell_count(); ++cell)
    primitives.domains.push_back(geometry.allowed(static_cast<Cell>(cell)));
}

std::vector<Cell> Builder::next_neighbours(Cell cell) const {
  std::vector<Cell> found;
  if (cell % side_ + 1 < side_) found.push_back(static_cast<Cell>(cell + 1));
  if (cell + side_ < geometry_.cell_count()) found.push_back(static_cast<Cell>(cell + side_));
  return found;
}

std::vector<Cell> Builder::neighbours(Cell cell) const {
  std::vector<Cell> found = next_neighbours(cell);
  if (cell % side_ > 0) found.push_back(static_cast<Cell>(cell - 1));
  if (cell >= side_) found.push_back(static_cast<Cell>(cell - side_));
  return found;
}

std::vector<Clue> Builder::clues_of_kind(std::string_view kind) const {
  std::vector<Clue> found;
  for (const Constraint& constraint : geometry_.constraints()) {
    if (constraint.kind != kind) continue;
    if (const auto clues = clues_of(constraint, side_))
      found.insert(found.end(), clues.value().begin(), clues.value().end());
  }
  return found;
}

bool Builder::has_dot(std::string_view kind, Cell first, Cell second) {
  const auto cells = static_cast<std::size_t>(geometry_.cell_count());
  auto known = dots_.find(kind);
  if (known == dots_.end()) {
    known = dots_.emplace(std::string(kind), std::vector<bool>(cells * cells)).first;
    for (const Clue& clue : clues_of_kind(kind)) {
      if (clue.cells.size() != 2) continue;
      known->second[clue.cells[0] * cells + clue.cells[1]] = true;
      known->second[clue.cells[1] * cells + clue.cells[0]] = true;
    }
  }
  return known->second[first * cells + second];
}

void Builder::begin_clue(std::size_t constraint, std::size_t entry) {
  clue_ = static_cast<ClueId>(std::min<std::size_t>(out_.clues.size(), kNoClue));
  if (clue_ != kNoClue)
    out_.clues.push_back({static_cast<std::uint16_t>(constraint), static_cast<std::uint32_t>(entry)});
}

void Builder::refuse(Message reason) {
  if (!refusal_) refusal_ = std::move(reason);
}

int Builder::number_of(const Clue& clue, int missing) {
  if (clue.value.empty()) return missing;
  if (const auto number = whole_number(clue.value)) return *number;
  refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
  return missing;
}

void Builder::distinct(std::vector<Cell> cells) {
  if (cells.size() > 1) out_.primitives.distinct.push_back({clue_, std::move(cells)});
}

void Builder::pair(Cell first, Cell second, const std::function<bool(int, int)>& holds) {
  if (first == second) {  // a relation of a cell with itself
    for (int value = 1; value <= side_; ++value)
      if (!holds(value, value)) allow(first, ~digit_bit(static_cast<Digit>(value - 1)));
    return;
  }
  PairTable table(static_cast<std::size_t>(side_));
  for (int a = 1; a <= side_; ++a)
    for (int b = 1; b <= side_; ++b)
      if (holds(a, b)) table[static_cast<std::size_t>(a - 1)] |= digit_bit(static_cast<Digit>(b - 1));
  std::vector<PairTable>& tables = out_.primitives.tables;
  const auto [known, is_new] = tables_.try_emplace(table, static_cast<std::uint16_t>(tables.size()));
  if (is_new) tables.push_back(std::move(table));
  out_.primitives.pairs.push_back({clue_, first, second, known->second});
}

void Builder::sum(std::vector<CellSum::Term> terms, int total) {
  std::sort(terms.begin(), terms.end());
  std::vector<CellSum::Term> merged;
  for (const CellSum::Term& term : terms) {
    if (!merged.empty() && merged.back().cell == term.cell)
      merged.back().weight += term.weight;
    else
      merged.push_back(term);
  }
  std::erase_if(merged, [](const CellSum::Term& term) { return term.weight == 0; });
  if (merged.empty() && total == 0) return;
  out_.primitives.sums.push_back({clue_, std::move(merged), total});
}

void Builder::equal_sums(std::span<const Cell> first, std::span<const Cell> second) {
  std::vector<CellSum::Term> terms;
  for (const Cell cell : first) terms.push_back({cell, 1});
  for (const Cell cell : second) terms.push_back({cell, -1});
  sum(std::move(terms), 0);
}

void Builder::choice(std::vector<Cell> cells, std::vector<DigitSet> sets) {
  out_.primitives.choices.push_back({clue_, std::move(cells), std::move(sets)});
}

void Builder::count(std::vector<Cell> cells, int value, int least, int most) {
  if (value < 1 || value > side_) return refuse(say(MessageId::kClueNoDigit, value, side_));
  out_.primitives.counts.push_back({clue_, std::move(cells), static_cast<Digit>(value - 1), least, most});
}

void Builder::same(std::vector<std::vector<Cell>> groups) {
  out_.primitives.same.push_back({clue_, std::move(groups)});
}

void Builder::counting(std::vector<Cell> cells) { out_.primitives.counting.push_back({clue_, std::move(cells)}); }

void Builder::ranked(RankedLines lines) { out_.primitives.ranked.push_back(std::move(lines)); }

void Builder::take_line(std::vector<Cell> cells, std::shared_ptr<const Machine> machine) {
  if (machine->edges.empty()) return refuse(say(MessageId::kClueTooLarge));
  out_.primitives.lines.push_back({clue_, std::move(cells), std::move(machine)});
}

}  // namespace sudoscope
