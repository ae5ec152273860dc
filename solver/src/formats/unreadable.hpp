// What is known and cannot be read: named, with what to do instead.
#pragma once

#include <string_view>

#include "sudoscope/message.hpp"

namespace sudoscope {

// What a file begins with that is no text; it may be cut off. Nothing where it is not known, as in the others.
Message name_of_binary(std::string_view bytes);
// What a text begins with, or has in it, that no puzzle has.
Message name_of_text(std::string_view text);
// A link that carries no puzzle, by its site: a host without www., and what follows its slash.
Message name_of_link(std::string_view host, std::string_view path);

}  // namespace sudoscope
