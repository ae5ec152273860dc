// Names of JSON and tables that hold no puzzle: which kind of file it is, so that people see that it was the wrong one.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// What is wrong with a text in which no puzzle was found, where it is JSON or a table; nothing where it is neither.
std::optional<ParseError> name_of_foreign_file(std::string_view text);

}  // namespace sudoscope
