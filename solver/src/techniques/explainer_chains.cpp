// Forcing chains as in Sudoku Explainer: consequences of candidates that are on or off.
//
//   Nishio   one digit, links of houses alone: the digit in a cell, or not there, leads to a contradiction
//   cell     all candidates of a cell, three or more, lead to the same, each by chains
//   unit     all places of a digit in a house, three or more, lead to the same, each by chains
//   digit    a candidate on and off alike lead to the same, or one of them to a contradiction, by chains
//   dynamic  all of these, from two candidates or places on; candidates that are off are struck, so that a step may
//            follow from several before it
//   plus     dynamic, and at its end, with locked candidates, hidden and naked pairs and X-wings on the remaining board
//   nested   plus, and at its end, with chains and loops on the remaining board; if these find nothing, with cell and
//            unit chains too
//
// A contradiction: a candidate on and off, a cell without a digit, a digit without a place in a house. Chains are
// without grouped nodes. An instance is its conclusion, by the way with the fewest nodes; those with the fewest come
// first. Definitions: N. Juillerat's Sudoku Explainer, which tries only some houses and candidates, and ends at a
// contradiction; here all are tried. As there, these are the only patterns, each used only if it needs a struck
// candidate; dynamic ones are not nested. Positions with more than 3,000 candidates, such as open grids of 16x16 and
// more, are left out.
#include <algorithm>
#include <array>
#include <climits>

#include "techniques/choices.hpp"
#include "techniques/finders.hpp"
#include "techniques/kept_finder.hpp"
#include "techniques/net.hpp"

namespace sudoscope {
namespace {

// The candidates and houses to try.
struct Sought {
  Technique technique;
  NetKind net;
  bool contradictions = false;
  bool opposites = false;
  int least_in_cell = INT_MAX;   // candidates
  int least_in_house = INT_MAX;  // places
};

template <int kWords>
class ExplainerChainFinder {
 public:
  using Sets = BoardSets<kWords>;

  // True if there is anything.
  bool find(const Board& board, const Sets& sets, const Sought& sought, DeductionSink& sink) {
    sets_ = &sets;
    net_.use(sets, sought.net, &board);
    list_candidates();
    if (candidates_.size() > kMostCandidates) return false;
    choices_a_run_ = sought.net.patterns.size() < kLongSearch ? 0 : candidates_.size() * candidates_.size() / 32;
    best_.assign(node_count(), {});
    if (sought.opposites)
      for (std::uint32_t i = 0; i < candidates_.size(); ++i) try_opposites(i);
    list_choices(sets, choices_);
    for (std::uint32_t i = 0; i < choices_.size(); ++i) try_choice(sought, i);
    if (sought.contradictions) try_contradictions();
    hand_over(sought, sink);
    return !order_.empty();
  }

 private:
  // A candidate on or off: twice its number, plus one if it is on.
  using Node = std::uint32_t;
  enum class Kind : std::uint8_t { kNone, kOpposites, kChoice, kContradiction };
  struct Found {
    std::uint32_t nodes = 0;
    Kind kind = Kind::kNone;
    std::uint32_t by = 0;  // the candidate of opposites, the choice, or the node that leads to a contradiction
  };
  static constexpr std::size_t kMostCandidates = 3000;
  // With so many patterns a run counts against a limit of work.
  static constexpr std::size_t kLongSearch = 7;
  // The consequences of each node are kept up to so many entries.
  static constexpr std::size_t kMostKept = std::size_t{1} << 21;

  std::size_t node_count() const { return 2 * candidates_.size(); }
  Node node_of(const Candidate& candidate, bool on) const {
    return 2 * numbers_[candidate.cell * Sets::kMostDigits + candidate.digit] + (on ? 1 : 0);
  }

  void list_candidates() {
    candidates_.clear();
    numbers_.resize(static_cast<std::size_t>(sets_->geometry().cell_count()) * Sets::kMostDigits);
    for (const Cell cell : sets_->blank())
      for (DigitSet left = sets_->candidates(cell); left != 0; left = without_first(left)) {
        numbers_[cell * Sets::kMostDigits + first_digit(left)] = static_cast<std::uint32_t>(candidates_.size());
        candidates_.push_back({cell, first_digit(left)});
      }
    is_kept_ = node_count() * node_count() <= kMostKept;
    reached_.resize(node_count() * (is_kept_ ? node_count() : 1));
    tried_.assign(node_count(), false);
    clashes_.assign(node_count(), 0);
  }

