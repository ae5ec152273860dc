// The catalogue as JavaScript values.
#include "algorithms.hpp"

#include <algorithm>

#include "arguments.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::wasm {

using emscripten::val;

Result<const Algorithm*, Message> algorithm_for(const std::string& id, const Puzzle& puzzle, std::uint64_t limit) {
  using Found = Result<const Algorithm*, Message>;
  // The preferred one takes the puzzle.
  if (id.empty()) return &preferred_algorithm(puzzle, limit);
  const Algorithm* algorithm = find_algorithm(id);
  if (algorithm == nullptr) return Found::failure(say(MessageId::kNoAlgorithmCalled, id));
  const Message reason = why_not(*algorithm, *puzzle.geometry);
  return reason ? Found::failure(reason) : Found(algorithm);
}

const Algorithm& need_algorithm(const std::string& id, const Puzzle& puzzle, double limit) {
  const auto algorithm = algorithm_for(id, puzzle, need_count(limit, "limit"));
  need(algorithm.ok(), "The algorithm does not take the puzzle: refusal() tells why.");
  return *algorithm.value();
}

KnobValues knob_values(const Algorithm& algorithm, const std::string& chosen) {
  KnobValues values(algorithm.knobs.size());
  for (std::size_t i = 0; i < std::min(chosen.size(), values.size()); ++i) {
    const std::uint8_t option = bytes_of(chosen)[i];
    if (option < algorithm.knobs[i].options.size()) values[i] = option;
  }
  return values;
}

val catalogue_entries() {
  val entries = val::array();
  for (const Algorithm& algorithm : catalogue()) {
    val knobs = val::array();
    for (const Knob& knob : algorithm.knobs) {
      val options = val::array();
      for (const KnobOption& option : knob.options) {
        val entry = val::object();
        entry.set("id", text(option.id));
        entry.set("name", message_value(Message(option.name)));
        options.call<void>("push", entry);
      }
      val entry = val::object();
      entry.set("id", text(knob.id));
      entry.set("name", message_value(Message(knob.name)));
      entry.set("options", options);
      knobs.call<void>("push", entry);
    }
    val entry = val::object();
    entry.set("id", text(algorithm.id));
    entry.set("name", message_value(Message(algorithm.name)));
    entry.set("summary", message_value(Message(algorithm.summary)));
    entry.set("publishedBy", text(algorithm.published_by));
    entry.set("smallestSide", algorithm.smallest_side);
    entry.set("largestSide", algorithm.largest_side);
    entry.set("grids", text(algorithm.grids == GridsTaken::kOrdinary ? "ordinary" : "any houses"));
    entry.set("watchable", algorithm.watchable);
    entry.set("knobs", knobs);
    entry.set("exactCover", algorithm.exact_cover);
    entries.call<void>("push", entry);
  }
  return entries;
}

val ignored_rules(const PuzzleBytes& bytes, const std::string& id) {
  const auto puzzle = puzzle_of(bytes);
  if (!puzzle) return message_value(puzzle.error());
  const auto algorithm = algorithm_for(id, puzzle.value(), 2);
  if (!algorithm) return message_value(algorithm.error());
  const Geometry& geometry = *puzzle.value().geometry;
  return message_value(ignored_in_words(ignored_constraints(*algorithm.value(), geometry), geometry.drawings()));
}

bool keeps_rules(const PuzzleBytes& bytes, const std::string& id) {
  const auto puzzle = puzzle_of(bytes);
  if (!puzzle) return false;
  const auto algorithm = algorithm_for(id, puzzle.value(), 2);
  return algorithm && ignored_constraints(*algorithm.value(), *puzzle.value().geometry).empty();
}

val refusal(const PuzzleBytes& bytes, const std::string& id) {
  const auto puzzle = puzzle_of(bytes);
  if (!puzzle) return message_value(puzzle.error());
  const auto algorithm = algorithm_for(id, puzzle.value(), 1);
  return algorithm ? val::null() : message_value(algorithm.error());
}

}  // namespace sudoscope::wasm
