// Links of other sites. A link is taken apart, never followed.
#include "link.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "own_link.hpp"
#include "plain_formats.hpp"
#include "sudoscope/base/say.hpp"
#include "unreadable.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kShortestCode = 20;  // of a format that is recognised by its beginning, in a link of any site

struct Link {
  std::string_view host;      // without www.
  std::string_view path;      // without the first slash
  std::string_view query;     // without ?
  std::string_view fragment;  // without #
};

std::string_view take_until(std::string_view& rest, std::string_view ends) {
  const std::size_t end = std::min(rest.find_first_of(ends), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end);
  return part;
}

std::string_view take_part(std::string_view& rest, char start, std::string_view ends) {
  if (rest.empty() || rest.front() != start) return {};
  rest.remove_prefix(1);
  return take_until(rest, ends);
}

Link cut(std::string_view text) {
  Link link;
  if (const std::size_t scheme = text.find("://"); scheme != std::string_view::npos) text.remove_prefix(scheme + 3);
  link.host = take_until(text, "/?#");
  if (link.host.substr(0, 4) == "www.") link.host.remove_prefix(4);
  link.path = take_part(text, '/', "?#");
  link.query = take_part(text, '?', "#");
  link.fragment = take_part(text, '#', "");
  return link;
}

// The value of `name` in a=1&b=2, unchanged; a view into `query`.
std::optional<std::string_view> value_of(std::string_view query, std::string_view name) {
  for (const std::string_view pair : split_at(query, '&')) {
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return std::nullopt;
}

// The part of a link behind an address that it begins with. A query may be by itself.
std::optional<std::string_view> value_at(const Link& link, std::string_view address) {
  const Link form = cut(address);
  const bool in_query = !form.query.empty();
  if (!is_at(link.host, form.host) && !(in_query && link.host.empty())) return std::nullopt;
  if (address.back() == '?') return link.query;
  if (in_query) return value_of(link.query, form.query.substr(0, form.query.size() - 1));
  if (address.back() == '#') return link.fragment;
  if (link.path.substr(0, form.path.size()) != form.path) return std::nullopt;
  return link.path.substr(form.path.size());
}

// The draft that a row's reader makes of a part of the text with percent codes.
MaybeDraft read_value(const FormatRow& row, const SheetText& text, TextPart carried, std::optional<Alphabet> alphabet) {
  const std::string value = percent_decoded(carried.text);
  MaybeDraft draft = row.links.read({value, text_lines(value)}, alphabet);
  if (!draft) return std::nullopt;
  if (draft->ok()) {
    if (draft->value().format == "line") draft->value().format = row.facts.id;
    return draft;
  }
  // Within the link, if there was no escape before the place.
  ParseError error = draft->error();
  const ParseError begin = error_at(text.text, carried.offset, error.code, error.message);
  const bool shifted = value.size() == carried.text.size() && error.line == 1;
  return DraftResult::failure({error.code, begin.line, begin.column + (shifted ? error.column - 1 : 0), error.message});
}

// The word without a mark that a sentence, a bracket or a copy left behind it;
// a full stop may be a blank cell as well, so the whole link is tried first.
std::string_view without_last_mark(std::string_view word) {
  constexpr std::string_view kMarksBehind = ").,;:!?>]}\"'*_|`";
  constexpr std::array<std::string_view, 6> kEscaped = {"%20", "%0A", "%0D", "%09", "%22", "%3E"};
  constexpr std::string_view kEscapedZeroWidth = "%E2%80%8B";
  if (word.empty()) return word;
  const auto ends_with = [&](std::string_view end) {
    return word.size() >= end.size() && word.substr(word.size() - end.size()) == end;
  };
  if (ends_with(kEscapedZeroWidth)) return word.substr(0, word.size() - kEscapedZeroWidth.size());
  if (std::any_of(kEscaped.begin(), kEscaped.end(), ends_with)) return word.substr(0, word.size() - 3);
  if (kMarksBehind.find(word.back()) != std::string_view::npos) return word.substr(0, word.size() - 1);
  std::size_t length = word.size();
  while (length > 0 && (static_cast<unsigned char>(word[length - 1]) & 0xC0) == 0x80) --length;
  if (length > 0 && static_cast<unsigned char>(word[length - 1]) >= 0xC0) return word.substr(0, length - 1);
  return word;
}

bool is_puzzle_word(std::string_view word) {
  if (word.size() < kClassicCells) return false;
  const auto side = side_of(word.size());
  const bool cells = std::all_of(word.begin(), word.end(), [](char c) { return c != ' ' && is_cell_symbol(c); });
  return side && cells && std::any_of(word.begin(), word.end(), [](char c) { return c >= '1' && c <= '9'; });
}

// A puzzle in a link of any site: as many characters as a grid has cells between two of
// the marks that divide a link, or the beginning of some format, up to the next parameter.
MaybeDraft read_any_site(std::string_view link, std::optional<Alphabet> alphabet) {
  constexpr std::size_t kLongestLink = 32'000;
  constexpr int kMostParts = 40;
  if (link.size() > kLongestLink) return std::nullopt;
  const std::string text = percent_decoded(link);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("/?&=#,;:|~!+ ", begin), text.size());
    const std::string_view part = std::string_view(text).substr(begin, end - begin);
    if (is_puzzle_word(part)) {
      MaybeDraft draft = read_plain_line({part, text_lines(part)}, alphabet);
      if (draft && draft->ok()) return draft;
    }
    begin = end + 1;
  }
  int parts = 0;
  for (std::size_t begin = text.find_first_of("/?&=#"); begin != std::string::npos && parts < kMostParts;
       begin = text.find_first_of("/?&=#", begin + 1), ++parts) {
    const std::size_t end = std::min(text.find_first_of("&?#", begin + 1), text.size());
    const std::string_view part = std::string_view(text).substr(begin + 1, end - begin - 1);
    const SheetText value{part, text_lines(part)};
    for (const FormatRow& row : format_rows()) {
      const ToldBy by = row.recognised.by;
      const bool asked = by == ToldBy::kBeginning || by == ToldBy::kSymbols || by == ToldBy::kPunctuation ||
                         (by == ToldBy::kUnpacking && part.substr(0, 1) == "N");
      if (!row.recognised.read || !asked || part.size() < kShortestCode) continue;
      MaybeDraft draft = row.recognised.read(value, alphabet);
      if (draft && draft->ok()) return draft;
    }
  }
  return std::nullopt;
}

