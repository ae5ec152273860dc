// Recursive descent that computes while it reads, once for each pair of digits.
#include "constraints/formula.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostCharacters = 100;

// A number, or the truth of a comparison.
struct Value {
  double number = 0;
  bool is_truth = false;
};

class Reader {
 public:
  Reader(std::string_view text, int a, int b) : text_(text), a_(a), b_(b) {}

  // Nothing if the text is no formula; at() is then the place of the fault.
  std::optional<bool> read() {
    const Value value = either();
    skip_blanks();
    if (failed_ || at_ != text_.size() || !value.is_truth) return std::nullopt;
    return value.number != 0;
  }

  std::size_t at() const { return failed_ ? failed_at_ : at_; }

 private:
  Value either() {
    Value value = both();
    while (take_word({"or", "||"})) {
      const Value other = both();
      value = truth(value, other, value.number != 0 || other.number != 0);
    }
    return value;
  }

  Value both() {
    Value value = denied();
    while (take_word({"and", "&&"})) {
      const Value other = denied();
      value = truth(value, other, value.number != 0 && other.number != 0);
    }
    return value;
  }

  Value denied() {
    if (!take_word({"not"}) && !(is_next("!") && !is_next("!=") && take("!"))) return compared();
    const Value value = denied();
    return truth(value, value, value.number == 0);
  }

  Value compared() {
    Value left = sum();
    bool holds = true;
    bool is_compared = false;
    for (char sign = comparison(); sign != 0; sign = comparison()) {
      const Value right = sum();
      if (left.is_truth || right.is_truth) fail();
      holds = holds && is_so(left.number, sign, right.number);
      left = right;
      is_compared = true;
    }
    return is_compared ? Value{holds ? 1.0 : 0.0, true} : left;
  }

  // One character for each comparison; 0 for none.
  char comparison() {
    if (take("<=") || take("≤")) return 'l';
    if (take(">=") || take("≥")) return 'g';
    if (take("!=") || take("<>") || take("≠")) return '!';
    if (take("==") || take("=")) return '=';
    if (take("<")) return '<';
    return take(">") ? '>' : '\0';
  }

  static bool is_so(double left, char sign, double right) {
    switch (sign) {
      case 'l':
        return left <= right;
      case 'g':
        return left >= right;
      case '<':
        return left < right;
      case '>':
        return left > right;
      case '!':
        return left < right || left > right;
      default:
        return left == right;
    }
  }

  Value sum() {
    Value value = product();
    while (true) {
      const bool is_plus = take("+");
      if (!is_plus && !take("-") && !take("−")) return value;
      const Value other = product();
      value = number(value, other, is_plus ? value.number + other.number : value.number - other.number);
    }
  }

  Value product() {
    const bool begins_with_number = is_digit_next();
    Value value = signed_part();
    while (true) {
      if (take("*") || take("×") || take("·")) {
        const Value other = signed_part();
        value = number(value, other, value.number * other.number);
      } else if (take("/")) {
        const Value other = signed_part();
        value = number(value, other, other.number == 0 ? std::nan("") : value.number / other.number);
      } else if (take("%") || take_word({"mod"})) {
        const Value other = signed_part();
        const double by = other.number;
        value = number(value, other, by == 0 ? std::nan("") : value.number - by * std::floor(value.number / by));
      } else if (begins_with_number && (is_next("a") || is_next("b") || is_next("(") || is_next("m")) &&
                 !is_word_next("and")) {
        const Value other = signed_part();
        value = number(value, other, value.number * other.number);
      } else {
        return value;
      }
    }
  }

  Value signed_part() {
    if (!take("-") && !take("−")) return part();
    const Value value = signed_part();
    return number(value, value, -value.number);
  }

  Value part() {
    if (is_digit_next()) return whole_number();
    if (take("|")) return absolute_until("|");
    if (take("(")) {
      const Value value = either();
      if (!take(")")) fail();
      return value;
    }
    if (take_word({"abs"})) return take("(") ? absolute_until(")") : fail();
    for (const bool is_least : {true, false}) {
      if (!take_word({is_least ? "min" : "max"})) continue;
      if (!take("(")) return fail();
      const Value first = sum();
      if (!take(",")) return fail();
      const Value second = sum();
      if (!take(")")) fail();
      return number(first, second,
                    is_least ? std::min(first.number, second.number) : std::max(first.number, second.number));
    }
    if (take_word({"a"})) return {static_cast<double>(a_)};
    if (take_word({"b"})) return {static_cast<double>(b_)};
    return fail();
  }

  Value absolute_until(std::string_view end) {
    const Value value = sum();
    if (!take(end)) fail();
    return number(value, value, std::abs(value.number));
  }

  Value whole_number() {
    double value = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') value = value * 10 + (text_[at_++] - '0');
    return {value};
  }

  Value number(const Value& one, const Value& other, double value) {
    if (one.is_truth || other.is_truth) fail();
    return {value};
  }
  Value truth(const Value& one, const Value& other, bool holds) {
    if (!one.is_truth || !other.is_truth) fail();
    return {holds ? 1.0 : 0.0, true};
  }

  Value fail() {
    if (!failed_) failed_at_ = at_;
    failed_ = true;
    at_ = text_.size();
    return {};
  }

  static bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }
  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool is_digit_next() {
    skip_blanks();
    return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9';
  }
  bool is_next(std::string_view sign) {
    skip_blanks();
    return text_.substr(at_).starts_with(sign);
  }
  bool is_word_next(std::string_view word) {
    if (!is_next(word)) return false;
    const std::size_t end = at_ + word.size();
    return !is_letter(word.back()) || end >= text_.size() || !is_letter(text_[end]);
  }
  bool take(std::string_view sign) {
    if (!is_next(sign)) return false;
    at_ += sign.size();
    return true;
  }
  // One of some words, which no letter follows, or signs.
  bool take_word(std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words)
      if (is_word_next(word)) return take(word);
    return false;
  }

  std::string_view text_;
  int a_;
  int b_;
  std::size_t at_ = 0;
  std::size_t failed_at_ = 0;
  bool failed_ = false;
};

}  // namespace

Result<std::string, Message> pairs_of_formula(std::string_view text, int side) {
  using Pairs = Result<std::string, Message>;
  if (text.size() > kMostCharacters) return Pairs::failure(say(MessageId::kClueLongFormula, kMostCharacters));
  std::string small(text);
  for (char& character : small)
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
  std::string pairs;
  for (int a = 1; a <= side; ++a)
    for (int b = 1; b <= side; ++b) {
      Reader reader(small, a, b);
      const auto holds = reader.read();
      if (!holds && reader.at() == text.size()) return Pairs::failure(say(MessageId::kClueNoComparison));
      if (!holds) return Pairs::failure(say(MessageId::kClueNoFormula, text.substr(reader.at())));
      pairs += *holds ? '1' : '0';
    }
  return pairs;
}

Result<std::string, Message> pairs_of(const Clue& clue, int side) {
  if (clue.pairs.empty() && !clue.value.empty()) return pairs_of_formula(clue.value, side);
  const auto count = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  if (clue.pairs.size() != count) return Result<std::string, Message>::failure(say(MessageId::kClueNoPairs, count));
  return clue.pairs;
}

}  // namespace sudoscope
