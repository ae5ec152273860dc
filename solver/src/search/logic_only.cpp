#include "search/logic_only.hpp"

#include "techniques/places.hpp"

namespace sudoscope {
namespace {

std::vector<Technique> techniques_up_to(Grade hardest) {
  std::vector<Technique> order = sought_techniques();
  std::erase_if(order, [&](Technique technique) {
    return row_of(technique).grade > hardest || !is_usual(technique) || assumes_one_solution(technique);
  });
  return order;
}

}  // namespace

LogicOnly::LogicOnly(const Puzzle& puzzle, Grade hardest)
    : geometry_(puzzle.geometry),
      finder_(*geometry_, techniques_up_to(hardest)),
      position_(*geometry_, puzzle.givens) {}

LogicOnly::DeadEnd LogicOnly::dead_end() const {
  for (Cell cell = 0; cell < position_.cell_count(); ++cell)
    if (position_.is_blank(cell) && position_.candidates(cell) == 0) return {.cell = cell};
  const auto houses = geometry_->houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    for (DigitSet missing = position_.missing(house); missing != 0; missing = without_first(missing))
      if (places_of(position_, houses[id], first_digit(missing)) == 0)
        return {.house = house, .digit = first_digit(missing)};
  }
  return {};
}

}  // namespace sudoscope
