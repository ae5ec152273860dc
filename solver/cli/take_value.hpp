// Values of options beyond numbers and single words. Each is put into the arguments, or the message names its fault.
#pragma once

#include "args.hpp"

namespace sudoscope::cli {

Message take_algorithms(Args& args, const std::string& value);
Message take_algorithm(Args& args, const std::string& value);
Message take_knob(Args& args, const std::string& value);

void add_rule(Args& args, std::string_view kind);
// The rules that add houses by their name alone, as in "diagonals|windows".
std::string rules_to_name();
// Such as "killer,arrows:3".
Message take_clues(Args& args, const std::string& value);
Message take_rule(Args& args, const std::string& value);

Message take_techniques(Args& args, const std::string& value);
Message take_technique(Args& args, const std::string& value);

// The file of a pattern of cells: any symbol for a given, and ".", "0", "_" or "-" for none; blanks and lines do not
// count.
Message take_pattern(Args& args, const std::string& value);
// The file of a jigsaw's regions.
Message take_regions(Args& args, const std::string& value);
Message take_proof(Args& args, const std::string& value);

}  // namespace sudoscope::cli
