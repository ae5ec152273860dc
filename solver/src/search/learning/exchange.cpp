// Exchange: see the header.
#include "search/learning/exchange.hpp"

#include <algorithm>

namespace sudoscope::learning {

bool Exchange::add_solution(std::span<const Digit> digits) {
  if (!takes_part()) return true;
  const auto is_same = [&](const std::vector<Digit>& known) {
    return std::equal(known.begin(), known.end(), digits.begin());
  };
  if (std::any_of(solutions_.begin(), solutions_.end(), is_same)) return false;
  solutions_.emplace_back(digits.begin(), digits.end());
  if (!takes_part()) {
    noted_ = {};
    heard_ = {};
  }
  return true;
}

void Exchange::note(std::span<const Literal> clause, std::uint32_t glue) {
  if (!is_open_ || !takes_part() || glue > kMostGlue) return;
  noted_.insert(noted_.end(), {static_cast<std::uint32_t>(clause.size()), glue});
  noted_.insert(noted_.end(), clause.begin(), clause.end());
}

std::vector<std::uint32_t> Exchange::take() {
  std::vector<std::uint32_t> message;
  if (noted_.empty()) return message;
  message.push_back(static_cast<std::uint32_t>(solutions_.size()));
  for (const std::vector<Digit>& digits : solutions_) message.insert(message.end(), digits.begin(), digits.end());
  message.insert(message.end(), noted_.begin(), noted_.end());
  noted_.clear();
  return message;
}

bool Exchange::is_message(std::span<const std::uint32_t> words, std::size_t cells, Variable variables) {
  if (words[0] > kMostSolutions || words.size() - 1 < words[0] * cells) return false;
  words = words.subspan(1 + words[0] * cells);
  while (words.size() >= 2 && words[0] >= 1 && words[0] <= words.size() - 2) {
    const auto clause = words.subspan(2, words[0]);
    if (std::any_of(clause.begin(), clause.end(), [&](Literal literal) { return variable_of(literal) >= variables; }))
      return false;
    words = words.subspan(2 + clause.size());
  }
  return words.empty();
}

std::size_t Exchange::buffer_bytes() const {
  std::size_t bytes = noted_.capacity() * sizeof(std::uint32_t);
  for (const std::vector<Digit>& digits : solutions_) bytes += digits.capacity();
  for (const std::vector<std::uint32_t>& message : heard_) bytes += message.capacity() * sizeof(std::uint32_t);
  return bytes;
}

}  // namespace sudoscope::learning
