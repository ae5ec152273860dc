// Cells that see each other, and relations of two cells: all of one pair are one table for each direction.
#include <algorithm>
#include <bit>
#include <map>

#include "sudoscope/constraints/network.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestTabledSide = 10;

}  // namespace

void ConstraintNetwork::meet(Cell a, Cell b) {
  if (a == b) return;
  peer_bits[a].add(b);
  peer_bits[b].add(a);
}

void ConstraintNetwork::take_peers(const Geometry& geometry) {
  for (int cell = 0; cell < cell_count(); ++cell)
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) peer_bits[static_cast<std::size_t>(cell)].add(peer);
}

void ConstraintNetwork::take_distinct() {
  for (const DistinctCells& distinct : primitives.distinct)
    for (const Cell a : distinct.cells)
      for (const Cell b : distinct.cells) meet(a, b);
  for (const DigitChoice& choice : primitives.choices)
    for (const Cell a : choice.cells)
      for (const Cell b : choice.cells) meet(a, b);
}

std::uint16_t ConstraintNetwork::add_table(std::vector<DigitMask> table) {
  const auto known = std::find(tables_.begin(), tables_.end(), table);
  if (known == tables_.end()) {
    tables_.push_back(std::move(table));
    return static_cast<std::uint16_t>(tables_.size() - 1);
  }
  return static_cast<std::uint16_t>(known - tables_.begin());
}

void ConstraintNetwork::take_pairs() {
  // All relations of two cells as one table, from the smaller to the larger.
  const auto side = static_cast<std::size_t>(side_);
  std::map<std::pair<Cell, Cell>, std::vector<DigitMask>> merged;
  for (const CellPair& pair : primitives.pairs) {
    const PairTable& table = primitives.tables[pair.table];
    auto& rows = merged[std::minmax(pair.first, pair.second)];
    if (rows.empty()) rows.assign(side, all_);
    for (std::size_t a = 0; a < side; ++a) {
      if (pair.first < pair.second) {
        rows[a] &= static_cast<DigitMask>(table[a]);
      } else {
        for (std::size_t b = 0; b < side; ++b)
          if (!has_digit(table[b], static_cast<Digit>(a))) rows[a] &= ~(DigitMask{1} << b);
      }
    }
  }
  std::vector<std::pair<Cell, Cell>> twins;
  for (const auto& [cells, rows] : merged) {
    bool never_equal = true;
    bool only_equal = true;
    for (std::size_t digit = 0; digit < side; ++digit) {
      never_equal = never_equal && !(rows[digit] >> digit & 1);
      only_equal = only_equal && (rows[digit] & ~(DigitMask{1} << digit)) == 0;
    }
    if (never_equal) meet(cells.first, cells.second);
    if (only_equal) twins.push_back(cells);
  }
  // A cell sees whatever its twin sees.
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [a, b] : twins)
      for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)})
        for (const Cell cell : peer_bits[from].cells())
          if (cell != to && !sees(to, cell)) {
            meet(to, cell);
            changed = true;
          }
  }
  for (const auto& [cells, rows] : merged) {
    const bool differ = sees(cells.first, cells.second);
    std::vector<DigitMask> there(side);
    std::vector<DigitMask> back(side);
    for (std::size_t a = 0; a < side; ++a)
      for (std::size_t b = 0; b < side; ++b) {
        if (!(rows[a] >> b & 1) || (differ && a == b)) continue;
        there[a] |= DigitMask{1} << b;
        back[b] |= DigitMask{1} << a;
      }
    for (const bool is_back : {false, true}) {
      const std::vector<DigitMask>& table = is_back ? back : there;
      bool is_useful = false;
      bool is_strong = false;
      for (std::size_t a = 0; a < side; ++a) {
        is_useful = is_useful || table[a] != (differ ? all_ & ~(DigitMask{1} << a) : all_);
        for (std::size_t b = 0; b < a; ++b) is_strong = is_strong || (table[a] | table[b]) != all_;
      }
      if (!is_useful) continue;
      const auto& [from, to] = is_back ? std::pair(cells.second, cells.first) : cells;
      relations[from].push_back({to, is_strong, add_table(table)});
    }
  }
  if (side_ > kLargestTabledSide) return;
  mask_table_size_ = std::size_t{1} << side_;
  for (const std::vector<DigitMask>& table : tables_) {
    const std::size_t begin = mask_tables_.size();
    mask_tables_.resize(begin + mask_table_size_);
    for (std::size_t digits = 1; digits < mask_table_size_; ++digits)
      mask_tables_[begin + digits] =
          mask_tables_[begin + (digits & (digits - 1))] | table[static_cast<std::size_t>(std::countr_zero(digits))];
  }
}

}  // namespace sudoscope
