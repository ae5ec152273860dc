// Names of JSON and tables that hold no puzzle: which kind of file it is, so that people see that it was the wrong one.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The kind of JSON or of table that a text without a puzzle is, as an error; nothing where it is neither.
std::optional<ParseError> name_of_foreign_file(std::string_view text);

}  // namespace sudoscope
