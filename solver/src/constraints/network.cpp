// Building the network: peers first, because sums ask which cells differ; then pairs, houses, choices and sums.
#include "sudoscope/constraints/network.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace sudoscope {
namespace {

constexpr int kLargestTabledSide = 10;
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

SetLanes lanes_of(const std::vector<DigitMask>& sets) {
  SetLanes lanes;
  lanes.fill(kNoSet);
  for (std::size_t at = 0; at < sets.size(); ++at) lanes[at] = static_cast<std::uint16_t>(sets[at]);
  return lanes;
}

}  // namespace

int CellBits::count() const {
  int found = 0;
  for (const std::uint64_t word : words) found += std::popcount(word);
  return found;
}

std::vector<Cell> CellBits::cells() const {
  std::vector<Cell> found;
  for (std::size_t at = 0; at < kWords; ++at)
    for (std::uint64_t word = words[at]; word != 0; word &= word - 1)
      found.push_back(static_cast<Cell>(at * 64 + static_cast<std::size_t>(std::countr_zero(word))));
  return found;
}

CellBits operator&(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] &= b.words[at];
  return a;
}

CellBits operator|(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] |= b.words[at];
  return a;
}

CellBits without(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] &= ~b.words[at];
  return a;
}

std::vector<DigitMask> digit_sets(int side, int count, int total, std::size_t most) {
  std::vector<DigitMask> found;
  if (count <= side) list_sets(side, count, total, 0, 1, most, found);
  if (found.size() > most) found.clear();
  return found;
}

ConstraintNetwork::ConstraintNetwork(const Puzzle& puzzle)
    : side_(puzzle.geometry->side()), all_(static_cast<DigitMask>(puzzle.geometry->all())) {
  const Geometry& geometry = *puzzle.geometry;
  const auto cells = static_cast<std::size_t>(geometry.cell_count());
  primitives = compile_constraints(geometry).primitives;
  if (primitives.domains.empty()) primitives.domains.assign(cells, geometry.all());
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const DigitSet given = puzzle.givens[cell] == kBlank ? geometry.all() : digit_bit(puzzle.givens[cell]);
    start.push_back(static_cast<DigitMask>(primitives.domains[cell] & given));
  }
  peer_bits.resize(cells);
  peers.resize(cells);
  relations.resize(cells);
  start_scores.resize(cells);
  take_distinct(geometry);
  take_pairs();
  take_houses(geometry);
  take_bands(geometry);
  take_choices();
  take_sums(geometry);
  take_others();
  finish();
}

void ConstraintNetwork::meet(Cell a, Cell b) {
  if (a == b) return;
  peer_bits[a].add(b);
  peer_bits[b].add(a);
}

void ConstraintNetwork::take_distinct(const Geometry& geometry) {
  for (int cell = 0; cell < cell_count(); ++cell)
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) peer_bits[static_cast<std::size_t>(cell)].add(peer);
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

void ConstraintNetwork::add(Propagator propagator) {
  if (propagator.kind == Propagator::Kind::kChoice && side_ <= kLargestLanedSide &&
      propagator.sets.size() <= propagator.lanes.size()) {
    propagator.has_lanes = true;
    propagator.lanes = lanes_of(propagator.sets);
  }
  propagators.push_back(std::move(propagator));
}

void ConstraintNetwork::take_houses(const Geometry& geometry) {
  std::set<std::vector<Cell>> known;
  for (const House& house : geometry.houses()) {
    houses.push_back(house.cells);
    if (known.insert(house.cells).second) add({.kind = Propagator::Kind::kHouse, .cost = 0, .cells = house.cells});
  }
}

