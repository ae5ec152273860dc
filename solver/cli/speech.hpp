// The language in which the command speaks to people; programs are told everything in English.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/base/language.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope::cli {

// English, until one is chosen: before anything is said, and once.
const Language& spoken_language();
void choose_language(const Language& language);

// Takes "--language TAG" off the words, wherever it stands before "--". Without it the language is that of the
// environment. Error: what is wrong with it.
Result<const Language*, Message> take_language(std::vector<std::string>& words);

// The language of LC_ALL, LC_MESSAGES or LANG, the first of them that is set and not empty; English where that is not
// one of ours.
const Language& language_of_environment();

// "en|de".
std::string language_choices();

// "line|grid|json" as "line, grid or json". REQUIRES: two choices or more.
Message either_of(std::string choices);

// The sentence in the language of the command.
std::string spoken(const Message& message);

}  // namespace sudoscope::cli
