// Basic and Franken fish, with and without fins: bases and covers in the order of the lines.
#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;

constexpr unsigned kRows = 1, kColumns = 2, kBoxes = 4;
constexpr unsigned kind_of_line(int line) { return line < kFirstColumn ? kRows : line < kFirstBox ? kColumns : kBoxes; }

struct Unit {
  int line;
  Cells places;
};

// The places in some units, and those in two of them or more.
struct Taken {
  Cells all;
  Cells twice;
  unsigned kinds = 0;
  Taken with(const Unit& unit) const {
    return {all | unit.places, twice | (all & unit.places), kinds | kind_of_line(unit.line)};
  }
};

class FishSearch {
 public:
  FishSearch(const Grid& grid, int size, Fins fins, bool franken, Found& found)
      : grid_(grid), size_(size), fins_(fins), franken_(franken), found_(found) {}

  bool run(int digit, Cells removable, bool rows) {
    digit_ = digit;
    removable_ = removable;
    bases_.clear();
    covers_.clear();
    for (int line = 0; line < kHouses; ++line) {
      const Unit unit{line, grid_.places[digit_] & set_of_line(line)};
      if (unit.places.empty() || (!franken_ && line >= kFirstBox)) continue;
      const bool is_base = (line < kFirstColumn) == rows || line >= kFirstBox;
      const bool is_cover = (line < kFirstColumn) != rows || line >= kFirstBox;
      if (is_cover) covers_.push_back(unit);
      if (is_base && (fins_ != Fins::kNone || unit.places.size() <= size_)) bases_.push_back(unit);
    }
    return add_base(0, 0, {});
  }

  // True if the search met a sashimi fish while looking for a finned one, or the reverse.
  bool has_met_other_fins() const { return has_met_other_fins_; }

 private:
  bool add_base(std::size_t from, int taken, const Taken& base) {
    if (taken == size_) return covers(base);
    for (std::size_t i = from; i < bases_.size(); ++i) {
      const Taken more = base.with(bases_[i]);
      if (more.twice.size() > (franken_ && fins_ != Fins::kNone ? kMostEndoFins : 0)) continue;
      if (!franken_ && crossed_by(more.all) > size_ + most_uncovered()) continue;
      chosen_[taken] = i;
      if (add_base(i + 1, taken + 1, more)) return true;
    }
    return false;
  }

  // Columns that rows have places in, or the reverse, without boxes: a cell that sees all fins
  // is in a cover itself, and so in the box of the fins, which are in its two other columns.
  int most_uncovered() const { return fins_ == Fins::kNone ? 0 : 2; }
  int crossed_by(Cells places) const {
    int crossed = 0;
    for (const Unit& unit : covers_) crossed += (unit.places & places).empty() ? 0 : 1;
    return crossed;
  }

  bool covers(const Taken& base) {
    usable_.clear();
    for (const Unit& unit : covers_) {
      bool is_base = false;
      for (int i = 0; i < size_; ++i) is_base |= bases_[chosen_[i]].line == unit.line;
      if (!is_base && !(unit.places & base.all).empty()) usable_.push_back(unit);
    }
    later_.assign(usable_.size() + 1, {});
    for (std::size_t i = usable_.size(); i-- > 0;) later_[i] = later_[i + 1] | usable_[i].places;
    return add_cover(0, 0, base, {});
  }

  bool add_cover(std::size_t from, int taken, const Taken& base, const Taken& cover) {
    if (taken == size_) return takes(base, cover);
    for (std::size_t i = from; i + static_cast<std::size_t>(size_ - taken) <= usable_.size(); ++i) {
      if (!may_go_on((base.all - cover.all - later_[i]) | base.twice)) return false;
      if (add_cover(i + 1, taken + 1, base, cover.with(usable_[i]))) return true;
    }
    return false;
  }

  // `fins`: with the places that no further cover can cover.
  bool may_go_on(Cells fins) const {
    if (fins.empty()) return true;
    if (fins_ == Fins::kNone || fins.size() > kMostFins) return false;
    return !(common_peers(fins) & removable_).empty();
  }

  bool takes(const Taken& base, const Taken& cover) {
    const Cells fins = (base.all - cover.all) | base.twice;
    const int fin_count = fins.size();
    if (fins_ == Fins::kNone ? fin_count > 0 : fin_count == 0 || fin_count > kMostFins) return false;
    const Cells seen = common_peers(fins);
    const Cells losers = (cover.all - base.all) & seen;
    const Cells cannibals = cover.twice & seen;
    if (losers.empty() && cannibals.empty()) return false;
    const bool sashimi = is_basic(base, cover) && is_sashimi(fins);
    if (!franken_ && fins_ != Fins::kNone && sashimi != (fins_ == Fins::kSashimi)) {
      has_met_other_fins_ = true;
      return false;
    }
    found_ = {technique_of(base, cover, sashimi)};
    found_.take(grid_, losers, bit(digit_));
    found_.take(grid_, cannibals, bit(digit_));
    return true;
  }

  static bool is_basic(const Taken& base, const Taken& cover) {
    return (base.kinds == kRows && cover.kinds == kColumns) || (base.kinds == kColumns && cover.kinds == kRows);
  }

  // A base with one place or none beside its fins.
  bool is_sashimi(Cells fins) const {
    for (int i = 0; i < size_; ++i)
      if ((bases_[chosen_[i]].places - fins).size() <= 1) return true;
    return false;
  }

  Technique technique_of(const Taken& base, const Taken& cover, bool sashimi) const {
    const auto of_size = [&](Technique two) { return static_cast<Technique>(static_cast<int>(two) + size_ - 2); };
    const bool finned = fins_ != Fins::kNone;
    if (is_basic(base, cover))
      return of_size(sashimi ? Technique::kSashimiXWing : finned ? Technique::kFinnedXWing : Technique::kXWing);
    const unsigned lines = (base.kinds & ~kBoxes) | (cover.kinds & ~kBoxes);
    const bool is_franken = (base.kinds & ~kBoxes) != 0 && (cover.kinds & ~kBoxes) != 0 && lines == (kRows | kColumns);
    if (is_franken) return of_size(finned ? Technique::kFinnedFrankenXWing : Technique::kFrankenXWing);
    return of_size(finned ? Technique::kFinnedMutantXWing : Technique::kMutantXWing);
  }

  const Grid& grid_;
  int size_;
  Fins fins_;
  bool franken_;
  Found& found_;
  int digit_ = 0;
  Cells removable_;
  bool has_met_other_fins_ = false;
  std::vector<Unit> bases_;
  std::vector<Unit> covers_;
  std::vector<Unit> usable_;  // covers that fit the chosen bases
  std::vector<Cells> later_;  // cells that they cover from here on
  Table<std::size_t, kSide> chosen_{};
};

}  // namespace

bool find_fish(const Grid& grid, const Removable& removable, int size, Fins fins, bool franken, bool& sashimi,
               Found& found) {
  if (fins == Fins::kSashimi && !sashimi) return false;
  FishSearch search(grid, size, fins, franken, found);
  for (int digit = 0; digit < kSide; ++digit) {
    if (removable[digit].empty()) continue;
    if (search.run(digit, removable[digit], true) || search.run(digit, removable[digit], false)) return true;
  }
  if (fins == Fins::kFinned) sashimi = search.has_met_other_fins();
  return false;
}

}  // namespace sudoscope::rating::hodoku
