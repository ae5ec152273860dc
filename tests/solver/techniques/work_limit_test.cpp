// A limit of the choices that a finder tries: the results within
// it are those without it, cut short, and the same every time.
#include <algorithm>
#include <cstdint>
#include <tuple>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope {
namespace {

using namespace test;

// The candidates, houses and cells of each deduction, as numbers: thousands are compared faster than their texts.
// Sorted.
std::vector<std::vector<std::uint64_t>> facts_of(const std::vector<Deduction>& deductions) {
  std::vector<std::vector<std::uint64_t>> all;
  for (const Deduction& deduction : deductions) {
    std::vector<std::uint64_t>& facts = all.emplace_back();
    const auto take = [&](auto... numbers) { (facts.push_back(static_cast<std::uint64_t>(numbers)), ...); };
    take(deduction.placements.size(), deduction.eliminations.size());
    for (const Candidate& each : deduction.placements) take(each.cell, each.digit);
    for (const Candidate& each : deduction.eliminations) take(each.cell, each.digit);
    for (const Evidence::InHouse& each : deduction.evidence.houses) take(each.house, each.role, each.digits);
    for (const Evidence::InCell& each : deduction.evidence.cells) take(each.cell, each.digits, each.role, each.group);
    for (const ChainLink& link : deduction.evidence.links)
      for (const ChainNode& node : {link.from, link.to}) take(node.cells.front(), node.cells.back(), node.digit);
  }
  std::sort(all.begin(), all.end());
  return all;
}

// Random candidates in two cells of three: a position that nobody reaches by solving.
Position mangled(const Geometry& geometry, Rng& rng) {
  const auto cells = static_cast<std::size_t>(geometry.cell_count());
  std::vector<DigitSet> candidates(cells);
  for (DigitSet& set : candidates) set = rng.next() & rng.next() & geometry.all();
  return Position(geometry, std::vector<Digit>(cells, kBlank), {}, candidates);
}

// The techniques that count their choices.
std::vector<Technique> counted() {
  std::vector<Technique> techniques{Technique::kSiameseFish, Technique::kKrakenFish1, Technique::kDeathBlossom,
                                    Technique::kUniqueLoop, Technique::kAlsXyChain};
  for (const Technique technique : sought_techniques())
    if (technique >= Technique::kXWing && technique <= Technique::kFinnedMutantLeviathan)
      techniques.push_back(technique);
  return techniques;
}

TEST_CASE("A search within a limit finds a part of the results without one, and the same every time") {
  Rng rng(11);
  const GeometryPtr geometry = boxes(2, 3);
  int spent = 0;
  for (int round = 0; round < 2; ++round) {
    const Position position = mangled(*geometry, rng);
    for (const Technique technique : counted()) {
      const auto all = facts_of(deductions_at(position, technique));
      WorkLimit ample{UINT64_MAX};
      CHECK(facts_of(deductions_at(position, technique, SIZE_MAX, &ample)) == all);
      CHECK_FALSE(ample.is_spent());
      WorkLimit little{(UINT64_MAX - ample.left) / 2}, same = little;
      if (little.left == 0) continue;
      const auto some = facts_of(deductions_at(position, technique, SIZE_MAX, &little));
      CHECK(some == facts_of(deductions_at(position, technique, SIZE_MAX, &same)));
      INFO(row_of(technique).id);
      CHECK(std::includes(all.begin(), all.end(), some.begin(), some.end()));
      if (little.is_spent()) ++spent;
    }
  }
  CHECK(spent > 10);
}

TEST_CASE("Nested forcing chains within a limit conclude a part of the whole, and the same every time") {
  Rng rng(12);
  const GeometryPtr geometry = boxes(2, 3);
  const auto conclusions = [](const std::vector<Deduction>& deductions) {
    std::vector<std::tuple<Cell, Digit, bool>> found;
    for (const Deduction& deduction : deductions) {
      for (const Candidate& each : deduction.placements) found.emplace_back(each.cell, each.digit, true);
      for (const Candidate& each : deduction.eliminations) found.emplace_back(each.cell, each.digit, false);
    }
    std::sort(found.begin(), found.end());
    return found;
  };
  int spent = 0;
  for (int round = 0; round < 20; ++round) {
    const Position position = mangled(*geometry, rng);
    const auto within = [&](WorkLimit limit) {
      const auto found = conclusions(deductions_at(position, Technique::kNestedForcingChain, SIZE_MAX, &limit));
      return std::pair(found, limit.left);
    };
    const auto [all, left] = within({UINT64_MAX});
    CHECK(all == conclusions(deductions_at(position, Technique::kNestedForcingChain)));
    const WorkLimit half{(UINT64_MAX - left) / 2};
    if (half.is_spent()) continue;
    const auto [some, rest] = within(half);
    CHECK(within(half).first == some);
    CHECK(std::includes(all.begin(), all.end(), some.begin(), some.end()));
    if (rest == 0) ++spent;
  }
  CHECK(spent > 10);
}

}  // namespace
}  // namespace sudoscope
