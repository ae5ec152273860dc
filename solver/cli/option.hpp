// The options of the command line. Each has its text for the help and takes its own value.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "args.hpp"

namespace sudoscope::cli {

struct Option {
  enum class Names : std::uint8_t { kNoFile, kFileRead, kFileWritten };

  std::string name;           // "--limit"
  Message value;              // the value's name in the help: "N"; nothing for a flag, which takes none
  Message about;              // for the help, without the fallback
  std::string fallback = "";  // the value if the option is not given; "" = none is taken
  // Takes the value, or returns its fault.
  std::function<Message(Args& args, const std::string& value)> take = {};
  Names names = Names::kNoFile;
  bool repeats = false;
  std::string synonym = "";  // accepted as well, though the help shows only the name
};

// One for each option, or for an option that works differently in a command.
Option algorithm_option();
Option algorithms_option();
Option alphabet_option();
Option attempts_option();
Option boxes_option(const std::string& fallback = "");
Option cap_option();
Option clues_option();
Option count_option();
Option depth_option();
Option difficulty_option();
Option duplicates_option();
Option fill_option();
// The format of results. `formats`: "line|grid|json", the default first; `details`: their contents, for the help.
Option format_option(const std::string& formats, const Message& details);
Option formats_option();
Option from_option();
Option givens_option();
Option hyper_option();
Option jigsaw_option();
Option kind_option();
Option knob_option();
Option left_option();
Option limit_option(const std::string& fallback, const Message& about);
Option list_option();
Option max_steps_option();
Option names_option();
Option new_regions_option();
Option one_option();
Option pattern_option();
Option proof_option();
// The same option for commands that write puzzles: any format of puzzles, and `others`, "named" or none.
Option puzzle_format_option(const std::string& others = "");
Option rounds_option();
Option rule_option();
Option scale_option();
Option seed_option();
Option set_option();
Option split_depth_option();
Option subproblems_option();
Option symmetry_option();
Option technique_option();
Option techniques_option();
Option threads_option(const Message& about);
Option together_option();
Option x_option();

}  // namespace sudoscope::cli
