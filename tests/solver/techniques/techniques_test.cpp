// Every technique: its results are true, follow from its evidence, and are complete; and near misses do not fire.
#include <map>
#include <set>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "held_positions.hpp"
#include "large_fish.hpp"
#include "puzzles.hpp"
#include "random_positions.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/techniques/position.hpp"
#include "techniques/places.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

using Candidates = std::set<Candidate>;

struct Solved {
  Puzzle puzzle;
  std::vector<Digit> solution;
};

// Puzzles with one solution, of every geometry.
std::vector<Solved> solved_puzzles() {
  std::vector<Solved> found;
  std::vector<Puzzle> puzzles = puzzles_of_every_kind(10);
  for (const Puzzle& puzzle : line_file("17clue_sample.txt", 20)) puzzles.push_back(puzzle);
  Rng rng(5);
  const Puzzle crossed = blank(boxes(3, 3, {{"diagonals"}}));
  Solve any(crossed, preferred_algorithm(crossed, 1), 1);
  any.run(UINT64_MAX);
  for (int i = 0; i < 20; ++i) {
    puzzles.push_back(dig({crossed.geometry, any.solution()}, 54, rng));
    puzzles.push_back(dig(pattern(2, 3), 20, rng));
    puzzles.push_back(dig(pattern(3, 4), 60, rng));
  }
  for (int i = 0; i < 5; ++i) {
    puzzles.push_back(restricted(pattern(2, 3), 3, rng));
    puzzles.push_back(restricted(pattern(3, 3), 2, rng));
  }
  for (const Puzzle& puzzle : puzzles) {
    Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);
    if (solve.run(200'000) && solve.solutions() == 1) found.push_back({puzzle, solve.solution()});
  }
  return found;
}

// The grids here have boxes, and so no leftovers.
bool is_sought_here(const TechniqueRow& row) {
  return is_sought(row.technique) && !is_large_fish(row.technique) && row.technique != Technique::kLawOfLeftovers;
}

// The first twenty by each technique, since chains and almost locked sets have thousands; by forcing chains, nets and
// equal sets, which take long, the first few, at one position in eight.
std::vector<Deduction> all_at(const Position& position) {
  std::vector<Deduction> all;
  for (const TechniqueRow& row : techniques()) {
    const bool is_slow = row.family == TechniqueFamily::kForcingChains || row.technique == Technique::kSetEquivalence;
    if (!is_sought_here(row) || (is_slow && position.blanks() % 8 != 0)) continue;
    for (Deduction& each : deductions_at(position, row.technique, is_slow ? 8 : 20)) all.push_back(std::move(each));
  }
  return all;
}

// The candidates of a cell, or its digit.
DigitSet known_in(const Position& position, Cell cell) {
  return position.is_blank(cell) ? position.candidates(cell) : digit_bit(position.digit(cell));
}

// Applies the first deduction of the easiest technique; false if there is none.
bool go_on(Position& position) {
  for (const TechniqueRow& row : techniques()) {
    if (!is_sought_here(row)) continue;
    const std::vector<Deduction> first = deductions_at(position, row.technique, 1);
    if (first.empty()) continue;
    apply(position, first[0]);
    return true;
  }
  return false;
}

// The positions on the way of a puzzle, by the first deduction of the easiest technique each time, until `visit`
// returns false: the way on takes longer than most visits.
template <class Visit>
void for_each_position(const Puzzle& puzzle, Visit visit) {
  Position position(*puzzle.geometry, puzzle.givens);
  while (visit(position) && go_on(position)) {
  }
}

// Eliminations by subsets of a size in all houses, by examining every choice of cells and of digits.
Candidates subsets_by_brute_force(const Position& position, int size, bool hidden) {
  Candidates gone;
  for (const House& house : position.geometry().houses()) {
    std::vector<DigitSet> sets;  // candidates by cell, or places by digit
    for (std::size_t i = 0; i < house.cells.size(); ++i)
      sets.push_back(hidden ? places_of(position, house, static_cast<Digit>(i)) : position.candidates(house.cells[i]));
    for (std::uint64_t chosen = 0; chosen < place_bit(sets.size()); ++chosen) {
      if (std::popcount(chosen) != size) continue;
      std::uint64_t together = 0;
      bool fits = true;
      for (std::size_t i = 0; i < sets.size(); ++i)
        if ((chosen >> i & 1) != 0) {
          together |= sets[i];
          fits = fits && std::popcount(sets[i]) > 1;
        }
      if (!fits || std::popcount(together) != size) continue;
      for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = 0; j < sets.size(); ++j) {
          // Cell i of the house loses digit j.
          const bool goes = hidden ? (together >> i & 1) != 0 && (chosen >> j & 1) == 0
                                   : (chosen >> i & 1) == 0 && (together >> j & 1) != 0;
          if (goes && position.can_take(house.cells[i], static_cast<Digit>(j)))
            gone.insert({house.cells[i], static_cast<Digit>(j)});
        }
    }
  }
  return gone;
}

