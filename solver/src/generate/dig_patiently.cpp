// An orbit can be taken if none of its cells can then hold another digit. A question about
// one cell takes for granted the digits that were proved of the orbit's cells before it.
#include "generate/dig_patiently.hpp"

#include "generate/other_digits.hpp"

namespace sudoscope {
namespace {

// One dig on its way.
class PatientShaft {
 public:
  explicit PatientShaft(Dig& dig) : dig_(dig), others_(dig.puzzle), givens_(dig.puzzle.givens.size()) {
    for (std::size_t place = dig.order.size(); place-- > 0;) add(open_, dig.orbit(place));
  }

  // Takes an orbit if possible, or leaves it. REQUIRES: called for one place after the other.
  void pass(std::size_t place) {
    const Orbit& orbit = dig_.orbit(place);
    open_.resize(open_.size() - orbit.size());
    if (givens_ < dig_.least_givens + orbit.size() || !can_go(orbit)) {
      for (const Cell cell : orbit) others_.give(cell);
      return;
    }
    for (const Cell cell : orbit) dig_.puzzle.givens[cell] = kBlank;
    givens_ -= orbit.size();
    dig_.taken.push_back(dig_.order[place]);
  }

 private:
  static void add(std::vector<Cell>& cells, const Orbit& orbit) {
    cells.insert(cells.end(), orbit.begin(), orbit.end());
  }

  bool can_go(const Orbit& orbit) {
    std::vector<Cell> given = open_;
    for (const Cell cell : orbit) {
      const auto can_have = others_.can_have(cell, given, kPatientConflicts);
      if (!can_have) dig_.is_proved = false;
      if (can_have.value_or(true)) return false;
      given.push_back(cell);
    }
    return true;
  }

  Dig& dig_;
  OtherDigits others_;
  std::vector<Cell> open_;  // of the orbits to come, the next one last
  std::size_t givens_;
};

}  // namespace

bool dig_patiently(Dig& dig, const Cancelled& cancelled) {
  PatientShaft shaft(dig);
  for (std::size_t place = 0; place < dig.order.size(); ++place) {
    if (cancelled && cancelled()) return false;
    shaft.pass(place);
  }
  return true;
}

}  // namespace sudoscope
