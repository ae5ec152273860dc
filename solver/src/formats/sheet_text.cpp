// Parts of texts.
#include "sheet_text.hpp"

#include <algorithm>

#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kWhite = " \t\n\v\f\r";
constexpr std::size_t kLongestValue = 1000;
constexpr std::size_t kLongestText = 10000;

}  // namespace

TextPart trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kWhite);
  if (begin == std::string_view::npos) return {{}, text.size()};
  return {text.substr(begin, text.find_last_not_of(kWhite) + 1 - begin), begin};
}

std::optional<TextPart> only_word(std::string_view text) {
  const TextPart part = trimmed(text);
  if (part.text.empty() || part.text.find_first_of(kWhite) != std::string_view::npos) return std::nullopt;
  return part;
}

std::optional<TextPart> only_line(std::string_view text) {
  const TextPart part = trimmed(text);
  if (part.text.empty() || part.text.find_first_of("\r\n") != std::string_view::npos) return std::nullopt;
  return part;
}

namespace {

// U+2028, the end of a line within a value.
constexpr std::string_view kLineEnd = "\xe2\x80\xa8";

std::string tidy_up_to(std::size_t most, std::string_view line_end, std::string_view value) {
  const std::string_view part = trimmed(value).text;
  std::string tidy;
  for (std::size_t at = 0; at < part.size();) {
    const std::size_t length = utf8_length(part, at);
    if (tidy.size() + std::max(length, line_end.size()) > most) break;
    if (part[at] == '\n') {
      tidy += line_end;
      ++at;
      continue;
    }
    const bool control = static_cast<unsigned char>(part[at]) < ' ' || part[at] == '\x7f';
    tidy += control || length == 0 ? " " : part.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return std::string(trimmed(tidy).text);
}

}  // namespace

std::string tidy_value(std::string_view value) { return tidy_up_to(kLongestValue, " ", value); }

std::string tidy_text(std::string_view value) { return tidy_up_to(kLongestText, kLineEnd, value); }

std::string with_line_breaks(std::string_view text) {
  std::string lines(text);
  for (std::size_t at = 0; (at = lines.find(kLineEnd, at)) != std::string::npos; ++at)
    lines.replace(at, kLineEnd.size(), "\n");
  return lines;
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return result;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const int high = text[at] == '%' && at + 2 < text.size() ? base36(text[at + 1]) : -1;
    const int low = high >= 0 && high < 16 ? base36(text[at + 2]) : -1;
    if (low >= 0 && low < 16) {
      decoded += static_cast<char>(high * 16 + low);
      at += 2;
    } else {
      decoded += text[at];
    }
  }
  return decoded;
}

bool is_at(std::string_view host, std::string_view site) {
  return host == site || (host.size() > site.size() && host.substr(host.size() - site.size()) == site &&
                          host[host.size() - site.size() - 1] == '.');
}

std::vector<std::string_view> split_at(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

bool has_word(std::string_view list, std::string_view word) {
  const auto words = split_at(list, ' ');
  return std::find(words.begin(), words.end(), word) != words.end();
}

char symbol_of(Digit digit) {
  if (digit == kBlank) return '.';
  return static_cast<char>(digit < 9 ? '1' + digit : 'A' + (digit - 9));
}

Digit digit_of_symbol(char symbol) {
  const int value = base36(symbol);
  return value > 0 ? static_cast<Digit>(value - 1) : kBlank;
}

}  // namespace sudoscope
