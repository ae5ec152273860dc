// Our own rating in words.
#include <algorithm>
#include <array>

#include "sudoscope/own_rating.hpp"
#include "sudoscope/say.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;
using enum Technique;

// More would be a list to skip.
constexpr std::size_t kMostKinds = 3;

template <Id kId>
Message counted(int count) {
  return say(kId, count);
}

// How people count them: those whose difference nobody minds count together.
struct Kind {
  Technique technique;
  Message (*told)(int count);
};

constexpr std::array kKinds = std::to_array<Kind>({
    {kNakedSingle, counted<Id::kNakedSingles>},
    {kPointing, counted<Id::kLockedCandidateSteps>},
    {kClaiming, counted<Id::kLockedCandidateSteps>},
    {kLockedCandidates, counted<Id::kLockedCandidateSteps>},
    {kLockedPair, counted<Id::kLockedPairs>},
    {kLockedTriple, counted<Id::kLockedTriples>},
    {kNakedPair, counted<Id::kNakedPairs>},
    {kNakedTriple, counted<Id::kNakedTriples>},
    {kNakedQuadruple, counted<Id::kNakedQuadruples>},
    {kHiddenPair, counted<Id::kHiddenPairs>},
    {kHiddenTriple, counted<Id::kHiddenTriples>},
    {kHiddenQuadruple, counted<Id::kHiddenQuadruples>},
    {kXWing, counted<Id::kXWings>},
    {kSwordfish, counted<Id::kSwordfishes>},
    {kJellyfish, counted<Id::kJellyfishes>},
    {kFinnedXWing, counted<Id::kFinnedXWings>},
    {kSashimiXWing, counted<Id::kFinnedXWings>},
    {kFinnedSwordfish, counted<Id::kFinnedSwordfishes>},
    {kSashimiSwordfish, counted<Id::kFinnedSwordfishes>},
    {kFinnedJellyfish, counted<Id::kFinnedJellyfishes>},
    {kSashimiJellyfish, counted<Id::kFinnedJellyfishes>},
    {kFrankenXWing, counted<Id::kFrankenFishes>},
    {kFrankenSwordfish, counted<Id::kFrankenFishes>},
    {kFinnedFrankenXWing, counted<Id::kFrankenFishes>},
    {kFinnedFrankenSwordfish, counted<Id::kFrankenFishes>},
    {kKrakenFish1, counted<Id::kKrakenFishes>},
    {kKrakenFish2, counted<Id::kKrakenFishes>},
    {kSkyscraper, counted<Id::kSkyscrapers>},
    {kTwoStringKite, counted<Id::kTwoStringKites>},
    {kDualTwoStringKite, counted<Id::kTwoStringKites>},
    {kTurbotFish, counted<Id::kTurbotFishes>},
    {kEmptyRectangle, counted<Id::kEmptyRectangles>},
    {kDualEmptyRectangle, counted<Id::kEmptyRectangles>},
    {kSimpleColorsTrap, counted<Id::kSimpleColorSteps>},
    {kSimpleColorsWrap, counted<Id::kSimpleColorSteps>},
    {kMultiColors1, counted<Id::kMultiColorSteps>},
    {kMultiColors2, counted<Id::kMultiColorSteps>},
    {kMedusa, counted<Id::kMedusas>},
    {kRemotePair, counted<Id::kRemotePairs>},
    {kChuteRemotePair, counted<Id::kRemotePairs>},
    {kBugPlus1, counted<Id::kBugs>},
    {kBug2, counted<Id::kBugs>},
    {kBug3, counted<Id::kBugs>},
    {kBug4, counted<Id::kBugs>},
    {kWWing, counted<Id::kWWings>},
    {kXyWing, counted<Id::kXyWings>},
    {kXyzWing, counted<Id::kXyzWings>},
    {kWxyzWing, counted<Id::kWxyzWings>},
    {kUniqueness1, counted<Id::kUniqueRectangles>},
    {kUniqueness2, counted<Id::kUniqueRectangles>},
    {kUniqueness3, counted<Id::kUniqueRectangles>},
    {kUniqueness4, counted<Id::kUniqueRectangles>},
    {kUniqueness5, counted<Id::kUniqueRectangles>},
    {kUniqueness6, counted<Id::kUniqueRectangles>},
    {kHiddenRectangle, counted<Id::kHiddenRectangles>},
    {kAvoidableRectangle1, counted<Id::kAvoidableRectangles>},
    {kAvoidableRectangle2, counted<Id::kAvoidableRectangles>},
    {kExtendedRectangle, counted<Id::kExtendedRectangles>},
    {kUniqueLoop, counted<Id::kUniqueLoops>},
    {kSueDeCoq, counted<Id::kSueDeCoqs>},
    {kAlignedPairExclusion, counted<Id::kAlignedExclusions>},
    {kAlignedTripleExclusion, counted<Id::kAlignedExclusions>},
    {kXChain, counted<Id::kXChains>},
    {kXyChain, counted<Id::kXyChains>},
    {kContinuousNiceLoop, counted<Id::kNiceLoops>},
    {kDiscontinuousNiceLoop, counted<Id::kNiceLoops>},
    {kAic, counted<Id::kAics>},
    {kGroupedContinuousNiceLoop, counted<Id::kGroupedChains>},
    {kGroupedDiscontinuousNiceLoop, counted<Id::kGroupedChains>},
    {kGroupedAic, counted<Id::kGroupedChains>},
    {kAlsContinuousNiceLoop, counted<Id::kAlsChains>},
    {kAlsDiscontinuousNiceLoop, counted<Id::kAlsChains>},
    {kAlsAic, counted<Id::kAlsChains>},
    {kAlsXyChain, counted<Id::kAlsChains>},
    {kAlsXz, counted<Id::kAlsXzs>},
    {kAlsXyWing, counted<Id::kAlsXyWings>},
    {kDeathBlossom, counted<Id::kDeathBlossoms>},
    {kSkLoop, counted<Id::kSkLoops>},
    {kJuniorExocet, counted<Id::kExocets>},
    {kSeniorExocet, counted<Id::kExocets>},
    {kForcingChainContradiction, counted<Id::kForcingChains>},
    {kForcingChainVerity, counted<Id::kForcingChains>},
    {kNishioForcingChain, counted<Id::kForcingChains>},
    {kCellForcingChain, counted<Id::kForcingChains>},
    {kUnitForcingChain, counted<Id::kForcingChains>},
    {kDigitForcingChain, counted<Id::kForcingChains>},
    {kForcingNetContradiction, counted<Id::kForcingNets>},
    {kForcingNetVerity, counted<Id::kForcingNets>},
});

