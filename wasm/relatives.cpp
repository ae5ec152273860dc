// Relatives behind the boundary.
#include "relatives.hpp"

#include <algorithm>

#include "arguments.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/constraints/clue_names.hpp"

namespace sudoscope::wasm {
namespace {

Cancelled until(const emscripten::val& is_ended) {
  return [&is_ended] { return is_ended().as<bool>(); };
}

// Rules of the whole grid are none.
std::ptrdiff_t clue_count(const Geometry& geometry) {
  const auto clues = clues_in(geometry);
  return std::count_if(clues.begin(), clues.end(),
                       [&](const ClueAddress& clue) { return !is_rule_of_grid(geometry, clue); });
}

std::string text_of(const RatedPuzzle& rated) {
  JsonObject object;
  object.add("givens", Json::list(shown(rated.puzzle.givens)));
  object.add("constraints", sudoscope::text_of(rated.puzzle.geometry->constraints()));
  object.add("clues", clue_count(*rated.puzzle.geometry));
  object.add("grade", static_cast<int>(rated.grade));
  object.add("er", rated.er);
  return object.text();
}

RelativeWish need_wish(const std::string& wish) {
  if (wish == "harder") return RelativeWish::kHarder;
  if (wish == "fewer-clues") return RelativeWish::kFewerClues;
  if (wish == "other-shapes") return RelativeWish::kOtherShapes;
  need(wish == "easier", "wish must be easier, harder, fewer-clues or other-shapes.");
  return RelativeWish::kEasier;
}

}  // namespace

RelativeSession::RelativeSession(const PuzzleBytes& puzzle, const std::string& wish, double seed,
                                 emscripten::val is_ended)
    : relatives_(Relatives::of(need_puzzle(puzzle), need_wish(wish), need_count(seed, "seed"), until(is_ended))) {}

emscripten::val RelativeSession::refusal() const {
  return relatives_ ? emscripten::val::null() : message_value(relatives_.error());
}

std::string RelativeSession::original() const { return relatives_ ? text_of(relatives_.value().original()) : "null"; }

std::string RelativeSession::next(emscripten::val is_ended) {
  if (!relatives_) return "null";
  const auto relative = relatives_.value().next(until(is_ended));
  return relative ? text_of(*relative) : "null";
}

bool RelativeSession::is_over() const { return !relatives_ || relatives_.value().is_over(); }

}  // namespace sudoscope::wasm
