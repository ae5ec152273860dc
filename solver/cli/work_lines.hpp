// The lines that spread one search over many machines: `split` writes them, `count --subproblems` turns them into
// results, and `merge` adds these up. Each is one JSON object and complete by itself.
//
// {"kind": "subproblem", "run", "number", "one_in", "puzzle", "format", "algorithm", "path", "placed"}
//     `run` is the same for all lines of one tree; `number` counts its subproblems from 1; one_in 8: an eighth of the
//     tree, if the alternatives of a guess weigh alike; `path` is a SplitPath, and `placed` the digits at its end, as a
//     line: with them as givens, any other solver can count the subproblem.
// {"kind": "tree", "run", "subproblems", "puzzle", "format", "algorithm", "explored", "solutions", "solution", the
// counters}
//     the end of `split`'s output: the number of subproblems, and the solutions found above the cut.
// {"kind": "result", "run", "number", "one_in", "solutions", "solution", "finished", the counters, "seconds"}
//     The counters are steps, guesses, backtracks, assignments, eliminations and max_level.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "contender.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/search/split.hpp"

namespace sudoscope::cli {

// A puzzle and the search of its tree.
struct Run {
  std::string id;         // a hash of the members below, the line of the puzzle and the depth
  std::string puzzle;     // a text
  std::string format;     // and its format's id
  std::string algorithm;  // a Contender's label
};

// `line`: the line of the puzzle, so that the same one further down is another run.
Run run_of(const Puzzle& puzzle, int line, const Contender& contender, int depth);

struct SubproblemLine {
  Run run;
  std::uint64_t number;
  double share;  // 0..1
  SplitPath path;
  std::string placed;
};

struct TreeLine {
  Run run;
  std::uint64_t subproblems;
  double explored;  // above the cut, 0..1
  std::uint64_t solutions;
  std::string solution;  // a line; "" = none
  SearchStats stats;
};

struct ResultLine {
  std::string run;  // its id
  std::uint64_t number;
  double share;
  std::uint64_t solutions;
  std::string solution;
  bool finished;
  SearchStats stats;
  double seconds;
};

using WorkLine = std::variant<SubproblemLine, TreeLine, ResultLine>;

std::string text_of(const SubproblemLine& line);
std::string text_of(const TreeLine& line);
std::string text_of(const ResultLine& line);

// Error: the place where the text stops being JSON, or the member that a line of its kind lacks.
Result<WorkLine, ParseError> read_work_line(std::string_view text);

}  // namespace sudoscope::cli
