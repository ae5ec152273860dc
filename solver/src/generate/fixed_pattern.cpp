// Givens in chosen cells.
#include "generate/fixed_pattern.hpp"

#include "generate/climb.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/fast/fast.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

bool has_line_without(const std::vector<bool>& is_given, int side, int line, bool is_row) {
  for (int i = 0; i < side; ++i)
    if (is_given[static_cast<std::size_t>(is_row ? line * side + i : i * side + line)]) return false;
  return true;
}

// Rows in a band of boxes, or columns in a stack, can be exchanged if both are without givens.
Message empty_lines(const Geometry& geometry, const std::vector<bool>& is_given, bool is_row) {
  const int side = geometry.side(), size = is_row ? geometry.box_height() : geometry.box_width();
  for (int first = 0; first < side; ++first) {
    if (!has_line_without(is_given, side, first, is_row)) continue;
    for (int second = first + 1; second / size == first / size; ++second) {
      if (!has_line_without(is_given, side, second, is_row)) continue;
      return is_row ? say(Id::kPatternEmptyRows, first + 1, second + 1)
                    : say(Id::kPatternEmptyColumns, first + 1, second + 1);
    }
  }
  return {};
}

}  // namespace

std::size_t fewest_givens(const Geometry& geometry) {
  return is_fast_geometry(geometry) ? 17 : static_cast<std::size_t>(geometry.side() - 1);
}

Message why_no_pattern(const Geometry& geometry, std::span<const Cell> pattern) {
  const std::size_t least = fewest_givens(geometry);
  if (pattern.size() < least) return say(Id::kPatternTooSmall, pattern.size(), least);
  if (geometry.is_jigsaw() || geometry.has_extra_houses()) return {};
  std::vector<bool> is_given(static_cast<std::size_t>(geometry.cell_count()));
  for (const Cell cell : pattern) is_given[cell] = true;
  Message rows = empty_lines(geometry, is_given, true);
  return rows ? rows : empty_lines(geometry, is_given, false);
}

std::optional<MadePuzzle> fill_pattern(Puzzle full, std::span<const Cell> pattern, Rng& rng,
                                       const Cancelled& cancelled) {
  constexpr int kMostSteps = 4000;
  if (pattern.size() == full.givens.size()) return MadePuzzle{full, full.givens};
  Climb climb(full, {pattern.begin(), pattern.end()});
  for (int steps = 0; steps < kMostSteps && !climb.is_unique(); ++steps) {
    if (cancelled && cancelled()) return std::nullopt;
    climb.step(rng);
  }
  if (!climb.is_unique()) return std::nullopt;
  return MadePuzzle{climb.puzzle(), climb.solution()};
}

}  // namespace sudoscope
