// Clues as entries of a JSON list: left out, or written with another value.
#include "diagnose/clue_edit.hpp"

#include <algorithm>

#include "constraints/clue.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// Steps for one question: about a tenth of a second at 9x9.
constexpr std::uint64_t kPatience = 5'000;

}  // namespace

namespace diagnose {

ClueEdit::ClueEdit(const Geometry& geometry) : geometry_(geometry), clues_(clues_in(geometry)) {
  for (const ClueAddress clue : clues_) {
    const auto json = parse_json(geometry.constraints()[clue.constraint].data);
    const bool is_list = json && json.value().is(JsonValue::Kind::kArray) && clue.entry < json.value().items.size();
    entries_.emplace_back(is_list ? json.value().items[clue.entry].source : std::string_view());
  }
}

std::optional<int> ClueEdit::value_of(std::size_t clue) const {
  if (entries_[clue].empty()) return std::nullopt;
  const auto json = parse_json(entries_[clue]);
  const JsonValue* value = json ? json.value().member("value") : nullptr;
  return value ? whole_number(value->is(JsonValue::Kind::kNumber) ? value->source : value->text) : std::nullopt;
}

GeometryPtr ClueEdit::with(const std::vector<bool>& kept, std::optional<std::size_t> changed, int value) const {
  Constraints constraints;
  std::size_t index = 0;
  for (std::size_t constraint = 0; constraint < geometry_.constraints().size(); ++constraint) {
    const Constraint& original = geometry_.constraints()[constraint];
    if (index == clues_.size() || clues_[index].constraint != constraint) {
      constraints.push_back(original);
      continue;
    }
    std::string list;
    bool is_kept = false;
    for (; index < clues_.size() && clues_[index].constraint == constraint; ++index) {
      if (!kept[index]) continue;
      is_kept = true;
      std::string entry = entries_[index];
      if (changed == index) {
        const auto json = parse_json(entry);
        const std::string_view source = json.value().member("value")->source;
        // The views of parse_json lie in the text that it read.
        const auto begin = static_cast<std::size_t>(source.data() - entry.data());
        entry = entry.substr(0, begin) + '"' + std::to_string(value) + '"' + entry.substr(begin + source.size());
      }
      list += (list.empty() ? "" : ",") + entry;
    }
    if (is_kept) constraints.push_back({original.kind, list.empty() ? original.data : '[' + list + ']'});
  }
  return rebuilt(constraints);
}

GeometryPtr ClueEdit::with_value(std::size_t clue, int value) const {
  return with(std::vector<bool>(clues_.size(), true), clue, value);
}

GeometryPtr ClueEdit::rebuilt(const Constraints& constraints) const {
  if (!geometry_.is_jigsaw())
    return Geometry::boxes(geometry_.box_height(), geometry_.box_width(), constraints).value();
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < geometry_.cell_count(); ++cell)
    regions.push_back(static_cast<std::uint8_t>(geometry_.box_of(static_cast<Cell>(cell))));
  return Geometry::jigsaw(regions, constraints).value();
}

ClueQuestion::ClueQuestion(Puzzle puzzle, std::uint64_t limit)
    : solve_(puzzle, preferred_algorithm(puzzle, limit), limit), limit_(limit) {}

bool ClueQuestion::run(std::uint64_t& steps) {
  const std::uint64_t before = solve_.stats().steps;
  is_known_ = solve_.run(std::min(steps, kPatience));
  steps -= std::min(steps, solve_.stats().steps - before + 1);
  return is_known_ || solve_.stats().steps >= kPatience;
}

std::optional<std::uint64_t> ClueQuestion::solutions() const {
  if (is_known_ || solve_.solutions() == limit_) return solve_.solutions();
  return std::nullopt;
}

}  // namespace diagnose
}  // namespace sudoscope
