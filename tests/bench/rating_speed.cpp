// Puzzles a second that HoDoKu's scale rates, in processor time of one thread: the best round of several, for each file
// of puzzles as lines of 81 characters. First for the rating alone, then with reading the line and proving one solution
// as well.
//
//   rating_speed [--seconds N] [--rounds N] FILE...
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "processor_time.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/rating/rating.hpp"

namespace {

using namespace sudoscope;

struct Effort {
  double seconds = 0.5;
  int rounds = 5;
};

// The rate of the best round; each goes through all of them as often as its time allows.
template <class Run>
double best_rate(std::size_t puzzles, const Effort& effort, Run run) {
  double best = 0;
  for (int round = 0; round < effort.rounds; ++round)
    best = std::max(best, test::a_second(puzzles, effort.seconds, run));
  return best;
}

Puzzle puzzle_of(const GeometryPtr& geometry, const FastGrid& grid) {
  return {geometry, std::vector<Digit>(grid.begin(), grid.end())};
}

void measure(const char* name, const Effort& effort) {
  std::ifstream file(name);
  const GeometryPtr geometry = Geometry::boxes(3, 3).value();
  std::vector<std::string> lines;
  std::vector<Puzzle> puzzles;
  FastGrid grid;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kFastCells || !read_fast_line(line.substr(0, kFastCells), grid)) continue;
    lines.push_back(line.substr(0, kFastCells));
    puzzles.push_back(puzzle_of(geometry, grid));
  }
  long long score = 0;  // of all, so that none is left out
  const double rated = best_rate(puzzles.size(), effort, [&] {
    score = 0;
    for (const Puzzle& puzzle : puzzles) score += rate_hodoku(puzzle).value().score;
  });
  std::vector<FastGrid> grids(lines.size());
  std::vector<FastAnswer> answers(lines.size());
  const double from_text = best_rate(lines.size(), effort, [&] {
    score = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (!read_fast_line(lines[i], grids[i])) std::abort();
    solve_many(grids, 2, answers);
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (answers[i].solutions == 1) score += rate_hodoku(puzzle_of(geometry, grids[i])).value().score;
  });
  std::printf("%-24s %6zu puzzles, %9.0f a second, %9.0f from the text on; score %lld\n",
              std::string_view(name).substr(std::string_view(name).rfind('/') + 1).data(), puzzles.size(), rated,
              from_text, score);
}

}  // namespace

int main(int argc, char** argv) {
  Effort effort;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--seconds" && i + 1 < argc)
      effort.seconds = std::atof(argv[++i]);
    else if (argument == "--rounds" && i + 1 < argc)
      effort.rounds = std::atoi(argv[++i]);
    else
      measure(argv[i], effort);
  }
}
