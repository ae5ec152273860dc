// ALS chain (ALS-XY-chain): four or more almost locked sets, each with a restricted common with the next, never the
// same twice running. If the first lacks one of its digits, it holds the next link, so that the second lacks that and
// holds the link after it, and so on to the last: what the first and the last have in common, but for their links, is
// in one of them, and goes from the cells that see each of its places in both. Sets that are not next to each other may
// share cells. One that takes nothing beyond an earlier one is not told.
// Source: sudoku.com forum, 2005 and 2006.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kFewestSets = 4;
// Nobody follows longer ones, and what they find others find.
constexpr int kMostSets = 8;

// All chains from one set by one of its digits, breadth first: of those to the same set by the same digit the shortest.
template <int kWords>
class ChainSearch {
 public:
  ChainSearch(const BoardSets<kWords>& sets, const AlsList<kWords>& list) : sets_(sets), list_(list) {}

  // Those of so many sets at most. Whether the sink has enough.
  bool run(int start, Digit first, int most, DeductionSink& sink) {
    const auto count = static_cast<std::size_t>(list_.size());
    by_.assign(count, 0);
    by_[static_cast<std::size_t>(start)] = ~DigitSet{0};
    ends_.clear();
    first_ = first;
    start_ = start;
    if (extend(kNone, start, first, 1, sink)) return true;
    for (std::size_t at = 0; at < ends_.size(); ++at) {
      const End end = ends_[at];
      if (end.length == most) break;
      // The second time at a set, only the digit that led there the first time is a new way on.
      DigitSet ways = list_[end.set].digits & ~digit_bit(end.digit);
      if (end.is_second) ways &= by_[static_cast<std::size_t>(end.set)];
      for (; ways != 0; ways = without_first(ways))
        if (extend(static_cast<int>(at), end.set, first_digit(ways), end.length, sink)) return true;
    }
    return false;
  }

 private:
  static constexpr int kNone = -1;
  struct End {
    int set;
    int before;  // index into ends_; kNone: the start
    int length;  // sets from the start to this one
    Digit digit;
    bool is_second;
  };

  bool extend(int before, int set, Digit digit, int length, DeductionSink& sink) {
    return list_.for_each_partner(set, digit, [&](int next) {
      DigitSet& by = by_[static_cast<std::size_t>(next)];
      if (has_digit(by, digit) || without_first(by) != 0) return false;
      ends_.push_back({next, before, length + 1, digit, by != 0});
      by |= digit_bit(digit);
      // The other way round it is found from the other end.
      return next > start_ && length + 1 >= kFewestSets && takes(sink);
    });
  }

  bool takes(DeductionSink& sink) {
    const End& last = ends_.back();
    Deduction found{.technique = Technique::kAlsXyChain};
    for_each_common_loss(list_, start_, last.set, digit_bit(first_) | digit_bit(last.digit),
                         [&](const auto& lost, Digit digit) { add_eliminations(found, lost, digit); });
    if (found.eliminations.empty()) return false;
    put_in_order(found.eliminations);
    if (!taken_.add(found.eliminations)) return false;
    std::vector<End> chain;
    for (int at = static_cast<int>(ends_.size()) - 1; at != kNone; at = chain.back().before)
      chain.push_back(ends_[static_cast<std::size_t>(at)]);
    std::reverse(chain.begin(), chain.end());
    add_cells(found.evidence, sets_, list_[start_].cells, 1);
    for (const End& end : chain) add_cells(found.evidence, sets_, list_[end.set].cells, end.length);
    int from = start_;
    for (const End& end : chain) {
      add_join(found.evidence, end.digit, list_.places(from, end.digit), end.length - 1,
               list_.places(end.set, end.digit), end.length);
      from = end.set;
    }
    return sink.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  const AlsList<kWords>& list_;
  int start_ = 0;
  Digit first_ = 0;
  std::vector<DigitSet> by_;  // by set: the digits that lead there, two at most
  std::vector<End> ends_;
  Taken taken_;
};

}  // namespace

void find_als_xy_chain(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    const AlsList<kWords>& list = als_of(sets);
    ChainSearch<kWords> search(sets, list);
    // The shortest are told first.
    for (const int most : {kFewestSets, kMostSets})
      for (int start = 0; start < list.size(); ++start)
        for (DigitSet left = list[start].digits; left != 0; left = without_first(left)) {
          const Digit first = first_digit(left);
          if ((list.useful(start) & ~digit_bit(first)) != 0 && search.run(start, first, most, sink)) return;
        }
  });
}

Message reason_of_als_xy_chain(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  std::vector<Message> chain;
  std::vector<Message> joins;
  for (int set = 1; set <= words.sets(); ++set) {
    chain.push_back(say(MessageId::kAlsLettered, AlsWords::letter(set), words.cells(set)));
    if (set > 1)
      joins.push_back(say(MessageId::kAlsJoin, words.link(static_cast<std::size_t>(set) - 2), AlsWords::letter(set - 1),
                          AlsWords::letter(set)));
  }
  return say(MessageId::kAlsChainReason, chain, joins, AlsWords::letter(1), AlsWords::letter(words.sets()),
             words.gone_digits(), words.gone());
}

}  // namespace sudoscope
