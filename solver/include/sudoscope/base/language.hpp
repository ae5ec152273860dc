// Language: makes sentences of messages, from the catalogue of messages/<language>.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope {

struct Language {
  std::string_view tag;                     // BCP 47: "en"
  std::span<const std::string_view> texts;  // by MessageId
  char thousands;                           // 1,234
  char decimal;                             // 0.5
};

const Language& english();
const Language& german();

// All languages.
std::span<const Language> languages();

// The language of a tag or a locale, "de" or "de_AT.UTF-8"; null if it has no catalogue.
const Language* find_language(std::string_view tag);

// The sentence, as UTF-8; empty for an empty message. A list of more than nine names eight.
std::string text_of(const Message& message, const Language& language = english());

// A number in the language's form: "1,719".
std::string number_text(std::int64_t number, const Language& language = english());

}  // namespace sudoscope
