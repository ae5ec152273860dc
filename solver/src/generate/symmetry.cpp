// Orbits of cells, and the sets of symmetries that recipes name.
#include "generate/symmetry.hpp"

#include <algorithm>
#include <array>

#include "sudoscope/generate/maker.hpp"

namespace sudoscope {
namespace {

struct Choice {
  std::string_view name;
  std::vector<Symmetry> symmetries;
};

const std::vector<Choice>& choices() {
  static const std::vector<Choice> kChoices{
      {"none", {}},
      {"half-turn", {Symmetry::kHalfTurn}},
      {"quarter-turn", {Symmetry::kQuarterTurn}},
      {"left-right", {Symmetry::kLeftRight}},
      {"top-bottom", {Symmetry::kTopBottom}},
      {"mirrors", {Symmetry::kLeftRight, Symmetry::kTopBottom}},
      {"diagonal", {Symmetry::kDiagonal}},
      {"antidiagonal", {Symmetry::kAntidiagonal}},
      {"diagonals", {Symmetry::kDiagonal, Symmetry::kAntidiagonal}},
  };
  return kChoices;
}

}  // namespace

std::vector<std::string_view> symmetry_names() {
  std::vector<std::string_view> names;
  for (const Choice& choice : choices()) names.push_back(choice.name);
  return names;
}

std::optional<std::vector<Symmetry>> find_symmetries(std::string_view name) {
  const auto found =
      std::find_if(choices().begin(), choices().end(), [name](const Choice& choice) { return choice.name == name; });
  return found == choices().end() ? std::nullopt : std::optional(found->symmetries);
}

std::vector<std::vector<Cell>> orbits_of(std::span<const Symmetry> symmetries, int side) {
  std::vector<std::vector<Cell>> orbits;
  std::vector<bool> is_taken(static_cast<std::size_t>(side * side));
  for (std::size_t cell = 0; cell < is_taken.size(); ++cell) {
    if (is_taken[cell]) continue;
    std::vector<Cell> orbit{static_cast<Cell>(cell)};
    is_taken[cell] = true;
    for (std::size_t next = 0; next < orbit.size(); ++next) {
      for (const Symmetry symmetry : symmetries) {
        const Cell image = image_of(orbit[next], symmetry, side);
        if (is_taken[image]) continue;
        is_taken[image] = true;
        orbit.push_back(image);
      }
    }
    orbits.push_back(std::move(orbit));
  }
  return orbits;
}

std::vector<CellMap> maps_of(std::span<const Symmetry> symmetries, int side) {
  CellMap identity;
  for (int cell = 0; cell < side * side; ++cell) identity.push_back(static_cast<Cell>(cell));
  std::vector<CellMap> maps{std::move(identity)};
  for (std::size_t at = 0; at < maps.size(); ++at)
    for (const Symmetry symmetry : symmetries) {
      CellMap next = maps[at];
      for (Cell& cell : next) cell = image_of(cell, symmetry, side);
      if (std::find(maps.begin(), maps.end(), next) == maps.end()) maps.push_back(std::move(next));
    }
  return maps;
}

std::vector<Cell> image_of(const std::vector<Cell>& cells, const CellMap& map) {
  std::vector<Cell> image;
  for (const Cell cell : cells) image.push_back(map[cell]);
  return image;
}

}  // namespace sudoscope