  void run(Node start) { net_.run(candidates_[start / 2], start % 2 != 0, true); }

  // By node, the number of nodes that lead to it from the start, 0 if it is not reached, as all are once the limit of
  // work is spent. Valid until the next call.
  const std::uint32_t* from(Node start) {
    std::uint32_t* const row = reached_.data() + (is_kept_ ? start * node_count() : 0);
    if (is_kept_ && tried_[start]) return row;
    tried_[start] = true;
    std::fill(row, row + node_count(), 0);
    clashes_[start] = 0;
    if (!sets_->spend(choices_a_run_)) return row;
    run(start);
    for (int i = 0; i < sets_->geometry().side(); ++i) {
      const auto digit = static_cast<Digit>(i);
      for (const Cell cell : net_.on(digit)) add_to(row, {cell, digit}, true);
      for (const Cell cell : net_.off(digit)) add_to(row, {cell, digit}, false);
    }
    clashes_[start] = net_.clash() == Net<kWords>::Clash::kNone ? 0 : static_cast<std::uint32_t>(net_.nodes_to_clash());
    return row;
  }
  void add_to(std::uint32_t* row, const Candidate& candidate, bool on) const {
    row[node_of(candidate, on)] = static_cast<std::uint32_t>(net_.nodes_to(candidate, on));
  }

  void try_opposites(std::uint32_t candidate) {
    begin_sums();
    add_to_sums(2 * candidate);
    add_to_sums(2 * candidate + 1);
    // A candidate that leads to its opposite is a contradiction.
    forget(candidates_[candidate]);
    keep_sums(Kind::kOpposites, candidate);
  }

  void try_choice(const Sought& sought, std::uint32_t number) {
    const Choice<kWords>& choice = choices_[number];
    const int count = choice.house == kNoHouse ? digit_count(sets_->candidates(choice.cell)) : choice.places.count();
    if (count < (choice.house == kNoHouse ? sought.least_in_cell : sought.least_in_house)) return;
    begin_sums();
    const bool any =
        for_each_of(*sets_, choice, [&](const Candidate& each) { return add_to_sums(node_of(each, true)); });
    if (!any) return;
    // A candidate of its own, on or off, follows from others by a contradiction alone.
    for_each_of(*sets_, choice, [&](const Candidate& each) {
      forget(each);
      return true;
    });
    keep_sums(Kind::kChoice, number);
  }

  void begin_sums() {
    sums_.assign(node_count(), 0);
    is_first_ = true;
  }
  // True if some node is still reached from everywhere.
  bool add_to_sums(Node start) {
    const std::uint32_t* const row = from(start);
    std::uint32_t any = 0;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      sums_[i] = row[i] != 0 && (is_first_ || sums_[i] != 0) ? sums_[i] + row[i] : 0;
      any |= sums_[i];
    }
    is_first_ = false;
    return any != 0;
  }
  void forget(const Candidate& candidate) { sums_[node_of(candidate, true)] = sums_[node_of(candidate, false)] = 0; }
  void keep_sums(Kind kind, std::uint32_t by) {
    for (Node node = 0; node < sums_.size(); ++node)
      if (sums_[node] != 0) keep(node, {sums_[node], kind, by});
  }

  void try_contradictions() {
    for (Node start = 0; start < node_count(); ++start) {
      from(start);
      // A clash after a single step is a single, which has its own technique.
      if (clashes_[start] > 1) keep(start ^ 1, {clashes_[start], Kind::kContradiction, start});
    }
  }

  void keep(Node node, const Found& found) {
    if (node % 2 != 0 && is_single(sets_->candidates(candidates_[node / 2].cell))) return;
    Found& best = best_[node];
    if (best.kind == Kind::kNone || found.nodes < best.nodes) best = found;
  }

