// A parser of no particular language: it takes apart the common forms of nearly all languages.
#include "literals.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "sheet_text.hpp"

namespace sudoscope {
namespace {

constexpr int kDeepest = 64;
constexpr std::size_t kMostItems = 200'000;

constexpr std::array<std::string_view, 14> kBlankWords = {
    "null", "none", "nil", "undefined", "nan", "nothing", "na", "empty", "blank", "false", "missing", "_", "x", "void"};

bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool opens_list(char c) { return c == '[' || c == '{' || c == '('; }
bool closes_list(char c) { return c == ']' || c == '}' || c == ')'; }

class LiteralParser {
 public:
  explicit LiteralParser(std::string_view text) : text_(text) {}

  Literal all() {
    Literal root;
    root.kind = Literal::Kind::kList;
    while (at_ < text_.size() && count_ < kMostItems) {
      fill(root, 0);
      ++at_;  // a bracket that closes nothing
    }
    root.end = std::min(at_, text_.size());
    return root;
  }

 private:
  std::string_view ahead(std::size_t length) const { return text_.substr(at_, length); }

  void pass_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }

  bool pass_comment() {
    const std::string_view two = ahead(2);
    if (two == "/*") {
      const std::size_t end = text_.find("*/", at_ + 2);
      at_ = end == std::string_view::npos ? text_.size() : end + 2;
      return true;
    }
    const bool in_line =
        two == "//" || text_[at_] == '#' || (two == "--" && at_ + 2 < text_.size() && text_[at_ + 2] == ' ');
    if (in_line) pass_line();
    return in_line;
  }

  // The name that waits for its value.
  std::string take_name() {
    std::string name;
    name.swap(name_);
    return name;
  }

  Literal& add(Literal& list, Literal::Kind kind, std::size_t begin) {
    ++count_;
    Literal& item = list.items.emplace_back();
    item.kind = kind;
    item.begin = begin;
    item.name = take_name();
    return item;
  }

  // Up to the bracket that closes the list, or the end.
  void fill(Literal& list, int depth) {
    bool after_comma = true;
    bool after_text = false;
    while (at_ < text_.size() && count_ < kMostItems) {
      const char c = text_[at_];
      const std::size_t begin = at_;
      if (closes_list(c)) return;
      if (static_cast<unsigned char>(c) <= ' ') {
        ++at_;
      } else if (pass_comment()) {
        continue;
      } else if (opens_list(c)) {
        take_list(list, depth);
        after_comma = after_text = false;
      } else if (c == '"' || c == '\'' || c == '`') {
        take_text(list, after_text);
        after_text = true;
        after_comma = false;
      } else if (c == ',' || c == ';') {
        // In JavaScript [1,,2] has an empty place.
        if (c == ',' && after_comma && depth > 0) add(list, Literal::Kind::kNothing, begin).end = begin;
        after_comma = true;
        after_text = false;
        name_.clear();
        ++at_;
      } else if (c == '=' || c == ':') {
        name_the_next(list);
        after_text = false;
        ++at_;
      } else if (is_numeral(c) || (c == '-' && at_ + 1 < text_.size() && is_numeral(text_[at_ + 1]))) {
        take_number(list);
        after_comma = after_text = false;
      } else if (begins_name(c)) {
        take_word(list);
        after_comma = after_text = false;
      } else if (is_blank_symbol(c) && stands_alone()) {
        Literal& item = add(list, Literal::Kind::kNothing, begin);
        ++at_;
        item.end = at_;
        after_comma = after_text = false;
      } else {
        ++at_;
      }
    }
  }

  bool stands_alone() const {
    const auto apart = [&](std::size_t at) {
      return at >= text_.size() || std::string_view(" \t\r\n,;[]{}()").find(text_[at]) != std::string_view::npos;
    };
    return at_ > 0 && apart(at_ - 1) && apart(at_ + 1);
  }

