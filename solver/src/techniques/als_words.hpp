// Words for almost locked sets, and for other groups of cells, from the evidence alone.
#pragma once

#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

class AlsWords {
 public:
  // Lifetime: of both arguments.
  AlsWords(const Geometry& geometry, const Deduction& deduction) : geometry_(geometry), deduction_(deduction) {}

  // The number of sets, the cells of one, and all its digits. Sets count from 1.
  int sets() const;
  std::vector<CellName> cells(int set) const;
  DigitSet digits(int set) const;
  // "A", "B", ...
  static std::string letter(int set);
  // The digit of a link, from 0, and of all links.
  DigitName link(std::size_t index) const { return digit_named(deduction_.evidence.links[index].from.digit); }
  std::vector<DigitName> links() const;
  // The digits to remove, and for each of them a phrase like "5 at r3c4 and r3c5".
  std::vector<DigitName> gone_digits() const;
  std::vector<Message> gone() const;

 private:
  const Geometry& geometry_;
  const Deduction& deduction_;
};

// For each house of the evidence a phrase like "1 and 2 in row 5".
std::vector<Message> given_by_houses(const Geometry& geometry, const Evidence& evidence);

}  // namespace sudoscope
