// Making behind the boundary.
#include "making.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "arguments.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::wasm {
namespace {

// The words of a text, up to three.
std::array<std::string_view, 3> words_of(std::string_view text) {
  std::array<std::string_view, 3> words;
  for (std::string_view& word : words) {
    const std::size_t end = std::min(text.find(' '), text.size());
    word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

int number_of(std::string_view word) {
  int number = -1;
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

Aim need_aim(const std::string& text) {
  const auto [kind, first, second] = words_of(text);
  if (kind.empty()) return {};
  const int least = number_of(first), most = number_of(second);
  if (kind == "grade" && least >= 0 && least <= static_cast<int>(Grade::kExtreme)) return static_cast<Grade>(least);
  if (kind == "se" && least >= 0 && most >= least) return SeRange{least, most};
  if (kind == "hodoku" && least >= 0 && most >= least) return HodokuRange{least, most};
  const auto named = kind == "technique" ? techniques_named(first) : std::vector<const TechniqueRow*>();
  need(named.size() == 1 && is_sought(named[0]->technique), "aim must be a grade, a range of a scale, or a technique.");
  return named[0]->technique;
}

MakerRecipe need_recipe(const PuzzleBytes& grid, bool new_regions, const std::string& symmetry, double least,
                        double most, bool minimal, const std::string& pattern, const std::string& aim, double seed) {
  MakerRecipe recipe;
  recipe.geometry = need_puzzle(grid).geometry;
  recipe.new_regions = new_regions;
  auto symmetries = find_symmetries(symmetry);
  need(symmetries.has_value(), "symmetry must be one of the names of symmetries.");
  recipe.symmetries = std::move(*symmetries);
  const auto cells = static_cast<double>(recipe.geometry->cell_count());
  recipe.least_givens = static_cast<int>(std::min(cells + 1, static_cast<double>(need_count(least, "least"))));
  recipe.most_givens = static_cast<int>(std::min(cells, static_cast<double>(need_count(most, "most"))));
  recipe.minimal = minimal;
  need(pattern.empty() || pattern.size() == static_cast<std::size_t>(recipe.geometry->cell_count()),
       "The pattern must have one byte for each cell, or be empty.");
  for (std::size_t cell = 0; cell < pattern.size(); ++cell)
    if (pattern[cell] != 0) recipe.pattern.push_back(static_cast<Cell>(cell));
  recipe.aim = need_aim(aim);
  recipe.seed = need_count(seed, "seed");
  return recipe;
}

Json regions_of(const Geometry& geometry) {
  if (!geometry.is_jigsaw()) return nullptr;
  std::vector<int> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) regions.push_back(geometry.box_of(static_cast<Cell>(cell)));
  return Json::list(regions);
}

struct Numbered {
  std::uint64_t attempt;
  MadePuzzle made;
};

Json json_of(const Numbered& numbered) {
  const auto& [attempt, made] = numbered;
  JsonObject object;
  object.add("attempt", attempt);
  object.add("givens", Json::list(shown(made.puzzle.givens)));
  object.add("regions", regions_of(*made.puzzle.geometry));
  object.add("solution", Json::list(shown(made.solution)));
  return Json(object);
}

}  // namespace

MakerSession::MakerSession(const PuzzleBytes& grid, bool new_regions, const std::string& symmetry, double least,
                           double most, bool minimal, const std::string& pattern, const std::string& aim, double seed)
    : maker_(Maker::of(need_recipe(grid, new_regions, symmetry, least, most, minimal, pattern, aim, seed))) {}

std::string MakerSession::refused() const { return maker_ ? "null" : Json(maker_.error()).text(); }

double MakerSession::batch() const { return maker_ ? static_cast<double>(maker_.value().batch()) : 0; }

std::string MakerSession::attempts(double first, double most, emscripten::val is_ended) const {
  const std::uint64_t begin = need_count(first, "first"), limit = need_count(most, "most");
  std::vector<Numbered> found;
  if (maker_) {
    const Cancelled cancelled = [&] { return is_ended().as<bool>(); };
    auto made = maker_.value().attempts(begin, maker_.value().batch(), cancelled);
    for (std::size_t number = 0; number < made.size() && found.size() < limit; ++number)
      if (made[number]) found.push_back({begin + number, std::move(*made[number])});
  }
  return Json::list(found, json_of).text();
}

}  // namespace sudoscope::wasm
