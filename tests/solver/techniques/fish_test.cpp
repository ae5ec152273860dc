// Fish: planted ones are found, every result is right, and small ones are complete.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/rng.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/fish_finders.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

using Candidates = std::set<Candidate>;
using Houses = std::vector<HouseId>;

constexpr Digit kDigit = 3;

Technique of_size(Technique two, int size) { return static_cast<Technique>(static_cast<int>(two) + size - 2); }

bool holds(const Geometry& geometry, const Houses& houses, Cell cell) {
  return std::any_of(houses.begin(), houses.end(), [&](HouseId house) { return is_in(geometry, cell, house); });
}

// A blank grid in which the digit's only places in the bases are in the covers, and at `fins`.
Position planted(const Geometry& geometry, const Houses& bases, const Houses& covers, const std::vector<Cell>& fins) {
  Position position(geometry, std::vector<Digit>(static_cast<std::size_t>(geometry.cell_count()), kBlank));
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    if (holds(geometry, bases, cell) && !holds(geometry, covers, cell) &&
        std::find(fins.begin(), fins.end(), cell) == fins.end())
      position.eliminate(cell, kDigit);
  return position;
}

Houses houses_in(const Deduction& fish, HouseRole role) {
  Houses houses;
  for (const Evidence::InHouse& each : fish.evidence.houses)
    if (each.role == role) houses.push_back(each.house);
  return houses;
}

std::vector<Cell> gone(const Deduction& fish) {
  std::vector<Cell> cells;
  for (const Candidate& each : fish.eliminations) cells.push_back(each.cell);
  return cells;
}

// The fish with these bases and covers; none if it is not found.
std::vector<Deduction> fish_of_houses(const Position& position, Technique technique, const Houses& bases,
                                      const Houses& covers) {
  std::vector<Deduction> found;
  for (const Deduction& each : deductions_at(position, technique))
    if (houses_in(each, HouseRole::kBase) == bases && houses_in(each, HouseRole::kCover) == covers)
      found.push_back(each);
  return found;
}

Houses first_houses(int from, int count) {
  Houses houses;
  for (int i = 0; i < count; ++i) houses.push_back(static_cast<HouseId>(from + i));
  return houses;
}

// Ids in a 9x9 grid.
HouseId row(int number) { return static_cast<HouseId>(number - 1); }
HouseId column(int number) { return static_cast<HouseId>(9 + number - 1); }
HouseId box(int number) { return static_cast<HouseId>(18 + number - 1); }
Cell cell_at(int row_number, int column_number) { return static_cast<Cell>(9 * (row_number - 1) + column_number - 1); }

struct Planted {
  Technique technique;
  Houses bases;
  Houses covers;
  std::vector<Cell> fins;
  std::vector<Cell> takes;       // eliminations that it must have, at least
  std::vector<Cell> empty = {};  // where the bases would have an endo fin
};

struct Taken {
  Candidates outside;  // in no base house
  Candidates all;      // places of the bases in both covers too
};

// By looking at every choice of two bases and two covers.
Taken by_brute_force(const Position& position, FishShape shape, bool has_fins) {
  const Geometry& geometry = position.geometry();
  const auto houses = geometry.houses();
  Taken taken;
  for (Digit digit = 0; digit < geometry.side(); ++digit) {
    std::vector<Houses> pairs;
    for (std::size_t a = 0; a < houses.size(); ++a)
      for (std::size_t b = a + 1; b < houses.size(); ++b)
        if (has_digit(position.missing(static_cast<HouseId>(a)) & position.missing(static_cast<HouseId>(b)), digit))
          pairs.push_back({static_cast<HouseId>(a), static_cast<HouseId>(b)});
    const auto kinds = [&](const Houses& pair) {
      return fish_detail::kind_bit(houses[pair[0]].kind) | fish_detail::kind_bit(houses[pair[1]].kind);
    };
    for (const Houses& bases : pairs)
      for (const Houses& covers : pairs) {
        if (bases[0] == covers[0] || bases[0] == covers[1] || bases[1] == covers[0] || bases[1] == covers[1]) continue;
        if (fish_detail::shape_of(kinds(bases), kinds(covers)) != shape) continue;
        std::vector<Cell> fins, losers;
        bool meets[2] = {};  // whether each cover has a place of the bases
        for (Cell cell = 0; cell < position.cell_count(); ++cell) {
          if (!position.can_take(cell, digit)) continue;
          const int based = is_in(geometry, cell, bases[0]) + is_in(geometry, cell, bases[1]);
          const int covered = is_in(geometry, cell, covers[0]) + is_in(geometry, cell, covers[1]);
          for (int i = 0; i < 2; ++i) meets[i] = meets[i] || (based > 0 && is_in(geometry, cell, covers[i]));
          if (based == 2 || (based == 1 && covered == 0))
            fins.push_back(cell);
          else if (covered > based)
            losers.push_back(cell);
        }
        if (fins.empty() == has_fins || !meets[0] || !meets[1]) continue;
        for (const Cell loser : losers) {
          const auto peers = geometry.peers(loser);
          if (!std::all_of(fins.begin(), fins.end(),
                           [&](Cell fin) { return std::binary_search(peers.begin(), peers.end(), fin); }))
            continue;
          taken.all.insert({loser, digit});
          if (!holds(geometry, bases, loser)) taken.outside.insert({loser, digit});
        }
      }
  }
  return taken;
}