  void hand_over(const Sought& sought, DeductionSink& sink) {
    order_.clear();
    for (Node node = 0; node < best_.size(); ++node)
      if (best_[node].kind != Kind::kNone) order_.push_back(node);
    std::stable_sort(order_.begin(), order_.end(), [&](Node a, Node b) { return best_[a].nodes < best_[b].nodes; });
    for (const Node node : order_) {
      Deduction deduction{.technique = sought.technique};
      (node % 2 != 0 ? deduction.placements : deduction.eliminations).push_back(candidates_[node / 2]);
      tell(node, best_[node], deduction);
      if (sink.take(std::move(deduction))) return;
    }
  }

  void tell(Node said, const Found& found, Deduction& deduction) {
    if (found.kind == Kind::kContradiction) {
      run(found.by);
      net_.tell_clash(0, deduction);
      return;
    }
    std::uint8_t chain = 0;
    const auto add = [&](Node start) {
      run(start);
      net_.tell(candidates_[said / 2], said % 2 != 0, chain++, deduction);
      return true;
    };
    if (found.kind == Kind::kOpposites) {
      add(2 * found.by + 1);
      add(2 * found.by);
    } else {
      for_each_of(*sets_, choices_[found.by], [&](const Candidate& each) { return add(node_of(each, true)); });
      add_choice(*sets_, choices_[found.by], deduction.evidence);
    }
  }

  const Sets* sets_ = nullptr;
  Net<kWords> net_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint32_t> numbers_;  // by cell and digit, the place in candidates_
  std::vector<Choice<kWords>> choices_;
  std::uint64_t choices_a_run_ = 0;
  bool is_kept_ = false;
  std::vector<std::uint32_t> reached_;  // a row for each node, or one row
  std::vector<bool> tried_;             // by node: its row was filled
  std::vector<std::uint32_t> clashes_;  // by node, number of nodes that lead to its clash; 0: there is none
  std::vector<std::uint32_t> sums_;     // by node, the nodes of all branches that lead to it
  bool is_first_ = false;
  std::vector<Found> best_;  // by conclusion
  std::vector<Node> order_;
};

constexpr Sought dynamic(Technique technique, std::span<const Technique> patterns) {
  return {.technique = technique,
          .net = {.patterns = patterns},
          .contradictions = true,
          .opposites = true,
          .least_in_cell = 2,
          .least_in_house = 2};
}

constexpr NetKind kStatic{.is_static = true};
// In the order of trial; a discontinuous loop or an AIC has the conclusion of any other chain.
constexpr std::array kPatterns{Technique::kPointing,
                               Technique::kClaiming,
                               Technique::kLockedCandidates,
                               Technique::kHiddenPair,
                               Technique::kNakedPair,
                               Technique::kXWing,
                               Technique::kAic,
                               Technique::kDiscontinuousNiceLoop,
                               Technique::kContinuousNiceLoop,
                               Technique::kCellForcingChain,
                               Technique::kUnitForcingChain};
constexpr std::size_t kPlus = 6;
constexpr std::size_t kNested = 9;
// Entries of one technique: each is tried only if those before it find nothing.
constexpr std::array kSought = std::to_array<Sought>({
    {.technique = Technique::kNishioForcingChain, .net = {.one_digit = true}, .contradictions = true},
    {.technique = Technique::kCellForcingChain, .net = kStatic, .least_in_cell = 3},
    {.technique = Technique::kUnitForcingChain, .net = kStatic, .least_in_house = 3},
    {.technique = Technique::kDigitForcingChain, .net = kStatic, .contradictions = true, .opposites = true},
    dynamic(Technique::kDynamicForcingChain, {}),
    dynamic(Technique::kDynamicForcingChainPlus, std::span(kPatterns).first(kPlus)),
    dynamic(Technique::kNestedForcingChain, std::span(kPatterns).first(kNested)),
    dynamic(Technique::kNestedForcingChain, kPatterns),
});

}  // namespace

void find_explainer_chains(const Board& board, Technique technique, DeductionSink& sink) {
  with_kept_finder<ExplainerChainFinder>(board, [&](auto& finder, const auto& sets) {
    for (const Sought& sought : kSought)
      if (sought.technique == technique && finder.find(board, sets, sought, sink)) return;
  });
}

}  // namespace sudoscope
