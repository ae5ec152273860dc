// The list of techniques.
#include <algorithm>
#include <array>

#include "sudoscope/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

using enum Technique;
using Family = TechniqueFamily;
using Id = MessageId;
using Level = HodokuLevel;

template <Technique kTechnique>
void locked(const Position& position, DeductionSink& sink) {
  find_locked_candidates(position, kTechnique, sink);
}
template <int kSize>
void naked(const Position& position, DeductionSink& sink) {
  find_naked_subsets(position, kSize, sink);
}
template <int kSize>
void hidden(const Position& position, DeductionSink& sink) {
  find_hidden_subsets(position, kSize, sink);
}

// technique, family, id, name, synonyms, SE, HoDoKu's level and score, finder
constexpr std::array kTechniques = std::to_array<TechniqueRow>({
    {kPeer, Family::kRule, "peer", Id::kPeer, "", 0, Level::kNone, 0, nullptr},
    {kFullHouse, Family::kSingles, "full-house", Id::kFullHouse, "last-digit last-value", 10, Level::kEasy, 4,
     find_full_houses},
    {kNakedSingle, Family::kSingles, "naked-single", Id::kNakedSingle, "sole-candidate forced-digit", 23, Level::kEasy,
     4, find_naked_singles},
    {kHiddenSingle, Family::kSingles, "hidden-single", Id::kHiddenSingle, "unique-candidate pinned-digit", 12,
     Level::kEasy, 14, find_hidden_singles},
    {kPointing, Family::kIntersections, "locked-candidates-1", Id::kPointing, "pointing pointing-pair pointing-triple",
     26, Level::kMedium, 50, locked<kPointing>},
    {kClaiming, Family::kIntersections, "locked-candidates-2", Id::kClaiming, "claiming box-line-reduction", 28,
     Level::kMedium, 50, locked<kClaiming>},
    {kLockedCandidates, Family::kIntersections, "locked-candidates", Id::kLockedCandidates, "intersection-removal", 0,
     Level::kNone, 0, locked<kLockedCandidates>},
    {kNakedPair, Family::kNakedSubsets, "naked-pair", Id::kNakedPair, "", 30, Level::kMedium, 60, naked<2>},
    {kNakedTriple, Family::kNakedSubsets, "naked-triple", Id::kNakedTriple, "naked-triplet", 36, Level::kMedium, 80,
     naked<3>},
    {kHiddenPair, Family::kHiddenSubsets, "hidden-pair", Id::kHiddenPair, "", 34, Level::kMedium, 70, hidden<2>},
    {kHiddenTriple, Family::kHiddenSubsets, "hidden-triple", Id::kHiddenTriple, "hidden-triplet", 40, Level::kMedium,
     100, hidden<3>},
    {kNakedQuadruple, Family::kNakedSubsets, "naked-quadruple", Id::kNakedQuadruple, "naked-quad", 50, Level::kHard,
     120, naked<4>},
    {kHiddenQuadruple, Family::kHiddenSubsets, "hidden-quadruple", Id::kHiddenQuadruple, "hidden-quad", 54,
     Level::kHard, 150, hidden<4>},
    {kTrial, Family::kLastResort, "trial", Id::kTrial, "", 0, Level::kNone, 0, nullptr},
    {kLearnt, Family::kLastResort, "learnt", Id::kWhatWasLearnt, "", 0, Level::kNone, 0, nullptr},
});

bool is_among(std::string_view ids, std::string_view id) {
  while (!ids.empty()) {
    const std::size_t end = std::min(ids.find(' '), ids.size());
    if (ids.substr(0, end) == id) return true;
    ids.remove_prefix(std::min(end + 1, ids.size()));
  }
  return false;
}

class Listed : public DeductionSink {
 public:
  bool take(Deduction deduction) override {
    list.push_back(std::move(deduction));
    return false;
  }
  std::vector<Deduction> list;
};

}  // namespace

std::span<const TechniqueRow> techniques() { return kTechniques; }

const TechniqueRow& row_of(Technique technique) {
  return *std::find_if(kTechniques.begin(), kTechniques.end(),
                       [&](const TechniqueRow& row) { return row.technique == technique; });
}

const TechniqueRow* find_technique(std::string_view id) {
  if (id.empty()) return nullptr;
  const auto* const found = std::find_if(kTechniques.begin(), kTechniques.end(), [&](const TechniqueRow& row) {
    return row.id == id || is_among(row.synonyms, id);
  });
  return found == kTechniques.end() ? nullptr : found;
}

std::vector<Deduction> deductions_at(const Position& position, Technique technique) {
  Listed found;
  row_of(technique).find(position, found);
  return std::move(found.list);
}

}  // namespace sudoscope
