// Whether a deduction follows from its evidence and the rules alone, by trying everything: its opposite is assumed, and
// whatever the evidence says must be somewhere is put everywhere it can be.
#pragma once

#include <vector>

#include "sudoscope/deduction.hpp"
#include "techniques/places.hpp"

namespace sudoscope::test {

class EvidenceCheck {
 public:
  EvidenceCheck(const Geometry& geometry, const Evidence& evidence)
      : geometry_(geometry), candidates_(static_cast<std::size_t>(geometry.cell_count()), geometry.all()) {
    DigitSet digits = 0;
    std::vector<bool> in_pattern(candidates_.size(), false);
    for (const Evidence::InCell& each : evidence.cells) {
      digits |= each.digits;
      in_pattern[each.cell] = true;
    }
    std::vector<bool> in_base(candidates_.size(), false);
    for (const Evidence::InHouse& each : evidence.houses) {
      if (each.role != HouseRole::kBase) continue;
      for (const Cell cell : geometry.houses()[each.house].cells) {
        in_base[cell] = true;
        if (!in_pattern[cell]) candidates_[cell] &= ~digits;
      }
      for (DigitSet left = digits; left != 0; left = without_first(left))
        needs_.push_back({kNoCell, each.house, first_digit(left)});
    }
    for (const Evidence::InCell& each : evidence.cells) {
      if (in_base[each.cell]) continue;
      candidates_[each.cell] = each.digits;
      needs_.push_back({each.cell, kNoHouse, kBlank});
    }
  }

  bool implies(const Deduction& deduction) {
    for (const Candidate& each : deduction.placements) {
      const std::vector<DigitSet> before = candidates_;
      candidates_[each.cell] &= ~digit_bit(each.digit);
      const bool holds = is_impossible(0);
      candidates_ = before;
      if (!holds) return false;
    }
    for (const Candidate& each : deduction.eliminations)
      if (!is_impossible_with(each, 0)) return false;
    return true;
  }

 private:
  // Something that must be: a digit in a cell, or a place in a house for a digit.
  struct Need {
    Cell cell;
    HouseId house;
    Digit digit;
  };

  bool is_impossible_with(const Candidate& placed, std::size_t need) {
    const std::vector<DigitSet> before = candidates_;
    candidates_[placed.cell] &= digit_bit(placed.digit);
    for (const Cell peer : geometry_.peers(placed.cell)) candidates_[peer] &= ~digit_bit(placed.digit);
    const bool is = is_impossible(need);
    candidates_ = before;
    return is;
  }

  bool is_impossible(std::size_t at) {
    if (at == needs_.size()) return false;
    const Need& need = needs_[at];
    if (need.cell != kNoCell) {
      for (DigitSet left = candidates_[need.cell]; left != 0; left = without_first(left))
        if (!is_impossible_with({need.cell, first_digit(left)}, at + 1)) return false;
    } else {
      for (const Cell cell : geometry_.houses()[need.house].cells)
        if (has_digit(candidates_[cell], need.digit) && !is_impossible_with({cell, need.digit}, at + 1)) return false;
    }
    return true;
  }

  const Geometry& geometry_;
  std::vector<DigitSet> candidates_;
  std::vector<Need> needs_;
};

}  // namespace sudoscope::test
