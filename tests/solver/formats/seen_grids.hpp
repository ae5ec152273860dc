// Grids that several tests write in the forms of people and programs, and the line that such a text is read as.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "sheets.hpp"

namespace sudoscope {

inline const std::string kNine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSix = "23.54..6....1..........3....1..12.35";
inline const std::string kFour = "1..3.31..13.3..1";

inline int side_of_line(const std::string& line) { return static_cast<int>(std::lround(std::sqrt(line.size()))); }

inline std::string line_of(const SheetReading& reading) {
  const Puzzle& puzzle = reading.sheet.puzzle;
  return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
}

inline std::string read_line_of(const std::string& text) {
  const auto reading = read_sheet(text);
  return reading ? line_of(reading.value()) : "error: " + text_of(reading.error().message);
}

inline std::string rows_of_line(const std::string& line, const std::string& end = "\n") {
  const auto side = static_cast<std::size_t>(side_of_line(line));
  std::string rows;
  for (std::size_t row = 0; row < side; ++row) rows += line.substr(row * side, side) + end;
  return rows;
}

inline const std::vector<std::string> kAll = {kNine, kSix, kFour};

}  // namespace sudoscope
