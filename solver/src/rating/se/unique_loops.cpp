// Unique rectangles and loops: a closed walk over cells that all hold two digits a and b, from house
// to house of another kind each time, where every house that it touches has one cell at an even and
// one at an odd place of it. Other candidates of the cells must prevent a and b from alternating. All
// loops are found; the easiest step is taken, among equals the one of the lowest type, then the first.
#include "rating/se/simple_steps.hpp"
#include "rating/se/subsets_of_nine.hpp"

namespace sudoscope::rating {

namespace {

class LoopSearch {
 public:
  LoopSearch(const SeGrid& grid, Step& best) : grid_(&grid), best_(&best) {}

  bool find() {
    for (int cell = 0; cell < kCells; ++cell) {
      const Mask both = digits_of(cell);
      if (count(both) != 2) continue;
      pair_ = both;
      holding_ = {};
      for (int other = 0; other < kCells; ++other)
        if ((digits_of(other) & both) == both) holding_.insert(other);
      if (holding_.size() < 4) continue;
      size_ = 0;
      in_loop_ = {};
      walk(cell, 2, 0, -1);
    }
    return best_->difficulty != 0;
  }

 private:
  Mask digits_of(int cell) const { return grid_->candidates.cell[cell]; }
  Mask extras_of(int cell) const { return digits_of(cell) & static_cast<Mask>(~pair_); }

  // Continues from `cell`. `most_extras`: how many more cells may hold other digits. `extras`: those seen
  // on the way. Extras of a cell that was tried stay in it for those tried after it, as in the original.
  void walk(int cell, int most_extras, Mask extras, int last_kind) {
    loop_[size_++] = static_cast<std::uint8_t>(cell);
    in_loop_.insert(cell);
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == last_kind) continue;
      const int house = kNine.houses[cell][kind];
      for (const int next : kNine.cells[house]) {
        if (!holding_.has(next)) continue;
        if (next == loop_[0] && size_ >= 4) {
          take_loop();
        } else if (!in_loop_.has(next)) {
          const Mask more = extras_of(next);
          extras |= more;
          if (more == 0 || count(extras) == 1 || most_extras > 0) {
            walk(next, more == 0 ? most_extras : most_extras - 1, extras, kind);
          }
        }
      }
    }
    in_loop_.erase(cell);
    --size_;
  }

  bool is_unique_loop() const {
    Table<std::uint32_t, 2> houses{};
    for (int i = 0; i < size_; ++i) {
      for (const int house : kNine.houses[loop_[i]]) {
        if ((houses[i & 1] >> house & 1) != 0) return false;
        houses[i & 1] |= 1U << house;
      }
    }
    return houses[0] == houses[1];
  }

  void take_loop() {
    if (!is_unique_loop()) return;
    Table<std::uint8_t, kCells> holders{};  // of other digits
    int number = 0;
    Mask extras = 0;
    for (int i = 0; i < size_; ++i) {
      if (extras_of(loop_[i]) == 0) continue;
      holders[number++] = loop_[i];
      extras |= extras_of(loop_[i]);
    }
    const double base = size_ >= 10 ? 4.5 + 0.3 + 0.2 : size_ >= 8 ? 4.5 + 0.2 : size_ >= 6 ? 4.5 + 0.1 : 4.5;
    // No more than a step of the same difficulty and type could be gained, so there is nothing to look for.
    if (best_->difficulty != 0 && base > best_->difficulty) return;
    if (number == 1) {
      Step step = of_type(1, base);
      step.gone[holders[0]] = pair_;
      offer(step, 1);
    } else if (number >= 2 && count(extras) == 1) {
      Step step = of_type(2, base);
      Cells seen{~std::uint64_t{0}, 0x1FFFF};
      for (int i = 0; i < number; ++i) seen = seen & kNine.peers[holders[i]];
      for_each(seen, [&](int cell) { step.gone[cell] = digits_of(cell) & extras; });
      if (step.removes_any()) offer(step, 2);
    }
    if (number != 2) return;
    if (count(extras) >= 2) take_sets(holders[0], holders[1], extras, base);
    take_locked(holders[0], holders[1], base);
  }

  // Type 3: the two cells hold one of their other digits, and so make a naked set with cells of a common house; or a
  // hidden set with the digits that they then do not hold.
  void take_sets(int one, int other, Mask extras, double base) {
    for (int size = count(extras); size <= 7; ++size) {
      for (int kind = 0; kind < 3; ++kind) {
        const int house = kNine.houses[one][kind];
        if (house != kNine.houses[other][kind]) continue;
        if (2 * size <= grid_->blanks[house]) take_naked_set(house, one, other, extras, size, base);
        if (2 * size < grid_->blanks[house]) take_hidden_set(house, one, other, extras, size, base);
      }
    }
  }

