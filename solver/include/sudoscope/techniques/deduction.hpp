// Deduction: what follows at a position by one technique, and from what. The evidence is enough to draw the deduction,
// to tell it in a sentence, and to check it by itself; nothing else explains.
#pragma once

#include <vector>

#include "sudoscope/grid/geometry.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope {

enum class HouseRole : std::uint8_t {
  kBase,   // where the digits of the pattern have no other places than its cells
  kCover,  // where they are therefore in the cells of the pattern alone
};

enum class CandidateRole : std::uint8_t {
  kPattern,  // part of the pattern; in a cell that is in no base house, these are all the candidates of the cell
  kFin,      // what would break the pattern: a fin, an endo fin, or what a rectangle's cell could hold besides
  kLink,     // what joins two parts of the pattern: a restricted common digit, the digit of a stem
  kTarget,   // cells that the pattern is about without being of it, as an exocet's targets
};

// A candidate of one cell, or of some cells of a house together: one of them has the digit, or none.
struct ChainNode {
  std::vector<Cell> cells;
  Digit digit;
  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

// From a node to the next of a chain. Strong: if `from` does not hold, `to` does. Weak: if `from` holds, `to` does not.
// A chain tells one after the other in the order of the list.
struct ChainLink {
  ChainNode from;
  ChainNode to;
  bool strong;
  // Which one, where several lead to the same: those of a cell's candidates, of a net's branches.
  std::uint8_t chain = 0;
  // Strong through this almost locked set: the group of its cells; 0: by a cell or a house.
  std::uint8_t als = 0;
  // The house of both ends that a link of one digit holds in; kNoHouse: in a cell, or by an almost locked set.
  HouseId house = kNoHouse;
  // Weak, but from what does not hold: by a deduction on what the chain has ruled out so far, of which `from` is the
  // last that it needs; its number in Deduction::within, from 1. 0: by the rules.
  std::uint16_t within = 0;
};

// Whether what the link starts with holds. What it leads to holds if the link is strong.
inline bool starts_on(const ChainLink& link) { return !link.strong && link.within == 0; }

struct Evidence {
  struct InHouse {
    HouseId house;
    HouseRole role;
    DigitSet digits = 0;  // of which that is said; 0: all digits of the pattern
  };
  struct InCell {
    Cell cell;
    DigitSet digits;
    CandidateRole role = CandidateRole::kPattern;
    // Tells parts of a pattern apart, from 1: each almost locked set, each colour (1 and 2 of the first cluster, 3 and
    // 4 of the next). 0 where there is one part.
    std::uint8_t group = 0;
  };
  // A digit that is kept out of cells, and the cell that does so.
  struct Blocker {
    Cell cell;  // holds the digit; kNoCell: nothing on the board, an earlier step or a note has ruled it out
    Digit digit;
    std::vector<Cell> blocked = {};
    HouseId house = kNoHouse;  // of a naked single: the house of both
  };
  // Facts about a guess: the depth of trial and error that would prove it, 3 = more than 2, -1 = unknown; and how many
  // cells singles leave blank after it.
  struct Trial {
    int depth = 0;
    int blanks = 0;
  };
  std::vector<InHouse> houses = {};
  std::vector<InCell> cells = {};
  std::vector<ChainLink> links = {};
  // The reasons why no other cell of the house can take the digit of a hidden single, or the cell of a naked one no
  // other digit. told_at() looks them up.
  std::vector<Blocker> blockers = {};
  Trial trial = {};
};

struct Deduction {
  Technique technique = Technique::kNone;
  std::vector<Candidate> placements = {};    // digits that must be there
  std::vector<Candidate> eliminations = {};  // candidates that cannot be there
  Evidence evidence = {};
  // What links follow by that hold at the position without what a chain has ruled out on its way.
  std::vector<Deduction> within = {};
};

// What takes the deductions that a finder comes upon.
class DeductionSink {
 public:
  virtual ~DeductionSink() = default;
  // True where that is enough: the finder then stops.
  virtual bool take(Deduction deduction) = 0;
};

// "r4c2 must be 7: no other digit is left there." For singles, locked candidates, and subsets; logic.hpp tells all.
Message message_of(const Geometry& geometry, const Deduction& deduction);
// The same without the full stop, as part of what else is told.
Message reason_of(const Geometry& geometry, const Deduction& deduction);

}  // namespace sudoscope
