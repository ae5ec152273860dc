#include "hodoku_table.hpp"

#include <cstdio>
#include <ctime>
#include <map>
#include <sstream>
#include <string>

#include "../solver/rating/hodoku_names.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope::bench {
namespace {

struct Level {
  int puzzles = 0;
  int same = 0;        // score and level
  int same_steps = 0;  // each technique with the same number
  double seconds = 0;
};

void print(const char* name, const Level& level) {
  if (level.puzzles == 0) return;
  std::printf("%-8s %5d puzzles, %6.2f %% the same score and level, %6.2f %% the same techniques, %.0f a second\n",
              name, level.puzzles, 100.0 * level.same / level.puzzles, 100.0 * level.same_steps / level.puzzles,
              level.puzzles / level.seconds);
}

}  // namespace

int print_hodoku_table(std::istream& file) {
  std::map<std::string, Level> levels;
  Level all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string text;
    int score = 0;
    std::string name;
    std::string techniques;
    fields >> text >> score >> name >> techniques;
    const auto puzzle = parse_puzzle(text);
    if (!puzzle) return std::fprintf(stderr, "%s: no puzzle\n", text.c_str()), 1;
    const std::clock_t begin = std::clock();
    const auto rated = rate_hodoku(puzzle.value().puzzle);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (!rated) return std::fprintf(stderr, "%s: not rated\n", text.c_str()), 1;
    const HodokuRating& rating = rated.value();
    const bool same = rating.score == score && name == level_of(rating);
    const bool same_steps = uses_of(rating) == uses_in(techniques);
    if (!same || !same_steps)
      std::printf("%s judge %d %s, here %d %s%s\n", text.c_str(), score, name.c_str(), rating.score, level_of(rating),
                  same_steps ? "" : ", by other techniques");
    for (Level* const level : {&levels[name], &all}) {
      ++level->puzzles;
      level->same += same;
      level->same_steps += same_steps;
      level->seconds += seconds;
    }
  }
  for (const char* const name : kHodokuLevels) print(name, levels[name]);
  print("all", all);
  return 0;
}

}  // namespace sudoscope::bench
