// Tags, attributes, and the five named characters.
#include "xml_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

constexpr std::size_t kDeepestElement = 32;
constexpr std::size_t kMostAttributes = 64;
constexpr std::size_t kLongestText = 1 << 16;
constexpr std::string_view kSpace = " \t\r\n";

constexpr std::array kNamed = {std::pair{std::string_view("lt"), '<'}, std::pair{std::string_view("gt"), '>'},
                               std::pair{std::string_view("amp"), '&'}, std::pair{std::string_view("quot"), '"'},
                               std::pair{std::string_view("apos"), '\''}};

bool is_name_character(char character) {
  return base36(character) >= 0 || std::string_view("_-.:").find(character) != std::string_view::npos;
}

// The code of #10 or #xA; nothing if it is no character.
std::optional<std::uint32_t> code_of(std::string_view reference) {
  const bool hex = reference.substr(0, 2) == "#x";
  const std::string_view numerals = reference.substr(hex ? 2 : 1);
  std::uint32_t code = 0;
  if (numerals.empty() || numerals.size() > 7) return std::nullopt;
  for (const char numeral : numerals) {
    const int value = base36(numeral);
    if (value < 0 || value >= (hex ? 16 : 10)) return std::nullopt;
    code = code * (hex ? 16 : 10) + static_cast<std::uint32_t>(value);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return code == 0 || code > 0x10FFFF || surrogate ? std::nullopt : std::optional(code);
}

}  // namespace

const std::string* XmlTag::attribute(std::string_view wanted) const {
  const auto found =
      std::find_if(attributes.begin(), attributes.end(), [&](const XmlAttribute& a) { return a.name == wanted; });
  return found == attributes.end() ? nullptr : &found->value;
}

std::optional<XmlTag> XmlReader::fail(std::size_t offset, Message message) {
  error_ = error_at(text_, offset, ParseErrorCode::kBadCharacter, std::move(message));
  at_ = text_.size();
  return std::nullopt;
}

bool XmlReader::skip_past(std::string_view end) {
  const std::size_t found = text_.find(end, at_);
  if (found == std::string_view::npos) return false;
  at_ = found + end.size();
  return true;
}

void XmlReader::skip_space() { at_ = std::min(text_.find_first_not_of(kSpace, at_), text_.size()); }

std::string_view XmlReader::read_name() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_name_character(text_[at_])) ++at_;
  return text_.substr(begin, at_ - begin);
}

std::string XmlReader::decoded(std::string_view text, std::size_t offset) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '&') {
      plain += text[at];
      continue;
    }
    const std::size_t end = text.substr(at, 12).find(';');
    const std::string_view reference = end == std::string_view::npos ? "" : text.substr(at + 1, end - 1);
    const auto named = std::find_if(kNamed.begin(), kNamed.end(), [&](const auto& n) { return n.first == reference; });
    const auto code = reference.substr(0, 1) == "#" ? code_of(reference) : std::nullopt;
    if (named != kNamed.end()) {
      plain += named->second;
    } else if (code) {
      append_utf8(plain, *code);
    } else {
      fail(offset + at, say(Id::kXmlCharacter));
      return plain;
    }
    at += end;
  }
  return plain;
}

bool XmlReader::read_attribute(XmlTag& tag) {
  XmlAttribute attribute{read_name(), {}};
  skip_space();
  const bool equals = at_ < text_.size() && text_[at_] == '=';
  if (attribute.name.empty() || !equals) return fail(at_, say(Id::kXmlNoAttribute)), false;
  ++at_;
  skip_space();
  const char quote = at_ < text_.size() ? text_[at_] : '\0';
  if (quote != '"' && quote != '\'') return fail(at_, say(Id::kXmlNoQuotes)), false;
  const std::size_t begin = ++at_;
  if (!skip_past(std::string_view(&quote, 1))) return fail(begin, say(Id::kXmlValueCut)), false;
  attribute.value = decoded(text_.substr(begin, at_ - 1 - begin), begin);
  if (tag.attributes.size() >= kMostAttributes) return fail(begin, say(Id::kXmlManyAttributes)), false;
  tag.attributes.push_back(std::move(attribute));
  return !error_;
}

// After the < of an opening or closing tag.
std::optional<XmlTag> XmlReader::read_tag(XmlTag tag) {
  tag.closes = at_ < text_.size() && text_[at_] == '/';
  tag.opens = !tag.closes;
  if (tag.closes) ++at_;
  tag.name = read_name();
  if (tag.name.empty()) return fail(tag.offset, say(Id::kXmlNoTag));
  for (skip_space(); at_ < text_.size() && text_[at_] != '>' && text_[at_] != '/'; skip_space()) {
    if (!tag.opens) return fail(at_, say(Id::kXmlClosingTag));
    if (!read_attribute(tag)) return std::nullopt;
  }
  if (at_ < text_.size() && text_[at_] == '/' && tag.opens) {
    tag.closes = true;
    ++at_;
  }
  if (at_ >= text_.size() || text_[at_] != '>') return fail(tag.offset, say(Id::kXmlTagCut));
  ++at_;
  if (tag.opens && !tag.closes) {
    if (open_.size() >= kDeepestElement) return fail(tag.offset, say(Id::kXmlTooDeep));
    open_.push_back(tag.name);
  } else if (tag.closes && !tag.opens) {
    if (open_.empty() || open_.back() != tag.name) {
      return fail(tag.offset, say(Id::kXmlOtherClosed, tag.name.substr(0, 20)));
    }
    open_.pop_back();
  }
  return tag;
}

std::optional<XmlTag> XmlReader::next() {
  if (error_) return std::nullopt;
  XmlTag tag;
  while (true) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find('<', at_), text_.size());
    const TextPart between = trimmed(text_.substr(begin, at_ - begin));
    if (!between.text.empty() && open_.empty()) return fail(begin + between.offset, say(Id::kXmlTextOutside));
    tag.before += decoded(between.text.substr(0, kLongestText), begin + between.offset);
    if (error_) return std::nullopt;
    tag.offset = at_;
    const std::string_view rest = text_.substr(at_);
    if (rest.empty()) {
      if (!open_.empty()) return fail(at_, say(Id::kXmlCut, open_.back().substr(0, 20)));
      return std::nullopt;
    }
    if (rest.substr(0, 4) == "<!--") {
      at_ += 4;
      if (!skip_past("-->")) return fail(tag.offset, say(Id::kXmlCommentCut));
    } else if (rest.substr(0, 2) == "<?") {
      if (!skip_past("?>")) return fail(tag.offset, say(Id::kXmlDeclarationCut));
    } else if (rest.substr(0, 9) == "<![CDATA[") {
      const std::size_t content = at_ + 9;
      if (!skip_past("]]>")) return fail(tag.offset, say(Id::kXmlCdataCut));
      if (open_.empty()) return fail(tag.offset, say(Id::kXmlTextOutside));
      tag.before += text_.substr(content, std::min(at_ - 3 - content, kLongestText));
    } else if (rest.substr(0, 2) == "<!") {
      return fail(tag.offset, say(Id::kXmlDocumentType));
    } else {
      ++at_;
      return read_tag(std::move(tag));
    }
  }
}

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  for (const char character : text) {
    const auto named = std::find_if(kNamed.begin(), kNamed.end(), [&](const auto& n) { return n.second == character; });
    if (named != kNamed.end()) {
      escaped += "&" + std::string(named->first) + ";";
    } else if (character == '\n') {
      escaped += "&#10;";
    } else {
      escaped += character;
    }
  }
  return escaped;
}

}  // namespace sudoscope