  void take_naked_set(int house, int one, int other, Mask extras, int size, double base) {
    const Mask in_both = extras & digits_of(one) & digits_of(other);
    Mask among = 0;
    for (int place = 0; place < kSide; ++place) {
      const int cell = kNine.cells[house][place];
      if (cell != one && cell != other && count(digits_of(cell)) >= 2) among |= bit(place);
    }
    (void)any_subset(among, size - 1, [&](Mask places) {
      Mask digits = 0;
      for_each(places, [&](int place) { digits |= digits_of(kNine.cells[house][place]); });
      // The set must hold with either of the two.
      if (count(digits | in_both) != size || count(digits | extras) != size) return false;
      Step step = of_type(3, base + (size - 1) * 0.1);
      for (int place = 0; place < kSide; ++place) {
        const int cell = kNine.cells[house][place];
        if ((places >> place & 1) == 0 && cell != one && cell != other)
          step.gone[cell] = digits_of(cell) & static_cast<Mask>(digits | extras);
      }
      if (step.removes_any()) offer(step, 3);
      return false;
    });
  }

  void take_hidden_set(int house, int one, int other, Mask extras, int size, double base) {
    const Mask rest = kAll & static_cast<Mask>(~(pair_ | extras));
    if (rest == 0) return;
    Mask not_there = 0;  // the places of the two cells
    for (int place = 0; place < kSide; ++place)
      if (kNine.cells[house][place] == one || kNine.cells[house][place] == other) not_there |= bit(place);
    const Mask of_other = bit(kNine.place[other][kind_of(house)]);
    (void)any_subset(rest, size - 2, [&](Mask chosen) {
      const Mask digits = chosen | pair_;
      Mask places = 0;
      bool each_has_one = true;
      for_each(digits, [&](int digit) {
        const Mask own = grid_->candidates.places[digit][house] & static_cast<Mask>(~of_other);
        each_has_one &= own != 0;
        places |= own;
      });
      if (!each_has_one || count(places) != size) return false;
      Step step = of_type(3, base + (count(places & ~unsigned{not_there}) - 1) * 0.1);
      for_each(places & ~unsigned{not_there}, [&](int place) {
        const int cell = kNine.cells[house][place];
        step.gone[cell] = digits_of(cell) & static_cast<Mask>(~digits);
      });
      if (step.removes_any()) offer(step, 3);
      return false;
    });
  }

  // Type 4: one of the two digits has no other places in a common house, so the other digit goes.
  void take_locked(int one, int other, double base) {
    Mask locked = 0;
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kNine.houses[one][kind];
      if (house != kNine.houses[other][kind]) continue;
      for_each(pair_, [&](int digit) {
        if (count(grid_->candidates.places[digit][house]) == 2) locked |= bit(digit);
      });
    }
    if (locked == 0) return;
    Step step = of_type(4, base);
    const Mask going = pair_ & static_cast<Mask>(~bit(first(locked)));
    step.gone[one] = step.gone[other] = going;
    offer(step, 4);
  }

  Step of_type(int type, double difficulty) const {
    Step step;
    const bool rectangle = size_ == 4;
    constexpr Table<Technique, 4> kTypes{Technique::kUniqueness1, Technique::kUniqueness2, Technique::kUniqueness3,
                                         Technique::kUniqueness4};
    step.technique = rectangle ? kTypes[type - 1] : Technique::kUniqueLoop;
    step.name = (rectangle ? "UR" : "UL" + std::to_string(size_)) + std::to_string(type);
    step.difficulty = difficulty;
    return step;
  }

  void offer(const Step& step, int type) {
    if (best_->difficulty != 0 &&
        (step.difficulty > best_->difficulty || (step.difficulty == best_->difficulty && type >= best_type_)))
      return;
    *best_ = step;
    best_type_ = type;
  }

  const SeGrid* grid_;
  Step* best_;
  int best_type_ = 0;
  Mask pair_ = 0;
  Cells holding_;
  Cells in_loop_;
  Table<std::uint8_t, kCells> loop_{};
  int size_ = 0;
};

}  // namespace

bool find_unique_loop(const SeGrid& grid, Step& step) { return LoopSearch(grid, step).find(); }

}  // namespace sudoscope::rating
