// A digit that is taken away is needed if the cell can hold another one. So the question, for one digit after the
// other, is: does the puzzle have a solution with that digit there? Most such puzzles fail at once, or are solved as
// quickly as any; finding two solutions of a puzzle which lacks a given is four times the work. Many questions are
// spared: about cells that the other givens leave no other digit, and about cells with the last given of an exchange.
#include "generate/dig_abreast.hpp"

#include <algorithm>

#include "generate/exchanges.hpp"
#include "sudoscope/fast/fast.hpp"

namespace sudoscope {
namespace {

// One dig on its way, by questions about single digits.
class FastShaft {
 public:
  explicit FastShaft(Dig& dig)
      : dig_(dig), geometry_(*dig.puzzle.geometry), grid_(grid_of(dig)), exchanges_(grid_), givens_(kFastCells) {
    for (std::size_t cell = 0; cell < kFastCells; ++cell) are_given_.set(cell);
  }

  // Moves to the next question; false if none is left.
  bool seek() {
    while (orbit_ < dig_.order.size()) {
      if (next_ == 0 && others_ == 0 && !begin()) continue;
      if (others_ != 0) return true;
      const Orbit& orbit = dig_.orbit(orbit_);
      if (next_ == orbit.size()) {
        accept();
      } else if (!take(orbit[next_++])) {
        reject();
      }
    }
    std::copy(grid_.begin(), grid_.end(), dig_.puzzle.givens.begin());
    return false;
  }

  const FastGrid& grid() const { return grid_; }
  // The cell taken last, and a digit that it may hold.
  Cell cell() const { return dig_.orbit(orbit_)[next_ - 1]; }
  Digit other() const { return first_digit(others_); }

  void hear(bool has_solution) {
    if (has_solution)
      reject();
    else
      others_ = without_first(others_);
  }

 private:
  static FastGrid grid_of(const Dig& dig) {
    FastGrid grid;
    std::copy_n(dig.puzzle.givens.begin(), kFastCells, grid.begin());
    return grid;
  }

  // Skips an orbit that would leave too few.
  bool begin() {
    if (givens_ >= dig_.least_givens + dig_.orbit(orbit_).size()) return true;
    ++orbit_;
    return false;
  }

  // False if the given is obviously needed.
  bool take(Cell cell) {
    taken_.push_back({cell, grid_[cell]});
    grid_[cell] = kBlank;
    are_given_.reset(cell);
    if (exchanges_.needs(cell, are_given_)) return false;
    others_ = geometry_.all() & ~digit_bit(taken_.back().digit);
    for (const Cell peer : geometry_.peers(cell))
      if (grid_[peer] != kBlank) others_ &= ~digit_bit(grid_[peer]);
    return true;
  }

  void accept() {
    givens_ -= taken_.size();
    dig_.taken.push_back(dig_.order[orbit_]);
    leave();
  }

  void reject() {
    for (const auto& [cell, digit] : taken_) {
      grid_[cell] = digit;
      are_given_.set(cell);
    }
    leave();
  }

  void leave() {
    taken_.clear();
    others_ = 0;
    next_ = 0;
    ++orbit_;
  }

  Dig& dig_;
  const Geometry& geometry_;
  FastGrid grid_;
  Exchanges exchanges_;
  FastCells are_given_;
  std::size_t givens_;
  std::size_t orbit_ = 0;         // on trial
  std::size_t next_ = 0;          // the next cell of it to take
  std::vector<Candidate> taken_;  // from it
  DigitSet others_ = 0;           // digits of the cell taken last that no question was about yet
};

}  // namespace

bool dig_abreast(std::vector<Dig>& digs, const Cancelled& cancelled) {
  std::vector<FastShaft> shafts;
  shafts.reserve(digs.size());
  std::vector<FastShaft*> open;
  for (Dig& dig : digs) open.push_back(&shafts.emplace_back(dig));
  std::vector<FastGrid> grids;
  std::vector<Assumption> questions;
  std::vector<FastAnswer> answers;
  while (true) {
    std::erase_if(open, [](FastShaft* shaft) { return !shaft->seek(); });
    if (open.empty()) return true;
    if (cancelled && cancelled()) return false;
    grids.clear();
    questions.clear();
    for (const FastShaft* shaft : open) {
      questions.push_back({grids.size(), shaft->cell(), shaft->other()});
      grids.push_back(shaft->grid());
    }
    answers.resize(open.size());
    solve_many(grids, questions, 1, answers, instruction_sets().back(), false);
    for (std::size_t i = 0; i < open.size(); ++i) open[i]->hear(answers[i].solutions > 0);
  }
}

}  // namespace sudoscope
