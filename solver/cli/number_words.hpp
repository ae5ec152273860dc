// Numbers with decimals and times as the language of the command writes them.
#pragma once

#include <string>

namespace sudoscope::cli {

// So many decimals: "0.50".
std::string decimal_words(double number, int places);

// Three digits: "12.3 us", "1.25 s".
std::string time_words(double seconds);

}  // namespace sudoscope::cli
