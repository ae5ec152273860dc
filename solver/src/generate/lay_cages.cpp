// Cages: pieces of two to five cells grow from random cells until they meet.
#include <algorithm>

#include "generate/clue_layout.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostCells = 5;

// Two and three cells are the most common in newspapers.
std::size_t random_size(LayoutRoom& room) {
  constexpr std::size_t kSizes[] = {2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5};
  constexpr std::size_t kSmallSizes = 7;
  return kSizes[room.rng.below(room.wants_small_cages ? kSmallSizes : std::size(kSizes))];
}

class Cages {
 public:
  explicit Cages(LayoutRoom& room) : room_(room), cage_of_(room.solution.size(), kNone) {}

  std::vector<LaidClue> lay() {
    for (const Cell cell : room_.shuffled_cells())
      if (cage_of_[cell] == kNone && !room_.taken[cell]) grow(cell);
    for (std::size_t at = 0; at < cages_.size(); ++at)
      if (cages_[at].size() == 1) join(at);
    std::vector<LaidClue> clues;
    for (const std::vector<Cell>& cells : cages_)
      if (cells.size() > 1) clues.push_back(sudoscope::cage_of(room_, cells));
    return clues;
  }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;

  bool fits(const std::vector<Cell>& cage, Cell cell) const {
    return std::none_of(cage.begin(), cage.end(),
                        [&](Cell other) { return room_.solution[other] == room_.solution[cell]; });
  }

  void add(std::size_t cage, Cell cell) {
    cages_[cage].push_back(cell);
    cage_of_[cell] = cage;
  }

  void grow(Cell first) {
    const std::size_t size = random_size(room_);
    cages_.emplace_back();
    const std::size_t cage = cages_.size() - 1;
    add(cage, first);
    while (cages_[cage].size() < size) {
      std::vector<Cell> next;
      for (const Cell cell : cages_[cage])
        for (const Cell other : room_.neighbours(cell, false))
          if (cage_of_[other] == kNone && !room_.taken[other] && fits(cages_[cage], other)) next.push_back(other);
      if (next.empty()) return;
      add(cage, next[room_.rng.below(next.size())]);
    }
  }

  // A single cell goes to the smallest cage beside it that has room and does not hold its digit.
  void join(std::size_t single) {
    const Cell cell = cages_[single].front();
    std::size_t best = kNone;
    for (const Cell other : room_.neighbours(cell, false)) {
      const std::size_t cage = cage_of_[other];
      if (cage == kNone || cage == single || cages_[cage].size() >= kMostCells || !fits(cages_[cage], cell)) continue;
      if (best == kNone || cages_[cage].size() < cages_[best].size()) best = cage;
    }
    cages_[single].clear();
    cage_of_[cell] = kNone;
    if (best != kNone) add(best, cell);
  }

  LayoutRoom& room_;
  std::vector<std::size_t> cage_of_;
  std::vector<std::vector<Cell>> cages_;
};

}  // namespace

LaidClue cage_of(const LayoutRoom& room, std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  int sum = 0;
  for (const Cell cell : cells) sum += room.value(cell);
  return {"killercage",
          R"({"cells":)" + addresses_of(room.side(), cells) + R"(,"value":")" + std::to_string(sum) + "\"}",
          std::move(cells), true};
}

std::vector<LaidClue> lay_cages(LayoutRoom& room) { return Cages(room).lay(); }

}  // namespace sudoscope