void ConstraintNetwork::take_bands(const Geometry& geometry) {
  if (geometry.is_jigsaw()) return;
  const auto add_band = [&](int bands, int boxes, auto cell_at) {
    if (bands < 2 || boxes < 2) return;
    Propagator band{.kind = Propagator::Kind::kBand, .cost = 500};
    band.bands = bands;
    band.boxes = boxes;
    band.width = side_ / boxes;
    for (int line = 0; line < bands; ++line)
      for (int place = 0; place < side_; ++place) band.cells.push_back(static_cast<Cell>(cell_at(line, place)));
    add(std::move(band));
  };
  const int height = geometry.box_height();
  const int width = geometry.box_width();
  for (int top = 0; top < side_; top += height)
    add_band(height, side_ / width, [&](int line, int place) { return (top + line) * side_ + place; });
  for (int left = 0; left < side_; left += width)
    add_band(width, side_ / height, [&](int line, int place) { return place * side_ + left + line; });
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

void ConstraintNetwork::take_sums(const Geometry& geometry) {
  std::set<std::pair<std::vector<CellSum::Term>, int>> known;
  const auto take = [&](const std::vector<CellSum>& sums) {
    for (const CellSum& sum : sums)
      if (known.emplace(sum.terms, sum.total).second) add_sum(sum);
  };
  take(primitives.sums);
  take(derived_sums(geometry, primitives.sums));
}

// Groups of cells of one weight that differ pairwise, the largest first by a greedy choice.
static std::vector<std::vector<CellSum::Term>> groups_of(const ConstraintNetwork& network,
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
      propagator.groups.push_back(static_cast<std::uint8_t>(std::min<std::size_t>(group, 255)));
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

void ConstraintNetwork::take_others() {
  const auto add_primitives = [&](const auto& list, Propagator::Kind kind, int cost, auto cells_of, auto clue_of) {
    for (std::size_t index = 0; index < list.size(); ++index) {
      Propagator propagator{.kind = kind, .index = static_cast<std::uint32_t>(index), .clue = clue_of(list[index])};
      propagator.cells = cells_of(list[index]);
      propagator.cost = cost + static_cast<int>(propagator.cells.size());
      add(std::move(propagator));
    }
  };
  const auto own_cells = [](const auto& primitive) { return primitive.cells; };
  const auto own_clue = [](const auto& primitive) { return primitive.clue; };
  const auto united = [](const auto& lists) {
    std::set<Cell> cells;
    for (const auto& list : lists) cells.insert(list.begin(), list.end());
    return std::vector<Cell>(cells.begin(), cells.end());
  };
  add_primitives(primitives.counts, Propagator::Kind::kCount, 10, own_cells, own_clue);
  add_primitives(primitives.lines, Propagator::Kind::kLine, 600, own_cells, own_clue);
  for (Propagator& propagator : propagators)
    if (propagator.kind == Propagator::Kind::kLine) {
      const auto& states = primitives.lines[propagator.index].machine->states;
      propagator.is_narrow = states.at(0) == 1 && *std::max_element(states.begin(), states.end()) <= 64;
    }
  add_primitives(
      primitives.same, Propagator::Kind::kSame, 550, [&](auto& same) { return united(same.groups); }, own_clue);
  add_primitives(primitives.counting, Propagator::Kind::kCounting, 560, own_cells, own_clue);
  add_primitives(
      primitives.ranked, Propagator::Kind::kRanked, 900, [&](auto& ranked) { return united(ranked.lines); },
      [](const auto&) { return kNoClue; });
}

void ConstraintNetwork::finish() {
  std::stable_sort(propagators.begin(), propagators.end(),
                   [](const Propagator& a, const Propagator& b) { return a.cost < b.cost; });
  watcher_words = (propagators.size() + 63) / 64;
  watchers.assign(start.size() * watcher_words, 0);
  for (std::size_t index = 0; index < propagators.size(); ++index) {
    std::set<Cell> cells(propagators[index].cells.begin(), propagators[index].cells.end());
    cells.insert(propagators[index].rest.begin(), propagators[index].rest.end());
    for (const Cell cell : cells) watchers[cell * watcher_words + index / 64] |= std::uint64_t{1} << index % 64;
  }
  for (std::size_t cell = 0; cell < start.size(); ++cell) peers[cell] = peer_bits[cell].cells();
  set_start_scores();
}

// A cell scores by the number of cells of each of its houses, pairs and clues; for a sum the more, the fewer these are.
void ConstraintNetwork::set_start_scores() {
  const auto add = [&](const auto& cells, int weight) {
    for (const Cell cell : cells) start_scores[cell] += static_cast<std::uint32_t>(weight);
  };
  for (std::size_t cell = 0; cell < start.size(); ++cell)
    start_scores[cell] = 2 * static_cast<std::uint32_t>(relations[cell].size());
  for (const Propagator& propagator : propagators) {
    if (propagator.kind == Propagator::Kind::kBand) continue;
    const auto size = static_cast<int>(propagator.cells.size());
    const bool is_sum = propagator.kind == Propagator::Kind::kSum || propagator.kind == Propagator::Kind::kOffset ||
                        propagator.kind == Propagator::Kind::kWeighted ||
                        (propagator.kind == Propagator::Kind::kChoice && propagator.is_sum);
    add(propagator.cells, is_sum ? std::max(side_, 2 * side_ - size) : size);
  }
}

}  // namespace sudoscope
