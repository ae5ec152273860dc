// A change is tried on copies of the cages that it touches.
#include "generate/cage_edits.hpp"

#include <algorithm>

#include "generate/symmetry.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

bool is_among(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

std::vector<Cell> without(std::vector<Cell> cells, Cell cell) {
  std::erase(cells, cell);
  return cells;
}

std::vector<Cell> with(std::vector<Cell> cells, Cell cell) {
  cells.push_back(cell);
  return cells;
}

// True if no cage is in both lists.
bool are_apart(const std::vector<std::size_t>& one, const std::vector<std::size_t>& other) {
  return std::none_of(one.begin(), one.end(),
                      [&](std::size_t cage) { return std::find(other.begin(), other.end(), cage) != other.end(); });
}

}  // namespace

std::size_t CageEdits::cage_with(Cell cell) const {
  const auto found = std::find_if(clues_.begin(), clues_.end(), [&](const LaidClue& clue) {
    return clue.constraint == kCageConstraint && is_among(clue.cells, cell);
  });
  return static_cast<std::size_t>(found - clues_.begin());
}

std::vector<std::size_t> CageEdits::cages_with_images_of(Cell cell) const {
  std::vector<std::size_t> cages;
  for (const CellMap& map : room_.maps) {
    const std::size_t cage = cage_with(map[cell]);
    if (cage == clues_.size() || std::find(cages.begin(), cages.end(), cage) != cages.end()) return {};
    cages.push_back(cage);
  }
  return cages;
}

bool CageEdits::fits(const std::vector<Cell>& cells) const {
  DigitSet seen = 0;
  for (const Cell cell : cells) {
    const DigitSet digit = DigitSet{1} << room_.solution[cell];
    if ((seen & digit) != 0) return false;
    seen |= digit;
  }
  return is_connected(room_.side(), cells);
}

bool CageEdits::change(const std::vector<std::size_t>& cages, const std::vector<Cell>& cells,
                       std::vector<LaidClue>& clues) const {
  for (std::size_t number = 0; number < cages.size(); ++number) {
    std::vector<Cell> image = image_of(cells, room_.maps[number]);
    if (!fits(image)) return false;
    clues[cages[number]] = cage_of(room_, std::move(image), clues[cages[number]].has_sum);
  }
  return true;
}

bool CageEdits::move_one_of(std::vector<Cell> cells) {
  shuffle(cells, room_.rng);
  for (const Cell cell : cells) {
    const std::vector<std::size_t> from = cages_with_images_of(cell);
    if (from.empty() || clues_[from[0]].cells.size() < 3) continue;
    for (const Cell beside : room_.neighbours(cell, false)) {
      const std::vector<std::size_t> to = cages_with_images_of(beside);
      if (to.empty() || !are_apart(from, to) || clues_[to[0]].cells.size() >= kMostCellsOfCage) continue;
      std::vector<LaidClue> changed = clues_;
      if (!change(from, without(clues_[from[0]].cells, cell), changed)) continue;
      if (!change(to, with(clues_[to[0]].cells, cell), changed)) continue;
      clues_ = std::move(changed);
      return true;
    }
  }
  return false;
}

bool CageEdits::split(const std::function<bool(const std::vector<LaidClue>&)>& accepts) {
  const LaidClue* largest = nullptr;
  for (const LaidClue& clue : clues_)
    if (clue.constraint == kCageConstraint && clue.cells.size() > 3 &&
        (largest == nullptr || clue.cells.size() > largest->cells.size()) &&
        !cages_with_images_of(clue.cells.front()).empty())
      largest = &clue;
  if (largest == nullptr) return false;
  const std::vector<std::size_t> cages = cages_with_images_of(largest->cells.front());
  std::vector<Cell> cells = largest->cells;
  shuffle(cells, room_.rng);
  for (const Cell first : cells)
    for (const Cell second : room_.neighbours(first, false)) {
      if (!is_among(cells, second)) continue;
      std::vector<LaidClue> split = clues_;
      if (!change(cages, without(without(cells, first), second), split)) continue;
      for (const CellMap& map : room_.maps)
        split.push_back(cage_of(room_, image_of({first, second}, map), largest->has_sum));
      if (!accepts(split)) continue;
      clues_ = std::move(split);
      return true;
    }
  return false;
}

bool CageEdits::join_two() {
  for (const Cell cell : room_.shuffled_cells()) {
    const std::vector<std::size_t> one = cages_with_images_of(cell);
    if (one.empty()) continue;
    for (const Cell beside : room_.neighbours(cell, false)) {
      const std::vector<std::size_t> other = cages_with_images_of(beside);
      if (other.empty() || !are_apart(one, other)) continue;
      std::vector<Cell> cells = clues_[one[0]].cells;
      const std::vector<Cell>& more = clues_[other[0]].cells;
      cells.insert(cells.end(), more.begin(), more.end());
      std::vector<LaidClue> joined = clues_;
      if (cells.size() > kMostCellsOfCage || !change(one, cells, joined)) continue;
      std::vector<std::size_t> gone = other;
      std::sort(gone.rbegin(), gone.rend());
      for (const std::size_t cage : gone) joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(cage));
      clues_ = std::move(joined);
      return true;
    }
  }
  return false;
}

}  // namespace sudoscope
