// Applying, composing and checking transformations.
#include "sudoscope/equivalence/transformation.hpp"

#include <algorithm>
#include <numeric>

#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

template <class T>
std::vector<T> inverse_of(const std::vector<T>& to) {
  std::vector<T> from(to.size());
  for (std::size_t at = 0; at < to.size(); ++at) from[to[at]] = static_cast<T>(at);
  return from;
}

template <class T>
std::vector<T> composition_of(const std::vector<T>& first, const std::vector<T>& second) {
  std::vector<T> to(first.size());
  std::transform(first.begin(), first.end(), to.begin(), [&](T at) { return second[at]; });
  return to;
}

template <class T>
bool is_permutation_of(const std::vector<T>& to, std::size_t count) {
  std::vector<bool> is_met(count);
  for (const T at : to) {
    if (at >= count || is_met[at]) return false;
    is_met[at] = true;
  }
  return to.size() == count;
}

}  // namespace

Transformation identity(const Geometry& geometry) {
  Transformation transformation;
  transformation.cell_to.resize(static_cast<std::size_t>(geometry.cell_count()));
  transformation.digit_to.resize(static_cast<std::size_t>(geometry.side()));
  std::iota(transformation.cell_to.begin(), transformation.cell_to.end(), Cell{0});
  std::iota(transformation.digit_to.begin(), transformation.digit_to.end(), Digit{0});
  return transformation;
}

Transformation inverse(const Transformation& transformation) {
  return {inverse_of(transformation.cell_to), inverse_of(transformation.digit_to)};
}

Transformation composed(const Transformation& first, const Transformation& second) {
  return {composition_of(first.cell_to, second.cell_to), composition_of(first.digit_to, second.digit_to)};
}

std::vector<Digit> transformed(const Transformation& transformation, std::span<const Digit> digits) {
  std::vector<Digit> result(digits.size());
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    result[transformation.cell_to[cell]] = digits[cell] == kBlank ? kBlank : transformation.digit_to[digits[cell]];
  }
  return result;
}

Puzzle transformed(const Transformation& transformation, const Puzzle& puzzle) {
  return {puzzle.geometry, transformed(transformation, puzzle.givens)};
}

bool preserves_validity(const Geometry& geometry, const Transformation& transformation) {
  if (!is_permutation_of(transformation.cell_to, static_cast<std::size_t>(geometry.cell_count()))) return false;
  if (!is_permutation_of(transformation.digit_to, static_cast<std::size_t>(geometry.side()))) return false;
  std::vector<std::vector<Cell>> houses;
  for (const House& house : geometry.houses()) houses.push_back(house.cells);
  std::sort(houses.begin(), houses.end());
  return std::all_of(houses.begin(), houses.end(), [&](const std::vector<Cell>& house) {
    std::vector<Cell> moved = composition_of(house, transformation.cell_to);
    std::sort(moved.begin(), moved.end());
    return std::binary_search(houses.begin(), houses.end(), moved);
  });
}

Result<Transformation, Message> random_transformation(const Geometry& geometry, std::uint64_t seed) {
  const auto symmetries = CellSymmetries::of(geometry);
  if (!symmetries) return Result<Transformation, Message>::failure(symmetries.error());
  Rng rng(seed);
  std::vector<Cell> cell_to = symmetries.value().random(rng);
  return Transformation{std::move(cell_to), shuffled_numbers<Digit>(static_cast<std::size_t>(geometry.side()), rng)};
}

Result<Puzzle, Message> equivalent(const Puzzle& puzzle, std::uint64_t seed) {
  const auto transformation = random_transformation(*puzzle.geometry, seed);
  if (!transformation) return Result<Puzzle, Message>::failure(transformation.error());
  return transformed(transformation.value(), puzzle);
}

}  // namespace sudoscope
