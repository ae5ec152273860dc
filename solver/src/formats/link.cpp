// Links of other sites. A link is cut up, never followed.
#include "link.hpp"

#include <algorithm>

#include "sudoscope/say.hpp"
#include "unreadable.hpp"

namespace sudoscope {
namespace {

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

// The value of `name` in a=1&b=2, as it stands; a view into `query`.
std::optional<std::string_view> value_of(std::string_view query, std::string_view name) {
  for (const std::string_view pair : split_at(query, '&')) {
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return std::nullopt;
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

// Where the link has what stands behind the address, if that is how it begins. A query may stand alone.
std::optional<std::string_view> value_at(const Link& link, std::string_view address) {
  const Link form = cut(address);
  const bool in_query = !form.query.empty();
  if (!is_at(link.host, form.host) && !(in_query && link.host.empty())) return std::nullopt;
  if (in_query) return value_of(link.query, form.query.substr(0, form.query.size() - 1));
  if (address.back() == '#') return link.fragment;
  if (link.path.substr(0, form.path.size()) != form.path) return std::nullopt;
  return link.path.substr(form.path.size());
}

// What a row's reader makes of what stands at an offset of the text, in percent codes.
MaybeDraft read_value(const FormatRow& row, const SheetText& text, TextPart carried, std::optional<Alphabet> alphabet) {
  const std::string value = percent_decoded(carried.text);
  MaybeDraft draft = row.links.read({value, text_lines(value)}, alphabet);
  if (!draft) return std::nullopt;
  if (draft->ok()) {
    if (draft->value().format == "line") draft->value().format = row.facts.id;
    return draft;
  }
  // Within the link, where nothing before the place was an escape.
  ParseError error = draft->error();
  const ParseError begin = error_at(text.text, carried.offset, error.code, error.message);
  const bool shifted = value.size() == carried.text.size() && error.line == 1;
  return DraftResult::failure({error.code, begin.line, begin.column + (shifted ? error.column - 1 : 0), error.message});
}

}  // namespace

MaybeDraft read_link(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const bool has_scheme = word->text.substr(0, 7) == "http://" || word->text.substr(0, 8) == "https://";
  const Link link = cut(word->text);
  const bool bare_query = word->text.front() == '?';
  const bool goes_on = !link.path.empty() || !link.query.empty();
  const bool named = link.host.find('.') != std::string_view::npos && goes_on && base36(link.host[0]) >= 10;
  if (!has_scheme && !bare_query && !named) return std::nullopt;
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
  const Message site = name_of_link(link.host, link.path);
  if (!has_scheme && !site && !missing_at) return std::nullopt;
  const Message wrong = missing_at ? say(MessageId::kLinkWithoutPuzzle) : say(MessageId::kLinkUnreadable);
  return failure(text.text, missing_at.value_or(word->offset), ParseErrorCode::kBadShape, site ? site : wrong);
}

}  // namespace sudoscope
