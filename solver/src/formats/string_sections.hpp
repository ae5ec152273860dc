// A grid of digits, a blank line, and the rules as a constraint string: one puzzle to Interactive Sudoku Solver.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "string_parts.hpp"
#include "sudoscope/formats/formats.hpp"

namespace sudoscope {

struct StringSections {
  std::string_view grid;
  std::string_view rules;
};
// Nothing unless all that follows the first blank line is one string, and the part before it is none.
std::optional<StringSections> string_sections(std::string_view text);

// The whole as one string, in which the grid is its shape, its regions and its givens; nothing if the grid is not
// digits or regions. `sections`: of `text`.
std::optional<JoinedString> joined_sections(std::string_view text, const StringSections& sections,
                                            std::optional<Alphabet> alphabet);

}  // namespace sudoscope
