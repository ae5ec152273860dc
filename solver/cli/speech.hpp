// The language in which the command addresses people; output for programs is always English.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/base/language.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope::cli {

// English, until one is chosen: once, before anything is printed.
const Language& spoken_language();
void choose_language(const Language& language);

// Takes "--language TAG" off the words, wherever it is before "--". Without
// it the language is that of the environment. Error: the fault of it.
Result<const Language*, Message> take_language(std::vector<std::string>& words);

// The language of LC_ALL, LC_MESSAGES or LANG, the first of them
// that is set and not empty; English if that is not one of ours.
const Language& language_of_environment();

// Example: "en|de".
std::string language_choices();

// Turns "line|grid|json" into "line, grid or json". REQUIRES: two choices or more.
Message either_of(std::string choices);

// The sentence in the language of the command.
std::string spoken(const Message& message);

}  // namespace sudoscope::cli
