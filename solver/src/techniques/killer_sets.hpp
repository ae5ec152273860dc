// Killer pairs and triples: as many cages and cells of a house as digits, each of which needs one of these digits
// there, so that no other cell of the house can hold them. Source: SudokuWiki, Killer Combinations, on pairs of cages
// and cells.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

// A cage at the candidates at which its combinations were found.
struct KnownCage {
  std::vector<DigitSet> possible;
  std::vector<DigitSet> sets;
};

class KillerSets {
 public:
  explicit KillerSets(const Geometry& geometry);

  // `fits`: tells if a step with so many blank cells is wanted.
  std::optional<Deduction> next(const Position& position, const std::function<bool(std::size_t)>& fits,
                                std::vector<KnownCage>& known) const;

 private:
  struct Cage {
    ClueAddress clue;
    std::vector<Cell> cells;
    int total;
  };
  // A part of a house that may need some digits: a cage, or one cell.
  struct Part {
    const Cage* cage = nullptr;  // null: the cell alone
    std::vector<Cell> inside = {};
    std::vector<Cell> blanks = {};
    const KnownCage* known = nullptr;
  };

  void update(const Position& position, std::vector<KnownCage>& known) const;
  std::vector<Part> parts_in(const Position& position, HouseId house, const std::vector<KnownCage>& known) const;
  static bool needs(const Part& part, const Position& position, DigitSet digits);
  std::optional<Deduction> step_of(const Position& position, HouseId house, DigitSet digits,
                                   const std::vector<const Part*>& parts,
                                   const std::function<bool(std::size_t)>& fits) const;

  std::vector<Cage> cages_;
};

}  // namespace sudoscope
