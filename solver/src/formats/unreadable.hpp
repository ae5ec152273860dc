// Texts and files that are known and cannot be read: their names, with a way out.
#pragma once

#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope {

// Signs of a kind of file or text, and the sentence that names it.
struct NamedKind {
  std::string_view sign;
  std::string_view other;  // has to be there as well; empty = nothing more
  MessageId sentence;
};

// The name of a file that is no text, by its beginning; it may be cut off. Nothing if it is not known, as below.
Message name_of_binary(std::string_view bytes);
// The name of a text by its beginning, or by some part that no puzzle has.
Message name_of_text(std::string_view text);
// The name of a link without a puzzle, by its site: a host without www., and the text after its slash.
Message name_of_link(std::string_view host, std::string_view path);

}  // namespace sudoscope
