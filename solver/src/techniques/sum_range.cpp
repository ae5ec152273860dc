// Branch and bound: cells with the fewest digits first, digits from the best.
#include "techniques/sum_range.hpp"

#include <algorithm>
#include <bit>
#include <climits>
#include <vector>

namespace sudoscope {
namespace {

// Partial fillings; beyond it each cell counts by itself.
constexpr int kMostTries = 3000;

int value_of(const SumTerm& term, bool is_low) {
  return term.weight * (is_low ? first_digit(term.digits) + 1 : static_cast<int>(std::bit_width(term.digits)));
}

int least_of(const SumTerm& term) { return value_of(term, term.weight > 0); }

class Least {
 public:
  Least(std::vector<SumTerm> terms, const std::function<bool(Cell, Cell)>& differ) : terms_(std::move(terms)) {
    std::sort(terms_.begin(), terms_.end(), [](const SumTerm& a, const SumTerm& b) {
      return std::pair(digit_count(a.digits), a.cell) < std::pair(digit_count(b.digits), b.cell);
    });
    sees_.resize(terms_.size());
    for (std::size_t one = 0; one < terms_.size(); ++one)
      for (std::size_t other = one + 1; other < terms_.size(); ++other)
        if (differ(terms_[one].cell, terms_[other].cell)) sees_[one].push_back(other);
  }

  int found() {
    int alone = 0;
    for (const SumTerm& term : terms_) alone += least_of(term);
    best_ = INT_MAX;
    search(0, 0);
    return left_ < 0 || best_ == INT_MAX ? alone : best_;
  }

 private:
  void search(std::size_t at, int sum) {
    if (--left_ < 0) return;
    int bound = sum;
    for (std::size_t each = at; each < terms_.size(); ++each) {
      if (terms_[each].digits == 0) return;
      bound += least_of(terms_[each]);
    }
    if (bound >= best_) return;
    if (at == terms_.size()) {
      best_ = sum;
      return;
    }
    const int weight = terms_[at].weight;
    for (DigitSet left = terms_[at].digits; left != 0;) {
      const auto digit =
          weight > 0 ? first_digit(left) : static_cast<Digit>(static_cast<int>(std::bit_width(left)) - 1);
      left &= ~digit_bit(digit);
      const std::vector<SumTerm> before = terms_;
      for (const std::size_t other : sees_[at]) terms_[other].digits &= ~digit_bit(digit);
      search(at + 1, sum + weight * (digit + 1));
      terms_ = before;
    }
  }

  std::vector<SumTerm> terms_;
  std::vector<std::vector<std::size_t>> sees_;
  int best_ = INT_MAX;
  int left_ = kMostTries;
};

}  // namespace

std::pair<int, int> sum_range(std::span<const SumTerm> terms, const std::function<bool(Cell, Cell)>& differ) {
  std::vector<SumTerm> list(terms.begin(), terms.end());
  const int least = Least(list, differ).found();
  for (SumTerm& term : list) term.weight = -term.weight;
  return {least, -Least(list, differ).found()};
}

}  // namespace sudoscope