struct Counted {
  Technique technique;  // the easiest of its kind
  int count;
};

const Kind* kind_of(Technique technique) {
  const auto* const found = std::ranges::find(kKinds, technique, &Kind::technique);
  return found == kKinds.end() ? nullptr : found;
}

bool is_same_kind(Technique one, Technique other) {
  const Kind* const kind = kind_of(one);
  const Kind* const other_kind = kind_of(other);
  return one == other || (kind != nullptr && other_kind != nullptr && kind->told == other_kind->told);
}

Message told(const Counted& counted) {
  if (const Kind* const kind = kind_of(counted.technique)) return kind->told(counted.count);
  return say(Id::kOftenUsed, Message(row_of(counted.technique).name), counted.count);
}

// The kinds of patterns, or naked singles where there are no patterns; the easiest first.
std::vector<Counted> kinds_in(const OwnRating& rating) {
  std::vector<Counted> kinds;
  const bool has_patterns = !rating.takes.empty() && rating.takes.back().technique != kNakedSingle;
  for (const auto& [technique, count] : rating.takes) {
    if (has_patterns && technique == kNakedSingle) continue;
    const auto same =
        std::ranges::find_if(kinds, [&](const Counted& kind) { return is_same_kind(kind.technique, technique); });
    if (same == kinds.end())
      kinds.push_back({technique, count});
    else
      same->count += count;
  }
  return kinds;
}

// The hardest kinds; of the others only how many there are.
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
      return uses.empty() ? say(Id::kTakesNothingElse, rating.narrow_steps)
                          : say(Id::kTakes, uses, rating.narrow_steps);
    case RatingEnd::kStuck:
      return uses.empty() ? say(Id::kTakesMoreAtOnce) : say(Id::kTakesMore, uses);
    case RatingEnd::kCancelled:
      break;
  }
  return {};
}

Json json_of(const OwnRating& rating) {
  JsonObject object;
  object.add("grade", static_cast<int>(rating.grade));
  object.add("points", rating.points);
  object.add("takes", what_it_takes(rating));
  return object;
}

}  // namespace sudoscope
