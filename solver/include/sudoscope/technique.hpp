// The techniques that deductions are made by: one vocabulary for whatever solves, explains or rates, and one list of
// all of them, with what people call them and how the two older programs rate them. Ids are HoDoKu's names in lower
// case with hyphens. Source of the ratings: Sudoku Explainer 1.2.1 (N. Juillerat) and HoDoKu 2.2 (B. Hobiger).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "sudoscope/message.hpp"

namespace sudoscope {

class DeductionSink;
class Position;

// Numbers are no part of anything that is kept.
enum class Technique : std::uint8_t {
  kNone,
  kPeer,  // the rule itself: what a cell holds, its peers do not
  kFullHouse,
  kNakedSingle,
  kHiddenSingle,
  kPointing,          // locked candidates from a box or region
  kClaiming,          // locked candidates from a row or column
  kLockedCandidates,  // the same from any other house
  kNakedPair,
  kNakedTriple,
  kNakedQuadruple,
  kHiddenPair,
  kHiddenTriple,
  kHiddenQuadruple,
  kTrial,   // the digit in the cell leads to a contradiction by singles
  kLearnt,  // a search with guesses learnt it from earlier conflicts, or ruled it out after a solution
};

enum class TechniqueFamily : std::uint8_t {
  kRule,
  kSingles,
  kIntersections,
  kNakedSubsets,
  kHiddenSubsets,
  kLastResort
};

// HoDoKu's.
enum class HodokuLevel : std::uint8_t { kNone, kEasy, kMedium, kHard, kUnfair, kExtreme };

struct TechniqueRow {
  Technique technique;
  TechniqueFamily family;
  std::string_view id;        // "naked-pair"
  MessageId name;             // "naked pair", within a sentence
  std::string_view synonyms;  // other ids, separated by blanks: "locked-candidates"
  int se_tenths;              // the lowest rating by Sudoku Explainer, 23 = 2.3; 0 where it has no such technique
  HodokuLevel hodoku_level;   // kNone where HoDoKu has no such technique
  int hodoku_score;           // of one step
  // Adds every deduction by this technique that a position holds; null for what is not looked for at a position.
  void (*find)(const Position& position, DeductionSink& sink);
};

// From the easiest to the hardest, in the order in which a person may try them.
std::span<const TechniqueRow> techniques();

// REQUIRES: not kNone.
const TechniqueRow& row_of(Technique technique);

// By its id, or by a synonym; null where there is none.
const TechniqueRow* find_technique(std::string_view id);

}  // namespace sudoscope
