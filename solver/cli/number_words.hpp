// Numbers with decimals and times in the language of the command.
#pragma once

#include <string>

namespace sudoscope::cli {

// With so many decimals: "0.50".
std::string decimal_words(double number, int places);

// With three digits: "12.3 us", "1.25 s".
std::string time_words(double seconds);

}  // namespace sudoscope::cli
