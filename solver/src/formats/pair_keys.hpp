// Relations of two digits as Interactive Sudoku Solver writes them: a bit for each pair of digits a and b, b the
// faster, 6 bits a symbol of base64 from the lowest on, without the zeros at the end.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sudoscope {

// side * side characters, 1 for each pair of values (from 1) that the relation holds for: the form of a constraint.
std::string pairs_where(int side, const std::function<bool(int, int)>& holds);

std::string key_of_pairs(std::string_view pairs);
// Nothing if the key has another character, or is longer than a grid of this side needs.
std::optional<std::string> pairs_of_key(std::string_view key, int side);

}  // namespace sudoscope
