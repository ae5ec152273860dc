// Every algorithm agrees with every other on a few hundred puzzles, and each solution is checked against the rules.
#include <string>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {
namespace {

using namespace test;

// Enough solutions to distinguish one from several from many.
constexpr std::uint64_t kLimit = 20;

struct Contender {
  const Algorithm* algorithm;
  KnobValues knobs;
  std::uint64_t max_steps;
  double least_finished;  // share of its puzzles that it must finish
};

struct Outcome {
  bool finished = false;
  std::uint64_t solutions = 0;
  std::uint64_t all_solutions = 0;  // a hash that does not depend on their order; of a run to the end
  bool valid = true;
};

std::vector<Contender> contenders() {
  const auto knob = [](std::uint8_t option) { return KnobValues{option}; };
  const std::uint8_t descending = 1;
  const std::uint8_t random = 3;
  return {
      {find_algorithm("brute-force"), {}, 400'000, 0.5},
      {find_algorithm("brute-force"), knob(descending), 10'000, 0.2},
      {find_algorithm("brute-force-candidates"), {}, 20'000, 0.3},
      {find_algorithm("brute-force-candidates"), knob(random), 5'000, 0.2},
      {find_algorithm("singles-first"), {}, 30'000, 0.3},
      {find_algorithm("cross-check-first"), {}, 30'000, 0.4},
      {find_algorithm("eliminate-first"), {}, 30'000, 0.4},
      {find_algorithm("static-order"), {}, 20'000, 0.2},
      {find_algorithm("fewest-candidates"), {}, 30'000, 0.85},
      {find_algorithm("fewest-candidates"), knob(random), 5'000, 0.7},
      {find_algorithm("box-by-box"), {}, 10'000, 0.5},
      {find_algorithm("box-by-box-most-adjacent"), {}, 10'000, 0.5},
      {find_algorithm("sudoscope-9"), {}, 20'000, 0.5},
      {find_algorithm("propagate-and-guess"), {}, 20'000, 0.98},
      {find_algorithm("propagate-and-guess"), knob(descending), 20'000, 0.98},
      {find_algorithm("propagate-and-guess-advanced"), {}, 20'000, 0.98},
      {find_algorithm("norvig"), {}, 20'000, 0.98},
      {find_algorithm("algorithm-x"), knob(0), 60'000, 0.98},
      {find_algorithm("algorithm-x"), knob(1), 10'000, 0.4},
      {find_algorithm("dancing-links"), knob(0), 60'000, 0.98},
      {find_algorithm("dancing-links"), knob(1), 30'000, 0.5},
      {find_algorithm("logic-only"), {}, 20'000, 0.4},
      {find_algorithm("sudoscope-n"), knob(0), 20'000, 0.98},
      {find_algorithm("sudoscope-n"), knob(2), 20'000, 0.98},
      {find_algorithm("sudoscope-v"), {}, 20'000, 0.95},
  };
}

Outcome outcome_of(const Puzzle& puzzle, const Contender& contender) {
  const auto search = make_search(*contender.algorithm, puzzle, contender.knobs);
  Outcome outcome;
  while (!outcome.finished && search->stats().steps < contender.max_steps) {
    const StepStatus status = search->run(contender.max_steps - search->stats().steps);
    if (status == StepStatus::kSolution) {
      ++outcome.solutions;
      outcome.all_solutions += hash_of(search->digits());
      outcome.valid = outcome.valid && is_solution(puzzle, search->digits());
      if (outcome.solutions == kLimit) {
        outcome.finished = true;
        outcome.all_solutions = 0;
      }
    }
    if (status == StepStatus::kExhausted && search->is_stuck()) break;
    if (status == StepStatus::kExhausted) outcome.finished = true;
  }
  outcome.valid = outcome.valid && outcome.solutions == search->stats().solutions;
  return outcome;
}

struct Tally {
  int taken = 0;
  int finished = 0;
};

// Compares all contenders on a puzzle; `expected` solutions if known, else -1.
void compare(const Puzzle& puzzle, int expected, std::vector<Tally>& tallies) {
  static const auto all = contenders();
  Outcome reference;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (why_not(*all[i].algorithm, *puzzle.geometry)) continue;
    ++tallies[i].taken;
    const Outcome outcome = outcome_of(puzzle, all[i]);
    INFO(all[i].algorithm->id << " on side " << puzzle.geometry->side() << ' ' << to_line(puzzle.givens));
    CHECK(outcome.valid);
    if (!outcome.finished) continue;
    ++tallies[i].finished;
    if (expected >= 0) CHECK(outcome.solutions == static_cast<std::uint64_t>(expected));
    if (reference.finished) {
      CHECK(outcome.solutions == reference.solutions);
      CHECK(outcome.all_solutions == reference.all_solutions);
    }
    reference = outcome;
  }
  CHECK(reference.finished);
}

// Solutions of a blank grid of the geometry, dug and changed: one, several and no solutions.
std::vector<Puzzle> variations(const GeometryPtr& geometry, std::size_t count, std::size_t holes, Rng& rng) {
  std::vector<Puzzle> puzzles;
  const auto search = make_search(*find_algorithm("dancing-links"), blank(geometry));
  for (std::size_t i = 0; i < count; ++i) {
    REQUIRE(search->run(1'000'000) == StepStatus::kSolution);
    Puzzle full{geometry, {search->digits().begin(), search->digits().end()}};
    puzzles.push_back(dig(full, holes, rng));
    puzzles.push_back(dig(change_one(full, rng), holes, rng));
  }
  return puzzles;
}

TEST_CASE("Every algorithm of the catalogue is compared") {
  for (const Algorithm& algorithm : catalogue()) {
    INFO(algorithm.id);
    bool compared = false;
    for (const Contender& contender : contenders()) compared = compared || contender.algorithm == &algorithm;
    CHECK(compared);
  }
}

TEST_CASE("Every algorithm agrees with every other and with the known solutions") {
  Rng rng(1);
  std::vector<Tally> tallies(contenders().size());
  int puzzles = 0;
  const auto run = [&](const std::vector<Puzzle>& collection, int expected) {
    puzzles += static_cast<int>(collection.size());
    for (const Puzzle& puzzle : collection) compare(puzzle, expected, tallies);
  };

  std::vector<Puzzle> several, changed;
  for (const Puzzle& puzzle : line_file("top95.txt", 40)) {
    several.push_back(dig(puzzle, 1, rng));
    changed.push_back(change_one(puzzle, rng));
  }
  for (const Puzzle& puzzle : number_file("uniq6.txt", 20)) {
    several.push_back(dig(puzzle, 2, rng));
    changed.push_back(change_one(puzzle, rng));
  }
  run(line_file("top95.txt", 95), 1);
  run(line_file("17clue_sample.txt", 20), 1);
  run(line_file("hardest_1905_sample.txt", 20), 1);
  run(number_file("uniq6.txt", 20), 1);
  run(number_file("uniq12.txt", 6), 1);
  run(number_file("gecode16_sample.txt", 2), 1);
  run(several, -1);
  run(changed, -1);
  for (int i = 0; i < 30; ++i) run({dig(pattern(2, 2), 8 + rng.below(5), rng)}, -1);
  for (int i = 0; i < 4; ++i) {
    run({dig(pattern(2, 4), 30, rng), dig(pattern(2, 5), 40, rng), dig(pattern(3, 5), 50, rng)}, -1);
    run({dig(pattern(4, 5), 60, rng), dig(pattern(5, 5), 70, rng)}, -1);
    run({dig(change_one(pattern(4, 5), rng), 60, rng), dig(change_one(pattern(5, 5), rng), 70, rng)}, -1);
  }
  run(variations(boxes(2, 3, {{"diagonals"}}), 8, 18, rng), -1);
  run(variations(boxes(3, 3, {{"diagonals"}}), 8, 45, rng), -1);
  run(variations(boxes(3, 3, {{"windows"}}), 8, 45, rng), -1);
  run(variations(boxes(3, 3, {{"diagonals"}, {"windows"}}), 4, 45, rng), -1);
  run(variations(boxes(2, 3, {{"disjointgroups"}}), 8, 24, rng), -1);
  run(variations(boxes(2, 2, {{"extraregion", R"([{"cells":["R1C1","R2C3","R3C2","R4C4"]}])"}}), 8, 10, rng), -1);
  run(variations(jigsaw(kJigsaw6), 8, 20, rng), -1);
  run(variations(jigsaw(kJigsaw9), 8, 40, rng), -1);

  CHECK(puzzles > 300);
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const auto [taken, finished] = tallies[i];
    INFO(contenders()[i].algorithm->id << " finished " << finished << " of " << taken);
    CHECK(taken > 0);
    CHECK(finished >= contenders()[i].least_finished * taken);
  }
}

}  // namespace
}  // namespace sudoscope
