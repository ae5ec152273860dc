// Full ranks on 4x4 grids: whichever ties are allowed, the search finds as many solutions as comparing all lines does.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

// Adds all full 4x4 grids that begin with the digits in `grid`.
void add_grids(std::vector<int>& grid, std::vector<std::vector<int>>& found) {
  const std::size_t at = grid.size();
  if (at == 16) return found.push_back(grid);
  for (int digit = 1; digit <= 4; ++digit) {
    bool fits = true;
    for (std::size_t cell = 0; cell < at; ++cell) {
      const bool sees = cell / 4 == at / 4 || cell % 4 == at % 4 || (cell / 8 == at / 8 && cell % 4 / 2 == at % 4 / 2);
      fits = fits && !(sees && grid[cell] == digit);
    }
    if (!fits) continue;
    grid.push_back(digit);
    add_grids(grid, found);
    grid.pop_back();
  }
}

const std::vector<std::vector<int>>& small_grids() {
  static const std::vector<std::vector<int>> grids = [] {
    std::vector<std::vector<int>> found;
    std::vector<int> grid;
    add_grids(grid, found);
    return found;
  }();
  return grids;
}

// The rows and columns of a 4x4 grid read from both ends, by the cell at whose side the reading begins.
std::vector<std::pair<std::string, std::vector<int>>> readings_of(const std::vector<int>& grid) {
  std::vector<std::pair<std::string, std::vector<int>>> readings;
  for (std::size_t line = 0; line < 4; ++line) {
    std::vector<int> row;
    std::vector<int> column;
    for (std::size_t place = 0; place < 4; ++place) {
      row.push_back(grid[line * 4 + place]);
      column.push_back(grid[place * 4 + line]);
    }
    const std::string at = std::to_string(line + 1);
    readings.emplace_back("R" + at + "C0", row);
    readings.emplace_back("R0C" + at, column);
    readings.emplace_back("R" + at + "C5", std::vector<int>(row.rbegin(), row.rend()));
    readings.emplace_back("R5C" + at, std::vector<int>(column.rbegin(), column.rend()));
  }
  return readings;
}

TEST_CASE("Ranks leave the grids whose lines have them, whichever ties are allowed") {
  REQUIRE(small_grids().size() == 288);
  Rng rng(16);
  for (int round = 0; round < 300; ++round) {
    const std::string ties = std::array{"any", "only-unclued", "none"}[rng.below(3)];
    const auto rank_of = [](const auto& readings, std::size_t line) {
      return 1 + std::count_if(readings.begin(), readings.end(),
                               [&](const auto& reading) { return reading.second < readings[line].second; });
    };
    const auto model = readings_of(small_grids()[rng.below(small_grids().size())]);
    std::map<std::size_t, std::ptrdiff_t> ranks;
    for (std::size_t count = 1 + rng.below(4); count > 0; --count) {
      const std::size_t line = rng.below(model.size());
      ranks[line] = rank_of(model, line);
    }
    std::string clues;
    for (const auto& [line, rank] : ranks)
      clues += (clues.empty() ? "{\"cell\":\"" : ",{\"cell\":\"") + model[line].first + "\",\"value\":\"" +
               std::to_string(rank) + "\"}";
    const Puzzle puzzle = blank(boxes(2, 2, {{"fullrank", '[' + clues + ']'}, {"fullrankties", '"' + ties + '"'}}));
    INFO("round " << round << ": " << text_of(puzzle.geometry->constraints()));
    const auto fits = [&](const std::vector<int>& grid) {
      const auto readings = readings_of(grid);
      for (std::size_t a = 0; a < readings.size(); ++a) {
        if (ranks.contains(a) && rank_of(readings, a) != ranks[a]) return false;
        for (std::size_t b = 0; b < readings.size(); ++b)
          if (a != b && readings[a].second == readings[b].second &&
              (ties == "none" || (ties == "only-unclued" && ranks.contains(a))))
            return false;
      }
      return true;
    };
    Solve solve(puzzle, *find_algorithm("sudoscope-v"), 0);
    REQUIRE(solve.run(100'000));
    REQUIRE(solve.solutions() ==
            static_cast<std::uint64_t>(std::count_if(small_grids().begin(), small_grids().end(), fits)));
  }
}

}  // namespace
}  // namespace sudoscope
