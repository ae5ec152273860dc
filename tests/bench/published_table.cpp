// The published figures beside ours: prints solver/PUBLISHED.md's tables. Usage: published_table DATA_FOLDER [SECONDS].
// Every algorithm solves every puzzle until the first solution, at most SECONDS (10) each; times are of this run. Calls
// are guesses + 1, as a recursive solver counts them.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "sudoscope/search/catalogue.hpp"

namespace {

using namespace sudoscope;
using Clock = std::chrono::steady_clock;

struct Set {
  const char* name;
  std::vector<Puzzle> puzzles;
};

Puzzle puzzle_of(const GeometryPtr& geometry, const std::string& line) {
  Puzzle puzzle{geometry, std::vector<Digit>(81, kBlank)};
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (line[cell] >= '1' && line[cell] <= '9') puzzle.givens[cell] = static_cast<Digit>(line[cell] - '1');
  return puzzle;
}

Set read_set(const char* name, const GeometryPtr& geometry, const std::string& file) {
  Set set{name, {}};
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.size() >= 81) set.puzzles.push_back(puzzle_of(geometry, line));
  return set;
}

// False if the time is over first.
bool solve(Search& search, double seconds) {
  const auto start = Clock::now();
  while (search.run(100'000) != StepStatus::kSolution)
    if (std::chrono::duration<double>(Clock::now() - start).count() > seconds) return false;
  return true;
}

void print_row(const Algorithm& algorithm, const Set& set, double cap_s) {
  std::uint64_t calls = 0, most_calls = 0;
  std::uint32_t deepest = 0;
  std::size_t solved = 0;
  double most_ms = 0;
  for (const Puzzle& puzzle : set.puzzles) {
    const auto start = Clock::now();
    const auto search = make_search(algorithm, puzzle);
    if (!solve(*search, cap_s)) continue;
    ++solved;
    most_ms = std::max(most_ms, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    calls += search->stats().guesses + 1;
    most_calls = std::max(most_calls, search->stats().guesses + 1);
    deepest = std::max(deepest, search->stats().deepest);
  }
  const double mean = solved == 0 ? 0 : static_cast<double>(calls) / static_cast<double>(solved);
  std::printf("| `%.*s` | %zu of %zu | %.1f | %llu | %u | %.1f |\n", static_cast<int>(algorithm.id.size()),
              algorithm.id.data(), solved, set.puzzles.size(), mean, static_cast<unsigned long long>(most_calls),
              deepest, most_ms);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const std::string folder = argv[1];
  const double cap_s = argc > 2 ? std::atof(argv[2]) : 10;
  const auto geometry = Geometry::boxes(3, 3).value();
  const Set inkala{
      "Inkala",
      {puzzle_of(geometry, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")}};
  for (const Set& set : {inkala, read_set("hardest11", geometry, folder + "/hardest11.txt"),
                         read_set("top95", geometry, folder + "/top95.txt")}) {
    std::printf(
        "\n### %s\n\n| algorithm | solved | calls, mean | calls, most | deepest level | ms, most |\n"
        "|---|---|---|---|---|---|\n",
        set.name);
    for (const Algorithm& algorithm : catalogue()) print_row(algorithm, set, cap_s);
  }
  return 0;
}
