// The clues that a recipe asks for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace sudoscope {

enum class ClueWishKind : std::uint8_t {
  kKiller,  // cages with sums that cover the grid, as far as they can
  kArrows,
  kThermometers,
  kKropki,     // some dots
  kAllKropki,  // all dots: where there is none, none applies
  kXv,
  kWhispers,
  kRenban,
  kPalindromes,
  kLittleKillers,
  kSandwiches,
  kSkyscrapers,
  kXSums,
  kQuadruples,
  kOddEven,
  kGreaterThan,
  kGreaterKiller,  // cages, some of them without a sum, and signs between cells; neither sums nor signs alone suffice
};

// True if the clues are cages that cover the grid.
constexpr bool has_cages(ClueWishKind kind) {
  return kind == ClueWishKind::kKiller || kind == ClueWishKind::kGreaterKiller;
}

struct ClueWish {
  ClueWishKind kind;
  int count = 0;  // clues of this kind at most; 0: as many as suit the grid
};

struct ClueWishName {
  ClueWishKind kind;
  std::string_view name;        // "little-killers"
  std::string_view constraint;  // the id of its constraint kind
  std::string_view other = {};  // the id of a second one
};

// In the order in which a person may choose.
std::span<const ClueWishName> clue_wish_names();
// "arrows:3" or "arrows". Nothing for an unknown name, or a number that is not 1 to kMostCluesOfWish.
inline constexpr int kMostCluesOfWish = 100;
std::optional<ClueWish> clue_wish_of(std::string_view text);

}  // namespace sudoscope
