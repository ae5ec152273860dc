// All messages of messages/english, and say(), which makes one and is checked by the compiler.
// For sources, not for headers: each new message recompiles all files that include it.
#pragma once

#include <algorithm>
#include <concepts>
#include <string_view>
#include <type_traits>

#include "sudoscope/base/message.hpp"

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

// The last word of an argument's name without its first letter: "ell" of "cell" and of "otherCell".
constexpr std::string_view last_word(std::string_view name) {
  for (std::size_t at = name.size(); at-- > 0;) {
    if (name[at] >= 'A' && name[at] <= 'Z') return name.substr(at + 1);
  }
  return name.substr(1);
}

// Possible names of arguments of a type: the last words of the names, separated by blanks. Nothing else is an argument.
template <class Argument>
inline constexpr std::string_view kWords = std::integral<Argument> || std::floating_point<Argument> ? "count"
                                           : std::convertible_to<Argument, std::string_view>        ? "name"
                                                                                                    : "";
template <>
inline constexpr std::string_view kWords<DigitName> = "digit";
template <>
inline constexpr std::string_view kWords<std::vector<DigitName>> = "digits";
template <>
inline constexpr std::string_view kWords<CellName> = "cell";
template <>
inline constexpr std::string_view kWords<std::vector<CellName>> = "cells";
template <>
inline constexpr std::string_view kWords<Size> = "size";
template <>
inline constexpr std::string_view kWords<std::vector<std::string>> = "names";
template <>
inline constexpr std::string_view kWords<Message> = "message house technique";
template <>
inline constexpr std::string_view kWords<std::vector<Message>> = "messages houses";

// True if the name's last word is one of these; their first letters are left out, which may be capitals or not.
constexpr bool is_called(std::string_view name, std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (last_word(name) == words.substr(1, end - 1)) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

// Not a constant expression: the compiler names it if the arguments do not fit those in messages/english.
void the_arguments_do_not_fit_the_message();

template <class... Arguments>
constexpr void check(MessageId id) {
  std::string_view rest = kSignatures[static_cast<std::size_t>(id)];
  [[maybe_unused]] const auto next_is_called = [&](std::string_view words) {
    const std::size_t end = rest.find(' ');
    const std::string_view name = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return !name.empty() && is_called(name, words);
  };
  const bool fit = (next_is_called(kWords<Arguments>) && ...);
  if (!fit || !rest.empty()) the_arguments_do_not_fit_the_message();
}

template <class... Arguments>
struct CheckedId {
  consteval CheckedId(MessageId checked) : id(checked) { check<std::remove_cvref_t<Arguments>...>(checked); }
  MessageId id;
};

}  // namespace message_detail

// The message with these arguments, in the order of their names in
// messages/english. Arguments that do not fit are an error of the compiler.
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
