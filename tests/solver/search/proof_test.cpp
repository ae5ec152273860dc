// A proof that a puzzle has no solution satisfies a checker without rules of Sudoku, and a wrong one does not.
#include "sudoscope/search/proof.hpp"

#include "catch.hpp"
#include "drat_checker.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {
namespace {

using namespace test;

class Assumptions final : public ClauseSink {
 public:
  explicit Assumptions(DratChecker& checker) : checker_(&checker) {}
  void add(std::span<const int> literals) override { checker_->assume(literals); }
  void remove(std::span<const int>) override { FAIL("a puzzle's clauses are for good"); }

 private:
  DratChecker* checker_;
};

class Proof final : public ClauseSink {
 public:
  explicit Proof(DratChecker& checker) : checker_(&checker) {}
  void add(std::span<const int> literals) override {
    wrong += checker_->add(literals) ? 0 : 1;
    ++added;
    ended_empty = literals.empty();
  }
  void remove(std::span<const int> literals) override {
    wrong += checker_->remove(literals) ? 0 : 1;
    ++removed;
  }

  int wrong = 0;
  int added = 0;
  int removed = 0;
  bool ended_empty = false;

 private:
  DratChecker* checker_;
};

// Stores the clauses.
class Clauses final : public ClauseSink {
 public:
  void add(std::span<const int> literals) override { all.emplace_back(literals.begin(), literals.end()); }
  void remove(std::span<const int>) override {}
  std::vector<std::vector<int>> all;
};

// A blank cell of a puzzle with one solution takes a digit that fits and is wrong.
Puzzle spoil(Puzzle puzzle, Rng& rng) {
  const auto search = make_search(*find_algorithm("propagate-and-guess"), puzzle);
  REQUIRE(search->run(1'000'000) == StepStatus::kSolution);
  const std::vector<Digit> solution(search->digits().begin(), search->digits().end());
  while (true) {
    const std::size_t cell = rng.below(puzzle.givens.size());
    const auto digit = static_cast<Digit>(rng.below(static_cast<std::size_t>(puzzle.geometry->side())));
    bool fits = puzzle.givens[cell] == kBlank && solution[cell] != digit;
    for (const Cell peer : puzzle.geometry->peers(static_cast<Cell>(cell))) fits = fits && puzzle.givens[peer] != digit;
    if (!fits) continue;
    puzzle.givens[cell] = digit;
    return puzzle;
  }
}

TEST_CASE("A puzzle with no solution is refuted, clause by clause") {
  Rng rng(12);
  int refuted = 0, with_clauses = 0;
  const auto prove = [&](const Puzzle& puzzle) {
    const auto plain = make_search(*find_algorithm("propagate-and-guess"), puzzle);
    const bool solvable = plain->run(100'000) == StepStatus::kSolution;
    DratChecker checker;
    Assumptions assumptions(checker);
    write_cnf(puzzle, assumptions);
    Proof proof(checker);
    ProofSearch search(puzzle, proof);
    const StepStatus status = search.run(100'000);
    INFO("side " << puzzle.geometry->side() << ' ' << to_line(puzzle.givens));
    CHECK(status == (solvable ? StepStatus::kSolution : StepStatus::kExhausted));
    CHECK(proof.wrong == 0);
    CHECK(proof.ended_empty != solvable);
    CHECK(checker.refuted() != solvable);
    refuted += solvable ? 0 : 1;
    with_clauses += !solvable && proof.added > 5 ? 1 : 0;
  };
  for (const Puzzle& puzzle : line_file("top95.txt", 40)) {
    prove(change_one(puzzle, rng));
    prove(dig(change_one(puzzle, rng), 1, rng));
  }
  for (const Puzzle& puzzle : line_file("hardest_1905_sample.txt", 20)) prove(spoil(puzzle, rng));
  for (const Puzzle& puzzle : number_file("uniq6.txt", 10)) prove(spoil(puzzle, rng));
  for (const Puzzle& puzzle : number_file("uniq12.txt", 5)) prove(spoil(puzzle, rng));
  prove(spoil(number_file("uniq16.txt", 1)[0], rng));
  const auto changed = [&](const GeometryPtr& geometry, std::size_t holes) {
    const auto search = make_search(*find_algorithm("dancing-links"), blank(geometry));
    REQUIRE(search->run(1'000'000) == StepStatus::kSolution);
    const Puzzle full{geometry, {search->digits().begin(), search->digits().end()}};
    for (int i = 0; i < 8; ++i) prove(change_one(dig(full, holes, rng), rng));
  };
  changed(jigsaw(kJigsaw6), 24);
  changed(jigsaw(kJigsaw9), 55);
  changed(boxes(3, 3, {{"diagonals"}}), 58);
  changed(boxes(3, 3, {{"windows"}}), 58);
  prove(from_line(boxes(2, 2), "1..1............"));
  CHECK(refuted > 80);
  CHECK(with_clauses > 10);
}

TEST_CASE("The checker refuses a clause that does not follow") {
  DratChecker checker;
  Assumptions assumptions(checker);
  write_cnf(from_line(boxes(2, 2), "12.............."), assumptions);
  const int three_at_r1c3[] = {cnf_variable(4, 2, 2)};
  CHECK_FALSE(checker.add(three_at_r1c3));
  CHECK_FALSE(checker.add({}));
  CHECK_FALSE(checker.remove(three_at_r1c3));
  const int either[] = {cnf_variable(4, 2, 2), cnf_variable(4, 2, 3)};
  CHECK(checker.add(either));
  CHECK_FALSE(checker.refuted());
}

TEST_CASE("The clauses of a puzzle are those of cells and houses over the candidates that the givens leave") {
  Clauses clauses;
  write_cnf(from_line(boxes(2, 2), "123............."), clauses);
  // Cell 1 holds its given and nothing else; cell 4 of row 1 can take 4 alone.
  CHECK(clauses.all[0] == std::vector<int>{cnf_variable(4, 0, 0)});
  CHECK(clauses.all[3] == std::vector<int>{cnf_variable(4, 3, 3)});
  Clauses all;
  write_cnf(blank(boxes(2, 2)), all);
  CHECK(all.all.size() == (16 + 3 * 16) * (1 + 6));
}

}  // namespace
}  // namespace sudoscope
