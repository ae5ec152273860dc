// Our own rating in words.
#include <algorithm>
#include <array>
#include <iterator>

#include "sudoscope/base/say.hpp"
#include "sudoscope/rating/own_rating.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;
using enum Technique;

// Readers would skip a longer list.
constexpr std::size_t kMostKinds = 3;

// Techniques that people count as one kind: nobody minds the difference.
struct Kind {
  std::array<Technique, 6> techniques;  // and kNone
  Message (*told)(int count);
};

constexpr Kind kKinds[] = {
    {{kNakedSingle}, [](int count) { return say(Id::kNakedSingles, count); }},
    {{kPointing, kClaiming, kLockedCandidates}, [](int count) { return say(Id::kLockedCandidateSteps, count); }},
    {{kLockedPair}, [](int count) { return say(Id::kLockedPairs, count); }},
    {{kLockedTriple}, [](int count) { return say(Id::kLockedTriples, count); }},
    {{kNakedPair}, [](int count) { return say(Id::kNakedPairs, count); }},
    {{kNakedTriple}, [](int count) { return say(Id::kNakedTriples, count); }},
    {{kNakedQuadruple}, [](int count) { return say(Id::kNakedQuadruples, count); }},
    {{kHiddenPair}, [](int count) { return say(Id::kHiddenPairs, count); }},
    {{kHiddenTriple}, [](int count) { return say(Id::kHiddenTriples, count); }},
    {{kHiddenQuadruple}, [](int count) { return say(Id::kHiddenQuadruples, count); }},
    {{kXWing}, [](int count) { return say(Id::kXWings, count); }},
    {{kSwordfish}, [](int count) { return say(Id::kSwordfishes, count); }},
    {{kJellyfish}, [](int count) { return say(Id::kJellyfishes, count); }},
    {{kFinnedXWing, kSashimiXWing}, [](int count) { return say(Id::kFinnedXWings, count); }},
    {{kFinnedSwordfish, kSashimiSwordfish}, [](int count) { return say(Id::kFinnedSwordfishes, count); }},
    {{kFinnedJellyfish, kSashimiJellyfish}, [](int count) { return say(Id::kFinnedJellyfishes, count); }},
    {{kFrankenXWing, kFrankenSwordfish, kFinnedFrankenXWing, kFinnedFrankenSwordfish},
     [](int count) { return say(Id::kFrankenFishes, count); }},
    {{kKrakenFish1, kKrakenFish2}, [](int count) { return say(Id::kKrakenFishes, count); }},
    {{kSkyscraper}, [](int count) { return say(Id::kSkyscrapers, count); }},
    {{kTwoStringKite, kDualTwoStringKite}, [](int count) { return say(Id::kTwoStringKites, count); }},
    {{kTurbotFish}, [](int count) { return say(Id::kTurbotFishes, count); }},
    {{kEmptyRectangle, kDualEmptyRectangle}, [](int count) { return say(Id::kEmptyRectangles, count); }},
    {{kSimpleColorsTrap, kSimpleColorsWrap}, [](int count) { return say(Id::kSimpleColorSteps, count); }},
    {{kMultiColors1, kMultiColors2}, [](int count) { return say(Id::kMultiColorSteps, count); }},
    {{kMedusa}, [](int count) { return say(Id::kMedusas, count); }},
    {{kRemotePair, kChuteRemotePair}, [](int count) { return say(Id::kRemotePairs, count); }},
    {{kBugPlus1, kBug2, kBug3, kBug4}, [](int count) { return say(Id::kBugs, count); }},
    {{kWWing}, [](int count) { return say(Id::kWWings, count); }},
    {{kXyWing}, [](int count) { return say(Id::kXyWings, count); }},
    {{kXyzWing}, [](int count) { return say(Id::kXyzWings, count); }},
    {{kWxyzWing}, [](int count) { return say(Id::kWxyzWings, count); }},
    {{kUniqueness1, kUniqueness2, kUniqueness3, kUniqueness4, kUniqueness5, kUniqueness6},
     [](int count) { return say(Id::kUniqueRectangles, count); }},
    {{kHiddenRectangle}, [](int count) { return say(Id::kHiddenRectangles, count); }},
    {{kAvoidableRectangle1, kAvoidableRectangle2}, [](int count) { return say(Id::kAvoidableRectangles, count); }},
    {{kExtendedRectangle}, [](int count) { return say(Id::kExtendedRectangles, count); }},
    {{kUniqueLoop}, [](int count) { return say(Id::kUniqueLoops, count); }},
    {{kSueDeCoq}, [](int count) { return say(Id::kSueDeCoqs, count); }},
    {{kAlignedPairExclusion, kAlignedTripleExclusion}, [](int count) { return say(Id::kAlignedExclusions, count); }},
    {{kXChain}, [](int count) { return say(Id::kXChains, count); }},
    {{kXyChain}, [](int count) { return say(Id::kXyChains, count); }},
    {{kContinuousNiceLoop, kDiscontinuousNiceLoop}, [](int count) { return say(Id::kNiceLoops, count); }},
    {{kAic}, [](int count) { return say(Id::kAics, count); }},
    {{kGroupedContinuousNiceLoop, kGroupedDiscontinuousNiceLoop, kGroupedAic},
     [](int count) { return say(Id::kGroupedChains, count); }},
    {{kAlsContinuousNiceLoop, kAlsDiscontinuousNiceLoop, kAlsAic, kAlsXyChain},
     [](int count) { return say(Id::kAlsChains, count); }},
    {{kAlsXz}, [](int count) { return say(Id::kAlsXzs, count); }},
    {{kAlsXyWing}, [](int count) { return say(Id::kAlsXyWings, count); }},
    {{kDeathBlossom}, [](int count) { return say(Id::kDeathBlossoms, count); }},
    {{kSkLoop}, [](int count) { return say(Id::kSkLoops, count); }},
    {{kJuniorExocet, kSeniorExocet}, [](int count) { return say(Id::kExocets, count); }},
    {{kTridagon}, [](int count) { return say(Id::kTridagons, count); }},
    {{kMultiSectorLockedSet}, [](int count) { return say(Id::kMultiSectorLockedSets, count); }},
    {{kLawOfLeftovers}, [](int count) { return say(Id::kLeftoversSteps, count); }},
    {{kSetEquivalence}, [](int count) { return say(Id::kSetEquivalences, count); }},
    {{kForcingChainContradiction, kForcingChainVerity, kNishioForcingChain, kCellForcingChain, kUnitForcingChain,
      kDigitForcingChain},
     [](int count) { return say(Id::kForcingChains, count); }},
    {{kClue, kCluePeers}, [](int count) { return say(Id::kClueSteps, count); }},
    {{kInniesOuties}, [](int count) { return say(Id::kInnieOutieSteps, count); }},
    {{kTwoClues, kCluesInHouse}, [](int count) { return say(Id::kStepsBySeveralClues, count); }},
    {{kClueChain, kNestedClueChain}, [](int count) { return say(Id::kClueChains, count); }},
    {{kForcingNetContradiction, kForcingNetVerity}, [](int count) { return say(Id::kForcingNets, count); }},
};

