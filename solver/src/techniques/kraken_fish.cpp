// Kraken fish: a basic fish with fins, and chains that lead from them to the eliminations.
//
//   type 1   a candidate that the fish would remove if no fin held its digit, and that each fin removes: it sees the
//   fin,
//            or a chain leads to it from there
//   type 2   a candidate that is removed whichever place of the fish in a cover house, or fin, holds the digit: one of
//            them does, as the digits of the base houses are a fin, or fill every cover house
//
// Fish of two and three houses a side are tried, the smaller first. An instance is the candidate to remove, shown by
// the first fish that removes it. Definitions: HoDoKu.
#include "techniques/chain_search.hpp"
#include "techniques/finders.hpp"
#include "techniques/fish.hpp"
#include "techniques/kept_finder.hpp"

namespace sudoscope {
namespace {

template <int kWords>
class KrakenFinder {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;

  void find(const Sets& sets, Technique technique, DeductionSink& sink) {
    graph_.build(sets, {.groups = true, .all_candidates = true});
    search_.use(graph_, false);
    list_what_follows();
    told_.assign(graph_.size(), false);
    for (const int size : {2, 3}) {
      const FishQuery query{.size = size, .shape = FishShape::kBasic, .fins = Fins::kAny, .most_fins = kMostFins};
      const bool enough = for_each_fish(sets, query, [&](const auto& fish) {
        return technique == Technique::kKrakenFish1 ? take_type_1(fish, sink) : take_type_2(fish, sink);
      });
      if (enough) return;
    }
  }

 private:
  static constexpr int kMostFins = 5;

  const Sets& sets() const { return graph_.sets(); }
  std::uint64_t* off_row(NodeId node) { return off_.data() + node * graph_.row_words(); }

  // By node, the nodes that are off if a candidate is on.
  void list_what_follows() {
    off_.assign(graph_.size() * graph_.row_words(), 0);
    for (NodeId node = 0; node < graph_.size(); ++node) {
      if (graph_.node(node).is_group) continue;
      search_.from_on(node);
      std::copy(search_.off_bits().begin(), search_.off_bits().end(), off_row(node));
    }
  }

  bool take_type_1(const Fish<Set>& fish, DeductionSink& sink) {
    for (const Cell loser : fish.losers - fish.eliminations) {
      const NodeId target = graph_.candidate(loser, fish.digit);
      if (told_[target] || !all_lead_to(fish.fins, fish.digit, target)) continue;
      if (take(Technique::kKrakenFish1, fish, fish.fins - sets().peers(loser), target, sink)) return true;
    }
    return false;
  }

  bool take_type_2(const Fish<Set>& fish, DeductionSink& sink) {
    for (int i = 0; i < fish.size; ++i) {
      const Set starts = (fish.body & sets().house(fish.covers[static_cast<std::size_t>(i)])) | fish.fins;
      common_.assign(graph_.row_words(), ~std::uint64_t{0});
      for (const Cell cell : starts) {
        const std::uint64_t* const row = off_row(graph_.candidate(cell, fish.digit));
        for (std::size_t word = 0; word < common_.size(); ++word) common_[word] &= row[word];
      }
      for (std::size_t word = 0; word < common_.size(); ++word)
        for (std::uint64_t left = common_[word]; left != 0; left &= left - 1) {
          const auto target = static_cast<NodeId>(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
          if (target >= graph_.size() || graph_.node(target).is_group || told_[target]) continue;
          if (take(Technique::kKrakenFish2, fish, starts, target, sink)) return true;
        }
    }
    return false;
  }

  bool all_lead_to(const Set& starts, Digit digit, NodeId target) {
    for (const Cell cell : starts)
      if ((off_row(graph_.candidate(cell, digit))[target >> 6] >> (target& 63) & 1) == 0) return false;
    return true;
  }

  // `starts`: the places that chains lead from.
  bool take(Technique technique, const Fish<Set>& fish, const Set& starts, NodeId target, DeductionSink& sink) {
    told_[target] = true;
    Deduction found{.technique = technique,
                    .eliminations = {{graph_.node(target).cells.first(), graph_.node(target).digit}}};
    Evidence& evidence = found.evidence;
    for (int i = 0; i < fish.size; ++i) {
      const auto at = static_cast<std::size_t>(i);
      evidence.houses.push_back({fish.bases[at], HouseRole::kBase, digit_bit(fish.digit)});
      evidence.houses.push_back({fish.covers[at], HouseRole::kCover, digit_bit(fish.digit)});
    }
    for (const Cell cell : fish.body) evidence.cells.push_back({cell, digit_bit(fish.digit)});
    for (const Cell cell : fish.fins) evidence.cells.push_back({cell, digit_bit(fish.digit), CandidateRole::kFin});
    std::uint8_t chain = 0;
    for (const Cell cell : starts) {
      search_.from_on(graph_.candidate(cell, fish.digit));
      search_.add_path(target, false, chain++, evidence);
    }
    return sink.take(std::move(found));
  }

  ChainGraph<kWords> graph_;
  ChainSearch<kWords> search_;
  std::vector<std::uint64_t> off_;  // a row of bits a node
  std::vector<std::uint64_t> common_;
  std::vector<bool> told_;  // by node
};

}  // namespace

void find_kraken_fish(const Board& board, Technique technique, DeductionSink& sink) {
  with_kept_finder<KrakenFinder>(board, [&](auto& finder, const auto& sets) { finder.find(sets, technique, sink); });
}

}  // namespace sudoscope