// Eliminations without any fish: candidates that see every place of their digit in a house.
Candidates what_sees_all_places(const Position& position) {
  Candidates all;
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    for (DigitSet left = position.candidates(cell); left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      const auto peers = position.geometry().peers(cell);
      for (const House& house : position.geometry().houses())
        if (std::all_of(house.cells.begin(), house.cells.end(), [&](Cell place) {
              return position.digit(place) != digit &&
                     (!position.can_take(place, digit) || std::binary_search(peers.begin(), peers.end(), place));
            }))
          all.insert({cell, digit});
    }
  return all;
}

Candidates taken_by(const Position& position, std::initializer_list<Technique> techniques) {
  Candidates all;
  for (const Technique technique : techniques)
    for (const Deduction& each : deductions_at(position, technique))
      all.insert(each.eliminations.begin(), each.eliminations.end());
  return all;
}

}  // namespace

TEST_CASE("basic fish of every size remove the rest of the covers, and one more place in a base stops them") {
  const GeometryPtr geometry = boxes(3, 3);
  for (int size = 2; size <= 7; ++size) {
    const Houses rows = first_houses(0, size), columns = first_houses(9, size);
    const Technique technique = of_size(Technique::kXWing, size);
    const auto found = fish_of_houses(planted(*geometry, rows, columns, {}), technique, rows, columns);
    REQUIRE(found.size() == 1);
    CHECK(found[0].eliminations.size() == static_cast<std::size_t>(size * (9 - size)));
    CHECK(fish_of_houses(planted(*geometry, rows, columns, {8}), technique, rows, columns).empty());
    const auto turned = fish_of_houses(planted(*geometry, columns, rows, {}), technique, columns, rows);
    REQUIRE(turned.size() == 1);
    CHECK(EvidenceCheck(planted(*geometry, columns, rows, {}), turned[0].evidence).implies(turned[0]));
  }
}

TEST_CASE("a fish with fins removes candidates that see all of them, and is sashimi if a base has one other place") {
  const GeometryPtr geometry = boxes(3, 3);
  const Houses rows = {row(2), row(5)}, columns = {column(1), column(7)};
  Position position = planted(*geometry, rows, columns, {cell_at(2, 8)});
  const auto found = fish_of_houses(position, Technique::kFinnedXWing, rows, columns);
  REQUIRE(found.size() == 1);
  CHECK(gone(found[0]) == std::vector{cell_at(1, 7), cell_at(3, 7)});
  CHECK(text_of(explanation_of(*geometry, found[0])) ==
        "Without the fin at r2c8, 4 in rows 2 and 5 can only go in columns 1 and 7. Either that holds or the fin is "
        "right; either way, 4 cannot be in r1c7 and r3c7.");
  CHECK(fish_of_houses(position, Technique::kSashimiXWing, rows, columns).empty());
  position.eliminate(cell_at(2, 7), kDigit);
  CHECK(fish_of_houses(position, Technique::kFinnedXWing, rows, columns).empty());
  CHECK(fish_of_houses(position, Technique::kSashimiXWing, rows, columns).size() == 1);
  // Fins in two boxes have nothing in common.
  const Position wide = planted(*geometry, rows, columns, {cell_at(2, 8), cell_at(5, 8)});
  CHECK(fish_of_houses(wide, Technique::kFinnedXWing, rows, columns).empty());
  CHECK(fish_of_houses(wide, Technique::kSashimiXWing, rows, columns).empty());
}

TEST_CASE("the sentence of an X-wing names its rows and columns") {
  const GeometryPtr geometry = boxes(3, 3);
  const Houses rows = {row(2), row(5)}, columns = {column(1), column(7)};
  const auto found = fish_of_houses(planted(*geometry, rows, columns, {}), Technique::kXWing, rows, columns);
  REQUIRE(found.size() == 1);
  CHECK(text_of(explanation_of(*geometry, found[0])) ==
        "In rows 2 and 5, 4 can only go in columns 1 and 7, so remove it from the other cells of columns 1 and 7.");
}

TEST_CASE("Siamese fish have the same bases, and the eliminations of both") {
  const GeometryPtr geometry = boxes(3, 3);
  Position position = planted(*geometry, {row(2), row(5)}, {column(9)}, {cell_at(2, 1), cell_at(5, 2)});
  const auto all = deductions_at(position, Technique::kSiameseFish);
  REQUIRE_FALSE(all.empty());
  CHECK(gone(all[0]) == std::vector{cell_at(1, 2), cell_at(3, 2), cell_at(4, 1), cell_at(6, 1)});
  CHECK(EvidenceCheck(position, all[0].evidence).implies(all[0]));
  CHECK(text_of(explanation_of(*geometry, all[0])) ==
        "Without the fin at r5c2, 4 in rows 2 and 5 can only go in columns 1 and 9. Either that holds or the fin is "
        "right; either way, 4 cannot be in r4c1 and r6c1. Without the fin at r2c1, 4 in rows 2 and 5 can only go in "
        "columns 2 and 9. Either that holds or the fin is right; either way, 4 cannot be in r1c2 and r3c2.");
}

