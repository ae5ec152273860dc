// Variants behind the boundary.
#include "variants.hpp"

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

VariantSession::VariantSession(const PuzzleBytes& puzzle, bool harder, double seed, emscripten::val is_ended)
    : variants_(Variants::of(need_puzzle(puzzle), harder ? VariantWish::kHarder : VariantWish::kEasier,
                             need_count(seed, "seed"), until(is_ended))) {}

std::string VariantSession::refused() const { return variants_ ? "null" : Json(variants_.error()).text(); }

std::string VariantSession::original() const { return variants_ ? text_of(variants_.value().original()) : "null"; }

std::string VariantSession::next(emscripten::val is_ended) {
  if (!variants_) return "null";
  const auto variant = variants_.value().next(until(is_ended));
  return variant ? text_of(*variant) : "null";
}

}  // namespace sudoscope::wasm
