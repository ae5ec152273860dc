#include "rating/se/pattern_rules.hpp"

#include "rating/se/patterns.hpp"

namespace sudoscope::rating {

namespace {

class PatternSearch {
 public:
  PatternSearch(const SeGrid& grid, const Candidates& source, const Candidates& current, std::vector<Advanced>& found)
      : grid_(&grid), source_(&source), current_(&current), found_(&found) {}

  void find_locking() {
    (void)any_locking(*current_, [&](int house, int other, int digit) {
      const Cells inside = kNine.set[house];
      begin();
      for_each(current_->places[digit][other], [&](int place) {
        const int cell = kNine.cells[other][place];
        if (!inside.has(cell)) going(candidate(cell, digit));
      });
      if (nothing_goes()) return false;
      for_each(struck_places(digit, house), [&](int place) {
        const int cell = kNine.cells[house][place];
        if (!kNine.set[other].has(cell)) parents_.push_back(static_cast<std::uint16_t>(candidate(cell, digit)));
      });
      take();
      return false;
    });
  }

  void find_hidden_pairs() {
    (void)any_hidden_set(*grid_, *current_, 2, 5, [&](int house, Mask digits, Mask places) {
      begin();
      for_each(places, [&](int place) {
        const int cell = kNine.cells[house][place];
        for_each(current_->cell[cell] & ~unsigned{digits}, [&](int digit) { going(candidate(cell, digit)); });
      });
      if (nothing_goes()) return false;
      for_each(kAll & ~unsigned{places}, [&](int place) {
        const int cell = kNine.cells[house][place];
        for_each(source_->cell[cell] & digits,
                 [&](int digit) { parents_.push_back(static_cast<std::uint16_t>(candidate(cell, digit))); });
      });
      take();
      return false;
    });
  }

  void find_naked_pairs() {
    (void)any_naked_set(*grid_, *current_, 2, [&](int house, Mask places, Mask digits) {
      begin();
      for_each(kAll & ~unsigned{places}, [&](int place) {
        const int cell = kNine.cells[house][place];
        for_each(current_->cell[cell] & digits, [&](int digit) { going(candidate(cell, digit)); });
      });
      if (nothing_goes()) return false;
      for_each(places, [&](int place) {
        const int cell = kNine.cells[house][place];
        for_each(source_->cell[cell] & ~unsigned{digits},
                 [&](int digit) { parents_.push_back(static_cast<std::uint16_t>(candidate(cell, digit))); });
      });
      take();
      return false;
    });
  }

  void find_x_wings() {
    (void)any_fish(*grid_, *current_, 2, [&](int digit, Kind base, Mask lines, Kind cover, Mask crossing) {
      begin();
      for_each(crossing, [&](int line) {
        const int house = cover * kSide + line;
        for_each(current_->places[digit][house] & ~unsigned{lines},
                 [&](int place) { going(candidate(kNine.cells[house][place], digit)); });
      });
      if (nothing_goes()) return false;
      for_each(lines, [&](int line) {
        const int house = base * kSide + line;
        for_each(struck_places(digit, house) & ~unsigned{crossing}, [&](int place) {
          parents_.push_back(static_cast<std::uint16_t>(candidate(kNine.cells[house][place], digit)));
        });
      });
      take();
      return false;
    });
  }

 private:
  Mask struck_places(int digit, int house) const {
    return source_->places[digit][house] & static_cast<Mask>(~current_->places[digit][house]);
  }
  void begin() {
    going_.clear();
    parents_.clear();
  }
  void going(int candidate) { going_.push_back(candidate); }
  bool nothing_goes() const { return going_.empty(); }
  void take() {
    if (parents_.empty()) return;
    for (const int candidate : going_) found_->push_back({candidate, parents_});
  }

  const SeGrid* grid_;
  const Candidates* source_;
  const Candidates* current_;
  std::vector<Advanced>* found_;
  std::vector<int> going_;
  std::vector<std::uint16_t> parents_;
};

}  // namespace

void find_by_patterns(const SeGrid& grid, const Candidates& source, const Candidates& current,
                      std::vector<Advanced>& found) {
  PatternSearch search(grid, source, current, found);
  search.find_locking();
  if (found.empty()) search.find_hidden_pairs();
  if (found.empty()) search.find_naked_pairs();
  if (found.empty()) search.find_x_wings();
}

}  // namespace sudoscope::rating
