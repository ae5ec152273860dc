// Tries the cell with the fewest candidates, and the digit of the known solution last.
#include "generate/other_solution.hpp"

#include <algorithm>
#include <bit>

#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

std::vector<Digit> digits_of(DigitMask mask) {
  std::vector<Digit> digits;
  for (; mask != 0; mask &= mask - 1) digits.push_back(static_cast<Digit>(std::countr_zero(mask)));
  return digits;
}

}  // namespace

template <class Order, class Accept>
bool OtherSolution::search(std::vector<DigitMask> grid, const Order& order, const Accept& accept) {
  std::size_t best = grid.size();
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (const int count = std::popcount(grid[cell]);
        count > 1 && (best == grid.size() || count < std::popcount(grid[best])))
      best = cell;
  if (best == grid.size()) {
    found_.clear();
    for (const DigitMask digits : grid) found_.push_back(static_cast<Digit>(std::countr_zero(digits)));
    return accept();
  }
  CandidateStore store(*network_);
  for (const Digit digit : order(static_cast<Cell>(best), grid[best])) {
    if (left_ == 0) return false;
    --left_;
    store.restore(grid);
    if (!store.keep(static_cast<Cell>(best), DigitMask{1} << digit) || !store.run(*network_)) continue;
    if (search(std::vector<DigitMask>(store.grid().begin(), store.grid().end()), order, accept)) return true;
  }
  return false;
}

Uniqueness OtherSolution::look_for(const std::vector<Digit>& solution, std::uint64_t most_guesses) {
  left_ = most_guesses;
  CandidateStore store(*network_, givens_);
  if (!store.run(*network_)) return Uniqueness::kUnknown;
  const auto others_first = [&](Cell cell, DigitMask mask) {
    std::vector<Digit> digits = digits_of(mask);
    std::stable_partition(digits.begin(), digits.end(), [&](Digit digit) { return digit != solution[cell]; });
    return digits;
  };
  const bool is_found = search(std::vector<DigitMask>(store.grid().begin(), store.grid().end()), others_first,
                               [&] { return found_ != solution; });
  if (is_found) return Uniqueness::kSeveral;
  return left_ == 0 ? Uniqueness::kUnknown : Uniqueness::kUnique;
}

std::optional<std::vector<Digit>> OtherSolution::random(Rng& rng, std::uint64_t most_guesses) {
  left_ = most_guesses;
  CandidateStore store(*network_, givens_);
  if (!store.run(*network_)) return std::nullopt;
  const auto shuffled = [&](Cell, DigitMask mask) {
    std::vector<Digit> digits = digits_of(mask);
    shuffle(digits, rng);
    return digits;
  };
  if (!search(std::vector<DigitMask>(store.grid().begin(), store.grid().end()), shuffled, [] { return true; }))
    return std::nullopt;
  return found_;
}

}  // namespace sudoscope
