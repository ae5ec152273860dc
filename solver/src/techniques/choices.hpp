// Choices: the candidates of a cell, or the places of a digit in a
// house. One of them is on, so a common consequence of all is true.
#pragma once

#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

template <int kWords>
struct Choice {
  HouseId house;  // kNoHouse: of a cell
  Digit digit;    // of the house
  Cell cell;      // without a house
  CellSet<kWords> places;
};

// Choices of a single candidate or place are left out: singles have their own technique.
template <int kWords>
void list_choices(const BoardSets<kWords>& sets, std::vector<Choice<kWords>>& choices) {
  choices.clear();
  for (const Cell cell : sets.blank()) {
    if (digit_count(sets.candidates(cell)) > 1) choices.push_back({kNoHouse, 0, cell, {}});
  }
  for (std::size_t id = 0; id < sets.geometry().houses().size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    for (DigitSet left = sets.missing(house); left != 0; left = without_first(left)) {
      const CellSet<kWords> places = sets.places(house, first_digit(left));
      if (!places.empty() && !places.has_single()) choices.push_back({house, first_digit(left), kNoCell, places});
    }
  }
}

// Calls visit(candidate) for each candidate of the choice while it returns true; returns whether it always did.
template <int kWords, class Visit>
bool for_each_of(const BoardSets<kWords>& sets, const Choice<kWords>& choice, Visit visit) {
  if (choice.house == kNoHouse) {
    for (DigitSet left = sets.candidates(choice.cell); left != 0; left = without_first(left))
      if (!visit(Candidate{choice.cell, first_digit(left)})) return false;
  } else {
    for (const Cell cell : choice.places)
      if (!visit(Candidate{cell, choice.digit})) return false;
  }
  return true;
}

template <int kWords>
void add_choice(const BoardSets<kWords>& sets, const Choice<kWords>& choice, Evidence& evidence) {
  if (choice.house == kNoHouse) {
    evidence.cells.push_back({choice.cell, sets.candidates(choice.cell)});
    return;
  }
  evidence.houses.push_back({choice.house, HouseRole::kBase, digit_bit(choice.digit)});
  for (const Cell cell : choice.places) evidence.cells.push_back({cell, digit_bit(choice.digit)});
}

}  // namespace sudoscope
