// The state of a board or a player, as one number.
#pragma once

#include "sudoscope/trace/player.hpp"

namespace sudoscope::test {

inline std::uint64_t hash_of_board(const TraceBoard& board) {
  std::uint64_t hash = 14695981039346656037u;
  const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 1099511628211u; };
  std::vector<DigitSet> candidates(board.digits().size());
  board.candidates(candidates);
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    mix(board.digits()[cell]);
    mix(candidates[cell]);
    mix(static_cast<std::uint64_t>(board.states()[cell]));
    mix(board.levels()[cell]);
  }
  for (const Cell cell : board.guesses()) mix(cell);
  for (const std::uint32_t times : board.times_guessed()) mix(times);
  mix(board.placement().cell);
  mix(static_cast<std::uint64_t>(board.last().kind) << 32 | board.last().cell);
  mix(board.taken_back().cell);
  mix(board.conflict().cell);
  mix(board.counters().eliminations);
  return hash;
}

inline std::uint64_t hash_of_board(const Player& player) {
  return (hash_of_board(player.board()) ^ player.steps()) * 1099511628211u;
}

}  // namespace sudoscope::test
