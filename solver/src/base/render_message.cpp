// Renders a message: the pattern of its id in a language, with its arguments filled in. Patterns are ICU MessageFormat
// limited to {name} and {name, plural, =0 {...} one {...} other {...}}, as tools/check_messages.mjs checks.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostNamed = 9;  // of a list; a 49x49 grid can have longer ones than anyone reads

// The arguments of a message, as their JSON.
std::vector<std::string_view> members_of(std::string_view list) {
  std::vector<std::string_view> members;
  int depth = 0;
  bool quoted = false;
  std::size_t begin = 1;
  for (std::size_t at = 0; at < list.size(); ++at) {
    const char character = list[at];
    if (quoted) {
      if (character == '\\') ++at;
      if (character == '"') quoted = false;
      continue;
    }
    if (character == '"') quoted = true;
    if (character == '[') ++depth;
    if (character == ']') --depth;
    const bool ends = depth == 0 && character == ']';
    if (ends || (depth == 1 && character == ',')) {
      if (at > begin) members.push_back(list.substr(begin, at - begin));
      begin = at + 1;
    }
  }
  return members;
}

// The libraries of older toolchains lack std::from_chars of a double.
double number_of(std::string_view json) { return std::strtod(std::string(json).c_str(), nullptr); }

int integer_of(std::string_view json) {
  int number = 0;
  std::from_chars(json.data(), json.data() + json.size(), number);
  return number;
}

// Reads a string that our own writer wrote: it escapes quotes, backslashes and control characters.
std::string string_of(std::string_view json) {
  std::string text;
  for (std::size_t at = 1; at + 1 < json.size(); ++at) {
    if (json[at] != '\\') {
      text += json[at];
      continue;
    }
    switch (json[++at]) {
      case 'n':
        text += '\n';
        break;
      case 'u': {
        unsigned code = 0;
        std::from_chars(json.data() + at + 1, json.data() + at + 5, code, 16);
        text += code < 0x80 ? std::string(1, static_cast<char>(code)) : "\uFFFD";  // the writer writes no others
        at += 4;
        break;
      }
      default:
        text += json[at];
    }
  }
  return text;
}

std::string grouped(std::string digits, char separator) {
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, separator);
  }
  return digits;
}

// Three decimal places at most.
std::string count_text(double count, const Language& language) {
  const double thousandths = std::round(std::abs(count) * 1000);
  const auto whole = static_cast<std::uint64_t>(thousandths / 1000);
  std::string text = grouped(std::to_string(whole), language.thousands);
  auto rest = static_cast<int>(thousandths - static_cast<double>(whole) * 1000);
  if (rest > 0) {
    std::string places = std::to_string(1000 + rest).substr(1);
    while (places.back() == '0') places.pop_back();
    text += language.decimal + places;
  }
  return count < 0 ? "-" + text : text;
}

class Renderer {
 public:
  explicit Renderer(const Language& language) : language_(language) {}

  std::string message(std::string_view json) const;

 private:
  using Members = std::vector<std::string_view>;
  struct Context {
    std::string_view names;
    std::span<const std::string_view> values;
    std::string_view counted;  // the text for #
  };

  std::string pattern(std::string_view text, const Context& context) const;
  std::string plural(std::string_view options, double count, Context context) const;
  std::string value(std::string_view name, std::string_view json) const;
  std::string made(MessageId id, std::span<const std::string> names) const;
  template <class Each>
  std::string list(const Members& members, Each each) const;

  const Language& language_;
};

