// Links of other sites. A link is cut up, never followed.
#include "link.hpp"

#include <algorithm>

#include "f_puzzles.hpp"
#include "plain_formats.hpp"
#include "solo_id.hpp"
#include "sudoku_wiki.hpp"
#include "sudoscope/say.hpp"
#include "unreadable.hpp"
#include "zero_runs.hpp"

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

struct Carried {
  std::string_view value;
  ReadFormat read;
  std::string_view format;
};

MaybeDraft read_wiki_value(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (MaybeDraft code = read_s9b(text, alphabet)) return code;
  MaybeDraft line = read_plain_line(text, alphabet);
  if (line && line->ok()) line->value().format = "sudoku-wiki";
  return line;
}

std::optional<Carried> carried_by(const Link& link) {
  if (is_at(link.host, "sudokuwiki.org") || link.host.empty()) {
    if (const auto value = value_of(link.query, "bd")) return Carried{*value, read_wiki_value, "sudoku-wiki"};
  }
  if (is_at(link.host, "sudokuexchange.com") || link.host.empty()) {
    if (const auto value = value_of(link.query, "s")) {
      // The site takes 81 digits as well.
      if (value->size() == 81) return Carried{*value, read_plain_line, "sudoku-exchange"};
      return Carried{*value, read_sudoku_exchange, "sudoku-exchange"};
    }
  }
  if (is_at(link.host, "sudokupad.app") || is_at(link.host, "crackingthecryptic.com")) {
    std::string_view id = value_of(link.query, "puzzleid").value_or(link.path);
    if (id.substr(0, 7) == "sudoku/") id.remove_prefix(7);
    if (id.substr(0, 3) == "scf") return Carried{id, read_scf, "scf"};
    if (id.substr(0, 4) == "fpuz") return Carried{id, read_f_puzzles, "fpuz"};
  }
  if (is_at(link.host, "f-puzzles.com") || link.host.empty()) {
    if (const auto value = value_of(link.query, "load")) return Carried{*value, read_f_puzzles, "f-puzzles"};
  }
  if (is_at(link.host, "chiark.greenend.org.uk") && link.fragment.find(':') != std::string_view::npos) {
    return Carried{link.fragment, read_solo_id, "solo"};
  }
  return std::nullopt;
}

}  // namespace

MaybeDraft read_link(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const bool has_scheme = word->text.substr(0, 7) == "http://" || word->text.substr(0, 8) == "https://";
  const Link link = cut(word->text);
  const bool bare_query = word->text.front() == '?';
  const bool named = link.host.find('.') != std::string_view::npos && !link.path.empty() && base36(link.host[0]) >= 10;
  if (!has_scheme && !bare_query && !named) return std::nullopt;
  const auto carried = carried_by(link);
  if (!carried) {
    const Message site = name_of_link(link.host, link.path);
    if (!has_scheme && !site) return std::nullopt;
    return failure(text.text, word->offset, ParseErrorCode::kBadShape, site ? site : say(MessageId::kLinkUnreadable));
  }
  const std::string value = percent_decoded(carried->value);
  const SheetText inner{value, text_lines(value)};
  const auto offset = static_cast<std::size_t>(carried->value.data() - text.text.data());
  MaybeDraft draft = carried->read(inner, alphabet);
  if (!draft) {
    return failure(text.text, offset, ParseErrorCode::kBadLength, say(MessageId::kLinkWithoutPuzzle));
  }
  if (draft->ok()) {
    if (draft->value().format == "line") draft->value().format = carried->format;
    return draft;
  }
  // Within the link, where nothing before the place was an escape.
  ParseError error = draft->error();
  const ParseError begin = error_at(text.text, offset, error.code, error.message);
  const bool shifted = value.size() == carried->value.size() && error.line == 1;
  return DraftResult::failure({error.code, begin.line, begin.column + (shifted ? error.column - 1 : 0), error.message});
}

}  // namespace sudoscope
