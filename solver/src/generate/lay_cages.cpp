// Cages: pieces of two to five cells grow from random cells until they meet. With a symmetry each grows with its
// images.
#include <algorithm>
#include <set>

#include "generate/clue_layout.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

// Two and three cells are the most common in newspapers.
std::size_t random_size(LayoutRoom& room) {
  constexpr std::size_t kSizes[] = {2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5};
  constexpr std::size_t kSmallSizes = 7;
  return kSizes[room.rng.below(room.wants_small_cages ? kSmallSizes : std::size(kSizes))];
}

class Cages {
 public:
  Cages(LayoutRoom& room, std::size_t most) : room_(room), most_(most), cage_of_(room.solution.size(), kNone) {}

  std::vector<LaidClue> lay() {
    for (const Cell cell : cells_in_order())
      if (is_free(cell) && cages_.size() + images_of(cell).size() <= most_) grow(cell);
    for (std::size_t at = 0; at < cages_.size(); ++at)
      if (cages_[at].size() == 1) join(at);
    std::vector<LaidClue> clues;
    for (const std::vector<Cell>& cells : cages_)
      if (cells.size() > 1) clues.push_back(sudoscope::cage_of(room_, cells));
    return clues;
  }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;

  // Cells that are their own images come first: only some shapes fit round them.
  std::vector<Cell> cells_in_order() {
    std::vector<Cell> cells = room_.shuffled_cells();
    std::stable_sort(cells.begin(), cells.end(),
                     [&](Cell one, Cell other) { return maps_that_keep(one).size() > maps_that_keep(other).size(); });
    return cells;
  }

  std::vector<const CellMap*> maps_that_keep(Cell cell) const {
    std::vector<const CellMap*> found;
    for (const CellMap& map : room_.maps)
      if (map[cell] == cell) found.push_back(&map);
    return found;
  }

  std::set<Cell> images_of(Cell cell) const {
    std::set<Cell> images;
    for (const CellMap& map : room_.maps) images.insert(map[cell]);
    return images;
  }

  bool is_free(Cell cell) const {
    return std::all_of(room_.maps.begin(), room_.maps.end(),
                       [&](const CellMap& map) { return cage_of_[map[cell]] == kNone && !room_.taken[map[cell]]; });
  }

  // True if the cells differ, in each image too, and each image is apart from them or the same.
  bool is_cage(const std::vector<Cell>& cells) const {
    return std::all_of(room_.maps.begin(), room_.maps.end(), [&](const CellMap& map) {
      DigitSet seen = 0;
      std::size_t shared = 0;
      for (const Cell cell : cells) {
        const DigitSet digit = DigitSet{1} << room_.solution[map[cell]];
        if ((seen & digit) != 0) return false;
        seen |= digit;
        shared += std::find(cells.begin(), cells.end(), map[cell]) != cells.end() ? 1 : 0;
      }
      return shared == 0 || shared == cells.size();
    });
  }

  // The cell beside a cage that keeps itself comes with its images.
  static std::vector<Cell> with(std::vector<Cell> cage, Cell cell, const std::vector<const CellMap*>& kept) {
    for (const CellMap* const map : kept)
      if (std::find(cage.begin(), cage.end(), (*map)[cell]) == cage.end()) cage.push_back((*map)[cell]);
    return cage;
  }

  void set(const std::vector<Cell>& cells) {
    for (const CellMap& map : room_.maps) {
      const std::vector<Cell> image = image_of(cells, map);
      if (cage_of_[image.front()] != kNone) continue;
      cages_.push_back(image);
      for (const Cell cell : image) cage_of_[cell] = cages_.size() - 1;
    }
  }

  void grow(Cell first) {
    const std::size_t size = random_size(room_);
    const auto kept = maps_that_keep(first);
    std::vector<Cell> cage{first};
    while (cage.size() < size) {
      std::vector<std::vector<Cell>> next;
      for (const Cell cell : cage)
        for (const Cell other : room_.neighbours(cell, false)) {
          if (!is_free(other) || std::find(cage.begin(), cage.end(), other) != cage.end()) continue;
          std::vector<Cell> more = with(cage, other, kept);
          if (more.size() <= kMostCellsOfCage && is_cage(more)) next.push_back(std::move(more));
        }
      if (next.empty()) break;
      cage = next[room_.rng.below(next.size())];
    }
    set(cage);
  }

  // A single cell goes to the smallest cage beside it that has room and does not hold its digit.
  void join(std::size_t single) {
    const Cell cell = cages_[single].front();
    std::size_t best = kNone;
    for (const Cell other : room_.neighbours(cell, false)) {
      const std::size_t cage = cage_of_[other];
      if (cage == kNone || cage == single || !can_take(cage, cell)) continue;
      if (best == kNone || cages_[cage].size() < cages_[best].size()) best = cage;
    }
    const std::vector<Cell> old = best == kNone ? std::vector<Cell>() : cages_[best];
    for (const CellMap& map : room_.maps) {
      cages_[cage_of_[map[cell]]].clear();
      cage_of_[map[cell]] = kNone;
    }
    for (const CellMap& map : room_.maps) {
      if (best == kNone || cage_of_[map[cell]] != kNone) continue;
      cage_of_[map[cell]] = cage_of_[map[old.front()]];
      cages_[cage_of_[map[cell]]].push_back(map[cell]);
    }
  }

  // A cage that is its own image takes a cell only if that is its own image too.
  bool can_take(std::size_t cage, Cell cell) const {
    for (const CellMap& map : room_.maps)
      if (cage_of_[map[cell]] == cage) return false;
    std::vector<Cell> more = cages_[cage];
    more.push_back(cell);
    return more.size() <= kMostCellsOfCage && is_cage(more);
  }

  LayoutRoom& room_;
  const std::size_t most_;
  std::vector<std::size_t> cage_of_;
  std::vector<std::vector<Cell>> cages_;
};

}  // namespace

LaidClue cage_of(const LayoutRoom& room, std::vector<Cell> cells, bool has_sum) {
  std::sort(cells.begin(), cells.end());
  int sum = 0;
  for (const Cell cell : cells) sum += room.value(cell);
  const std::string value = has_sum ? R"(,"value":")" + std::to_string(sum) + '"' : std::string();
  return {std::string(kCageConstraint), R"({"cells":)" + addresses_of(room.side(), cells) + value + '}',
          std::move(cells), true, has_sum};
}

std::vector<LaidClue> lay_cages(LayoutRoom& room, std::size_t most) { return Cages(room, most).lay(); }

}  // namespace sudoscope
