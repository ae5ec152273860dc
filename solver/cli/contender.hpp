// An algorithm with its knobs, as the command line names it: ID, or ID:KNOB=VALUE, or ID:KNOB=VALUE:KNOB=VALUE ...
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::cli {

using KnobChoices = std::map<std::string, std::string>;  // id -> option, as given

struct Contender {
  const Algorithm* algorithm;
  KnobChoices knobs;

  // Example: "dancing-links:column=first". parse_contenders() reads it.
  std::string label() const;
};

// Contenders with commas between. Error: which algorithm or knob is unknown.
Result<std::vector<Contender>, Message> parse_contenders(std::string_view text);

// One option index per knob of the algorithm. Error: which knob or option is unknown.
Result<KnobValues, Message> knob_values(const Algorithm& algorithm, const KnobChoices& knobs);

}  // namespace sudoscope::cli
