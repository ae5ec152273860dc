// Symmetries of the pattern of the givens.
#include <algorithm>
#include <array>

#include "sudoscope/base/say.hpp"
#include "sudoscope/diagnose/givens.hpp"

namespace sudoscope {
namespace {

constexpr std::array kSymmetries{Symmetry::kHalfTurn,  Symmetry::kQuarterTurn, Symmetry::kLeftRight,
                                 Symmetry::kTopBottom, Symmetry::kDiagonal,    Symmetry::kAntidiagonal};

// Number of givens, and number of givens that the symmetry maps to a given.
std::array<std::size_t, 2> kept_by(const Puzzle& puzzle, Symmetry symmetry) {
  std::array<std::size_t, 2> count{};
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == kBlank) continue;
    ++count[0];
    count[1] += puzzle.givens[image_of(static_cast<Cell>(cell), symmetry, puzzle.geometry->side())] != kBlank ? 1u : 0u;
  }
  return count;
}

}  // namespace

Message message_of(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::kHalfTurn:
      return say(MessageId::kHalfTurn);
    case Symmetry::kQuarterTurn:
      return say(MessageId::kQuarterTurn);
    case Symmetry::kLeftRight:
      return say(MessageId::kLeftRightMirror);
    case Symmetry::kTopBottom:
      return say(MessageId::kTopBottomMirror);
    case Symmetry::kDiagonal:
      return say(MessageId::kFallingDiagonalMirror);
    case Symmetry::kAntidiagonal:
      return say(MessageId::kRisingDiagonalMirror);
  }
  return {};
}

std::vector<Symmetry> symmetries(const Puzzle& puzzle) {
  std::vector<Symmetry> found;
  for (const Symmetry symmetry : kSymmetries) {
    const auto [givens, kept] = kept_by(puzzle, symmetry);
    if (kept == givens) found.push_back(symmetry);
  }
  return found;
}

double best_symmetry(const Puzzle& puzzle) {
  double best = 0;
  for (const Symmetry symmetry : kSymmetries) {
    const auto [givens, kept] = kept_by(puzzle, symmetry);
    if (givens == 0) return 1;
    best = std::max(best, static_cast<double>(kept) / static_cast<double>(givens));
  }
  return best;
}

}  // namespace sudoscope
