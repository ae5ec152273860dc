// Almost locked sets: cells of a house with one digit more than cells, so that they lack at most one of their digits,
// and hold all the others when one is ruled out. A cell with two candidates is the smallest.
//
// A digit of two sets that share no cell is a restricted common of theirs if each of its places in one sees each in the
// other: only one of the sets can hold it. Source: "Bivalue" and others of the sudoku.com forum, 2003 to 2005, which
// also coined the name.
//
//   const AlsList<kWords>& list = als_of(sets);
//   for (int i = 0; i < list.size(); ++i) ... list.for_each_partner(i, digit, [&](int j) { return ...; });
#pragma once

#include <algorithm>
#include <vector>

#include "techniques/board.hpp"

namespace sudoscope {

template <int kWords>
struct Als {
  CellSet<kWords> cells;
  DigitSet digits;
  HouseId house;  // the first that holds all its cells
};

template <int kWords>
class AlsList {
 public:
  using Set = CellSet<kWords>;

  // A hard 9x9 puzzle has 200 to 350. An open grid has tens of thousands, too many to read:
  // then the sets with the most cells are left out, until there are no more than this.
  static constexpr std::size_t kMostSets = 512;

  // Lists all sets of the position, by house, none twice. Allocates only for more sets than ever before.
  void fill(const BoardSets<kWords>& sets) {
    for (most_cells_ = sets.geometry().side() - 1; !collect(sets); --most_cells_) {
    }
    index(sets);
  }

  // The list is complete for sets of up to this many cells.
  int most_cells() const { return most_cells_; }
  int size() const { return static_cast<int>(sets_.size()); }
  const Als<kWords>& operator[](int i) const { return sets_[static_cast<std::size_t>(i)]; }

  // The cells of set i that can take the digit, and the cells that see all of them. REQUIRES: the set has the digit.
  const Set& places(int i, Digit digit) const { return places_of(i, digit).cells; }
  const Set& seers(int i, Digit digit) const { return places_of(i, digit).seers; }
  // Cells that see all these places and can take the digit: they lose it if the set is known to hold it.
  const Set& losers(int i, Digit digit) const { return places_of(i, digit).losers; }
  // True if one has all cells of the other.
  bool are_nested(int i, int j) const {
    return (*this)[i].cells.is_subset_of((*this)[j].cells) || (*this)[j].cells.is_subset_of((*this)[i].cells);
  }
  // The digits of set i with losers.
  DigitSet useful(int i) const { return useful_[static_cast<std::size_t>(i)]; }
  // The digits of set i that are a restricted common with any other set.
  DigitSet linking(int i) const { return linking_[static_cast<std::size_t>(i)]; }

  // Calls visit(j), ascending from `begin`, for each set that has the digit as a restricted common
  // with set i. Stops when it returns true, and returns true then. REQUIRES: the digit is one of i's.
  template <class Visit>
  bool for_each_partner(int i, Digit digit, Visit visit, int begin = 0) const {
    const Bits* const row = partners(i, digit);
    for (int word = begin >> 6; word < words_; ++word) {
      Bits left = row[word];
      if (word == begin >> 6) left &= ~Bits{0} << (begin & 63);
      for (; left != 0; left &= left - 1)
        if (visit(64 * word + std::countr_zero(left))) return true;
    }
    return false;
  }
  // The same as bits by number, in words of 64.
  const std::uint64_t* partners(int i, Digit digit) const {
    return partners_.data() + place_index(i, digit) * static_cast<std::size_t>(words_);
  }
  std::size_t words() const { return static_cast<std::size_t>(words_); }
  bool are_partners(int i, int j, Digit digit) const { return (partners(i, digit)[j >> 6] >> (j & 63) & 1) != 0; }

 private:
  using Bits = std::uint64_t;  // of sets, by number

  struct Places {
    Set cells;
    Set seers;
    Set losers;
  };

  std::size_t place_index(int i, Digit digit) const {
    return place_index_[static_cast<std::size_t>(i) * BoardSets<kWords>::kMostDigits + digit];
  }
  const Places& places_of(int i, Digit digit) const { return places_[place_index(i, digit)]; }

  // False if there are too many.
  bool collect(const BoardSets<kWords>& sets) {
    sets_.clear();
    for (std::size_t id = 0; id < sets.geometry().houses().size(); ++id) {
      const auto house = static_cast<HouseId>(id);
      if (!extend(sets, house, sets.house(house) & sets.blank(), Set{}, 0, 0)) return false;
    }
    return true;
  }