// Null for a technique with no kind but its own.
const Kind* kind_of(Technique technique) {
  const auto has = [technique](const Kind& kind) {
    return std::find(kind.techniques.begin(), kind.techniques.end(), technique) != kind.techniques.end();
  };
  const Kind* const found = std::find_if(std::begin(kKinds), std::end(kKinds), has);
  return found == std::end(kKinds) ? nullptr : found;
}

struct Counted {
  Technique technique;
  const Kind* kind;
  int count;
};

Message told(const Counted& counted) {
  if (counted.kind != nullptr) return counted.kind->told(counted.count);
  return say(Id::kOftenUsed, Message(row_of(counted.technique).name), counted.count);
}

// The kinds of patterns, or naked singles where there are no patterns; the easiest first.
std::vector<Counted> kinds_in(const OwnRating& rating) {
  std::vector<Counted> kinds;
  const bool has_patterns = !rating.takes.empty() && rating.takes.back().technique != kNakedSingle;
  for (const OwnRating::Uses& uses : rating.takes) {
    if (has_patterns && uses.technique == kNakedSingle) continue;
    const Kind* const kind = kind_of(uses.technique);
    const auto is_same = [kind](const Counted& counted) { return kind != nullptr && counted.kind == kind; };
    const auto same = std::find_if(kinds.begin(), kinds.end(), is_same);
    if (same == kinds.end())
      kinds.push_back({uses.technique, kind, uses.count});
    else
      same->count += uses.count;
  }
  return kinds;
}

// The hardest kinds by name; only the number of the others.
std::vector<Message> uses_told(const OwnRating& rating) {
  const std::vector<Counted> kinds = kinds_in(rating);
  const std::size_t easier = kinds.size() - std::min(kinds.size(), kMostKinds);
  int easier_patterns = 0;
  for (std::size_t i = 0; i < easier; ++i) easier_patterns += kinds[i].count;
  std::vector<Message> uses;
  if (easier_patterns > 0) uses.push_back(say(Id::kEasierPatterns, easier_patterns));
  for (std::size_t i = easier; i < kinds.size(); ++i) uses.push_back(told(kinds[i]));
  return uses;
}

}  // namespace

std::string_view name_of(Grade grade) {
  constexpr std::array<std::string_view, 6> kNames{"gentle", "easy", "medium", "hard", "fiendish", "extreme"};
  return kNames[static_cast<std::size_t>(grade)];
}

Message what_it_takes(const OwnRating& rating) {
  const std::vector<Message> uses = uses_told(rating);
  switch (rating.end) {
    case RatingEnd::kSolved:
      return uses.empty() ? say(Id::kTakesNothingElse, rating.narrow_steps, rating.is_lifted ? 1 : 0)
                          : say(Id::kTakes, uses, rating.narrow_steps, rating.is_lifted ? 1 : 0);
    case RatingEnd::kStuck:
      return uses.empty() ? say(Id::kTakesMoreAtOnce) : say(Id::kTakesMore, uses);
    case RatingEnd::kCancelled:
      break;
  }
  return {};
}

}  // namespace sudoscope
