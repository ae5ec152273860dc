// How often the mistake in a mistyped puzzle is named: every puzzle of a file gets
// one random typo of each kind, and the ranks of the repair that takes it back are
// counted. Usage: typo_bench FILE [MOST [SEED]]    a puzzle of 81 characters a line
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "../solver/diagnose/typos.hpp"
#include "sudoscope/grid/format.hpp"

namespace {

using namespace sudoscope;
using namespace sudoscope::test;

struct Tally {
  int typos = 0, unnoticed = 0, several = 0, first = 0, in_three = 0, named = 0;
  double repairs = 0;
  void add(const Diagnosed& found) {
    ++typos;
    unnoticed += found.solutions == 1 ? 1 : 0;
    several += found.solutions > 1 ? 1 : 0;
    first += found.rank == 1 ? 1 : 0;
    in_three += found.rank >= 1 && found.rank <= 3 ? 1 : 0;
    named += found.rank >= 1 ? 1 : 0;
    repairs += static_cast<double>(found.repairs);
  }
  void print(const char* name) const {
    std::printf("%-10s %6d %10d %8d %6d %9d %6d %8.1f\n", name, typos, unnoticed, several, first, in_three, named,
                typos > unnoticed ? repairs / (typos - unnoticed) : 0);
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fprintf(stderr, "Usage: typo_bench FILE [MOST [SEED]]\n"), 2;
  std::ifstream file(argv[1]);
  const int most = argc > 2 ? std::atoi(argv[2]) : 100;
  Rng rng(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  std::array<Tally, kTypoKinds> tallies;
  Tally all;
  std::string line;
  for (int i = 0; i < most && std::getline(file, line);) {
    const auto parsed = parse_puzzle(line);
    if (!parsed || parsed.value().puzzle.givens.size() != 81) continue;
    ++i;
    for (int kind = 0; kind < kTypoKinds; ++kind) {
      const Diagnosed found = diagnose_typo(make_typo(parsed.value().puzzle, static_cast<TypoKind>(kind), rng));
      tallies[static_cast<std::size_t>(kind)].add(found);
      all.add(found);
    }
  }
  std::printf("%-10s %6s %10s %8s %6s %9s %6s %8s\n", "typo", "typos", "unnoticed", "several", "first", "in three",
              "named", "repairs");
  for (int kind = 0; kind < kTypoKinds; ++kind)
    tallies[static_cast<std::size_t>(kind)].print(std::string(name_of(static_cast<TypoKind>(kind))).c_str());
  all.print("all");
}
