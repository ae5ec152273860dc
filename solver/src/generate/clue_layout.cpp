// Counts that suit a grid, and the text of clues.
#include "generate/clue_layout.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

using enum ClueWishKind;

constexpr ClueWishName kNames[] = {
    {kKiller, "killer", "killercage"},
    {kArrows, "arrows", "arrow"},
    {kThermometers, "thermometers", "thermometer"},
    {kKropki, "kropki", "difference", "ratio"},
    {kAllKropki, "all-kropki", "negative", "difference"},
    {kXv, "xv", "xv"},
    {kWhispers, "whispers", "whispers"},
    {kRenban, "renban", "renban"},
    {kPalindromes, "palindromes", "palindrome"},
    {kLittleKillers, "little-killers", "littlekillersum"},
    {kSandwiches, "sandwiches", "sandwichsum"},
    {kSkyscrapers, "skyscrapers", "skyscraper"},
    {kXSums, "x-sums", "xsum"},
    {kQuadruples, "quadruples", "quadruple"},
    {kOddEven, "odd-even", "odd", "even"},
    {kGreaterThan, "greater-than", "inequality"},
    {kGreaterKiller, "greater-killer", "killercage", "inequality"},
};

// Clues that suit a 9x9 grid.
int usual_count(ClueWishKind kind) {
  switch (kind) {
    case kArrows:
    case kPalindromes:
    case kRenban:
    case kWhispers:
    case kThermometers:
      return 7;
    case kXv:
    case kLittleKillers:
    case kSandwiches:
    case kXSums:
    case kQuadruples:
      return 12;
    case kSkyscrapers:
    case kOddEven:
      return 16;
    default:
      return 26;
  }
}

}  // namespace

std::span<const ClueWishName> clue_wish_names() { return kNames; }

std::optional<ClueWish> clue_wish_of(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  const auto* const found =
      std::find_if(std::begin(kNames), std::end(kNames), [&](const ClueWishName& each) { return each.name == name; });
  if (found == std::end(kNames)) return std::nullopt;
  if (name.size() == text.size()) return ClueWish{found->kind};
  const std::string_view number = text.substr(name.size() + 1);
  int count = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
  if (error != std::errc() || end != number.data() + number.size() || count < 1 || count > kMostCluesOfWish)
    return std::nullopt;
  return ClueWish{found->kind, count};
}

std::vector<Cell> LayoutRoom::neighbours(Cell cell, bool diagonal) const {
  std::vector<Cell> found;
  const int row = geometry.row_of(cell);
  const int column = geometry.column_of(cell);
  for (int down = -1; down <= 1; ++down)
    for (int right = -1; right <= 1; ++right) {
      if ((down == 0 && right == 0) || (!diagonal && down != 0 && right != 0)) continue;
      const int to_row = row + down;
      const int to_column = column + right;
      if (to_row < 0 || to_row >= side() || to_column < 0 || to_column >= side()) continue;
      found.push_back(static_cast<Cell>(to_row * side() + to_column));
    }
  return found;
}

std::vector<Cell> LayoutRoom::shuffled_cells() const {
  return shuffled_numbers<Cell>(static_cast<std::size_t>(geometry.cell_count()), rng);
}

std::vector<LaidClue> lay(LayoutRoom& room, const ClueWish& wish) {
  const int cells = room.geometry.cell_count();
  const int count = wish.count > 0 ? wish.count : std::max(2, (usual_count(wish.kind) * cells + 40) / 81);
  switch (wish.kind) {
    case kKiller:
      return lay_cages(room, static_cast<std::size_t>(wish.count > 0 ? wish.count : cells));
    case kGreaterKiller: {
      std::vector<LaidClue> clues = lay_cages(room, static_cast<std::size_t>(cells));
      for (LaidClue& sign : lay_marks(room, kGreaterThan, count)) {
        sign.is_needed = true;  // as far as SumsAndSigns needs it
        clues.push_back(std::move(sign));
      }
      return clues;
    }
    case kArrows:
    case kThermometers:
    case kWhispers:
    case kRenban:
    case kPalindromes:
      return lay_lines(room, wish.kind, count);
    case kLittleKillers:
    case kSandwiches:
    case kSkyscrapers:
    case kXSums:
      return lay_outside(room, wish.kind, count);
    default:
      return lay_marks(room, wish.kind, count);
  }
}

Constraints constraints_of(const std::vector<LaidClue>& clues) {
  std::map<std::string, std::string> lists;
  for (const LaidClue& clue : clues) {
    std::string& list = lists[clue.constraint];
    list += (list.empty() ? "[" : ",") + clue.entry;
  }
  Constraints constraints;
  for (auto& [kind, list] : lists) constraints.push_back({kind, list == "[" ? "" : list + ']'});
  return constraints;
}

bool is_connected(int side, const std::vector<Cell>& cells) {
  std::vector<Cell> reached{cells.front()};
  for (std::size_t at = 0; at < reached.size(); ++at)
    for (const Cell cell : cells) {
      const int apart = std::abs(cell / side - reached[at] / side) + std::abs(cell % side - reached[at] % side);
      if (apart == 1 && std::find(reached.begin(), reached.end(), cell) == reached.end()) reached.push_back(cell);
    }
  return reached.size() == cells.size();
}

std::string address_of(int row, int column) { return "R" + std::to_string(row) + "C" + std::to_string(column); }

std::string address_of(int side, Cell cell) { return address_of(cell / side + 1, cell % side + 1); }

std::string addresses_of(int side, const std::vector<Cell>& cells) {
  std::string list = "[";
  for (const Cell cell : cells) list += (list.size() > 1 ? ",\"" : "\"") + address_of(side, cell) + '"';
  return list + ']';
}

}  // namespace sudoscope
