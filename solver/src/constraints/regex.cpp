// Recursive descent over the expression; each digit that it reads is a position, and positions are states.
#include "constraints/regex.hpp"

#include <algorithm>
#include <optional>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// A part of an expression: whether it matches nothing, and the positions that it can begin and end with.
struct Part {
  bool is_optional = true;
  std::vector<int> first = {};
  std::vector<int> last = {};
};

class Parser {
 public:
  Parser(std::string_view text, int side) : text_(text), side_(side) {}

  Result<Regex, Message> parse() {
    if (!text_.empty() && text_.front() == '^') text_.remove_prefix(1);
    if (!text_.empty() && text_.back() == '$') text_.remove_suffix(1);
    const Part whole = alternatives(0);
    if (failed_ || at_ != text_.size()) return Result<Regex, Message>::failure(say(MessageId::kClueNoRegex));
    for (const int position : whole.first) regex_.steps.push_back({0, position, digits_[index(position)]});
    regex_.accepts.assign(digits_.size() + 1, false);
    regex_.accepts[0] = whole.is_optional;
    for (const int position : whole.last) regex_.accepts[static_cast<std::size_t>(position)] = true;
    const auto key = [](const Regex::Step& step) { return std::pair(step.from, step.to); };
    std::sort(regex_.steps.begin(), regex_.steps.end(), [&](auto& a, auto& b) { return key(a) < key(b); });
    regex_.steps.erase(
        std::unique(regex_.steps.begin(), regex_.steps.end(), [&](auto& a, auto& b) { return key(a) == key(b); }),
        regex_.steps.end());
    return regex_;
  }

 private:
  static constexpr std::size_t kMostPositions = 300;
  static constexpr int kMostDepth = 50;

  static std::size_t index(int position) { return static_cast<std::size_t>(position - 1); }
  bool has(char wanted) const { return at_ < text_.size() && text_[at_] == wanted; }
  bool take(char wanted) {
    if (!has(wanted)) return false;
    ++at_;
    return true;
  }

  static void add(std::vector<int>& to, const std::vector<int>& from) { to.insert(to.end(), from.begin(), from.end()); }

  void link(const std::vector<int>& from, const std::vector<int>& to) {
    for (const int before : from)
      for (const int after : to) regex_.steps.push_back({before, after, digits_[index(after)]});
    if (regex_.steps.size() > 200'000) failed_ = true;
  }

  Part join(Part before, const Part& after) {
    link(before.last, after.first);
    if (before.is_optional) add(before.first, after.first);
    if (!after.is_optional) before.last.clear();
    add(before.last, after.last);
    before.is_optional = before.is_optional && after.is_optional;
    return before;
  }

  Part alternatives(int depth) {
    if (depth > kMostDepth) failed_ = true;
    if (failed_) return {};
    Part all = sequence(depth);
    while (!failed_ && take('|')) {
      const Part other = sequence(depth);
      add(all.first, other.first);
      add(all.last, other.last);
      all.is_optional = all.is_optional || other.is_optional;
    }
    return all;
  }

  Part sequence(int depth) {
    Part all;
    while (!failed_ && at_ < text_.size() && !has('|') && !has(')')) all = join(std::move(all), repeated(depth));
    return all;
  }

  // One item with what is written behind it. Counted repeats read the item again for each.
  Part repeated(int depth) {
    const std::size_t begin = at_;
    Part item = one(depth);
    if (failed_) return item;
    if (has('*') || has('+')) {
      item.is_optional = item.is_optional || has('*');
      ++at_;
      link(item.last, item.first);
    } else if (take('?')) {
      item.is_optional = true;
    } else if (take('{')) {
      return counted(begin, std::move(item), depth);
    }
    return item;
  }

  Part counted(std::size_t begin, Part item, int depth) {
    const auto least = number();
    std::optional<int> most = least;
    bool is_open = false;
    if (take(',')) {
      most = number();
      is_open = !most;
    }
    if (!least || !take('}') || *least > 60 || (most && (*most > 60 || *most < *least))) {
      failed_ = true;
      return item;
    }
    const std::size_t end = at_;
    const int copies = is_open ? std::max(*least, 1) : *most;
    if (copies == 0) return {};
    Part all;
    for (int copy = 0; copy < copies && !failed_; ++copy) {
      if (copy > 0) {
        at_ = begin;
        item = one(depth);
      }
      if (is_open && copy == copies - 1) link(item.last, item.first);
      if (copy >= *least) item.is_optional = true;
      all = join(std::move(all), item);
    }
    at_ = end;
    return all;
  }

  std::optional<int> number() {
    int value = 0;
    const std::size_t begin = at_;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && at_ < begin + 3; ++at_)
      value = value * 10 + (text_[at_] - '0');
    return at_ == begin ? std::nullopt : std::optional(value);
  }

  Part one(int depth) {
    if (take('(')) {
      if (take('?') && !take(':')) failed_ = true;
      Part inner = alternatives(depth + 1);
      if (!take(')')) failed_ = true;
      return inner;
    }
    const DigitSet digits = take('.') ? all_digits(side_) : take('[') ? set() : digit();
    if (failed_ || digits_.size() >= kMostPositions) {
      failed_ = true;
      return {};
    }
    digits_.push_back(digits);
    const int position = static_cast<int>(digits_.size());
    return {false, {position}, {position}};
  }

  // The value of a character, from 1; 0 and a failure for one that is no digit of the grid.
  int value() {
    const char character = at_ < text_.size() ? text_[at_++] : ' ';
    const int found = character >= '1' && character <= '9'   ? character - '0'
                      : character >= 'A' && character <= 'Z' ? character - 'A' + 10
                      : character >= 'a' && character <= 'z' ? character - 'a' + 10
                                                             : 0;
    if (found == 0 || found > side_) failed_ = true;
    return failed_ ? 0 : found;
  }

  DigitSet digit() {
    const int found = value();
    return failed_ ? 0 : digit_bit(static_cast<Digit>(found - 1));
  }

  DigitSet set() {
    const bool is_inverted = take('^');
    DigitSet digits = 0;
    while (!failed_ && !take(']')) {
      const int low = value();
      const int high = take('-') ? value() : low;
      for (int each = low; each <= high && !failed_; ++each) digits |= digit_bit(static_cast<Digit>(each - 1));
    }
    return is_inverted ? all_digits(side_) & ~digits : digits;
  }

  std::string_view text_;
  int side_;
  std::size_t at_ = 0;
  bool failed_ = false;
  std::vector<DigitSet> digits_;  // by position - 1
  Regex regex_;
};

}  // namespace

Result<Regex, Message> parse_regex(std::string_view text, int side) { return Parser(text, side).parse(); }

}  // namespace sudoscope