// Index of the brace that closes the one at `begin`.
std::size_t closing(std::string_view text, std::size_t begin) {
  int depth = 0;
  for (std::size_t at = begin; at < text.size(); ++at) {
    if (text[at] == '{') ++depth;
    if (text[at] == '}' && --depth == 0) return at;
  }
  return text.size();
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The value of the argument of this name; a capital first letter of the name begins a sentence.
std::string_view value_of(std::string_view names, std::span<const std::string_view> values, std::string_view name) {
  for (const std::string_view each : values) {
    const std::size_t end = names.find(' ');
    const std::string_view own = names.substr(0, end);
    if (own.substr(1) == name.substr(1) && (own[0] | ' ') == (name[0] | ' ')) return each;
    names = end == std::string_view::npos ? std::string_view() : names.substr(end + 1);
  }
  return {};
}

std::string Renderer::message(std::string_view json) const {
  const Members members = members_of(json);
  if (members.empty()) return {};
  const auto id = static_cast<std::size_t>(integer_of(members[0]));
  return pattern(language_.texts[id], {message_detail::kSignatures[id], std::span(members).subspan(1), {}});
}

std::string Renderer::pattern(std::string_view text, const Context& context) const {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '#' && !context.counted.empty()) {
      out += count_text(number_of(context.counted), language_);
    } else if (text[at] == '{') {
      const std::size_t end = closing(text, at);
      const std::string_view inside = text.substr(at + 1, end - at - 1);
      const std::size_t comma = inside.find(',');
      const std::string_view name = trimmed(inside.substr(0, comma));
      const std::string_view json = value_of(context.names, context.values, name);
      if (comma == std::string_view::npos) {
        std::string rendered = value(name, json);
        const bool begins = name[0] >= 'A' && name[0] <= 'Z';
        if (begins && !rendered.empty() && rendered[0] >= 'a' && rendered[0] <= 'z') {
          rendered[0] = static_cast<char>(rendered[0] - 'a' + 'A');
        }
        out += rendered;
      } else {
        const std::string_view options = inside.substr(inside.find(',', comma + 1) + 1);
        out += plural(options, number_of(json), {context.names, context.values, json});
      }
      at = end;
    } else {
      out += text[at];
    }
  }
  return out;
}

std::string Renderer::plural(std::string_view options, double count, Context context) const {
  std::string_view chosen;
  bool exact = false;
  while (true) {
    options = trimmed(options);
    const std::size_t open = options.find('{');
    if (open == std::string_view::npos) break;
    const std::string_view key = trimmed(options.substr(0, open));
    const std::size_t end = closing(options, open);
    const std::string_view body = options.substr(open + 1, end - open - 1);
    const bool is_exact = key.starts_with('=') && number_of(key.substr(1)) == count;
    const bool is_one = key == "one" && count == 1;
    if (is_exact || (!exact && (is_one || (key == "other" && chosen.data() == nullptr)))) chosen = body;
    exact = exact || is_exact;
    options = options.substr(end + 1);
  }
  return pattern(chosen, context);
}

std::string Renderer::made(MessageId id, std::span<const std::string> names) const {
  Message message(id);
  for (const std::string& name : names) message.add(std::string_view(name));
  return this->message(message.json());
}

// "a", "a and b", "a, b and c", "a, b and 7 more".
template <class Each>
std::string Renderer::list(const Members& members, Each each) const {
  if (members.empty()) return {};
  const bool shortened = members.size() > kMostNamed;
  const std::size_t named = shortened ? kMostNamed - 1 : members.size() - 1;
  std::string head;
  for (std::size_t index = 0; index < named; ++index) head += (index > 0 ? ", " : "") + each(members[index]);
  if (shortened) {
    const auto rest = static_cast<std::int64_t>(members.size() - named);
    return made(MessageId::kListAndMore, std::array{head, number_text(rest, language_)});
  }
  return named == 0 ? each(members[0]) : made(MessageId::kListAnd, std::array{head, each(members[named])});
}

std::string Renderer::value(std::string_view name, std::string_view json) const {
  using message_detail::is_called;
  const auto digit = [](std::string_view each) { return std::string(each); };
  const auto cell = [this](std::string_view each) {
    const Members place = members_of(each);
    return made(MessageId::kCell, std::array{std::string(place[0]), std::string(place[1])});
  };
  if (is_called(name, "count")) return count_text(number_of(json), language_);
  if (is_called(name, "digit")) return digit(json);
  if (is_called(name, "digits")) return list(members_of(json), digit);
  if (is_called(name, "cell")) return cell(json);
  if (is_called(name, "cells")) return list(members_of(json), cell);
  if (is_called(name, "names")) return list(members_of(json), string_of);
  if (is_called(name, "name")) return string_of(json);
  if (is_called(name, "size")) {
    const Members sides = members_of(json);
    return std::string(sides[0]) + "x" + std::string(sides[1]);
  }
  const auto inner = [this](std::string_view each) { return message(each); };
  return is_called(name, "messages") || is_called(name, "houses") ? list(members_of(json), inner) : message(json);
}

}  // namespace

std::string text_of(const Message& message, const Language& language) {
  return message ? Renderer(language).message(message.json()) : std::string();
}

std::string number_text(std::int64_t number, const Language& language) {
  return count_text(static_cast<double>(number), language);
}

}  // namespace sudoscope
