// Puzzles for the search tests: readers for tests/data, and grids made here with a seeded generator.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::test {

std::string read_data(std::string_view file);
std::vector<std::string> data_lines(std::string_view file);

GeometryPtr boxes(int height, int width, Constraints constraints = {});
// `rows`: one symbol a cell, '0' is region 0, ... 'A' is region 10.
GeometryPtr jigsaw(std::string_view rows);

// side * side characters, 1-9 then A-Z, '.' blank.
Puzzle from_line(GeometryPtr geometry, std::string_view line);
std::string to_line(std::span<const Digit> digits);
// A file of 81-character lines, at most `most` of them.
std::vector<Puzzle> line_file(std::string_view file, std::size_t most);
// A file of lines `name side box_height box_width value...`, 0 blank.
std::vector<Puzzle> number_file(std::string_view file, std::size_t most);

Puzzle blank(GeometryPtr geometry);
// A full grid of boxes, row r the first row turned by a fixed amount.
Puzzle pattern(int box_height, int box_width);
// Blanks `holes` random filled cells.
Puzzle dig(Puzzle puzzle, std::size_t holes, Rng& rng);
// Gives one random given another digit.
Puzzle change_one(Puzzle puzzle, Rng& rng);

// A Sukaku: a blank grid whose cells can hold the digits of `full`, and each other digit with a chance of `more` in 8.
Puzzle restricted(const Puzzle& full, std::size_t more, Rng& rng);

// The rows of the catalogue that take this puzzle, and those that can be watched.
std::vector<std::reference_wrapper<const Algorithm>> algorithms_for(const Puzzle& puzzle);
std::vector<std::reference_wrapper<const Algorithm>> watchable_algorithms();
// Algorithms that continue until everything is tried: all but logic alone, which is soon stuck.
std::vector<std::reference_wrapper<const Algorithm>> guessing_algorithms();

// One of each geometry, with several, one and no solutions; `hard`: number of top95 among them.
std::vector<Puzzle> puzzles_of_every_kind(std::size_t hard);

// True if every house holds every digit and the givens are unchanged.
bool is_solution(const Puzzle& puzzle, std::span<const Digit> digits);

std::uint64_t hash_of(std::span<const Digit> digits);

// A 6x6 jigsaw and a 9x9 one.
extern const std::string_view kJigsaw6;
extern const std::string_view kJigsaw9;

}  // namespace sudoscope::test
