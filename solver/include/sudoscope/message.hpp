// Message: what is told to a person, as an id and arguments. A language makes a sentence of it (sudoscope/language.hpp,
// and web/language in the page). The ids, the names of their arguments and the English stand in messages/english.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/digit_set.hpp"

namespace sudoscope {

enum class MessageId : std::uint16_t {
#define MESSAGE(id, names, text) k##id,
#include "messages/english/solver.def"
#undef MESSAGE
};

// A cell by its row and column, both counted from 1.
struct CellName {
  int row;
  int column;
};

// A digit as people count, 1 .. 64.
struct DigitName {
  int value;
};

inline DigitName digit_named(Digit digit) { return {digit + 1}; }
std::vector<DigitName> digits_named(DigitSet digits);

// A grid or a box: "9x9", "2x3".
struct Size {
  int height;
  int width;
};

class Message {
 public:
  // Nothing to tell.
  Message() = default;
  explicit Message(MessageId id);

  explicit operator bool() const { return !json_.empty(); }
  friend bool operator==(const Message&, const Message&) = default;

  // As it travels: [id, argument, ...]. A cell is [row, column], an size [height, width], a list is a list, a message
  // in a message the same again.
  const std::string& json() const { return json_; }

  // Use say(), which knows what fits.
  void add(std::int64_t count);
  void add(double count);
  void add(DigitName digit);
  void add(CellName cell);
  void add(Size size);
  void add(std::string_view name);
  void add(const Message& message);
  template <class Each>
  void add(const std::vector<Each>& list) {
    begin_list();
    for (const Each& each : list) add_each(each);
    end_list();
  }

 private:
  void add_json(std::string_view text);
  void begin_list();
  void end_list();
  template <class Each>
  void add_each(const Each& each) {
    if constexpr (std::same_as<Each, std::string>) {
      add(std::string_view(each));
    } else {
      add(each);
    }
  }

  std::string json_;
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