  // `left`: the cells that may follow those taken.
  bool extend(const BoardSets<kWords>& sets, HouseId house, Set left, const Set& taken, DigitSet digits, int size) {
    while (!left.empty()) {
      const int most = std::min(size + left.count(), most_cells_);
      const Cell cell = left.first();
      left.erase(cell);
      const DigitSet together = digits | sets.candidates(cell);
      // Each further cell brings a cell and may bring no digit.
      if (digit_count(together) > most + 1) continue;
      Set with = taken;
      with.insert(cell);
      if (digit_count(together) == size + 2 && is_first_house(sets, house, with)) {
        if (sets_.size() == kMostSets && most_cells_ > 1) return false;
        sets_.push_back({with, together, house});
      }
      if (size + 1 < most_cells_ && !extend(sets, house, left, with, together, size + 1)) return false;
    }
    return true;
  }

  static bool is_first_house(const BoardSets<kWords>& sets, HouseId house, const Set& cells) {
    for (const HouseId other : sets.geometry().houses_of(cells.first())) {
      if (other == house) return true;
      if (cells.is_subset_of(sets.house(other))) return false;
    }
    return true;
  }

  // Lists the places of each digit of each set, and from them the partners:
  // a set with a place that one of these does not see cannot be a partner.
  void index(const BoardSets<kWords>& sets) {
    words_ = (size() + 63) / 64;
    const auto words = static_cast<std::size_t>(words_);
    const auto cell_count = static_cast<std::size_t>(sets.position().cell_count());
    useful_.assign(sets_.size(), 0);
    linking_.assign(sets_.size(), 0);
    places_.clear();
    place_index_.resize(sets_.size() * BoardSets<kWords>::kMostDigits);
    with_cell_.assign(cell_count * words, 0);
    with_digit_.assign(static_cast<std::size_t>(sets.geometry().side()) * words, 0);
    for (int i = 0; i < size(); ++i) {
      const Als<kWords>& als = (*this)[i];
      for (const Cell cell : als.cells) mark(with_cell_, cell, i);
      for (DigitSet left = als.digits; left != 0; left = without_first(left)) {
        const Digit digit = first_digit(left);
        mark(with_digit_, digit, i);
        Places each{.cells = als.cells & sets.cells_for(digit), .seers = {}, .losers = {}};
        each.seers = sets.common_peers(each.cells);
        each.losers = each.seers & sets.cells_for(digit);
        if (!each.losers.empty()) useful_[static_cast<std::size_t>(i)] |= digit_bit(digit);
        place_index_[static_cast<std::size_t>(i) * BoardSets<kWords>::kMostDigits + digit] =
            static_cast<std::uint32_t>(places_.size());
        places_.push_back(each);
      }
    }
    partners_.assign(places_.size() * words, 0);
    for (int i = 0; i < size(); ++i)
      for (DigitSet left = (*this)[i].digits; left != 0; left = without_first(left)) find_partners(sets, i, left);
  }

  void find_partners(const BoardSets<kWords>& sets, int i, DigitSet left) {
    const Digit digit = first_digit(left);
    // Each partner has the digit among the losers, and only there.
    if (losers(i, digit).empty()) return;
    const auto words = static_cast<std::size_t>(words_);
    Bits* const row = partners_.data() + place_index(i, digit) * words;
    std::copy_n(with_digit_.data() + digit * words, words, row);
    const auto strike = [&](Cell cell) {
      const Bits* const with = with_cell_.data() + cell * words;
      for (std::size_t word = 0; word < words; ++word) row[word] &= ~with[word];
    };
    for (const Cell cell : (*this)[i].cells) strike(cell);
    for (const Cell cell : sets.cells_for(digit) - losers(i, digit) - (*this)[i].cells) strike(cell);
    if (std::any_of(row, row + words, [](Bits some) { return some != 0; }))
      linking_[static_cast<std::size_t>(i)] |= digit_bit(digit);
  }

  void mark(std::vector<Bits>& rows, std::size_t row, int i) {
    rows[row * static_cast<std::size_t>(words_) + static_cast<std::size_t>(i >> 6)] |= Bits{1} << (i & 63);
  }

  std::vector<Als<kWords>> sets_;
  std::vector<Places> places_;              // set by set, digit by digit
  std::vector<std::uint32_t> place_index_;  // by set and digit, in places_
  std::vector<DigitSet> useful_;            // by set
  std::vector<DigitSet> linking_;           // by set
  std::vector<Bits> with_cell_;             // by cell: the sets that it belongs to
  std::vector<Bits> with_digit_;            // by digit: the sets that have it
  std::vector<Bits> partners_;              // as places_
  int words_ = 0;
  int most_cells_ = 0;
};

// The list of a position. Lifetime: until the next call on the same thread.
template <int kWords>
const AlsList<kWords>& als_of(const BoardSets<kWords>& sets) {
  static thread_local AlsList<kWords> list;
  list.fill(sets);
  return list;
}

}  // namespace sudoscope
