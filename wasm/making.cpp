// Making behind the boundary.
#include "making.hpp"

#include <limits>
#include <memory>
#include <utility>

#include "arguments.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::wasm {
namespace {

// A member of an object of JavaScript.
double number_in(const emscripten::val& object, const char* name) { return object[name].as<double>(); }
std::string text_in(const emscripten::val& object, const char* name) { return object[name].as<std::string>(); }
// Bytes, or none where it is null.
std::string bytes_in(const emscripten::val& object, const char* name) {
  return object[name].isNull() ? std::string() : text_in(object, name);
}

// Whole; a number that no range holds where it is none.
int bound_in(const emscripten::val& aim, const char* name) {
  const double number = number_in(aim, name);
  return number >= 0 && number <= std::numeric_limits<int>::max() ? static_cast<int>(number) : -1;
}

template <class Range>
Aim need_range(const emscripten::val& aim) {
  const Range range{bound_in(aim, "least"), bound_in(aim, "most")};
  need(range.least >= 0 && range.most >= range.least, "The aim must be a range of a scale.");
  return range;
}

Aim need_aim(const emscripten::val& aim) {
  const std::string kind = text_in(aim, "kind");
  if (kind == "any") return {};
  if (kind == "se") return need_range<SeRange>(aim);
  if (kind == "hodoku") return need_range<HodokuRange>(aim);
  if (kind == "grade") {
    const int grade = bound_in(aim, "grade");
    need(grade >= 0 && grade <= static_cast<int>(Grade::kExtreme), "The grade of the aim must be 0 to 5.");
    return static_cast<Grade>(grade);
  }
  need(kind == "technique", "The kind of the aim must be any, grade, se, hodoku or technique.");
  const auto named = techniques_named(text_in(aim, "id"));
  need(named.size() == 1 && can_aim_at(named[0]->technique), "The aim must be a technique that people look for.");
  return named[0]->technique;
}

GeometryPtr need_geometry(const emscripten::val& shape) {
  const PuzzleBytes grid{shape["boxHeight"].as<int>(),
                         shape["boxWidth"].as<int>(),
                         bytes_in(shape, "regions"),
                         text_in(shape, "constraints"),
                         {}};
  auto geometry = geometry_of(grid);
  need(geometry.ok(), "The shape is wrong: refusal() tells how.");
  return std::move(geometry.value());
}

MakerRecipe need_recipe(const emscripten::val& value) {
  MakerRecipe recipe;
  recipe.geometry = need_geometry(value["shape"]);
  recipe.new_regions = value["newRegions"].as<bool>();
  auto symmetries = find_symmetries(text_in(value, "symmetry"));
  need(symmetries.has_value(), "symmetry must be one of the names of symmetries.");
  recipe.symmetries = std::move(*symmetries);
  const auto count = [&](const char* name) { return static_cast<double>(need_count(number_in(value, name), name)); };
  const auto cells = static_cast<double>(recipe.geometry->cell_count());
  recipe.least_givens = static_cast<int>(std::min(cells + 1, count("leastGivens")));
  recipe.most_givens = static_cast<int>(std::min(cells, count("mostGivens")));
  recipe.minimal = value["minimal"].as<bool>();
  const std::string pattern = bytes_in(value, "pattern");
  need(pattern.empty() || pattern.size() == static_cast<std::size_t>(recipe.geometry->cell_count()),
       "The pattern must have one byte for each cell, or be null.");
  for (std::size_t cell = 0; cell < pattern.size(); ++cell)
    if (pattern[cell] != 0) recipe.pattern.push_back(static_cast<Cell>(cell));
  const std::string clues = text_in(value, "clues");
  for (std::size_t begin = 0; begin < clues.size();) {
    const std::size_t end = std::min(clues.find(' ', begin), clues.size());
    const auto wish = clue_wish_of(std::string_view(clues).substr(begin, end - begin));
    need(wish.has_value(), "clues must be kinds of clues such as \"killer arrows:3\".");
    recipe.clues.push_back(*wish);
    begin = end + 1;
  }
  recipe.aim = need_aim(value["aim"]);
  recipe.seed = need_count(number_in(value, "seed"), "seed");
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
  object.add("constraints", text_of(made.puzzle.geometry->constraints()));
  object.add("solution", Json::list(shown(made.solution)));
  return Json(object);
}

}  // namespace

MakerSession::MakerSession(emscripten::val recipe) : maker_(Maker::of(need_recipe(recipe))) {}

emscripten::val MakerSession::refusal() const {
  return maker_ ? emscripten::val::null() : message_value(maker_.error());
}

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
