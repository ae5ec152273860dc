// The whole diagnosis: its independence of slices, and its report on entries.
#include "sudoscope/diagnose/diagnosis.hpp"

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

std::string told(const Puzzle& puzzle, std::uint64_t slice, DiagnosisOptions options = {}) {
  Diagnosis diagnosis(puzzle, std::move(options));
  while (!diagnosis.run(slice)) CHECK(!diagnosis.finished());
  CHECK(diagnosis.finished());
  return json_of(diagnosis, &english());
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a diagnosis in slices equals one at once, for every status") {
  Rng rng(4);
  const Puzzle unique = line_file("top95.txt", 1)[0];
  Puzzle several = unique;
  several.givens[0] = kBlank;
  Puzzle none = unique;
  none.givens[0] = 0;
  Puzzle twelve = change_one(dig(pattern(3, 4), 60, rng), rng);
  for (const Puzzle& puzzle : {unique, several, none, twelve}) {
    const std::string at_once = told(puzzle, UINT64_MAX);
    CHECK(told(puzzle, 97) == at_once);
    CHECK(at_once == told(puzzle, UINT64_MAX));
  }
  CHECK(has(told(unique, 1000), "\"minimal\": true"));
  CHECK(has(told(several, 1000), "\"solutions\": 21786, \"counted\": true"));
}

TEST_CASE("a diagnosis names a wrong entry with its correct digit") {
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  Diagnosis plain(puzzle);
  plain.run(UINT64_MAX);
  DiagnosisOptions options;
  options.entries.assign(81, kBlank);
  options.entries[1] = plain.solution()[1];
  CHECK(!has(told(puzzle, 1000, options), "\"entries\""));
  options.entries[2] = plain.solution()[3];
  const std::string text = told(puzzle, 1000, options);
  CHECK(has(text, "\"status\": \"unique\""));
  CHECK(has(text, "\"wrong\": [{\"cell\": \"r1c3\", \"from\": " + std::to_string(plain.solution()[3] + 1) +
                      ", \"to\": " + std::to_string(plain.solution()[2] + 1) + "}]"));
}

TEST_CASE("a diagnosis lists clashes by house") {
  Puzzle puzzle = blank(boxes(3, 3));
  puzzle.givens[0] = puzzle.givens[1] = puzzle.givens[8] = 4;
  const auto clashes = clashes_of(puzzle);
  REQUIRE(clashes.size() == 2);
  CHECK(clashes[0].cells == std::vector<Cell>{0, 1, 8});
  CHECK(clashes[1].cells == std::vector<Cell>{0, 1});
}
