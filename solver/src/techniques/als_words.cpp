#include "techniques/als_words.hpp"

#include <algorithm>

namespace sudoscope {

int AlsWords::sets() const {
  int most = 0;
  for (const Evidence::InCell& each : deduction_.evidence.cells) most = std::max<int>(most, each.group);
  return most;
}

std::vector<CellName> AlsWords::cells(int set) const {
  std::vector<CellName> names;
  for (const Evidence::InCell& each : deduction_.evidence.cells)
    if (each.role != CandidateRole::kLink && each.group == set) names.push_back(cell_named(geometry_, each.cell));
  return names;
}

DigitSet AlsWords::digits(int set) const {
  DigitSet digits = 0;
  for (const Evidence::InCell& each : deduction_.evidence.cells)
    if (each.role != CandidateRole::kLink && each.group == set) digits |= each.digits;
  return digits;
}

std::string AlsWords::letter(int set) {
  return set <= 26 ? std::string(1, static_cast<char>('A' + set - 1)) : "A" + std::to_string(set - 26);
}

std::vector<DigitName> AlsWords::links() const {
  DigitSet digits = 0;
  for (const ChainLink& link : deduction_.evidence.links)
    if (!link.strong) digits |= digit_bit(link.from.digit);
  return digits_named(digits);
}

std::vector<DigitName> AlsWords::gone_digits() const {
  DigitSet digits = 0;
  for (const Candidate& each : deduction_.eliminations) digits |= digit_bit(each.digit);
  return digits_named(digits);
}

std::vector<Message> AlsWords::gone() const {
  DigitSet digits = 0;
  for (const Candidate& each : deduction_.eliminations) digits |= digit_bit(each.digit);
  std::vector<Message> gone;
  for (; digits != 0; digits = without_first(digits)) {
    const Digit digit = first_digit(digits);
    std::vector<CellName> cells;
    for (const Candidate& each : deduction_.eliminations)
      if (each.digit == digit) cells.push_back(cell_named(geometry_, each.cell));
    gone.push_back(say(MessageId::kDigitAtCells, digit_named(digit), cells));
  }
  return gone;
}

std::vector<Message> given_by_houses(const Geometry& geometry, const Evidence& evidence) {
  std::vector<Message> given;
  for (const Evidence::InHouse& each : evidence.houses)
    given.push_back(say(MessageId::kDigitsOfHouse, digits_named(each.digits), house_named(geometry, each.house)));
  return given;
}

}  // namespace sudoscope