Candidates eliminations_by(const Position& position, Technique technique) {
  Candidates gone;
  for (const Deduction& each : deductions_at(position, technique))
    gone.insert(each.eliminations.begin(), each.eliminations.end());
  return gone;
}

}  // namespace

TEST_CASE("the list of techniques has a unique id for each, and synonyms") {
  std::set<std::string_view> ids;
  for (const TechniqueRow& row : techniques()) {
    CHECK(ids.insert(row.id).second);
    CHECK(techniques_named(row.id) == std::vector{&row});
    CHECK(&row_of(row.technique) == &row);
    CHECK_FALSE(text_of(Message(row.name)).empty());
  }
  CHECK(techniques_named("pointing") == std::vector{&row_of(Technique::kPointing)});
  CHECK(techniques_named("naked-quad") == std::vector{&row_of(Technique::kNakedQuadruple)});
  CHECK(techniques_named("between-ends") == std::vector{&row_of(Technique::kLineEnds)});
  CHECK(techniques_named("unique-rectangle").size() == 6);
  CHECK(techniques_named("naked").empty());
  CHECK(techniques_named("").empty());
}

TEST_CASE("no deduction contradicts the solution, and each is new and follows from its evidence alone") {
  std::map<Technique, int> fired;
  const auto check = [&](const Position& position, const std::vector<Digit>& solution) {
    std::map<Technique, int> here;
    for (const Deduction& deduction : all_at(position)) {
      ++fired[deduction.technique];
      const std::string text = text_of(explanation_of(position.geometry(), deduction));
      INFO(text);
      CHECK(text.back() == '.');
      CHECK(deduction.placements.size() + deduction.eliminations.size() > 0);
      for (const auto& [cell, digit] : deduction.placements) {
        CHECK(solution[cell] == digit);
        CHECK(position.can_take(cell, digit));
      }
      for (const auto& [cell, digit] : deduction.eliminations) {
        CHECK(solution[cell] != digit);
        CHECK(position.can_take(cell, digit));
      }
      for (const Evidence::InCell& each : deduction.evidence.cells)
        CHECK((each.digits & ~known_in(position, each.cell)) == 0);
      if (++here[deduction.technique] <= 5) CHECK(EvidenceCheck(position, deduction.evidence).implies(deduction));
    }
  };
  // At one position in forty-five: each tries everything.
  for (const auto& [puzzle, solution] : solved_puzzles())
    for_each_position(puzzle, [&](const Position& position) {
      if (position.blanks() % 45 == 0) check(position, solution);
      return position.blanks() > 45;
    });
  for (const HeldPosition& held : positions_of("positions.txt")) check(held.position, held.solution);
  for (const TechniqueRow& row : techniques()) {
    INFO(row.id);
    if (is_sought_here(row)) CHECK(fired[row.technique] > 0);
  }
}

