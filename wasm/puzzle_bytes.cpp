// Checking and turning over the bytes of a puzzle.
#include "puzzle_bytes.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

// Defined in glue.js: faster than the methods of an array.
extern "C" emscripten::EM_VAL sudoscope_array(const void* values, std::size_t count, int elements, bool is_copy);

namespace sudoscope::wasm {

using emscripten::val;

val text(std::string_view view) { return val(std::string(view)); }

std::span<const std::uint8_t> bytes_of(const std::string& bytes) {
  return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

std::vector<Digit> digits_of(const std::string& bytes) {
  std::vector<Digit> digits(bytes.size());
  // 0 wraps to kBlank.
  std::transform(bytes.begin(), bytes.end(), digits.begin(),
                 [](char value) { return static_cast<Digit>(static_cast<std::uint8_t>(value) - 1); });
  return digits;
}

std::vector<std::uint8_t> shown(std::span<const Digit> digits) {
  std::vector<std::uint8_t> values(digits.size());
  // kBlank + 1 wraps to 0.
  std::transform(digits.begin(), digits.end(), values.begin(),
                 [](Digit digit) { return static_cast<std::uint8_t>(digit + 1); });
  return values;
}

val typed_array(const void* values, std::size_t count, int elements, bool is_copy) {
  return val::take_ownership(sudoscope_array(values, count, elements, is_copy));
}

Result<GeometryPtr, Message> geometry_of(const PuzzleBytes& bytes) {
  auto constraints = constraints_of(bytes.constraints);
  if (!constraints) return Result<GeometryPtr, Message>::failure(constraints.error());
  return bytes.regions.empty() ? Geometry::boxes(bytes.box_height, bytes.box_width, constraints.value())
                               : Geometry::jigsaw(bytes_of(bytes.regions), constraints.value());
}

Result<Puzzle, Message> puzzle_of(const PuzzleBytes& bytes) {
  using Outcome = Result<Puzzle, Message>;
  const auto geometry = geometry_of(bytes);
  if (!geometry) return Outcome::failure(geometry.error());
  const int side = geometry.value()->side();
  if (static_cast<int>(bytes.givens.size()) != side * side) {
    return Outcome::failure(say(MessageId::kPuzzleLength, bytes.givens.size(), side * side));
  }
  for (const std::uint8_t value : bytes_of(bytes.givens))
    if (value > side) return Outcome::failure(say(MessageId::kDigitTooLarge, value));
  return Puzzle{geometry.value(), digits_of(bytes.givens)};
}

val message_value(const Message& message) {
  return message ? val::global("JSON").call<val>("parse", message.json()) : val::null();
}

emscripten::val refusal_value(const Message& message) {
  emscripten::val value = emscripten::val::object();
  value.set("ok", false);
  value.set("message", message_value(message));
  return value;
}

}  // namespace sudoscope::wasm
