// Constraints that somebody wrote to do harm: the answer is soon there, with a sentence, and nothing of the puzzle is
// lost.
#include "../../fuzz/constraints_target.hpp"
#include "../../fuzz/replay.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

std::string cell(int row, int column) { return "\"R" + std::to_string(row) + 'C' + std::to_string(column) + '"'; }

// `count` cells, each some steps on from the one before, row by row.
std::string cells(int side, int count, int first, int step) {
  std::string list;
  for (int at = 0; at < count; ++at) {
    const int index = (first + at * step) % (side * side);
    list += (at > 0 ? "," : "") + cell(index / side + 1, index % side + 1);
  }
  return '[' + list + ']';
}

std::string f_puzzles(int side, const std::string& members) {
  std::string grid;
  for (int row = 0; row < side; ++row) {
    std::string cells_of_row;
    for (int column = 0; column < side; ++column) cells_of_row += column > 0 ? ",{}" : "{}";
    grid += (row > 0 ? ",[" : "[") + cells_of_row + ']';
  }
  return "{\"size\":" + std::to_string(side) + ",\"grid\":[" + grid + "]," + members + '}';
}

std::vector<std::string> kinds_with_primitives() {
  std::vector<std::string> kinds;
  for (const ConstraintKind& kind : constraint_kinds())
    if (!kind.is_drawing && !kind.allow) kinds.emplace_back(kind.id);
  return kinds;
}

// As many clues of these members as a puzzle, or a part of it, has room for.
std::string full_of(const std::string& kind, const std::string& clue, std::size_t part = 1) {
  std::string data = '[' + clue;
  while (kind.size() + data.size() + clue.size() + 4 < kMostConstraintBytes / part) data += ',' + clue;
  return data + ']';
}

}  // namespace

TEST_CASE("Constraints that a fuzzer invents are read, named, searched and written back") {
  fuzz::check_target(fuzz::constraints_target, "constraints", 300);
}

// A killer of so many cages, of sizes and shapes that no cage has.
std::string odd_killer(int count) {
  std::string clues;
  for (int clue = 0; clue < count; ++clue)
    clues += (clue > 0 ? "," : "") + std::string("{\"cells\":") + cells(9, clue % 4, clue, 1 + clue % 7) +
             ",\"value\":\"" + std::to_string(clue) + "\"}";
  return f_puzzles(9, "\"killercage\":[" + clues + ']');
}

TEST_CASE("A file of 60,000 cages of odd shapes is refused with a sentence, and so is one of 3,000") {
  const auto refusal_of = [](int count) {
    const auto read = read_sheet(odd_killer(count));
    return read ? std::string() : text_of(read.error().message);
  };
  CHECK(refusal_of(60'000) == "The text is larger than 1 MB, which is too much for a puzzle.");
  CHECK(refusal_of(3'000) == "The rules of this puzzle are longer than 64 kB, which is more than Sudoscope keeps.");
  CHECK(refusal_of(300).empty());
}

TEST_CASE("A puzzle with hundreds of clues of odd shapes is answered, and keeps all of them") {
  const std::string odd = cells(9, 82, 3, 7);
  const std::vector<std::string> clues{
      "{\"cells\":" + odd + ",\"value\":\"9999\",\"lines\":[" + odd + "],\"groups\":[" + odd + ',' + odd + "]}",
      "{\"cells\":[],\"lines\":[[]],\"groups\":[],\"value\":\"0\"}",
      R"({"cells":["R1C1","R1C1"],"lines":[["R1C1","R1C1","R2C2","R2C2"]],"groups":[["R1C1"],["R1C1"]],"value":"3"})",
      R"({"cell":"R0C9","cells":["R9C9"],"value":"3","direction":"DL"})",
      R"({"lines":[["R1C1","R9C9","R1C9","R9C1","R5C5"]],"value":"1"})",
  };
  for (const std::string& kind : kinds_with_primitives())
    for (const std::string& clue : clues) {
      const std::string text = kind + '=' + full_of(kind, clue, 8) + '\n';
      INFO(kind << ' ' << clue.substr(0, 60));
      REQUIRE(fuzz::constraints_target('\x03' + text).value_or("") == "");
    }
}

TEST_CASE("Lists as long as a grid allows do not fill the memory") {
  const std::string all = cells(25, 625, 0, 1);
  std::string groups;
  for (int index = 0; index < 625; ++index)
    groups += (index > 0 ? "," : "") + std::string("[") + cell(index / 25 + 1, index % 25 + 1) + ']';
  std::string weights = "1";
  for (int index = 1; index < 625; ++index) weights += ',' + std::to_string(index + 1);
  const std::vector<Constraint> constraints{
      {"nabner", full_of("nabner", "{\"lines\":[" + all + "]}")},
      {"equalsum", full_of("equalsum", "{\"groups\":[" + groups + "]}")},
      {"regionsumline", full_of("regionsumline", "{\"lines\":[" + cells(25, 625, 0, 5) + "]}")},
      {"zipperline", full_of("zipperline", "{\"lines\":[" + all + "]}")},
      {"sumcage", full_of("sumcage", "{\"cells\":" + all + ",\"coefficients\":[" + weights + "],\"value\":\"9999\"}")},
  };
  for (const Constraint& constraint : constraints) {
    INFO(constraint.kind);
    const auto geometry = Geometry::boxes(5, 5, {constraint});
    REQUIRE(geometry);
    const Puzzle puzzle{geometry.value(), std::vector<Digit>(625, kBlank)};
    const auto search = make_search(*find_algorithm("sudoscope-v"), puzzle);
    CHECK(search->run(1) != StepStatus::kSolution);
  }
}

TEST_CASE("The constraints of a grid are compiled once for all who ask") {
  const auto geometry = Geometry::boxes(3, 3, {{"killercage", R"([{"cells":["R1C1","R1C2"],"value":"3"}])"}}).value();
  CHECK(&compile_constraints(*geometry) == &compile_constraints(*geometry));
  CHECK_FALSE(geometry->is_all_houses());
  CHECK_FALSE(geometry->is_classic());
}

TEST_CASE("A list with more cells than the grid is refused with a sentence, and its rule is named as not kept") {
  const auto geometry = Geometry::boxes(3, 3, {{"killercage", "[{\"cells\":" + cells(9, 83, 0, 1) + "}]"}});
  std::vector<Message> reasons;
  CHECK(constraints_not_kept(*geometry.value(), &reasons).size() == 1);
  REQUIRE(reasons.size() == 1);
  CHECK(text_of(reasons[0]) == "killer cages, clue 1: the clue lists more cells than the grid has.");
}

}  // namespace sudoscope
