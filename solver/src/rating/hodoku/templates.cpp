// The places of a digit that are in none of its patterns: nine cells with it, one in each house. A pattern is three
// pieces, one in each band, in three columns each, one of each stack; there are 27 choices of columns in each band.
#include "rating/hodoku/templates.hpp"

#include <array>

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kBands = 3;
constexpr int kChoices = 27;

constexpr std::array<std::array<int, 3>, 6> kOrders{{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The columns of a choice, one of each stack.
constexpr std::array<int, 3> columns_of(int choice) { return {choice / 9, 3 + choice / 3 % 3, 6 + choice % 3}; }

// The choice for the third band that is left by two others; kMeet if these have a column in common.
constexpr int kMeet = -1;
constexpr int third_choice(int one, int two) {
  int third = 0;
  const auto a = columns_of(one);
  const auto b = columns_of(two);
  for (std::size_t stack = 0; stack < 3; ++stack) {
    if (a[stack] == b[stack]) return kMeet;
    third = third * 3 + (3 - a[stack] % 3 - b[stack] % 3);
  }
  return third;
}

constexpr auto kThird = [] {
  std::array<std::array<std::int8_t, kChoices>, kChoices> third{};
  for (int one = 0; one < kChoices; ++one)
    for (int two = 0; two < kChoices; ++two)
      third[static_cast<std::size_t>(one)][static_cast<std::size_t>(two)] =
          static_cast<std::int8_t>(third_choice(one, two));
  return third;
}();

// The 27 cells of a band.
using Band = std::uint32_t;

// A piece of each choice and order of its columns from the top row.
constexpr auto kPieces = [] {
  std::array<std::array<Band, kOrders.size()>, kChoices> pieces{};
  for (int choice = 0; choice < kChoices; ++choice)
    for (std::size_t order = 0; order < kOrders.size(); ++order)
      for (std::size_t row = 0; row < 3; ++row)
        pieces[static_cast<std::size_t>(choice)][order] |=
            Band{1} << (row * kSide +
                        static_cast<std::size_t>(columns_of(choice)[static_cast<std::size_t>(kOrders[order][row])]));
  return pieces;
}();

constexpr int kBandCells = 27;
constexpr std::uint64_t kBand = (std::uint64_t{1} << kBandCells) - 1;
constexpr Band band_of(Cells cells, int band) {
  const std::uint64_t word = band < 2 ? cells.low >> (band * kBandCells) : cells.low >> 54 | cells.high << 10;
  return static_cast<Band>(word & kBand);
}
constexpr Cells in_band(std::uint64_t cells, int band) {
  if (band < 2) return {cells << (band * kBandCells), 0};
  return {cells << 54, cells >> 10};
}

// The cells of all pieces in a band by their columns.
using Pieces = std::array<Band, kChoices>;

Pieces pieces_of(Cells places, int band) {
  const Band missing = ~band_of(places, band);
  Pieces pieces{};
  for (std::size_t choice = 0; choice < kChoices; ++choice) {
    for (const Band piece : kPieces[choice]) pieces[choice] |= (piece & missing) == 0 ? piece : 0;
  }
  return pieces;
}

}  // namespace

Cells removable_places(const Grid& grid, int digit) {
  // Each pattern contains the cells that hold the digit.
  const Cells places = grid.places[digit] | grid.filled[digit];
  std::array<Pieces, kBands> bands;
  for (int band = 0; band < kBands; ++band) bands[static_cast<std::size_t>(band)] = pieces_of(places, band);
  std::array<Band, kBands> kept{};
  for (std::size_t one = 0; one < kChoices; ++one) {
    if (bands[0][one] == 0) continue;
    for (std::size_t two = 0; two < kChoices; ++two) {
      const int three = kThird[one][two];
      if (three == kMeet || bands[1][two] == 0 || bands[2][static_cast<std::size_t>(three)] == 0) continue;
      kept[0] |= bands[0][one];
      kept[1] |= bands[1][two];
      kept[2] |= bands[2][static_cast<std::size_t>(three)];
    }
  }
  Cells removable = grid.places[digit];
  for (int band = 0; band < kBands; ++band) removable = removable - in_band(kept[static_cast<std::size_t>(band)], band);
  return removable;
}

}  // namespace sudoscope::rating::hodoku
