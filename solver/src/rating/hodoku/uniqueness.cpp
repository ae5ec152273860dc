// Rectangles start at a corner, with one beside it in its box, and both across; each is
// examined once. The results are listed, and the easiest technique among them is taken.
#include "rating/hodoku/uniqueness.hpp"

#include <algorithm>

namespace sudoscope::rating::hodoku {
namespace {

constexpr bool in_one_line(int a, int b) { return row_of(a) == row_of(b) || column_of(a) == column_of(b); }

Cells set_of(std::initializer_list<int> cells) {
  Cells set;
  for (const int cell : cells) set.insert(cell);
  return set;
}

// The results of a rectangle with two candidates and no placed digit.
class Rectangle {
 public:
  Rectangle(const Grid& grid, Cells corners, int low, int high, std::vector<Found>& steps)
      : grid_(grid), low_(low), high_(high), both_(bit(low) | bit(high)), corners_(corners), steps_(steps) {
    for_each(corners, [&](int cell) { ((grid.cell[cell] & ~both_) == 0 ? floor_ : roof_).insert(cell); });
  }

  void tell() {
    const int floors = floor_.size();
    if (floors == 3) add(Technique::kUniqueness1, roof_, both_);
    if (floors == 2 || floors == 1) tell_shared_extra();
    if (floors == 2) {
      for (int kind = 0; kind < 3; ++kind) tell_subsets(kind);
      if (in_one_line(roof_.first(), last_roof()))
        tell_strong_roof();
      else
        tell_strong_diagonal();
    }
    if (floors == 1 || (floors == 2 && !in_one_line(floor_.first(), last_of(floor_)))) tell_hidden();
  }

 private:
  static int last_of(Cells cells) {
    int last = kEmpty;
    for_each(cells, [&](int cell) { last = cell; });
    return last;
  }
  int last_roof() const { return last_of(roof_); }

  bool add(Technique technique, Cells from, Mask digits) {
    Found step{technique};
    step.take(grid_, from, digits);
    if (step.gone.empty()) return false;
    steps_.push_back(std::move(step));
    return true;
  }

  Mask extras() const {
    Mask extras = 0;
    for_each(roof_, [&](int cell) { extras |= static_cast<Mask>(grid_.cell[cell] & ~both_); });
    return extras;
  }

  // Uniqueness 2 and 5.
  void tell_shared_extra() {
    if (count(extras()) != 1) return;
    const bool is_two = roof_.size() == 2 && in_one_line(roof_.first(), last_roof());
    add(is_two ? Technique::kUniqueness2 : Technique::kUniqueness5, common_peers(roof_), extras());
  }

  // Uniqueness 3.
  void tell_subsets(int kind) {
    const int line = line_of(roof_.first(), kind);
    if (!(roof_ - set_of_line(line)).empty()) return;
    std::vector<int> others;
    for (const int cell : cells_of_line(line))
      if (grid_.cell[cell] != 0 && (grid_.cell[cell] & both_) == 0 && !corners_.has(cell)) others.push_back(cell);
    grow_subset(line, others, 0, roof_, extras());
  }

  void grow_subset(int line, const std::vector<int>& others, std::size_t from, Cells cells, Mask digits) {
    for (std::size_t i = from; i < others.size(); ++i) {
      Cells more = cells;
      more.insert(others[i]);
      const Mask all = digits | grid_.cell[others[i]];
      if (count(all) == more.size() - 1 && (line < kFirstBox || !lies_in_line(more))) tell_subset(line, more, all);
      grow_subset(line, others, i + 1, more, all);
    }
  }

  static bool lies_in_line(Cells cells) {
    return (cells - set_of_line(line_of(cells.first(), 0))).empty() ||
           (cells - set_of_line(line_of(cells.first(), 1))).empty();
  }

  void tell_subset(int line, Cells cells, Mask digits) {
    if (!add(Technique::kUniqueness3, set_of_line(line) - cells, digits) || line >= kFirstBox) return;
    const Cells box = set_of_line(line_of(cells.first(), 2));
    if ((cells - box).empty()) steps_.back().take(grid_, box - cells, digits);
  }

