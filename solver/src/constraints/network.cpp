// Building the network: peers first, because sums ask which cells differ; then pairs, houses, choices and sums.
#include "sudoscope/constraints/network.hpp"

#include <algorithm>
#include <set>

#include "constraints/set_lanes.hpp"

namespace sudoscope {

const ConstraintNetwork& network_of(const Geometry& geometry) {
  return geometry.network_slot().get([&] { return ConstraintNetwork(geometry); });
}

std::shared_ptr<const ConstraintNetwork> network_of(const GeometryPtr& geometry) {
  return {geometry, &network_of(*geometry)};
}

ConstraintNetwork::ConstraintNetwork(const Geometry& geometry)
    : side_(geometry.side()), all_(static_cast<DigitMask>(geometry.all())) {
  const auto cells = static_cast<std::size_t>(geometry.cell_count());
  primitives = compile_constraints(geometry).primitives;
  if (primitives.domains.empty()) primitives.domains.assign(cells, geometry.all());
  for (std::size_t cell = 0; cell < cells; ++cell) start.push_back(static_cast<DigitMask>(primitives.domains[cell]));
  make_room();
  take_peers(geometry);
  take_distinct();
  take_pairs();
  take_houses(geometry);
  take_bands(geometry);
  take_choices();
  take_sums(derived_sums(geometry));
  take_others();
  take_either();
  finish();
}

ConstraintNetwork::ConstraintNetwork(const ConstraintNetwork& whole, const EitherOf& clue,
                                     const Primitives& alternative)
    : start(whole.start.size(), whole.all_), primitives(alternative), side_(whole.side_), all_(whole.all_) {
  make_room();
  for (const Cell a : clue.cells)
    for (const Cell b : clue.cells)
      if (whole.sees(a, b)) meet(a, b);
  take_distinct();
  take_pairs();
  take_choices();
  take_sums({});
  take_others();
  take_either();
  finish();
}

void ConstraintNetwork::make_room() {
  peer_bits.resize(start.size());
  peers.resize(start.size());
  relations.resize(start.size());
  start_scores.resize(start.size());
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

void ConstraintNetwork::take_either() {
  for (const EitherOf& clue : primitives.either) {
    std::vector<ConstraintNetwork>& alternatives = either.emplace_back();
    for (const Primitives& alternative : clue.alternatives)
      alternatives.push_back(ConstraintNetwork(*this, clue, alternative));
    add({.kind = Propagator::Kind::kEither,
         .cost = 1000 + static_cast<int>(clue.cells.size()),
         .cells = clue.cells,
         .index = static_cast<std::uint32_t>(either.size() - 1),
         .clue = clue.clue});
  }
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
