// Several orbits are taken at once where most succeed, and fewer after failures. A puzzle with one solution still
// has one when any of its digits is put back, so orbits taken together would also have been taken one by one.
#include "generate/dig_quickly.hpp"

#include <algorithm>
#include <utility>

#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

// True if few steps prove that there is just one solution.
bool is_plainly_unique(const Puzzle& puzzle) {
  constexpr std::uint64_t kFewSteps = 10;
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), 2);
  return solve.run(kFewSteps) && solve.status() == SolveStatus::kUnique;
}

// One dig in progress. It asks whether the puzzle without some more orbits has one solution, and uses the answer.
class QuickShaft {
 public:
  explicit QuickShaft(Dig& dig)
      : dig_(dig),
        givens_(dig.puzzle.givens.size()),
        // Half of a full grid can nearly always be taken; the rest follows one by one.
        together_(std::max<std::size_t>(1, dig.order.size() / 4)) {}

  // Takes the next orbits on trial; false if there are none.
  bool take() {
    while (next_ < dig_.order.size() && !fits(dig_.orbit(next_))) ++next_;
    end_ = next_;
    taken_.clear();
    while (end_ < dig_.order.size() && end_ - next_ < together_ && fits(dig_.orbit(end_))) {
      for (const Cell cell : dig_.orbit(end_))
        taken_.push_back({cell, std::exchange(dig_.puzzle.givens[cell], kBlank)});
      givens_ -= dig_.orbit(end_++).size();
    }
    return end_ > next_;
  }

  void judge(bool is_unique) {
    if (is_unique) {
      dig_.taken.insert(dig_.taken.end(), dig_.order.begin() + offset(next_), dig_.order.begin() + offset(end_));
      next_ = end_;
      return;
    }
    put_back();
    if (end_ - next_ == 1) ++next_;
    together_ = std::max<std::size_t>(1, (end_ - next_) / 2);
  }

 private:
  static std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

  bool fits(const Orbit& orbit) const { return givens_ >= dig_.least_givens + orbit.size(); }

  void put_back() {
    for (const auto& [cell, digit] : taken_) dig_.puzzle.givens[cell] = digit;
    givens_ += taken_.size();
  }

  Dig& dig_;
  std::size_t givens_;
  std::size_t together_;
  std::size_t next_ = 0;  // the first orbit on trial
  std::size_t end_ = 0;   // past the last
  std::vector<Candidate> taken_;
};

}  // namespace

bool dig_quickly(Dig& dig, const Cancelled& cancelled) {
  QuickShaft shaft(dig);
  while (shaft.take()) {
    if (cancelled && cancelled()) return false;
    shaft.judge(is_plainly_unique(dig.puzzle));
  }
  return true;
}

}  // namespace sudoscope
