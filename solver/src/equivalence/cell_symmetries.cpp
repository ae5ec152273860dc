// The symmetries of the cells as a chain of stabilizers (C. Sims, "Computational methods in the study of permutation
// groups", 1970): each level lists the places that the next cell can go to while all cells before it stay.
#include <algorithm>
#include <numeric>

#include "equivalence/house_maps.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/equivalence/transformation.hpp"

namespace sudoscope {
namespace {

using Way = std::vector<Cell>;

Way after(const Way& first, const Way& second) {
  Way way(first.size());
  std::transform(first.begin(), first.end(), way.begin(), [&](Cell at) { return second[at]; });
  return way;
}

Way no_move(std::size_t cells) {
  Way way(cells);
  std::iota(way.begin(), way.end(), Cell{0});
  return way;
}

// A cell that can move although all cells before it stay.
struct Level {
  Cell cell;
  HouseMaps::Sent sent;  // the cells before it, with their places
  std::vector<Cell> places;
};

// Ordinary grids, and all grids seen up to 16x16, take fewer than a thousand.
constexpr std::uint64_t kMostTries = 20'000;

std::vector<Level> levels_of(const HouseMaps& maps, std::size_t cells) {
  std::vector<Level> levels;
  HouseMaps::Sent sent = maps.start();
  for (std::size_t at = 0; at < cells; ++at) {
    const auto cell = static_cast<Cell>(at);
    std::vector<Cell> places = maps.places(sent, cell);
    if (places.size() > 1) levels.push_back({cell, sent, std::move(places)});
    maps.send(sent, cell, cell);
  }
  return levels;
}

}  // namespace

Result<CellSymmetries, Message> CellSymmetries::of(const Geometry& geometry) {
  using Made = Result<CellSymmetries, Message>;
  // Moves of cells keep houses intact; they may break other rules.
  const auto others = geometry.is_restricted() ? geometry.constraints() : geometry.ignored_constraints();
  if (!others.empty()) return Made::failure(say(MessageId::kEquivalenceOfRules, names_of(others)));
  CellSymmetries symmetries;
  symmetries.cells_ = static_cast<std::size_t>(geometry.cell_count());
  const HouseMaps maps(geometry);
  const std::vector<Level> levels = levels_of(maps, symmetries.cells_);
  std::uint64_t tries = kMostTries;
  // Begins with the last: the ways that leave more cells in place are a subset of the ways that leave fewer.
  for (auto level = levels.rbegin(); level != levels.rend(); ++level) {
    Link link{level->cell, {level->cell}, {no_move(symmetries.cells_)}};
    std::vector<bool> is_met(symmetries.cells_);
    is_met[level->cell] = true;
    const auto grow = [&] {
      for (std::size_t at = 0; at < link.orbit.size(); ++at) {
        for (const Way& generator : symmetries.generators_) {
          const Cell to = generator[link.orbit[at]];
          if (is_met[to]) continue;
          is_met[to] = true;
          link.orbit.push_back(to);
          link.ways.push_back(after(link.ways[at], generator));
        }
      }
    };
    for (const Cell place : level->places) {
      if (is_met[place]) continue;
      HouseMaps::Sent sent = level->sent;
      if (!maps.send(sent, level->cell, place)) continue;
      const auto outcome = maps.complete(sent, tries);
      if (outcome == HouseMaps::Outcome::kGivenUp) return Made::failure(say(MessageId::kEquivalenceTooLarge));
      if (outcome == HouseMaps::Outcome::kNone) continue;
      symmetries.generators_.push_back(std::move(sent.to));
      grow();
    }
    if (link.orbit.size() > 1) symmetries.chain_.push_back(std::move(link));
  }
  return symmetries;
}

double CellSymmetries::order() const {
  return std::accumulate(chain_.begin(), chain_.end(), 1.0, [](double product, const Link& link) {
    return product * static_cast<double>(link.orbit.size());
  });
}

std::vector<Cell> CellSymmetries::random(Rng& rng) const {
  Way way = no_move(cells_);
  for (const Link& link : chain_) way = after(way, link.ways[rng.below(link.orbit.size())]);
  return way;
}

std::vector<std::vector<Cell>> CellSymmetries::all() const {
  std::vector<Way> all{no_move(cells_)};
  for (const Link& link : chain_) {
    std::vector<Way> more;
    more.reserve(all.size() * link.ways.size());
    for (const Way& one : all)
      for (const Way& way : link.ways) more.push_back(after(one, way));
    all = std::move(more);
  }
  return all;
}

}  // namespace sudoscope
