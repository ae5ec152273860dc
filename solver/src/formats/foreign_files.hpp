// Names of JSON and tables that hold no puzzle: the kind of file, so that people see that it was the wrong one.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The kind of a JSON text or table without a puzzle, as an error; nothing for any other text.
std::optional<ParseError> name_of_foreign_file(std::string_view text);

}  // namespace sudoscope
