// Taking primitives, each once.
#include "constraints/builder.hpp"

#include <algorithm>
#include <utility>

#include "constraints/primitive_lists.hpp"
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
  const auto& read = read_clues(geometry_).of_constraints;
  for (std::size_t index = 0; index < read.size(); ++index)
    if (geometry_.constraints()[index].kind == kind && read[index])
      found.insert(found.end(), read[index].value().begin(), read[index].value().end());
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

void Builder::distinct(const std::vector<Cell>& cells) {
  // A cell that is listed twice is one cell.
  std::vector<Cell> once;
  for (const Cell cell : cells)
    if (std::find(once.begin(), once.end(), cell) == once.end()) once.push_back(cell);
  if (once.size() > 1) out_.primitives.distinct.push_back({clue_, std::move(once)});
}

std::uint16_t Builder::table_of(const std::function<bool(int, int)>& holds) {
  PairTable table(static_cast<std::size_t>(side_));
  for (int a = 1; a <= side_; ++a)
    for (int b = 1; b <= side_; ++b)
      if (holds(a, b)) table[static_cast<std::size_t>(a - 1)] |= digit_bit(static_cast<Digit>(b - 1));
  std::vector<PairTable>& tables = out_.primitives.tables;
  const auto [known, is_new] = tables_.try_emplace(table, static_cast<std::uint16_t>(tables.size()));
  if (is_new) tables.push_back(std::move(table));
  return known->second;
}

void Builder::add_pair(Cell first, Cell second, std::uint16_t table) {
  if (first != second) return out_.primitives.pairs.push_back({clue_, first, second, table});
  for (int digit = 0; digit < side_; ++digit) {  // a relation of a cell with itself
    const auto own = static_cast<Digit>(digit);
    if (!has_digit(out_.primitives.tables[table][own], own)) allow(first, ~digit_bit(own));
  }
}

void Builder::pair(Cell first, Cell second, const std::function<bool(int, int)>& holds) {
  add_pair(first, second, table_of(holds));
}

void Builder::all_pairs(std::span<const Cell> cells, const std::function<bool(int, int)>& holds) {
  const std::uint16_t table = table_of(holds);
  for (std::size_t first = 0; first < cells.size(); ++first)
    for (std::size_t second = first + 1; second < cells.size(); ++second) add_pair(cells[first], cells[second], table);
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

void Builder::equal_sums(std::span<const std::vector<Cell>> groups) {
  // A group among more of them is compared with the next alone: all pairs would fill the memory.
  constexpr std::size_t kMostCompared = 32;
  const std::size_t reach = groups.size() <= kMostCompared ? groups.size() : 1;
  for (std::size_t first = 0; first < groups.size(); ++first)
    for (std::size_t second = first + 1; second < groups.size() && second <= first + reach; ++second)
      equal_sums(groups[first], groups[second]);
}

void Builder::choice(std::vector<Cell> cells, std::vector<DigitSet> sets) {
  out_.primitives.choices.push_back({clue_, std::move(cells), std::move(sets)});
}

bool Builder::choice_of_all(const std::vector<Cell>& cells, const std::function<bool(DigitSet)>& fits) {
  constexpr int kLargestSide = 10;
  if (side_ > kLargestSide) return false;
  std::vector<DigitSet> sets;
  for (DigitSet set = 0; set <= all_digits(side_); ++set)
    if (digit_count(set) == static_cast<int>(cells.size()) && fits(set)) sets.push_back(set);
  distinct(cells);
  choice(cells, std::move(sets));
  return true;
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

Primitives Builder::apart(const std::function<void()>& add) {
  Primitives whole = std::exchange(out_.primitives, {});
  auto tables = std::exchange(tables_, {});
  out_.primitives.domains.assign(whole.domains.size(), all());
  add();
  for (std::size_t cell = 0; cell < whole.domains.size(); ++cell) {
    const DigitSet left = out_.primitives.domains[cell];
    if (left == all()) continue;
    for (Digit digit = 0; digit < side_; ++digit)
      if (!has_digit(left, digit)) out_.primitives.counts.push_back({clue_, {static_cast<Cell>(cell)}, digit, 0, 0});
  }
  out_.primitives.domains.clear();
  tables_ = std::move(tables);
  return std::exchange(out_.primitives, std::move(whole));
}

void Builder::either(std::vector<Primitives> alternatives) {
  // Each has a network of its own.
  constexpr std::size_t kMostAlternatives = 1000;
  alternatives_ += alternatives.size();
  if (alternatives_ > kMostAlternatives) return refuse(say(MessageId::kClueTooLarge));
  std::vector<Cell> cells;
  for (const Primitives& alternative : alternatives) {
    const std::vector<Cell> its = cells_in(alternative);
    cells.insert(cells.end(), its.begin(), its.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  out_.primitives.either.push_back({clue_, std::move(cells), std::move(alternatives)});
}

void Builder::take_line(std::vector<Cell> cells, std::shared_ptr<const Machine> machine) {
  if (machine->edges.empty()) return refuse(say(MessageId::kClueTooLarge));
  out_.primitives.lines.push_back({clue_, std::move(cells), std::move(machine)});
}

}  // namespace sudoscope
