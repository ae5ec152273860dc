// Text to puzzles and back, for pasted, opened and shared puzzles.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/parse_error.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// Symbols of the digits, if a cell is one character.
enum class Alphabet : std::uint8_t {
  kFromOne,   // 1-9 A-Z a-z, the usual one; small letters are capitals up to 35 digits
  kFromZero,  // 0-9 A-Z
  kLetters,   // A-Z
};

struct BoxShape {
  int height;
  int width;
  friend bool operator==(const BoxShape&, const BoxShape&) = default;
};

// The caller's knowledge beyond the text; nothing set = guess.
struct ParseOptions {
  std::optional<BoxShape> boxes = {};          // else default_box_shape(side)
  std::span<const std::uint8_t> regions = {};  // jigsaw: side * side region numbers; empty = boxes
  Constraints constraints = {};
};

struct ParsedPuzzle {
  Puzzle puzzle;
  Message description;  // "9x9, 23 givens, from an 81-character line"
};

// The longest text of one puzzle.
inline constexpr std::size_t kMostPuzzleBytes = std::size_t{1} << 20;

// Reads one puzzle of side 1..64 from `text` (at most kMostPuzzleBytes). Never fails on a puzzle that merely has no
// solution.
Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const ParseOptions& options = {});

// Reads a jigsaw's regions: `side` lines of `side` symbols, one symbol a region, any symbols. Numbers regions in order
// of first appearance. Errors carry line and column.
Result<std::vector<std::uint8_t>, ParseError> parse_regions(std::string_view text);

enum class GridStyle : std::uint8_t {
  kLine,  // one line: one character a cell up to side 35 (1-9 then A-Z), numbers split by spaces above
  kGrid,  // rows with rulers between boxes
};

// `digits`: cell_count() digits or kBlank (shown as '.'); parse_puzzle reads the same digits back.
std::string format_puzzle(const Geometry& geometry, std::span<const Digit> digits, GridStyle style);

// The most square shape with height <= width: 6 is 2x3, 12 is 3x4, 7 is 1x7. REQUIRES: 1 <= side <= 64.
BoxShape default_box_shape(int side);

}  // namespace sudoscope
