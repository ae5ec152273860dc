// Random positions of random puzzles on every kind of grid, each with the digits of all
// its solutions: a test and a benchmark compare the techniques' results with these.
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

// Nothing if it has no solution, or too many to list.
std::optional<SolvedPuzzle> all_solved(const Puzzle& puzzle);

// Ordinary and unequal boxes, regions, diagonals, windows, disjoint groups, extra regions.
std::vector<GeometryPtr> geometries_of_every_kind();

// A full random grid, or nothing if none was found soon.
std::optional<Puzzle> random_full(const GeometryPtr& geometry, Rng& rng);

// A full random grid with about as many of its digits as leave one or a few solutions.
std::optional<SolvedPuzzle> random_puzzle(const GeometryPtr& geometry, Rng& rng);

// True if each conclusion is true in all solutions.
bool is_true(const Deduction& deduction, const SolvedPuzzle& puzzle);

// Techniques with finders, except those that assume one solution if there are several.
std::vector<Technique> techniques_for(const SolvedPuzzle& puzzle);

// The visitor's view of a position: the findings of one technique there.
using FoundAt = std::function<void(const Position&, Technique, const std::vector<Deduction>&)>;

// The techniques, given from the easiest to the hardest, to try at a position.
using Draw = std::function<std::vector<Technique>(const std::vector<Technique>&, Rng&)>;
// So many of them at random.
Draw any_of(std::size_t tried);

// From the givens on, by random deductions, to a position with no deduction. At each it tries
// the techniques drawn, and if these find nothing, the others but nested forcing chains from
// the easiest on, until one does. Ends after `most` positions; returns their number.
int walk(const SolvedPuzzle& puzzle, const Draw& draw, int most, Rng& rng, const FoundAt& found_at);

}  // namespace sudoscope::test