  // Uniqueness 4.
  void tell_strong_roof() {
    const Cells seeing = common_peers(roof_);
    if ((seeing & grid_.places[low_]).empty())
      add(Technique::kUniqueness4, roof_, bit(high_));
    else if ((seeing & grid_.places[high_]).empty())
      add(Technique::kUniqueness4, roof_, bit(low_));
  }

  // Uniqueness 6.
  void tell_strong_diagonal() {
    Cells lines;
    for (const int cell : {roof_.first(), last_roof()})
      lines = lines | set_of_line(line_of(cell, 0)) | set_of_line(line_of(cell, 1));
    lines = lines - corners_;
    if ((lines & grid_.places[low_]).empty())
      add(Technique::kUniqueness6, roof_, bit(low_));
    else if ((lines & grid_.places[high_]).empty())
      add(Technique::kUniqueness6, roof_, bit(high_));
  }

  void tell_hidden() {
    for_each(floor_, [&](int corner) {
      int opposite = kEmpty;
      for_each(corners_, [&](int cell) {
        if (!in_one_line(cell, corner)) opposite = cell;
      });
      const Cells lines = (set_of_line(line_of(opposite, 0)) | set_of_line(line_of(opposite, 1))) - corners_;
      for (const int strong : {low_, high_})
        if ((lines & grid_.places[strong]).empty())
          add(Technique::kHiddenRectangle, set_of({opposite}), bit(strong == low_ ? high_ : low_));
    });
  }

  const Grid& grid_;
  int low_;
  int high_;
  Mask both_;
  Cells corners_;
  Cells floor_;  // cells with the two digits alone
  Cells roof_;
  std::vector<Found>& steps_;
};

bool takes_first_of(std::vector<Found>& steps, Technique technique, Found& found) {
  const auto step =
      std::find_if(steps.begin(), steps.end(), [&](const Found& each) { return each.technique == technique; });
  if (step == steps.end()) return false;
  found = std::move(*step);
  return true;
}

}  // namespace

bool find_bug(const Grid& grid, Found& found) {
  int third = kEmpty;
  for (int cell = 0; cell < kCells; ++cell) {
    const int candidates = count(grid.cell[cell]);
    if (candidates > 3 || (candidates == 3 && third != kEmpty)) return false;
    if (candidates == 3) third = cell;
  }
  if (third == kEmpty) return false;
  int digit = kEmpty;
  Table<int, 3> lines{kEmpty, kEmpty, kEmpty};
  for (int line = 0; line < kHouses; ++line) {
    for (int each = 0; each < kSide; ++each) {
      if (grid.free(line, each) < 3) continue;
      if (grid.free(line, each) > 3 || lines[line / kSide] != kEmpty || (digit != kEmpty && digit != each))
        return false;
      digit = each;
      lines[line / kSide] = line;
    }
  }
  if (digit == kEmpty || !grid.has(third, digit)) return false;
  for (int kind = 0; kind < 3; ++kind)
    if (lines[kind] != line_of(third, kind)) return false;
  found = {Technique::kBugPlus1};
  found.take(grid, set_of({third}), without(kAll, digit));
  return true;
}

// By a number that a few rectangles share; only the first of them is examined.
bool Rectangles::is_new(const Corners& corners) {
  std::array cells{corners.a, corners.b, corners.c, corners.d};
  std::sort(cells.begin(), cells.end());
  const int key = ((cells[0] * 10 + cells[1]) * 10 + cells[2]) * 10 + cells[3];
  if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) return false;
  seen_.push_back(key);
  return true;
}

