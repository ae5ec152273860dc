// The catalogue as JavaScript values.
#include "algorithms.hpp"

#include <algorithm>

#include "arguments.hpp"
#include "sudoscope/say.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::wasm {

using emscripten::val;

const Algorithm* algorithm_of(const std::string& id, const Puzzle& puzzle, std::uint64_t limit) {
  return id.empty() ? &preferred_algorithm(puzzle, limit) : find_algorithm(id);
}

const Algorithm& need_algorithm(const std::string& id, const Puzzle& puzzle, double limit) {
  const Algorithm* algorithm = algorithm_of(id, puzzle, need_count(limit, "limit"));
  need(algorithm != nullptr && !why_not(*algorithm, *puzzle.geometry),
       "The algorithm does not take the puzzle: refusal() tells why.");
  return *algorithm;
}

val algorithm_for(const PuzzleBytes& bytes, const std::string& id, double limit) {
  const Algorithm& algorithm = need_algorithm(id, need_puzzle(bytes), limit);
  const bool has_seed = !algorithm.knobs.empty() && algorithm.knobs[0].id == "seed";
  val value = val::object();
  value.set("id", text(algorithm.id));
  value.set("name", message_value(Message(algorithm.name)));
  value.set("seeds", has_seed ? algorithm.knobs[0].options.size() : std::size_t{1});
  return value;
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

val ignored_rules(const PuzzleBytes& bytes) {
  const auto puzzle = puzzle_of(bytes);
  return message_value(puzzle ? ignored_in_words(puzzle.value().geometry->ignored_constraints()) : puzzle.error());
}

val refusal(const PuzzleBytes& bytes, const std::string& id) {
  const auto puzzle = puzzle_of(bytes);
  if (!puzzle) return message_value(puzzle.error());
  const Geometry& geometry = *puzzle.value().geometry;
  const Algorithm* algorithm = algorithm_of(id, puzzle.value(), 1);
  if (algorithm == nullptr) return message_value(say(MessageId::kNoAlgorithmCalled, id));
  return message_value(why_not(*algorithm, geometry));
}

}  // namespace sudoscope::wasm
