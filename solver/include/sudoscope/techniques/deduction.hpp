// Deduction: the result of one technique at a position, with its evidence. The evidence is enough to draw
// the deduction, to describe it in a sentence, and to check it by itself; there is no other explanation.
#pragma once

#include <vector>

#include "sudoscope/base/rare.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/grid/geometry.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope {

enum class HouseRole : std::uint8_t {
  kBase,   // the digits of the pattern have no places in it other than its cells
  kCover,  // where they are therefore in the cells of the pattern alone
};

enum class CandidateRole : std::uint8_t {
  kPattern,  // part of the pattern; in a cell that is in no base house, these are all the candidates of the cell
  kFin,      // would break the pattern: a fin, an endo fin, or another candidate of a rectangle's cell
  kLink,     // joins two parts of the pattern: a restricted common digit, the digit of a stem
  kTarget,   // cells that the pattern is about without containing them, as an exocet's targets
};

// A candidate of one cell, or of some cells of a house together: one of them has the digit, or none.
struct ChainNode {
  std::vector<Cell> cells;
  Digit digit;
  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

// A link from a node of a chain to the next. Strong: if `from` does not hold, `to` does. Weak:
// if `from` holds, `to` does not. A chain is a sentence for each link, in the order of the list.
struct ChainLink {
  ChainNode from;
  ChainNode to;
  bool strong;
  // The number of its chain, if several lead to the same: chains of a cell's candidates, or branches of a net.
  std::uint8_t chain = 0;
  // Strong by this almost locked set: the group of its cells; 0: by a cell or a house.
  std::uint8_t als = 0;
  // The house of both ends, for a link of one digit; kNoHouse: in a cell, or by an almost locked set.
  HouseId house = kNoHouse;
  // For a weak link by a deduction on the board without the candidates that the
  // chain has removed: the deduction's number in Deduction::within, from 1; `from`
  // is the last candidate that it needs, and does not hold. 0: by the rules.
  std::uint16_t within = 0;
};

// True if the start of the link holds. Its end holds if the link is strong.
inline bool starts_on(const ChainLink& link) { return !link.strong && link.within == 0; }

struct Evidence {
  struct InHouse {
    HouseId house;
    HouseRole role;
    DigitSet digits = 0;  // its digits in this role; 0: all digits of the pattern
  };
  struct InCell {
    Cell cell;
    DigitSet digits;
    CandidateRole role = CandidateRole::kPattern;
    // The part of the pattern, from 1: each almost locked set, each colour (1
    // and 2 of the first cluster, 3 and 4 of the next). 0 if there is one part.
    std::uint8_t group = 0;
  };
  // A digit that is kept out of cells, and the cell that does so.
  struct Blocker {
    Cell cell;  // holds the digit; kNoCell: an earlier step or a note has ruled it out
    Digit digit;
    std::vector<Cell> blocked = {};
    HouseId house = kNoHouse;  // of a naked single: the house of both
  };
  // Facts about a guess: the depth of trial and error that would prove it, 3 = more
  // than 2, -1 = unknown; and the number of cells that singles leave blank after it.
  struct Trial {
    int depth = 0;
    int blanks = 0;
  };
  // The clues that a step by clues follows from; or, without any, a sum by the rule of 45: the digits of the cells
  // added, minus those of the cells taken off, are `total`.
  struct ByClue {
    std::vector<ClueAddress> clues = {};
    std::vector<Cell> added = {};
    std::vector<Cell> taken = {};
    int total = 0;
    // The houses that show the sum by the rule of 45, if any; their sum, and that of the cages that are taken off.
    std::vector<HouseId> houses = {};
    int house_total = 0;
    int cage_total = 0;
    // The filled cells that the clues are about, with their digits; the blank ones are among the cells of the evidence.
    std::vector<Candidate> filled = {};
  };
  std::vector<InHouse> houses = {};
  std::vector<InCell> cells = {};
  std::vector<ChainLink> links = {};
  // The reasons why no other cell of the house can take the digit of a hidden
  // single, or the cell of a naked one no other digit. told_at() looks them up.
  Rare<std::vector<Blocker>> blockers = {};
  Trial trial = {};
  Rare<ByClue> by_clue = {};
};

struct Deduction {
  Technique technique = Technique::kNone;
  std::vector<Candidate> placements = {};    // digits that must be there
  std::vector<Candidate> eliminations = {};  // candidates that cannot be there
  Evidence evidence = {};
  // Deductions used by links that also hold without the candidates that the chain removed.
  std::vector<Deduction> within = {};
};

// Receives the deductions of a finder.
class DeductionSink {
 public:
  virtual ~DeductionSink() = default;
  // Takes a deduction. True if no more are wanted: the finder then stops.
  virtual bool take(Deduction deduction) = 0;
};

// "r4c2 must be 7: no other digit is left there." For singles,
// locked candidates, and subsets; logic.hpp has all others.
Message message_of(const Geometry& geometry, const Deduction& deduction);
// The same without the full stop, as part of another sentence.
Message reason_of(const Geometry& geometry, const Deduction& deduction);

}  // namespace sudoscope