MaybeDraft read_one_link(const SheetText& text, TextPart word, std::optional<Alphabet> alphabet) {
  const bool has_scheme = word.text.substr(0, 7) == "http://" || word.text.substr(0, 8) == "https://";
  const Link link = cut(word.text);
  const bool bare_query = word.text.front() == '?';
  const bool goes_on = !link.path.empty() || !link.query.empty();
  const bool named = link.host.find('.') != std::string_view::npos && goes_on && base36(link.host[0]) >= 10;
  if (!has_scheme && !bare_query && !named) return std::nullopt;
  // The page may be at any address.
  if (begins_own_link(link.fragment)) {
    const auto offset = static_cast<std::size_t>(link.fragment.data() - text.text.data());
    return read_value(format_row("sudoscope"), text, {link.fragment, offset}, alphabet);
  }
  std::optional<std::size_t> missing_at;  // where a query's puzzle should be
  for (const FormatRow& row : format_rows()) {
    if (row.links.addresses.empty()) continue;
    for (const std::string_view address : split_at(row.links.addresses, ' ')) {
      const auto value = value_at(link, address);
      if (!value || value->data() == nullptr) continue;
      const auto offset = static_cast<std::size_t>(value->data() - text.text.data());
      if (MaybeDraft draft = read_value(row, text, {*value, offset}, alphabet)) return draft;
      if (address.back() == '=') missing_at = offset;
    }
  }
  if (!bare_query) {
    if (MaybeDraft draft = read_any_site(word.text, alphabet)) return draft;
  }
  const Message site = name_of_link(link.host, link.path);
  if (!has_scheme && !site && !missing_at) return std::nullopt;
  const Message wrong = missing_at ? say(MessageId::kLinkWithoutPuzzle) : say(MessageId::kLinkUnreadable);
  return failure(text.text, missing_at.value_or(word.offset), ParseErrorCode::kBadShape, site ? site : wrong);
}

}  // namespace

MaybeDraft read_link(const SheetText& text, std::optional<Alphabet> alphabet) {
  auto word = only_word(text.text);
  if (!word) return std::nullopt;
  // Within brackets or quotes, or behind words in brackets, as in Markdown.
  const std::size_t scheme = std::min(word->text.find("https://"), word->text.find("http://"));
  if (scheme != std::string_view::npos) *word = {word->text.substr(scheme), word->offset + scheme};
  const MaybeDraft whole = read_one_link(text, *word, alphabet);
  if (whole && whole->ok()) return whole;
  constexpr int kMostMarks = 12;
  constexpr std::size_t kLongestMarked = 32'000;
  std::string_view rest = word->text;
  for (int mark = 0; mark < kMostMarks && rest.size() < kLongestMarked; ++mark) {
    const std::string_view shorter = without_last_mark(rest);
    if (shorter.size() == rest.size() || shorter.empty()) break;
    rest = shorter;
    MaybeDraft draft = read_one_link(text, {rest, word->offset}, alphabet);
    if (draft && draft->ok()) return draft;
  }
  return whole;
}

MaybeDraft read_link_among_words(const SheetText& text, std::optional<Alphabet> alphabet) {
  constexpr int kMostLinks = 20;
  int links = 0;
  MaybeDraft only;
  for (std::size_t at = text.text.find("http"); at != std::string_view::npos && links < kMostLinks;
       at = text.text.find("http", at + 1), ++links) {
    const std::string_view link = text.text.substr(at, text.text.find_first_of(" \t\n\v\f\r<>\"", at) - at);
    MaybeDraft draft = read_link({link, text_lines(link)}, alphabet);
    if (!draft || !draft->ok()) continue;
    if (only) return std::nullopt;  // a list of links
    only = std::move(draft);
  }
  return only;
}

}  // namespace sudoscope
