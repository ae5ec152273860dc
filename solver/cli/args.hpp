// The command line in a form that the subcommands use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "contender.hpp"
#include "named_command.hpp"
#include "named_files.hpp"
#include "scales.hpp"
#include "sudoscope/base/message.hpp"
#include "sudoscope/generate/generate.hpp"
#include "sudoscope/generate/maker.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope::cli {

enum class OutputFormat : std::uint8_t { kLine, kGrid, kJson, kTable, kCsv, kMarkdown, kPath, kDimacs };

// Members that a command does not take stay as they are here;
// options that it takes but was not given get their fallback.
struct Args {
  std::string command;                   // "": help for all of them
  bool help = false;                     // print the help in place of running the command
  std::string file = "-";                // "-": standard input
  NamedFiles files;                      // all files that are read or written
  std::vector<Contender> contenders;     // for bench
  std::vector<NamedCommand> commands;    // for contest: its contenders
  bool together = false;                 // for contest: puzzles of a shape in one set
  const Algorithm* algorithm = nullptr;  // for all others; null: the preferred one
  KnobChoices knobs;                     // its knobs
  std::uint64_t limit = 0;               // solutions to look for, 0 = all
  std::uint64_t max_steps = 0;           // a puzzle, 0 = no limit
  double cap_seconds = 0;                // a puzzle, for bench and contest
  unsigned threads = 0;                  // to search one puzzle, or to solve puzzles at once; 0: not given
  unsigned rounds = 1;                   // for bench and contest
  std::string proof;                     // for solve: the file to prove "none" in; "" = no proof
  int split_depth = 0;                   // guesses above the cut, 0 = automatic
  int depth = 0;                         // for split: guesses above the cut, 0 = automatic
  bool subproblems = false;              // for count: the input was written by split
  bool left = false;                     // for merge: print the subproblems still to be done
  std::vector<Technique> techniques;     // of techniques; none: all
  bool list_names = false;               // of techniques
  const Scale* scale = nullptr;          // for rate
  bool list = false;                     // one puzzle a line, however the lines look together
  bool one = false;                      // the lines together, even if each could be a puzzle
  std::string from;                      // for convert: a format's id; "" = guess
  std::string to;                        // for convert and generate: a format's id; for generate also "named"
  std::optional<Alphabet> alphabet;      // for convert: if cells are symbols
  bool list_formats = false;             // for convert
  bool duplicates = false;               // for canon: the line of an earlier equivalent puzzle, in place of forms
  std::optional<PuzzleKind> kind;        // for generate: puzzles for tests; else puzzles of a maker, for people
  std::optional<double> fill;            // for generate: givens as a share of all cells
  std::uint64_t seed = 1;                // for generate
  MakerRecipe maker_recipe;       // for generate: without geometry, seed and technique, which come from other members
  std::size_t pattern_cells = 0;  // number of cells in the file of --pattern, with those that stay blank
  std::uint64_t count = 0;        // for generate: puzzles
  std::uint64_t attempts = 0;     // in a row for one puzzle
  ParseOptions options;           // its regions view `regions`
  std::vector<std::uint8_t> regions;
  OutputFormat format = OutputFormat::kLine;

  Args() = default;
  Args(Args&&) = default;  // a moved vector keeps its cells in place, a copied one does not
  Args& operator=(Args&&) = default;
};

// Also reads the file that --jigsaw names.
Result<Args, Message> parse_args(const std::vector<std::string>& words);

}  // namespace sudoscope::cli
