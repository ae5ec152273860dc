#include "techniques/singles.hpp"

#include "techniques/finders.hpp"

namespace sudoscope {

void find_naked_singles(const Board& board, DeductionSink& sink) {
  const Position& position = board.position();
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    if (is_single(position.candidates(cell)) && sink.take(naked_single(cell, first_digit(position.candidates(cell)))))
      return;
}

void find_full_houses(const Board& board, DeductionSink& sink) {
  const Position& position = board.position();
  for (std::size_t house = 0; house < position.geometry().houses().size(); ++house) {
    const DigitSet missing = position.missing(static_cast<HouseId>(house));
    if (!is_single(missing)) continue;
    for (const Cell cell : position.geometry().houses()[house].cells)
      if (position.can_take(cell, first_digit(missing)) &&
          sink.take(single_in(static_cast<HouseId>(house), cell, first_digit(missing), Technique::kFullHouse)))
        return;
  }
}

void find_hidden_singles(const Board& board, DeductionSink& sink) {
  const Position& position = board.position();
  for (std::size_t house = 0; house < position.geometry().houses().size(); ++house) {
    if (position.missing(static_cast<HouseId>(house)) == 0) continue;
    bool enough = false;
    for_each_hidden_single(position, static_cast<HouseId>(house), [&](Cell cell, Digit digit) {
      enough = enough || sink.take(single_in(static_cast<HouseId>(house), cell, digit));
    });
    if (enough) return;
  }
}

}  // namespace sudoscope
