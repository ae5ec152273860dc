// The table of the subcommands.
#include "commands.hpp"

#include <algorithm>

namespace sudoscope::cli {
namespace {

constexpr std::string_view kPuzzles =
    "FILE holds puzzles in any format that sudoscope convert --formats lists: one a line, grids one below the other, "
    "or "
    "just one; - or nothing is standard input.";

const Command kCommands[] = {
    {"solve",
     "solve each puzzle and say whether its solution is the only one",
     kPuzzles,
     {algorithm_option(), knob_option(), limit_option("2", "stop at N solutions, 0 = all"), max_steps_option(),
      threads_option("threads that share the 9x9 puzzles of a list, or else search one puzzle together; else one"),
      split_depth_option(), proof_option(), list_option(), one_option(), boxes_option(), x_option(), hyper_option(),
      jigsaw_option(), format_option("line|grid|json", "json: one object a puzzle, on a line")},
     solve},
    {"count",
     "count the solutions of each puzzle",
     kPuzzles,
     {algorithm_option(), knob_option(), limit_option("0", "stop at N solutions, 0 = never"), max_steps_option(),
      threads_option("threads that search one puzzle together, else one"), split_depth_option(), list_option(),
      one_option(), boxes_option(), x_option(), hyper_option(), jigsaw_option(),
      format_option("line|json", "json: one object a puzzle, on a line")},
     count},
    {"diagnose",
     "say what is wrong with each puzzle and what was probably meant, or what its solutions have in common: one JSON "
     "object a puzzle, on a line",
     kPuzzles,
     {limit_option("10000000", "count up to N solutions, 0 = all"), max_steps_option(), list_option(), one_option(),
      boxes_option(), x_option(), hyper_option(), jigsaw_option()},
     diagnose},
    {"algorithms", "list the algorithms and their knobs", "", {}, list_algorithms},
    {"bench",
     "solve all puzzles by several algorithms and compare their times",
     kPuzzles,
     {algorithms_option(), knob_option(), cap_option(), rounds_option(),
      limit_option("1", "stop at N solutions, 0 = all"), max_steps_option(),
      threads_option("puzzles at once, else one"), list_option(), one_option(), boxes_option(), x_option(),
      hyper_option(), jigsaw_option(),
      format_option("table|csv|json", "csv: a line a trial; json: one object with the trials")},
     bench},
    {"speedup",
     "search all puzzles on 1, 2, 4 ... threads and print the times and their ratios",
     kPuzzles,
     {algorithm_option(), knob_option(), limit_option("0", "stop a puzzle at N solutions, 0 = never"),
      max_steps_option(), threads_option("the most threads, else one a core"), split_depth_option(), list_option(),
      one_option(), boxes_option(), x_option(), hyper_option(), jigsaw_option(),
      format_option("table|json", "json: one object a number of threads, on a line")},
     speedup},
    {"cnf",
     "print a puzzle as clauses in the DIMACS format",
     kPuzzles,
     {list_option(), one_option(), boxes_option(), x_option(), hyper_option(), jigsaw_option()},
     cnf},
    {"convert",
     "write puzzles in another format; what it cannot hold is said on standard error",
     kPuzzles,
     {to_option(), from_option(), formats_option(), alphabet_option(), list_option(), one_option(), boxes_option(),
      x_option(), hyper_option(), jigsaw_option()},
     convert},
    {"generate",
     "make puzzles of any size, the same for the same seed",
     "",
     {boxes_option("3x3"), fill_option(), kind_option(), seed_option(), count_option(),
      format_option(
          "line|grid|named",
          "named: NAME SIDE H W VALUE... with 0 for a blank, where NAME says kind, side, fill in per cent and "
          "seed")},
     generate},
};

template <class Rows>
auto find_named(const Rows& rows, std::string_view name) {
  const auto row =
      std::find_if(std::begin(rows), std::end(rows), [&](const auto& known) { return known.name == name; });
  return row != std::end(rows) ? &*row : nullptr;
}

}  // namespace

const Option* Command::find(std::string_view option) const { return find_named(options, option); }

std::span<const Command> commands() { return kCommands; }

const Command* find_command(std::string_view name) { return find_named(kCommands, name); }

}  // namespace sudoscope::cli
