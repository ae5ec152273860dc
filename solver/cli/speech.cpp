// The choice of the language.
#include "speech.hpp"

#include <cstdlib>

#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::string_view kOption = "--language";

const Language* the_language = &english();

}  // namespace

const Language& spoken_language() { return *the_language; }

void choose_language(const Language& language) { the_language = &language; }

std::string spoken(const Message& message) { return text_of(message, spoken_language()); }

const Language& language_of_environment() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const locale = std::getenv(name);
    if (locale == nullptr || *locale == '\0') continue;
    const Language* const language = find_language(locale);
    return language != nullptr ? *language : english();
  }
  return english();
}

std::string language_choices() {
  std::string text;
  for (const Language& language : languages()) text += (text.empty() ? "" : "|") + std::string(language.tag);
  return text;
}

Message either_of(std::string choices) {
  const std::size_t last = choices.rfind('|');
  if (last == std::string::npos) return say(Id::kValueChoices, choices);
  const std::string last_choice = choices.substr(last + 1);
  choices.resize(last);
  for (std::size_t bar; (bar = choices.find('|')) != std::string::npos;) choices.replace(bar, 1, ", ");
  return say(Id::kEitherOf, choices, last_choice);
}

Result<const Language*, Message> take_language(std::vector<std::string>& words) {
  using Taken = Result<const Language*, Message>;
  const Language* language = nullptr;
  for (std::size_t at = 0; at < words.size() && words[at] != "--";) {
    const std::string word = words[at];
    const std::size_t equals = word.find('=');
    if (word.substr(0, equals) != kOption) {
      ++at;
      continue;
    }
    if (language != nullptr) return Taken::failure(say(Id::kOptionGivenTwice, kOption));
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
    std::string tag;
    if (equals != std::string::npos) {
      tag = word.substr(equals + 1);
    } else if (at < words.size() && !words[at].starts_with("--")) {
      tag = words[at];
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      return Taken::failure(say(Id::kOptionTakesValue, kOption));
    }
    language = find_language(tag);
    if (language == nullptr) {
      return Taken::failure(say(Id::kOptionTakesOneOf, kOption, either_of(language_choices()), tag));
    }
  }
  return language != nullptr ? language : &language_of_environment();
}

}  // namespace sudoscope::cli
