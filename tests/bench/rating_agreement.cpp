// Rates the puzzles of a file of ratings by Sudoku Explainer ("PUZZLE ER EP ED NAME" a line, # begins a comment) and
// prints the number with equal ratings, by band, the others, and the speed.
//
//   rating_agreement FILE [--path N]    the path of the Nth puzzle, a step a line
//   rating_agreement FILE --hodoku      a file of ratings by HoDoKu, by level
//   rating_agreement FILE --own         our own words by band, or for a file of HoDoKu's ratings by level
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "hodoku_table.hpp"
#include "own_table.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/rating.hpp"

namespace {

using namespace sudoscope;

int tenths(const std::string& text) { return static_cast<int>(std::strtod(text.c_str(), nullptr) * 10 + 0.5); }

struct Band {
  const char* name;
  int below;
  int puzzles = 0;
  int er = 0;
  int all = 0;        // ER, EP, ED
  int named = 0;      // with a technique of ER
  int name_same = 0;  // that is the same
  double seconds = 0;
};

void print_path(const SeRating& rating) {
  const auto field = [](const Candidate& c, char sign) {
    std::printf(" r%dc%d%s%d", c.cell / 9 + 1, c.cell % 9 + 1, sign == '=' ? "=" : "<>", c.digit + 1);
  };
  for (const SeStep& step : rating.path) {
    std::printf("  %d", step.tenths);
    if (step.chain_nodes > 0) std::printf(" C%d", step.chain_nodes);
    for (const Candidate& c : step.placements) field(c, '=');
    for (const Candidate& c : step.eliminations) field(c, '-');
    std::printf("   | %s\n", step.name.c_str());
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fputs("rating_agreement FILE [--path N | --hodoku | --own]\n", stderr), 2;
  std::ifstream file(argv[1]);
  if (argc > 2 && argv[2] == std::string_view("--hodoku")) return bench::print_hodoku_table(file);
  if (argc > 2 && argv[2] == std::string_view("--own")) return bench::print_own_table(file);
  const int only = argc > 3 ? std::atoi(argv[3]) : 0;
  Band bands[] = {{"below 2.0", 20},  {"2.0 to 4.4", 45}, {"4.5 to 6.4", 65},  {"6.5 to 6.9", 70},
                  {"7.0 to 7.9", 80}, {"8.0 to 8.9", 90}, {"9.0 to 9.9", 100}, {"10.0 and above", 1000}};
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string text;
    std::string er;
    std::string ep;
    std::string ed;
    std::string name;
    fields >> text >> er >> ep >> ed >> name;
    ++number;
    if (only != 0 && number != only) continue;
    const auto puzzle = parse_puzzle(text);
    if (!puzzle) return std::fprintf(stderr, "%d: no puzzle\n", number), 1;
    const std::clock_t begin = std::clock();
    const auto rated = rate_se(puzzle.value().puzzle);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (!rated) return std::fprintf(stderr, "%d: not rated\n", number), 1;
    const SeRating& rating = rated.value();
    if (only != 0) print_path(rating);
    Band* band = bands;
    while (tenths(er) >= band->below) ++band;
    ++band->puzzles;
    band->seconds += seconds;
    band->er += rating.er == tenths(er);
    const bool same = rating.er == tenths(er) && rating.ep == tenths(ep) && rating.ed == tenths(ed);
    band->all += same;
    band->named += !name.empty();
    band->name_same += !name.empty() && name == rating.name;
    if (!same || (!name.empty() && name != rating.name) || only != 0)
      std::printf("%d: %s judge %s %s %s %s, here %.1f %.1f %.1f %s\n", number, text.c_str(), er.c_str(), ep.c_str(),
                  ed.c_str(), name.c_str(), rating.er / 10.0, rating.ep / 10.0, rating.ed / 10.0, rating.name.c_str());
  }
  Band sum{"all", 0};
  const auto print = [](const Band& band) {
    if (band.puzzles == 0) return;
    std::printf("%-16s %5d puzzles, %6.2f %% the same ER, %6.2f %% ER, EP and ED, %d of %d techniques, %.1f a second\n",
                band.name, band.puzzles, 100.0 * band.er / band.puzzles, 100.0 * band.all / band.puzzles,
                band.name_same, band.named, band.puzzles / band.seconds);
  };
  for (const Band& band : bands) {
    print(band);
    sum.puzzles += band.puzzles;
    sum.er += band.er;
    sum.all += band.all;
    sum.named += band.named;
    sum.name_same += band.name_same;
    sum.seconds += band.seconds;
  }
  print(sum);
}
