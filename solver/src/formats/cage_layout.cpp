// Cages by cell to clues and back.
#include "cage_layout.hpp"

#include "constraints/clue.hpp"

namespace sudoscope {

std::optional<CageLayout> cages_of(const Geometry& geometry) {
  CageLayout layout{std::vector<std::uint16_t>(static_cast<std::size_t>(geometry.cell_count())), {0}};
  const auto& read = read_clues(geometry).of_constraints;
  for (std::size_t index = 0; index < read.size(); ++index) {
    if (geometry.constraints()[index].kind != "killercage") continue;
    if (!read[index]) return std::nullopt;
    for (const Clue& clue : read[index].value()) {
      const auto sum = clue.value.empty() ? 0 : whole_number(clue.value);
      if (!sum) return std::nullopt;
      for (const Cell cell : clue.cells) {
        if (layout.cage_of[cell] != 0) return std::nullopt;
        layout.cage_of[cell] = static_cast<std::uint16_t>(layout.sums.size());
      }
      layout.sums.push_back(*sum);
    }
  }
  return layout.sums.size() > 1 ? std::optional(std::move(layout)) : std::nullopt;
}

void add_cages(FoundClues& found, const CageLayout& layout) {
  std::vector<std::vector<Cell>> cages(layout.sums.size());
  for (std::size_t cell = 0; cell < layout.cage_of.size(); ++cell)
    cages[layout.cage_of[cell]].push_back(static_cast<Cell>(cell));
  for (std::size_t cage = 1; cage < cages.size(); ++cage) {
    const int sum = layout.sums[cage];
    if (cages[cage].size() > 1 || (sum > 0 && !cages[cage].empty()))
      found.add_cells("killercage", cages[cage], sum > 0 ? std::to_string(sum) : "");
  }
}

}  // namespace sudoscope
