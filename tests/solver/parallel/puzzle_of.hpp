// Makes a puzzle from a line of text.
#pragma once

#include "catch.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {

inline Puzzle puzzle_of(std::string_view text) {
  const auto parsed = parse_puzzle(text);
  REQUIRE(parsed.ok());
  return parsed.value().puzzle;
}

}  // namespace sudoscope
