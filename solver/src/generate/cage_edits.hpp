// Changes to the cages of a killer. With a symmetry each is made to a cage and to its images at once.
#pragma once

#include <functional>
#include <vector>

#include "generate/clue_layout.hpp"

namespace sudoscope {

class CageEdits {
 public:
  // Lifetime: of the room and of the clues.
  CageEdits(LayoutRoom& room, std::vector<LaidClue>& clues) : room_(room), clues_(clues) {}

  // Moves one of the cells to a cage beside it that has room and does not hold its digit. False if none can.
  bool move_one_of(std::vector<Cell> cells);
  // Takes two cells from the largest cage of four and more, as a cage of their own. `accepts`: true if the clues may be
  // so, since equal digits may now stand in both parts. False if there is no such cage.
  bool split(const std::function<bool(const std::vector<LaidClue>&)>& accepts);
  // Makes one cage of two that touch. False if no two can be one.
  bool join_two();

 private:
  // The index of the cage; the number of clues if there is none.
  std::size_t cage_with(Cell cell) const;
  // The cages with the images of a cell, map by map; nothing if there is none or a cage is its own image.
  std::vector<std::size_t> cages_with_images_of(Cell cell) const;
  bool fits(const std::vector<Cell>& cells) const;
  // The cage and its images become cages of these cells and their images, if all of them fit. False if not.
  bool change(const std::vector<std::size_t>& cages, const std::vector<Cell>& cells,
              std::vector<LaidClue>& clues) const;

  LayoutRoom& room_;
  std::vector<LaidClue>& clues_;
};

}  // namespace sudoscope
