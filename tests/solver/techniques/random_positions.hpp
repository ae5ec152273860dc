// Random positions of random puzzles on every kind of grid, each with what all its solutions allow: what techniques
// find there is held to that, by a test and by a benchmark.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope::test {

struct SolvedPuzzle {
  Puzzle puzzle;
  std::vector<DigitSet> possible;  // by cell, the digits of all solutions
  bool has_one_solution;
};

// Nothing where it has no solution, or too many to look at.
std::optional<SolvedPuzzle> all_solved(const Puzzle& puzzle);

// Ordinary and unequal boxes, regions, diagonals, windows, disjoint groups, extra regions.
std::vector<GeometryPtr> geometries_of_every_kind();

// A full random grid with about as many of its digits as leave one or a few solutions.
std::optional<SolvedPuzzle> random_puzzle(const GeometryPtr& geometry, Rng& rng);

// Whether each conclusion is true in all solutions.
bool is_true(const Deduction& deduction, const SolvedPuzzle& puzzle);

// Those that are sought, without those that assume one solution where there are several.
std::vector<Technique> techniques_for(const SolvedPuzzle& puzzle);

// What a visitor is told of a position: what one technique found there.
using FoundAt = std::function<void(const Position&, Technique, const std::vector<Deduction>&)>;

// Which of the techniques, given from the easiest to the hardest, are tried at a position.
using Draw = std::function<std::vector<Technique>(const std::vector<Technique>&, Rng&)>;
// So many of them by lot.
Draw any_of(std::size_t tried);

// From the givens on, by random deductions, to a position where nothing is found. At each it tries the techniques
// drawn, and if these find nothing, the others but nested forcing chains from the easiest on, until one does. Ends
// after `most` positions; returns how many there were.
int walk(const SolvedPuzzle& puzzle, const Draw& draw, int most, Rng& rng, const FoundAt& found_at);

}  // namespace sudoscope::test