template <class F>
bool Rectangles::any_rectangle(const Grid& grid, int start, bool avoidable, F f) {
  const Cells low_allowed = low_ == kEmpty ? Cells{} : grid.allowed(low_);
  const Cells high_allowed = high_ == kEmpty ? Cells{} : grid.allowed(high_);
  for (const int beside : cells_of_line(line_of(start, 2))) {
    if (beside == start || !in_one_line(beside, start)) continue;
    const bool fits = avoidable ? grid.digit[beside] != kEmpty && !grid.given[beside]
                                : low_allowed.has(beside) && high_allowed.has(beside);
    if (!fits) continue;
    if (avoidable) high_ = grid.digit[beside];
    const int across = row_of(start) == row_of(beside) ? 1 : 0;
    for (int place = 0; place < kSide; ++place) {
      const Corners corners{start, beside, cells_of_line(line_of(start, across))[place],
                            cells_of_line(line_of(beside, across))[place]};
      if (box_of(corners.c) == box_of(start)) continue;
      const bool open = low_allowed.has(corners.c) && low_allowed.has(corners.d) && high_allowed.has(corners.d);
      if (!open && !(avoidable && completes(grid, corners))) continue;
      if (is_new(corners) && f(corners)) return true;
    }
  }
  return false;
}

bool Rectangles::find(const Grid& grid, Found& found) {
  seen_.clear();
  later_.clear();
  for (int start = 0; start < kCells; ++start) {
    if (count(grid.cell[start]) != 2) continue;
    low_ = first(grid.cell[start]);
    high_ = first(without_first(grid.cell[start]));
    const bool enough = any_rectangle(grid, start, false, [&](const Corners& corners) {
      const std::size_t before = later_.size();
      Rectangle(grid, set_of({corners.a, corners.b, corners.c, corners.d}), low_, high_, later_).tell();
      return later_.size() > before && later_[before].technique == Technique::kUniqueness1;
    });
    if (enough) break;
  }
  for (const Technique technique :
       {Technique::kUniqueness1, Technique::kUniqueness2, Technique::kUniqueness3, Technique::kUniqueness4,
        Technique::kUniqueness5, Technique::kUniqueness6, Technique::kHiddenRectangle})
    if (takes_first_of(later_, technique, found)) return true;
  return false;
}

// The two corners across hold the digits the other way round, or would, or could with one more candidate.
bool Rectangles::completes(const Grid& grid, const Corners& corners) const {
  const auto holds = [&](int cell, int digit) { return grid.digit[cell] == digit && !grid.given[cell]; };
  const auto may = [&](int cell, int digit) { return grid.has(cell, digit) && count(grid.cell[cell]) == 2; };
  return (holds(corners.c, high_) && may(corners.d, low_)) || (holds(corners.d, low_) && may(corners.c, high_)) ||
         (may(corners.c, high_) && may(corners.d, low_));
}

void Rectangles::avoid(const Grid& grid, const Corners& corners) {
  const auto add = [&](Technique technique, Cells from, Mask digits) {
    Found step{technique};
    step.take(grid, from, digits);
    if (!step.gone.empty()) later_.push_back(std::move(step));
  };
  if (grid.digit[corners.c] != kEmpty) {
    add(Technique::kAvoidableRectangle1, set_of({corners.d}), bit(low_));
  } else if (grid.digit[corners.d] != kEmpty) {
    add(Technique::kAvoidableRectangle1, set_of({corners.c}), bit(high_));
  } else {
    const int lowest = first(grid.cell[corners.c]);
    const int extra = lowest == high_ ? first(without_first(grid.cell[corners.c])) : lowest;
    if (grid.has(corners.d, extra))
      add(Technique::kAvoidableRectangle2, kNine.peers[corners.c] & kNine.peers[corners.d], bit(extra));
  }
}

bool Rectangles::find_avoidable(const Grid& grid, Found& found) {
  seen_.clear();
  later_.clear();
  for (int start = 0; start < kCells; ++start) {
    if (grid.digit[start] == kEmpty || grid.given[start]) continue;
    low_ = grid.digit[start];
    const bool enough = any_rectangle(grid, start, true, [&](const Corners& corners) {
      const std::size_t before = later_.size();
      avoid(grid, corners);
      return later_.size() > before && later_.back().technique == Technique::kAvoidableRectangle1;
    });
    if (enough) break;
  }
  return takes_first_of(later_, Technique::kAvoidableRectangle1, found) ||
         takes_first_of(later_, Technique::kAvoidableRectangle2, found);
}

}  // namespace sudoscope::rating::hodoku