TEST_CASE("planted fish of every shape are found, and follow from their evidence") {
  const GeometryPtr geometry = boxes(3, 3);
  const Planted cases[] = {
      {Technique::kFrankenXWing, {row(1), box(5)}, {column(4), column(6)}, {}, {cell_at(8, 4), cell_at(9, 6)}},
      {Technique::kFinnedFrankenXWing, {row(2), box(5)}, {column(1), column(4)}, {cell_at(4, 6)}, {cell_at(4, 1)}},
      {Technique::kFrankenSwordfish,
       {row(2), row(5), box(7)},
       {column(1), column(5), column(7)},
       {},
       {cell_at(3, 5), cell_at(4, 7)}},
      {Technique::kFinnedFrankenSwordfish,
       {row(2), row(5), box(7)},
       {column(1), column(5), column(7)},
       {cell_at(2, 6)},
       {cell_at(1, 5), cell_at(3, 5)}},
      {Technique::kFinnedMutantSwordfish,
       {column(2), column(8), box(2)},
       {row(1), row(2), column(4)},
       {cell_at(4, 2), cell_at(4, 8)},
       {cell_at(4, 4)}},
      {Technique::kFinnedMutantXWing,
       {row(8), column(9)},
       {row(2), box(9)},
       {cell_at(8, 1)},
       {cell_at(2, 1)},
       {cell_at(8, 9)}},
      {Technique::kMutantXWing, {box(1), box(2)}, {row(1), row(3)}, {}, {cell_at(1, 9), cell_at(3, 7)}},
  };
  for (const Planted& each : cases) {
    INFO(row_of(each.technique).id);
    Position position = planted(*geometry, each.bases, each.covers, each.fins);
    for (const Cell cell : each.empty) position.eliminate(cell, kDigit);
    const auto all = deductions_at(position, each.technique);
    const auto found = fish_of_houses(position, each.technique, each.bases, each.covers);
    REQUIRE(found.size() == 1);
    for (const Cell cell : each.takes)
      CHECK(std::binary_search(found[0].eliminations.begin(), found[0].eliminations.end(), Candidate{cell, kDigit}));
    for (const Deduction& deduction : all) CHECK(EvidenceCheck(position, deduction.evidence).implies(deduction));
  }
}

TEST_CASE("the fish of two houses a side are complete, on every geometry") {
  Rng rng(3);
  std::vector<Puzzle> puzzles = line_file("top95.txt", 1);
  puzzles.push_back(number_file("uniq6.txt", 1)[0]);
  puzzles.push_back(blank(jigsaw(kJigsaw6)));
  const auto is_missing_from = [](const Candidates& some, const Candidates& all) {
    return !std::includes(all.begin(), all.end(), some.begin(), some.end());
  };
  for (const Puzzle& puzzle : puzzles) {
    Position position(*puzzle.geometry, puzzle.givens);
    Solve solve(puzzle, preferred_algorithm(puzzle, 1), 1);
    REQUIRE(solve.run(UINT64_MAX));
    // Fewer candidates make more patterns.
    for (Cell cell = 0; cell < position.cell_count(); ++cell)
      for (DigitSet left = position.candidates(cell); left != 0; left = without_first(left))
        if (rng.below(3) == 0 && first_digit(left) != solve.solution()[cell])
          position.eliminate(cell, first_digit(left));
    for (Candidates out = what_sees_all_places(position); !out.empty(); out = what_sees_all_places(position))
      for (const auto& [cell, digit] : out) position.eliminate(cell, digit);
    const auto check = [&](std::initializer_list<Technique> techniques, FishShape shape, bool has_fins) {
      INFO(row_of(*techniques.begin()).id << " " << puzzle.geometry->side() << " " << puzzle.geometry->is_jigsaw());
      const Taken expected = by_brute_force(position, shape, has_fins);
      const Candidates found = taken_by(position, techniques);
      CHECK_FALSE(is_missing_from(found, expected.all));
      CHECK_FALSE(is_missing_from(expected.outside, found));
    };
    check({Technique::kXWing}, FishShape::kBasic, false);
    check({Technique::kFinnedXWing, Technique::kSashimiXWing}, FishShape::kBasic, true);
    check({Technique::kFrankenXWing}, FishShape::kFranken, false);
    check({Technique::kFinnedFrankenXWing}, FishShape::kFranken, true);
    // The 300 pairs of houses of a 9x9 grid times as many would take half a minute.
    if (puzzle.geometry->side() == 9) continue;
    check({Technique::kMutantXWing}, FishShape::kMutant, false);
    check({Technique::kFinnedMutantXWing}, FishShape::kMutant, true);
  }
}
