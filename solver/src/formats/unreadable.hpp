// What is known and cannot be read: named, with what to do instead.
#pragma once

#include <optional>
#include <string_view>

namespace sudoscope {

// What a file begins with that is no text; it may be cut off. A sentence.
std::optional<std::string_view> name_of_binary(std::string_view bytes);
// What a text begins with, or has in it, that no puzzle has.
std::optional<std::string_view> name_of_text(std::string_view text);
// A link that carries no puzzle, by its site: a host without www., and what follows its slash.
std::optional<std::string_view> name_of_link(std::string_view host, std::string_view path);

}  // namespace sudoscope