TEST_CASE("the naked and hidden subsets found are complete") {
  for (const auto& [puzzle, solution] : solved_puzzles()) {
    if (puzzle.geometry->side() > 9) continue;
    int left = 6;
    for_each_position(puzzle, [&](const Position& position) {
      for (int size = 2; size <= 4; ++size) {
        const auto technique = [&](Technique pair) {
          return static_cast<Technique>(static_cast<int>(pair) + size - 2);
        };
        CHECK(eliminations_by(position, technique(Technique::kNakedPair)) ==
              subsets_by_brute_force(position, size, false));
        CHECK(eliminations_by(position, technique(Technique::kHiddenPair)) ==
              subsets_by_brute_force(position, size, true));
      }
      return --left > 0;
    });
  }
}

TEST_CASE("locked candidates are removed from every cell of one house that sees all places of the digit in another") {
  for (const auto& [puzzle, solution] : solved_puzzles()) {
    const Geometry& geometry = *puzzle.geometry;
    int left = 4;
    for_each_position(puzzle, [&](const Position& position) {
      Candidates expected;
      for (std::size_t base = 0; base < geometry.houses().size(); ++base)
        for (std::size_t cover = 0; cover < geometry.houses().size(); ++cover)
          for (Digit digit = 0; digit < geometry.side(); ++digit) {
            const PlaceSet places = places_of(position, geometry.houses()[base], digit);
            if (base == cover || std::popcount(places) < 2) continue;
            const auto cells = cells_at(geometry.houses()[base], places);
            if (!std::all_of(cells.begin(), cells.end(),
                             [&](Cell cell) { return is_in(geometry, cell, static_cast<HouseId>(cover)); }))
              continue;
            for (const Cell cell : geometry.houses()[cover].cells)
              if (position.can_take(cell, digit) && !is_in(geometry, cell, static_cast<HouseId>(base)))
                expected.insert({cell, digit});
          }
      Candidates found = eliminations_by(position, Technique::kPointing);
      found.merge(eliminations_by(position, Technique::kClaiming));
      found.merge(eliminations_by(position, Technique::kLockedCandidates));
      CHECK(found == expected);
      return --left > 0;
    });
  }
}

TEST_CASE("the sentence of a single names its cell, its house, or the last empty cell") {
  const Puzzle puzzle = from_line(boxes(2, 2), "123.............");
  const Position position(*puzzle.geometry, puzzle.givens);
  const auto told = [&](Technique technique) {
    return text_of(explanation_of(*puzzle.geometry, deductions_at(position, technique).at(0)));
  };
  CHECK(told(Technique::kFullHouse) == "r1c4 is the last empty cell of row 1, where only 4 is missing.");
  CHECK(told(Technique::kNakedSingle) == "4 is the only digit left for r1c4.");
  CHECK(told(Technique::kHiddenSingle) == "In row 1, 4 can only go in r1c4.");
}

TEST_CASE(
    "a pair takes its digits from the rest of every house that holds both cells, and two cells of three take none") {
  const Puzzle puzzle = blank(boxes(3, 3));
  Position position(*puzzle.geometry, puzzle.givens);
  const auto keep = [&](Cell cell, DigitSet digits) {
    for (DigitSet gone = 0x1FF & ~digits; gone != 0; gone = without_first(gone))
      position.eliminate(cell, first_digit(gone));
  };
  keep(0, 0b11);
  keep(1, 0b111);
  CHECK(deductions_at(position, Technique::kNakedPair).empty());
  keep(1, 0b11);
  const std::vector<Deduction> pairs = deductions_at(position, Technique::kNakedPair);
  REQUIRE(pairs.size() == 1);
  // Seven other cells of the row, and six of the box that are not in it.
  CHECK(pairs[0].eliminations.size() == 2 * 13);
  CHECK(text_of(explanation_of(position.geometry(), pairs[0])) ==
        "Only 1 and 2 are left for r1c1 and r1c2, so remove them from the rest of row 1.");
}

TEST_CASE("a position holds the first of two equal givens") {
  const Puzzle puzzle = from_line(boxes(2, 2), "1..1............");
  const Position position(*puzzle.geometry, puzzle.givens);
  CHECK(position.digit(0) == 0);
  CHECK(position.is_blank(3));
  CHECK(position.blanks() == 15);
  CHECK(position.is_given(0));
}
