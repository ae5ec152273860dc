// The command line in a form that the subcommands use.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "sudoscope/catalogue.hpp"
#include "sudoscope/format.hpp"

namespace sudoscope::cli {

enum class OutputFormat : std::uint8_t { kLine, kGrid, kJson };

struct Args {
  std::string command;                       // "" and "help": show the help
  std::string file = "-";                    // "-": standard input
  const Algorithm* algorithm = nullptr;      // null: the preferred one
  std::map<std::string, std::string> knobs;  // id -> option, as given
  std::uint64_t limit = 0;                   // solutions to look for, 0 = all
  std::uint64_t max_steps = 0;               // a puzzle, 0 = no limit
  unsigned threads = 0;                      // searching one puzzle; 0: not said
  int split_depth = 0;                       // guesses above the cut, 0 = automatic
  ParseOptions options;                      // its regions view `regions`
  std::vector<std::uint8_t> regions;
  OutputFormat format = OutputFormat::kLine;

  Args() = default;
  Args(Args&&) = default;  // a moved vector keeps its cells in place, a copied one does not
  Args& operator=(Args&&) = default;
};

// Error: a sentence for a person. Reads the file that --jigsaw names.
Result<Args, std::string> parse_args(const std::vector<std::string>& words);

// One option index per knob of the algorithm. Error: a sentence naming the knobs or options there are.
Result<KnobValues, std::string> knob_values(const Algorithm& algorithm,
                                            const std::map<std::string, std::string>& knobs);

extern const char* const kHelp;

}  // namespace sudoscope::cli
