// ALS chain (ALS-XY-chain): four or more almost locked sets, each with a restricted common with the
// next, never the same twice running. If the first lacks one of its digits, it holds the next link,
// so that the second lacks that and holds the link after it, and so on to the last. A common digit of
// the first and the last, other than their links, is in one of them, and is removed from the cells
// that see each of its places in both. Sets that are not next to each other may share cells. A chain
// that removes nothing beyond an earlier one is not shown. Source: sudoku.com forum, 2005 and 2006.
#include <utility>

#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kFewestSets = 4;
// Nobody follows longer ones, and other chains find their eliminations.
constexpr int kMostSets = 8;

// All chains from one set by one of its digits, breadth first: the shortest one to each set by each digit.
template <int kWords>
class ChainSearch {
 public:
  ChainSearch(const BoardSets<kWords>& sets, const AlsList<kWords>& list)
      : sets_(sets), list_(list), words_(list.words()), first_by_(static_cast<std::size_t>(list.size())) {
    useful_.assign(BoardSets<kWords>::kMostDigits * words_, 0);
    for (int set = 0; set < list.size(); ++set)
      for (DigitSet left = list.useful(set); left != 0; left = without_first(left))
        useful_[first_digit(left) * words_ + static_cast<std::size_t>(set >> 6)] |= bit_of(set);
  }

  // Shows chains of `least` to `most` sets. True if the sink has enough.
  bool run(int start, Digit first, int least, int most, DeductionSink& sink) {
    marks_.assign((kMarks + BoardSets<kWords>::kMostDigits) * words_, 0);
    marks(kTwice)[start >> 6] |= bit_of(start);
    // The reverse of a chain is found from its other end.
    const auto here = static_cast<std::size_t>(start >> 6);
    for (DigitSet left = list_.useful(start) & ~digit_bit(first); left != 0; left = without_first(left))
      for (std::size_t word = here; word < words_; ++word)
        marks(kEnds)[word] |= useful_[first_digit(left) * words_ + word];
    marks(kEnds)[here] &= ~Bits{1} << (start & 63);
    ends_.clear();
    first_ = first;
    start_ = start;
    least_ = least;
    most_ = most;
    if (extend(kNone, start, first, 1, sink)) return true;
    for (std::size_t at = 0; at < ends_.size(); ++at) {
      const End end = ends_[at];
      if (end.length == most) break;
      DigitSet ways = list_.linking(end.set) & ~digit_bit(end.digit);
      // On the second visit to a set, only the digit that led there the first time is a new way on.
      if (end.is_second) ways &= digit_bit(first_by_[static_cast<std::size_t>(end.set)]);
      for (; ways != 0; ways = without_first(ways))
        if (extend(static_cast<int>(at), end.set, first_digit(ways), end.length, sink)) return true;
    }
    return false;
  }

 private:
  using Bits = std::uint64_t;
  static constexpr int kNone = -1;
  // Rows of bits by set: reached at all, reached by two digits, possible end of a chain, reached by the digit.
  static constexpr std::size_t kOnce = 0;
  static constexpr std::size_t kTwice = 1;
  static constexpr std::size_t kEnds = 2;
  static constexpr std::size_t kMarks = 3;
  struct End {
    int set;
    int before;  // index into ends_; kNone: the start
    int length;  // sets from the start to this one
    Digit digit;
    bool is_second;
  };

  static Bits bit_of(int set) { return Bits{1} << (set & 63); }
  Bits* marks(std::size_t row) { return marks_.data() + row * words_; }

  bool extend(int before, int set, Digit digit, int length, DeductionSink& sink) {
    if (!sets_.spend(words_)) return true;
    const Bits* const partners = list_.partners(set, digit);
    Bits* const once = marks(kOnce);
    Bits* const twice = marks(kTwice);
    Bits* const by = marks(kMarks + digit);
    const Bits* const ends = marks(kEnds);
    for (std::size_t word = 0; word < words_; ++word) {
      const Bits fresh = partners[word] & ~(twice[word] | by[word]);
      if (fresh == 0) continue;
      by[word] |= fresh;
      twice[word] |= fresh & once[word];
      // The longest chains do not continue.
      for (Bits left = length + 1 == most_ ? fresh & ends[word] : fresh; left != 0; left &= left - 1) {
        const int next = static_cast<int>(64 * word) + std::countr_zero(left);
        const bool is_second = (once[word] & bit_of(next)) != 0;
        if (!is_second) first_by_[static_cast<std::size_t>(next)] = digit;
        ends_.push_back({next, before, length + 1, digit, is_second});
        if (length + 1 >= least_ && (ends[word] & bit_of(next)) != 0 && takes(sink)) return true;
      }
      once[word] |= fresh;
    }
    return false;
  }

  bool takes(DeductionSink& sink) {
    const End& last = ends_.back();
    gone_.clear();
    for_each_common_loss(list_, start_, last.set, digit_bit(first_) | digit_bit(last.digit),
                         [&](const auto& lost, Digit digit) {
                           for (const Cell cell : lost) gone_.push_back({cell, digit});
                         });
    if (gone_.empty()) return false;
    put_in_order(gone_);
    if (!taken_.add(gone_)) return false;
    Deduction found{.technique = Technique::kAlsXyChain, .eliminations = gone_};
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
  std::size_t words_;  // of a row of bits by set
  int start_ = 0;
  Digit first_ = 0;
  int least_ = 0;
  int most_ = 0;
  std::vector<Bits> useful_;  // by digit: the sets from which it has eliminations
  std::vector<Bits> marks_;
  std::vector<Digit> first_by_;  // by set: the digit that led there first
  std::vector<End> ends_;
  std::vector<Candidate> gone_;
  Taken taken_;
};

}  // namespace

void find_als_xy_chain(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    const AlsList<kWords>& list = als_of(sets);
    ChainSearch<kWords> search(sets, list);
    // The shortest come first.
    for (const auto& [least, most] : {std::pair(kFewestSets, kFewestSets), std::pair(kFewestSets + 1, kMostSets)})
      for (int start = 0; start < list.size(); ++start)
        for (DigitSet left = list.linking(start); left != 0; left = without_first(left)) {
          const Digit first = first_digit(left);
          if ((list.useful(start) & ~digit_bit(first)) != 0 && search.run(start, first, least, most, sink)) return;
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
             words.gone_digits());
}

}  // namespace sudoscope
