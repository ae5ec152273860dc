// Deduction: what follows at a position by one technique, and from what. The evidence is enough to draw the deduction,
// to tell it in a sentence, and to check it by itself; nothing else explains.
#pragma once

#include <vector>

#include "sudoscope/geometry.hpp"
#include "sudoscope/technique.hpp"

namespace sudoscope {

struct Candidate {
  Cell cell;
  Digit digit;
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

enum class HouseRole : std::uint8_t {
  kBase,   // where the digits of the pattern have no other places than its cells
  kCover,  // where they are therefore in the cells of the pattern alone
};

enum class CandidateRole : std::uint8_t {
  kPattern,  // part of the pattern; in a cell that is in no base house, these are all the candidates of the cell
  kFin,      // what would break the pattern, and sees whatever goes
};

struct Evidence {
  struct InHouse {
    HouseId house;
    HouseRole role;
  };
  struct InCell {
    Cell cell;
    DigitSet digits;
    CandidateRole role = CandidateRole::kPattern;
  };
  std::vector<InHouse> houses = {};
  std::vector<InCell> cells = {};
};

struct Deduction {
  Technique technique = Technique::kNone;
  std::vector<Candidate> placements = {};    // digits that must be there
  std::vector<Candidate> eliminations = {};  // candidates that cannot be there
  Evidence evidence = {};
};

// What takes the deductions that a finder comes upon.
class DeductionSink {
 public:
  virtual ~DeductionSink() = default;
  // True where that is enough: the finder then stops.
  virtual bool take(Deduction deduction) = 0;
};

// All deductions by a technique, in the order in which they are found. REQUIRES: the technique is looked for at a
// position.
std::vector<Deduction> deductions_at(const Position& position, Technique technique);

// "r4c2 must be 7: no other digit is left there."
Message message_of(const Geometry& geometry, const Deduction& deduction);
// The same without the full stop, as part of what else is told.
Message reason_of(const Geometry& geometry, const Deduction& deduction);

}  // namespace sudoscope
