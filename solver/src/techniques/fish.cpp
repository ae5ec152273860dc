// Fish, as techniques: X-wing, swordfish, jellyfish, squirmbag, whale and leviathan have two to seven houses a
// side; they are finned if there are fins, and sashimi if a base house of a basic fish has at most one place
// besides the fins. Source: the Ultimate Fish Guide of the Players' Forum; names of shapes are HoDoKu's.
#include "techniques/fish.hpp"

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/fish_finders.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {}  // namespace

FishTechnique fish_of(Technique technique) {
  constexpr int kSizes = kLargestFish - 1;
  const int number = static_cast<int>(technique) - static_cast<int>(Technique::kXWing);
  const int size = 2 + number % kSizes;
  constexpr FishTechnique kKinds[] = {{FishShape::kBasic, false, false, 0},  {FishShape::kBasic, true, false, 0},
                                      {FishShape::kBasic, true, true, 0},    {FishShape::kFranken, false, false, 0},
                                      {FishShape::kFranken, true, false, 0}, {FishShape::kMutant, false, false, 0},
                                      {FishShape::kMutant, true, false, 0}};
  FishTechnique kind = kKinds[number / kSizes];
  kind.size = size;
  return kind;
}

void find_fish(const Board& board, Technique technique, DeductionSink& sink) {
  const FishTechnique kind = fish_of(technique);
  const FishQuery query{.size = kind.size, .shape = kind.shape, .fins = kind.has_fins ? Fins::kSeen : Fins::kNone};
  board.with_sets([&](const auto& sets) {
    for_each_fish(sets, query, [&](const auto& fish) {
      if (kind.has_fins && kind.shape == FishShape::kBasic && is_sashimi(sets, fish) != kind.is_sashimi) return false;
      Deduction found{.technique = technique, .evidence = evidence_of(fish)};
      for (const Cell cell : fish.eliminations) found.eliminations.push_back({cell, fish.digit});
      return sink.take(std::move(found));
    });
  });
}

Message reason_of_fish(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const Message bases = houses_of_role(geometry, evidence, HouseRole::kBase);
  const Message covers = houses_of_role(geometry, evidence, HouseRole::kCover);
  const DigitName digit = digit_named(deduction.eliminations[0].digit);
  std::vector<CellName> fins, gone;
  bool is_cannibal = false;
  for (const auto& [cell, gone_digit] : deduction.eliminations) gone.push_back(cell_named(geometry, cell));
  for (const Evidence::InCell& each : evidence.cells) {
    if (each.role == CandidateRole::kFin) fins.push_back(cell_named(geometry, each.cell));
    is_cannibal = is_cannibal || std::any_of(deduction.eliminations.begin(), deduction.eliminations.end(),
                                             [&](const Candidate& out) { return out.cell == each.cell; });
  }
  if (!fins.empty())
    return say(MessageId::kFinnedFish, fins, static_cast<int>(fins.size()), digit, bases, covers, gone);
  if (is_cannibal) return say(MessageId::kFishInTwoCovers, digit, bases, covers, gone);
  return say(MessageId::kFish, digit, bases, covers);
}

}  // namespace sudoscope
