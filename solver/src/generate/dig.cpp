// Several orbits are taken at once where most can go, fewer the more was in vain: a puzzle with one solution has one
// with any of its digits put back as well, so that whatever goes together would have gone one by one.
#include "generate/dig.hpp"

#include <algorithm>
#include <utility>

#include "generate/dig_abreast.hpp"
#include "sudoscope/fast.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope {
namespace {

// One dig on its way. Asks whether the puzzle without some more orbits has one solution; goes on with the answer.
class Shaft {
 public:
  explicit Shaft(Dig& dig)
      : dig_(dig),
        givens_(dig.puzzle.givens.size()),
        // Half of a full grid can nearly always go; of the rest, one after the other.
        together_(std::max<std::size_t>(1, dig.order.size() / 4)) {}

  // Takes the next orbits on trial; false where there are none.
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
  std::size_t end_ = 0;   // after the last
  std::vector<Candidate> taken_;
};

bool dig_alone(Dig& dig, const Cancelled& cancelled) {
  Shaft shaft(dig);
  while (shaft.take()) {
    if (cancelled && cancelled()) return false;
    shaft.judge(is_unique(dig.puzzle, dig.most_steps).value_or(false));
  }
  return true;
}

}  // namespace

std::optional<bool> is_unique(const Puzzle& puzzle, std::uint64_t most_steps) {
  if (is_fast_geometry(*puzzle.geometry)) {
    FastGrid grid;
    FastAnswer answer;
    std::copy_n(puzzle.givens.begin(), kFastCells, grid.begin());
    solve_many({&grid, 1}, 2, {&answer, 1}, instruction_sets().back(), false);
    return answer.solutions == 1;
  }
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), 2);
  if (!solve.run(most_steps)) return std::nullopt;
  return solve.status() == SolveStatus::kUnique;
}

bool dig_all(std::vector<Dig>& digs, const Cancelled& cancelled) {
  if (digs.empty()) return true;
  if (is_fast_geometry(*digs.front().puzzle.geometry)) return dig_abreast(digs, cancelled);
  for (Dig& dig : digs)
    if (!dig_alone(dig, cancelled)) return false;
  return true;
}

}  // namespace sudoscope
