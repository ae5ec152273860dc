// Literals: see the header.
#include "search/learning/literals.hpp"

namespace sudoscope::learning {
namespace {

constexpr Group kNoGroup = 0xFFFFFFFF;

}  // namespace

Literals::Literals(const Geometry& geometry, std::span<const DigitSet> possible) {
  const auto side = static_cast<std::size_t>(geometry.side());
  const std::size_t cells = possible.size();
  std::vector<Group> numbers(cells + geometry.houses().size() * side, kNoGroup);
  std::vector<std::uint32_t> sizes;
  const auto join = [&](std::size_t slot, const GroupName& name) {
    if (numbers[slot] == kNoGroup) {
      numbers[slot] = group_count();
      names_.push_back(name);
      sizes.push_back(0);
    }
    seats_of_.emplace_back(numbers[slot], sizes[numbers[slot]]++);
  };
  for (std::size_t cell = 0; cell < cells; ++cell)
    for (DigitSet left = possible[cell]; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      const auto id = static_cast<Cell>(cell);
      candidates_.push_back({id, digit});
      seats_of_begin_.push_back(static_cast<std::uint32_t>(seats_of_.size()));
      join(cell, {.cell = id});
      for (const HouseId house : geometry.houses_of(id))
        join(cells + house * side + digit, {.house = house, .digit = digit});
      all_have_four_ = all_have_four_ && seats_of_.size() == seats_of_begin_.back() + 4;
    }
  seats_of_begin_.push_back(static_cast<std::uint32_t>(seats_of_.size()));

  std::uint32_t begin = 0;
  for (const std::uint32_t size : sizes) {
    members_begin_.push_back(begin);
    begin += size;
  }
  members_begin_.push_back(begin);
  members_.resize(begin);
  std::vector<std::uint32_t> next = members_begin_;
  for (Variable variable = 0; variable < variable_count(); ++variable)
    for (const Seat seat : seats_of(variable)) members_[next[seat.group()]++] = variable;
}

}  // namespace sudoscope::learning
