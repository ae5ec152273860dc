// Sue de Coq: two or three cells where a line and a box cross, and cells of the line and of the box beside them.
#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

// Choices in one line or box.
struct List {
  Table<std::int8_t, kSide> cells;
  int size = 0;
};

List listed(Cells cells) {
  List list;
  for_each(cells, [&](int cell) { list.cells[list.size++] = static_cast<std::int8_t>(cell); });
  return list;
}

// f(chosen, their candidates) for each choice of some of these,
// each before larger ones that contain it, until it is true.
template <class F>
bool any_choice(const Grid& grid, const List& from, int begin, Cells chosen, Mask digits, const F& f) {
  for (int i = begin; i < from.size; ++i) {
    Cells more = chosen;
    more.insert(from.cells[i]);
    const Mask all = digits | grid.cell[from.cells[i]];
    if (f(more, all) || any_choice(grid, from, i + 1, more, all, f)) return true;
  }
  return false;
}

class Crossing {
 public:
  Crossing(const Grid& grid, Cells line, Cells box) : grid_(grid), line_(line), box_(box) {}

  bool find(Found& found) const {
    const List shared = listed(line_ & box_);
    if (shared.size < 2) return false;
    return any_choice(grid_, shared, 0, {}, 0, [&](Cells middle, Mask digits) {
      const int surplus = count(digits) - middle.size();
      return middle.size() >= 2 && surplus >= 2 && takes_side(middle, digits, surplus, found);
    });
  }

 private:
  // The cells of the line, then those of the box.
  bool takes_side(Cells middle, Mask digits, int surplus, Found& found) const {
    return any_choice(grid_, listed(line_ - middle), 0, {}, 0, [&](Cells side, Mask side_digits) {
      const Mask extra = static_cast<Mask>(side_digits & ~digits);
      const int used = side.size() - count(extra);
      if ((side_digits & digits) == 0 || used <= 0 || used >= surplus) return false;
      const Mask taken = side_digits & digits;
      Cells free_of_them;
      for_each(box_ - middle - side, [&](int cell) {
        if ((grid_.cell[cell] & taken) == 0) free_of_them.insert(cell);
      });
      return any_choice(grid_, listed(free_of_them), 0, {}, 0, [&](Cells other, Mask other_digits) {
        const int other_used = other.size() - count(static_cast<unsigned>(other_digits & ~digits));
        if ((other_digits & digits) == 0 || used + other_used != surplus) return false;
        const Mask both = side_digits & other_digits;
        Found step{Technique::kSueDeCoq};
        step.take(grid_, box_ - other - middle, static_cast<Mask>(((digits | other_digits) & ~side_digits) | both));
        step.take(grid_, line_ - side - middle, static_cast<Mask>(((digits | side_digits) & ~other_digits) | both));
        if (step.gone.empty()) return false;
        found = std::move(step);
        return true;
      });
    });
  }

  const Grid& grid_;
  Cells line_;  // blank cells
  Cells box_;
};

}  // namespace

bool find_sue_de_coq(const Grid& grid, Found& found) {
  const Cells blank = grid.blank;
  for (int line = 0; line < kFirstBox; ++line)
    for (int box = kFirstBox; box < kHouses; ++box)
      if (Crossing(grid, set_of_line(line) & blank, set_of_line(box) & blank).find(found)) return true;
  return false;
}

}  // namespace sudoscope::rating::hodoku