  void take_list(Literal& list, int depth) {
    const std::size_t begin = at_++;
    Literal child;
    child.kind = Literal::Kind::kList;
    child.begin = begin;
    child.name = take_name();
    if (depth < kDeepest) fill(child, depth + 1);
    if (at_ < text_.size()) ++at_;
    child.end = std::min(at_, text_.size());
    name_.clear();
    ++count_;
    list.items.push_back(std::move(child));
  }

  // A word or a text before a colon or an equals sign is a name; the last word or text of the list was taken for an
  // item.
  void name_the_next(Literal& list) {
    if (list.items.empty()) return;
    Literal& last = list.items.back();
    if (last.kind == Literal::Kind::kList) {
      if (!last.name.empty()) name_ = last.name;  // int grid[9][9] =
      return;
    }
    const bool names = last.kind == Literal::Kind::kWord || last.kind == Literal::Kind::kText ||
                       (last.kind == Literal::Kind::kNothing && !last.text.empty());
    if (!names) return;
    name_ = last.text;
    list.items.pop_back();
  }

  void take_text(Literal& list, bool goes_on) {
    const std::size_t begin = at_;
    const char quote = text_[at_];
    const bool triple = ahead(3) == std::string(3, quote);
    const std::string closing(triple ? 3 : 1, quote);
    at_ += closing.size();
    std::string text;
    while (at_ < text_.size() && ahead(closing.size()) != closing) {
      if (!triple && quote != '`' && text_[at_] == '\n') break;  // an apostrophe
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        const char escaped = text_[++at_];
        text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
      } else {
        text += text_[at_];
      }
      ++at_;
    }
    if (ahead(closing.size()) != closing) {
      at_ = begin + 1;
      return;
    }
    at_ += closing.size();
    if (goes_on && !list.items.empty() && list.items.back().kind == Literal::Kind::kText) {
      list.items.back().text += text;
      list.items.back().end = at_;
      return;
    }
    Literal& item = add(list, Literal::Kind::kText, begin);
    item.text = std::move(text);
    item.end = at_;
  }

  void take_number(Literal& list) {
    const std::size_t begin = at_;
    ++at_;
    while (at_ < text_.size() && is_numeral(text_[at_])) ++at_;
    std::string numerals(text_.substr(begin, at_ - begin));
    // 5. and 5.0 of a number with a fraction, and u, L or i32 behind one.
    if (at_ < text_.size() && text_[at_] == '.') {
      std::size_t end = at_ + 1;
      while (end < text_.size() && text_[end] == '0') ++end;
      if (end >= text_.size() || !is_numeral(text_[end])) at_ = end;
    }
    while (at_ < text_.size() && (begins_name(text_[at_]) || is_numeral(text_[at_]))) ++at_;
    Literal& item = add(list, Literal::Kind::kNumber, begin);
    item.text = std::move(numerals);
    item.end = at_;
  }

  void take_word(Literal& list) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (begins_name(text_[at_]) || is_numeral(text_[at_]) || text_[at_] == '.')) ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    std::size_t next = text_.find_first_not_of(" \t\r\n", at_);
    if (next != std::string_view::npos && text_[next] == '!') next = std::min(next + 1, text_.size() - 1);
    // A type or a function before a bracket means nothing, except the name in an assignment such as: int grid[9][9] =
    if (next != std::string_view::npos && opens_list(text_[next])) {
      if (name_.empty()) name_ = word;
      return;
    }
    const std::string small = lower(word);
    const std::string_view last = std::string_view(small).substr(small.rfind('.') + 1);
    const bool blank = std::find(kBlankWords.begin(), kBlankWords.end(), last) != kBlankWords.end();
    Literal& item = add(list, blank ? Literal::Kind::kNothing : Literal::Kind::kWord, begin);
    item.text = word;
    item.end = at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t count_ = 0;
  std::string name_;
};

}  // namespace

Literal read_literals(std::string_view text) { return LiteralParser(text).all(); }

}  // namespace sudoscope
