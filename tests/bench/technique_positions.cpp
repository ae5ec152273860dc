// Random positions of random puzzles on every kind of grid: prints how often each technique finds
// something there, and any false deduction. Usage: technique_positions POSITIONS [SEED [TRIED]]
//
// POSITIONS are visited, puzzle after puzzle; at each, TRIED techniques drawn at random are tried (all, if it is
// 0). Without it, all quick techniques are tried, and of the others some at one in ten positions, some at one in a
// hundred or a thousand. Techniques that assume one solution are tried only if there is one. The same seed has the
// same positions. The exit status is 1 if a deduction contradicts a solution; its puzzle and sentence are printed.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "../solver/search/puzzles.hpp"
#include "../solver/techniques/random_positions.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace {

using namespace sudoscope;
using namespace sudoscope::test;

struct Count {
  long tried = 0;
  long fired = 0;  // positions
  long deductions = 0;
  long wrong = 0;
};

// Techniques that take more than 30 us at a position on average, or 0.7 ms, or even 10 ms.
int positions_for_one(Technique technique) {
  switch (technique) {
    case Technique::kDynamicForcingChainPlus:
    case Technique::kNestedForcingChain:
      return 1000;
    case Technique::kWxyzWing:
    case Technique::kGroupedDiscontinuousNiceLoop:
    case Technique::kAlsXz:
    case Technique::kAlsXyWing:
    case Technique::kAlsXyChain:
    case Technique::kAlsContinuousNiceLoop:
    case Technique::kAlsDiscontinuousNiceLoop:
    case Technique::kAlsAic:
    case Technique::kNishioForcingChain:
    case Technique::kCellForcingChain:
    case Technique::kUnitForcingChain:
    case Technique::kDigitForcingChain:
    case Technique::kForcingChainVerity:
    case Technique::kDynamicForcingChain:
    case Technique::kKrakenFish1:
    case Technique::kKrakenFish2:
      return 100;
    case Technique::kFinnedXWing:
    case Technique::kFinnedSwordfish:
    case Technique::kFinnedJellyfish:
    case Technique::kSashimiXWing:
    case Technique::kSashimiSwordfish:
    case Technique::kSashimiJellyfish:
    case Technique::kFrankenXWing:
    case Technique::kFinnedFrankenXWing:
    case Technique::kMutantXWing:
    case Technique::kFinnedMutantXWing:
    case Technique::kMedusa:
    case Technique::kSueDeCoq:
    case Technique::kContinuousNiceLoop:
    case Technique::kDiscontinuousNiceLoop:
    case Technique::kAic:
    case Technique::kGroupedContinuousNiceLoop:
    case Technique::kGroupedAic:
    case Technique::kDeathBlossom:
    case Technique::kAlignedTripleExclusion:
    case Technique::kSkLoop:
    case Technique::kJuniorExocet:
    case Technique::kSeniorExocet:
    case Technique::kForcingChainContradiction:
    case Technique::kForcingNetContradiction:
    case Technique::kForcingNetVerity:
    case Technique::kTemplateSet:
    case Technique::kTemplateDelete:
      return 10;
    default:
      return 1;
  }
}

std::vector<Technique> by_cost(std::vector<Technique> techniques, Rng& rng) {
  std::erase_if(techniques, [&](Technique each) {
    const int positions = positions_for_one(each);
    return positions > 1 && rng.below(static_cast<std::size_t>(positions)) != 0;
  });
  return techniques;
}

void print_row(std::string_view name, const Count& count) {
  std::printf("%-34.*s %10ld %10ld %12ld %6ld\n", static_cast<int>(name.size()), name.data(), count.tried, count.fired,
              count.deductions, count.wrong);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fprintf(stderr, "Usage: technique_positions POSITIONS [SEED [TRIED]]\n"), 2;
  const long wanted = std::atol(argv[1]);
  Rng rng(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  const long tried = argc > 3 ? std::atol(argv[3]) : 0;
  const Draw draw = argc > 3 ? any_of(tried > 0 ? static_cast<std::size_t>(tried) : SIZE_MAX) : by_cost;
  const std::vector<GeometryPtr> geometries = geometries_of_every_kind();
  std::map<Technique, Count> counts;
  long positions = 0, with_one_solution = 0, with_several = 0;
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t i = 0; positions < wanted; ++i) {
    const auto puzzle = random_puzzle(geometries[i % geometries.size()], rng);
    if (!puzzle) continue;
    ++(puzzle->has_one_solution ? with_one_solution : with_several);
    positions += walk(*puzzle, draw, static_cast<int>(std::min(wanted - positions, 1000L)), rng,
                      [&](const Position& position, Technique technique, const std::vector<Deduction>& found) {
                        Count& count = counts[technique];
                        ++count.tried;
                        count.fired += found.empty() ? 0 : 1;
                        count.deductions += static_cast<long>(found.size());
                        for (const Deduction& each : found) {
                          if (is_true(each, *puzzle)) continue;
                          ++count.wrong;
                          std::printf("%s: %s\n", to_line(puzzle->puzzle.givens).c_str(),
                                      text_of(explanation_of(position.geometry(), each)).c_str());
                        }
                      });
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  Count all;
  std::printf("%-34s %10s %10s %12s %6s\n", "technique", "tried", "fired", "deductions", "wrong");
  for (const TechniqueRow& row : techniques()) {
    if (!is_sought(row.technique)) continue;
    const Count& count = counts[row.technique];
    print_row(row.id, count);
    all.tried += count.tried;
    all.fired += count.fired;
    all.deductions += count.deductions;
    all.wrong += count.wrong;
  }
  print_row("all", all);
  std::printf("%ld positions of %ld puzzles with one solution and %ld with several, %.0f s\n", positions,
              with_one_solution, with_several, seconds.count());
  return all.wrong > 0 ? 1 : 0;
}
