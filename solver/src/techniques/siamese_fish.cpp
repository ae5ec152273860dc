// Siamese fish: two finned fish of the same base houses with different covers, and so different fins; neither has all
// eliminations of the other. Basic fish of two to seven houses, Franken and mutant fish of two to four. Source: HoDoKu.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/fish_finders.hpp"
#include "techniques/places.hpp"

namespace sudoscope {
namespace {

struct Kind {
  FishShape shape;
  int largest;
};
constexpr Kind kKinds[] = {{FishShape::kBasic, kLargestFish}, {FishShape::kFranken, 4}, {FishShape::kMutant, 4}};

// The houses of one fish after those of the other. Fins of the first are group 1, of the second alone group 2.
template <class Set>
Deduction deduction_of(const Fish<Set>& a, const Fish<Set>& b) {
  Deduction found{.technique = Technique::kSiameseFish, .evidence = evidence_of(a)};
  const auto size = static_cast<std::size_t>(a.size);
  for (std::size_t i = 0; i < size; ++i) found.evidence.houses.push_back({b.covers[i], HouseRole::kCover});
  for (Evidence::InCell& each : found.evidence.cells) {
    if (each.role == CandidateRole::kFin) {
      each.group = 1;
    } else if (b.fins.contains(each.cell)) {
      each.role = CandidateRole::kFin;
      each.group = 2;
    }
  }
  for (const Cell cell : a.eliminations | b.eliminations) found.eliminations.push_back({cell, a.digit});
  return found;
}

}  // namespace

void find_siamese_fish(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    using Set = typename std::remove_cvref_t<decltype(sets)>::Set;
    std::vector<Fish<Set>> siblings;  // of the same digit and bases
    const auto visit = [&](const Fish<Set>& fish) {
      if (!siblings.empty() &&
          (siblings[0].digit != fish.digit || siblings[0].size != fish.size ||
           !std::equal(fish.bases.begin(), fish.bases.begin() + fish.size, siblings[0].bases.begin())))
        siblings.clear();
      if (!sets.spend(siblings.size())) return true;
      for (const Fish<Set>& other : siblings) {
        if (fish.eliminations.is_subset_of(other.eliminations) || other.eliminations.is_subset_of(fish.eliminations))
          continue;
        if (sink.take(deduction_of(other, fish))) return true;
      }
      siblings.push_back(fish);
      return false;
    };
    for (const Kind& kind : kKinds)
      for (int size = 2; size <= kind.largest; ++size) {
        siblings.clear();
        if (for_each_fish(sets, {.size = size, .shape = kind.shape, .fins = Fins::kSeen}, visit)) return;
      }
  });
}

Message reason_of_siamese_fish(const Geometry& geometry, const Deduction& deduction) {
  // The evidence has the bases, and the covers of both.
  const std::size_t size = deduction.evidence.houses.size() / 3;
  const auto fish = [&](bool second) {
    Deduction one{.technique = deduction.technique};
    const auto& houses = deduction.evidence.houses;
    const auto begin = houses.begin() + static_cast<std::ptrdiff_t>(second ? 2 * size : size);
    one.evidence.houses.assign(houses.begin(), houses.begin() + static_cast<std::ptrdiff_t>(size));
    one.evidence.houses.insert(one.evidence.houses.end(), begin, begin + static_cast<std::ptrdiff_t>(size));
    const auto count = [&](Cell cell, HouseRole role) {
      return std::count_if(one.evidence.houses.begin(), one.evidence.houses.end(), [&](const Evidence::InHouse& each) {
        return each.role == role && is_in(geometry, cell, each.house);
      });
    };
    std::vector<Cell> fins;
    for (Evidence::InCell each : deduction.evidence.cells) {
      const auto bases = count(each.cell, HouseRole::kBase);
      const bool is_fin = bases > 1 || count(each.cell, HouseRole::kCover) == 0;
      each.role = is_fin ? CandidateRole::kFin : CandidateRole::kPattern;
      one.evidence.cells.push_back(each);
      if (is_fin) fins.push_back(each.cell);
    }
    for (const Candidate& each : deduction.eliminations) {
      const auto peers = geometry.peers(each.cell);
      const bool sees = std::all_of(fins.begin(), fins.end(),
                                    [&](Cell fin) { return std::binary_search(peers.begin(), peers.end(), fin); });
      if (sees && count(each.cell, HouseRole::kCover) > count(each.cell, HouseRole::kBase))
        one.eliminations.push_back(each);
    }
    return reason_of_fish(geometry, one);
  };
  return say(MessageId::kAndLikewise, fish(false), fish(true));
}

}  // namespace sudoscope
