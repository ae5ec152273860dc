// OtherDigits: see the header.
#include "generate/other_digits.hpp"

namespace sudoscope {

std::optional<bool> OtherDigits::can_have(Cell cell, std::span<const Cell> given, std::uint64_t most_conflicts) {
  constexpr std::uint64_t kSome = 100;  // steps between two looks at the conflicts
  assumptions_.ask(given, full_, cell);
  const std::uint64_t end = assumptions_.conflicts() + most_conflicts;
  while (assumptions_.conflicts() < end) {
    std::uint64_t steps = kSome;
    if (assumptions_.run(steps)) return assumptions_.stand();
  }
  return std::nullopt;
}

}  // namespace sudoscope
