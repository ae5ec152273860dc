// Cover state: see the header.
#include "sudoscope/trace/cover_state.hpp"

namespace sudoscope {
namespace {

std::uint32_t chosen_column(const TraceBoard& board) {
  const Event& last = board.last();
  const Event& choice = last.kind == EventKind::kConflict ? last : board.placement();
  if (choice.kind == EventKind{}) return CoverState::kNone;
  if (choice.house == kNoHouse) return choice.cell;
  const auto side = static_cast<std::uint32_t>(board.geometry().side());
  return side * side + choice.house * side + choice.digit;
}

}  // namespace

CoverState cover_state(const TraceBoard& board) {
  const Geometry& geometry = board.geometry();
  const auto side = static_cast<std::size_t>(geometry.side());
  const std::size_t cells = side * side;
  CoverState state{std::vector<std::uint8_t>(cells + geometry.houses().size() * side, 0), chosen_column(board)};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const HouseId* houses = geometry.houses_of(static_cast<Cell>(cell)).data();
    const std::size_t house_count = geometry.houses_of(static_cast<Cell>(cell)).size();
    const auto column = [&](std::size_t house, Digit digit) -> std::uint8_t& {
      return state.rows[cells + houses[house] * side + digit];
    };
    if (const Digit digit = board.digits()[cell]; digit != kBlank) {
      state.rows[cell] = CoverState::kCovered;
      for (std::size_t house = 0; house < house_count; ++house) column(house, digit) = CoverState::kCovered;
      continue;
    }
    const DigitSet fitting = board.fitting(static_cast<Cell>(cell));
    state.rows[cell] = static_cast<std::uint8_t>(digit_count(fitting));
    // A digit that fits the cell is in none of its houses: none of these columns is covered.
    for (DigitSet left = fitting; left != 0; left = without_first(left))
      for (std::size_t house = 0; house < house_count; ++house) ++column(house, first_digit(left));
  }
  return state;
}

}  // namespace sudoscope
