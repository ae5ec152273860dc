// format_puzzle and default_box_shape: writes a grid as text from which parse_puzzle reads the same digits.
#include <cassert>

#include "sudoscope/grid/format.hpp"

namespace sudoscope {
namespace {

constexpr int kMostCharacters = 35;  // digits that 1-9 and A-Z can show

std::string symbol(Digit digit) {
  if (digit == kBlank) return ".";
  return {static_cast<char>(digit < 9 ? '1' + digit : 'A' + (digit - 9))};
}

std::string number(Digit digit) { return digit == kBlank ? "." : std::to_string(digit + 1); }

std::string format_line(const Geometry& geometry, std::span<const Digit> digits) {
  const bool characters = geometry.side() <= kMostCharacters;
  std::string text;
  for (const Digit digit : digits) {
    if (!characters && !text.empty()) text += ' ';
    text += characters ? symbol(digit) : number(digit);
  }
  return text;
}

// A box as long as the grid needs no line around it.
bool has_inner_lines(const Geometry& geometry) { return geometry.box_height() > 1 && geometry.box_width() > 1; }

std::string ruler(const Geometry& geometry, std::size_t cell_width) {
  const std::size_t box_width = static_cast<std::size_t>(geometry.box_width()) * (cell_width + 1);
  std::string text(box_width, '-');
  for (int box = 1; box < geometry.side() / geometry.box_width(); ++box) text.append("+").append(box_width + 1, '-');
  text.pop_back();  // the last box has no space before a bar
  return text + '\n';
}

std::string format_grid(const Geometry& geometry, std::span<const Digit> digits) {
  const bool lines = has_inner_lines(geometry);
  const std::size_t cell_width = geometry.side() > 9 ? 2 : 1;
  std::string text;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    const int row = geometry.row_of(static_cast<Cell>(cell));
    const int column = geometry.column_of(static_cast<Cell>(cell));
    if (column == 0 && lines && row > 0 && row % geometry.box_height() == 0) text += ruler(geometry, cell_width);
    if (column > 0) text += lines && column % geometry.box_width() == 0 ? " | " : " ";
    const std::string shown = number(digits[cell]);
    text += std::string(cell_width - shown.size(), ' ') + shown;
    if (column + 1 == geometry.side()) text += '\n';
  }
  return text;
}

}  // namespace

std::string format_puzzle(const Geometry& geometry, std::span<const Digit> digits, GridStyle style) {
  assert(digits.size() == static_cast<std::size_t>(geometry.cell_count()));
  return style == GridStyle::kLine ? format_line(geometry, digits) : format_grid(geometry, digits);
}

BoxShape default_box_shape(int side) {
  assert(1 <= side && side <= kMaxSide);
  int height = 1;
  for (int candidate = 2; candidate * candidate <= side; ++candidate) {
    if (side % candidate == 0) height = candidate;
  }
  return {height, side / height};
}

}  // namespace sudoscope
