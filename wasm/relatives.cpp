// Relatives behind the boundary.
#include "relatives.hpp"

#include "arguments.hpp"
#include "sudoscope/base/json.hpp"

namespace sudoscope::wasm {
namespace {

Cancelled until(const emscripten::val& is_ended) {
  return [&is_ended] { return is_ended().as<bool>(); };
}

std::string text_of(const RatedPuzzle& rated) {
  JsonObject object;
  object.add("givens", Json::list(shown(rated.puzzle.givens)));
  object.add("grade", static_cast<int>(rated.grade));
  object.add("er", rated.er);
  return object.text();
}

}  // namespace

RelativeSession::RelativeSession(const PuzzleBytes& puzzle, bool harder, double seed, emscripten::val is_ended)
    : relatives_(Relatives::of(need_puzzle(puzzle), harder ? RelativeWish::kHarder : RelativeWish::kEasier,
                               need_count(seed, "seed"), until(is_ended))) {}

emscripten::val RelativeSession::refusal() const {
  return relatives_ ? emscripten::val::null() : message_value(relatives_.error());
}

std::string RelativeSession::original() const { return relatives_ ? text_of(relatives_.value().original()) : "null"; }

std::string RelativeSession::next(emscripten::val is_ended) {
  if (!relatives_) return "null";
  const auto relative = relatives_.value().next(until(is_ended));
  return relative ? text_of(*relative) : "null";
}

}  // namespace sudoscope::wasm
