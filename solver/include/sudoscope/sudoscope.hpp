// The front door of the library: reads a puzzle, solves it, rates it and explains each step. Link sudoscope::sudoscope.
//
//     #include <iostream>
//     #include "sudoscope/sudoscope.hpp"
//
//     int main() {
//       using namespace sudoscope;
//       const auto read = parse_puzzle(
//           "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//       if (!read) return std::cerr << text_of(read.error().message) << '\n', 1;
//       const Puzzle& puzzle = read.value().puzzle;
//       Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);  // a second solution would be one too many
//       while (!solve.run(100'000)) std::cerr << solve.stats().steps << " steps so far\n";
//       std::cout << name_of(solve.status()) << '\n';
//       std::cout << format_puzzle(*puzzle.geometry, solve.solution(), GridStyle::kGrid);
//       const OwnRating rating = rate_proper(puzzle);  // for a puzzle with one solution
//       std::cout << name_of(rating.grade) << ": " << text_of(what_it_takes(rating)) << '\n';
//       Position position(*puzzle.geometry, puzzle.givens);
//       for (const Deduction& step : rating.path) {
//         std::cout << text_of(explanation_of(*puzzle.geometry, told_at(position, step))) << '\n';
//         apply(position, step);
//       }
//     }
//
// A test compiles and runs this text. Each layer has more: solver/README.md lists them.
#pragma once

#include "sudoscope/base/language.hpp"
#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/generate/maker.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/techniques/position.hpp"
