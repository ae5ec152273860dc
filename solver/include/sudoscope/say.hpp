// The messages that there are, as messages/english has them, and say(), which makes one and is checked by the compiler.
// For sources, not for headers: whoever includes it is compiled anew with each new message.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "sudoscope/message.hpp"

namespace sudoscope {

enum class MessageId : std::uint16_t {
#define MESSAGE(id, names, text) k##id,
#include "messages/english/solver.def"
#undef MESSAGE
};

namespace message_detail {

inline constexpr std::string_view kSignatures[] = {
#define MESSAGE(id, names, text) names,
#include "messages/english/solver.def"
#undef MESSAGE
};

// What the last word of an argument's name says: "otherCell" is a cell.
constexpr std::string_view last_word(std::string_view name) {
  for (std::size_t at = name.size(); at-- > 0;) {
    if (name[at] >= 'A' && name[at] <= 'Z') return name.substr(at + 1);
  }
  return name.substr(1);
}

// Whether `word`, without its first letter, is this one without its first.
constexpr bool is_word(std::string_view name, std::string_view word) { return last_word(name) == word.substr(1); }

template <class Argument>
struct Fitting;
template <class Number>
  requires std::integral<Number> || std::floating_point<Number>
struct Fitting<Number> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "count"); }
};
template <>
struct Fitting<DigitName> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "digit"); }
};
template <>
struct Fitting<std::vector<DigitName>> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "digits"); }
};
template <>
struct Fitting<CellName> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "cell"); }
};
template <>
struct Fitting<std::vector<CellName>> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "cells"); }
};
template <>
struct Fitting<Size> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "size"); }
};
template <class Text>
  requires std::convertible_to<Text, std::string_view>
struct Fitting<Text> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "name"); }
};
template <>
struct Fitting<std::vector<std::string>> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "names"); }
};
template <>
struct Fitting<Message> {
  static constexpr bool fits(std::string_view name) {
    return is_word(name, "message") || is_word(name, "house") || is_word(name, "technique");
  }
};
template <>
struct Fitting<std::vector<Message>> {
  static constexpr bool fits(std::string_view name) { return is_word(name, "messages") || is_word(name, "houses"); }
};

// Not a constant expression: the compiler names it where the arguments are not those in messages/english.
void the_arguments_do_not_fit_the_message();

template <class... Arguments>
constexpr void check(MessageId id) {
  std::string_view rest = kSignatures[static_cast<std::size_t>(id)];
  [[maybe_unused]] const auto next_fits = [&](auto fits) {
    const std::size_t end = rest.find(' ');
    const std::string_view name = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return !name.empty() && fits(name);
  };
  const bool fit = (next_fits(Fitting<Arguments>::fits) && ...);
  if (!fit || !rest.empty()) the_arguments_do_not_fit_the_message();
}

template <class... Arguments>
struct CheckedId {
  consteval CheckedId(MessageId checked) : id(checked) { check<std::remove_cvref_t<Arguments>...>(checked); }
  MessageId id;
};

}  // namespace message_detail

// The message with these arguments, in the order of their names in messages/english. What does not fit is an error of
// the compiler.
template <class... Arguments>
Message say(std::type_identity_t<message_detail::CheckedId<Arguments...>> id, const Arguments&... arguments) {
  Message message(id.id);
  [[maybe_unused]] const auto add = [&](const auto& argument) {
    using Argument = std::remove_cvref_t<decltype(argument)>;
    if constexpr (std::integral<Argument>) {
      message.add(static_cast<std::int64_t>(argument));
    } else if constexpr (std::convertible_to<Argument, std::string_view>) {
      message.add(std::string_view(argument));
    } else {
      message.add(argument);
    }
  };
  (add(arguments), ...);
  return message;
}

}  // namespace sudoscope
