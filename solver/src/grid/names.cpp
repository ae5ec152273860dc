// Names of cells and houses for people.
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

std::vector<DigitName> digits_named(DigitSet digits) {
  std::vector<DigitName> names;
  for (; digits != 0; digits = without_first(digits)) names.push_back(digit_named(first_digit(digits)));
  return names;
}

std::string cell_name(const Geometry& geometry, Cell cell) {
  return "r" + std::to_string(geometry.row_of(cell) + 1) + "c" + std::to_string(geometry.column_of(cell) + 1);
}

CellName cell_named(const Geometry& geometry, Cell cell) {
  return {geometry.row_of(cell) + 1, geometry.column_of(cell) + 1};
}

std::vector<CellName> cells_named(const Geometry& geometry, std::span<const Cell> cells) {
  std::vector<CellName> names;
  for (const Cell cell : cells) names.push_back(cell_named(geometry, cell));
  return names;
}

Message house_named(const Geometry& geometry, HouseId id) {
  const House& house = geometry.houses()[id];
  const int number = house.number + 1;
  switch (house.kind) {
    case HouseKind::kRow:
      return say(MessageId::kRow, number);
    case HouseKind::kColumn:
      return say(MessageId::kColumn, number);
    case HouseKind::kBox:
      return say(MessageId::kBox, number);
    case HouseKind::kRegion:
      return say(MessageId::kRegion, number);
    case HouseKind::kDiagonal:
      return house.number == 0 ? say(MessageId::kFallingDiagonal) : say(MessageId::kRisingDiagonal);
    case HouseKind::kWindow:
      return say(MessageId::kWindow, number);
    case HouseKind::kDisjointGroup:
      return say(MessageId::kDisjointGroup, number);
    case HouseKind::kExtraRegion:
      return say(MessageId::kExtraRegion, number);
  }
  return {};
}

Message houses_named(const Geometry& geometry, std::span<const HouseId> houses) {
  if (houses.size() == 1) return house_named(geometry, houses[0]);
  std::vector<Message> parts;
  for (std::size_t begin = 0, end = 0; begin < houses.size(); begin = end) {
    const HouseKind kind = geometry.houses()[houses[begin]].kind;
    std::vector<std::string> numbers;
    for (end = begin; end < houses.size() && geometry.houses()[houses[end]].kind == kind; ++end)
      numbers.push_back(std::to_string(geometry.houses()[houses[end]].number + 1));
    const bool is_alone = numbers.size() == 1;
    if (!is_alone && kind == HouseKind::kRow) {
      parts.push_back(say(MessageId::kRows, numbers));
    } else if (!is_alone && kind == HouseKind::kColumn) {
      parts.push_back(say(MessageId::kColumns, numbers));
    } else if (!is_alone && kind == HouseKind::kBox) {
      parts.push_back(say(MessageId::kBoxes, numbers));
    } else if (!is_alone && kind == HouseKind::kRegion) {
      parts.push_back(say(MessageId::kRegions, numbers));
    } else {
      for (std::size_t at = begin; at < end; ++at) parts.push_back(house_named(geometry, houses[at]));
    }
  }
  return parts.size() == 1 ? parts[0] : say(MessageId::kHouseList, parts);
}

}  // namespace sudoscope
