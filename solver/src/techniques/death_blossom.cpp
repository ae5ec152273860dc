// Death blossom: a stem cell, and for each of its candidates an almost locked set, a petal, all of whose
// places of that candidate see the stem. One petal lacks the digit of the stem, and holds all its other
// digits: a further common digit of all petals is removed from the cells that see each of its places in
// every petal. Petals may share cells, but not all cells of either. Source: sudoku.com forum, 2005 and 2006.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// Blossoms of more petals are as rare as they are long to read.
constexpr std::size_t kMostPetals = 4;

template <int kWords>
class Blossoms {
 public:
  using Set = CellSet<kWords>;

  Blossoms(const BoardSets<kWords>& sets, const AlsList<kWords>& list, DeductionSink& sink)
      : sets_(sets), list_(list), sink_(sink) {}

  // True if the sink has enough.
  bool run(Cell stem) {
    stem_ = stem;
    digits_ = sets_.candidates(stem);
    const auto count = static_cast<std::size_t>(digit_count(digits_));
    if (count < 2 || count > kMostPetals) return false;
    for (std::vector<int>& petals : petals_) petals.clear();
    for (int i = 0; i < list_.size(); ++i) {
      if ((list_.useful(i) & ~digits_) == 0) continue;
      std::size_t at = 0;
      for (DigitSet left = digits_; left != 0; left = without_first(left), ++at) {
        const Digit digit = first_digit(left);
        if (has_digit(list_[i].digits, digit) && list_.losers(i, digit).contains(stem)) petals_[at].push_back(i);
      }
    }
    for (std::size_t at = 0; at < count; ++at)
      if (petals_[at].empty()) return false;
    return add_petal(0, digits_, ~digits_);
  }

 private:
  // `common`: the common digits of all petals so far that have eliminations by all of them.
  bool add_petal(std::size_t at, DigitSet left, DigitSet common) {
    if (left == 0 || at == kMostPetals) return takes(common);  // GCC sees no other end
    for (const int i : petals_[at]) {
      if (!sets_.spend()) return true;
      DigitSet still = common & list_.useful(i);
      if (still == 0 || is_nested(i, at)) continue;
      for (DigitSet each = still; each != 0; each = without_first(each)) {
        const Digit digit = first_digit(each);
        lost_[at][digit] = at == 0 ? list_.losers(i, digit) : lost_[at - 1][digit] & list_.losers(i, digit);
        if (lost_[at][digit].empty()) still &= ~digit_bit(digit);
      }
      if (still == 0) continue;
      chosen_[at] = i;
      if (add_petal(at + 1, without_first(left), still)) return true;
    }
    return false;
  }

  bool is_nested(int i, std::size_t at) const {
    return std::any_of(chosen_.begin(), chosen_.begin() + at, [&](int other) { return list_.are_nested(i, other); });
  }

  bool takes(DigitSet common) {
    const auto count = static_cast<std::size_t>(digit_count(digits_));
    Deduction found{.technique = Technique::kDeathBlossom};
    for (; common != 0; common = without_first(common))
      add_eliminations(found, lost_[count - 1][first_digit(common)], first_digit(common));
    put_in_order(found.eliminations);
    Set stem;
    stem.insert(stem_);
    // The stem is the last group: the petals are A, B and so on.
    const int last = static_cast<int>(count) + 1;
    for (std::size_t at = 0; at < count; ++at)
      add_cells(found.evidence, sets_, list_[chosen_[at]].cells, static_cast<int>(at) + 1);
    add_cells(found.evidence, sets_, stem, last);
    std::size_t at = 0;
    for (DigitSet left = digits_; left != 0; left = without_first(left), ++at) {
      const Digit digit = first_digit(left);
      add_join(found.evidence, digit, stem, last, list_.places(chosen_[at], digit), static_cast<int>(at) + 1);
    }
    return sink_.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  const AlsList<kWords>& list_;
  DeductionSink& sink_;
  Cell stem_ = 0;
  DigitSet digits_ = 0;
  std::array<std::vector<int>, kMostPetals> petals_;  // by candidate of the stem
  std::array<int, kMostPetals> chosen_{};
  std::array<std::array<Set, BoardSets<kWords>::kMostDigits>, kMostPetals> lost_{};
};

}  // namespace

void find_death_blossom(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    Blossoms<kWords> blossoms(sets, als_of(sets), sink);
    for (const Cell stem : sets.blank())
      if (blossoms.run(stem)) return;
  });
}

Message reason_of_death_blossom(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  std::vector<Message> petals;
  std::vector<Message> joins;
  for (int set = 1; set < words.sets(); ++set) {
    petals.push_back(say(MessageId::kAlsLettered, AlsWords::letter(set), words.cells(set)));
    joins.push_back(say(MessageId::kPetalJoin, words.link(static_cast<std::size_t>(set) - 1), AlsWords::letter(set)));
  }
  return say(MessageId::kDeathBlossomReason, petals, AlsWords::letter(words.sets()), words.cells(words.sets()).front(),
             joins, words.gone_digits());
}

}  // namespace sudoscope
