// The table of rules, and the groups of digits.
#include "maker_rules.hpp"

#include <algorithm>

#include "constraints/builder.hpp"

namespace sudoscope {
namespace {

using enum MakerForm;

constexpr MakerRule kRules[] = {
    {12, "antiking", kNone},
    {13, "antiknight", kNone},
    {14, "disjointgroups", kNone},
    {100, "even", kCells},
    {101, "odd", kCells},
    {102, "maximum", kCells},
    {103, "minimum", kCells},
    {300, "thermometer", kLines},
    {400, "renban", kLines},
    {401, "whispers", kLines},
    {402, "palindrome", kLines},
    {403, "betweenline", kLines},
    {404, "regionsumline", kLines},
    {405, "sequence", kLines},
    {407, "lockout", kLines},
    {409, "doublearrow", kLines},
    {501, "sandwichsum", kBesideCells},
    {502, "xsum", kBesideCells},
    {503, "skyscraper", kBesideCells},
    {504, "numberedroom", kBesideCells},
    {600, "rowindexer", kCells},
    {601, "columnindexer", kCells},
};

}  // namespace

std::span<const MakerRule> maker_rules() { return kRules; }

std::vector<int> maker_groups(int side, int count, int (*group_of)(int value, int side)) {
  std::vector<int> groups(static_cast<std::size_t>(count), 0);
  for (int value = 1; value <= side; ++value) groups[static_cast<std::size_t>(group_of(value, side))] |= 1 << value;
  std::sort(groups.begin(), groups.end());
  return groups;
}

int maker_third_of(int value, int side) { return third_of(value, side); }
int maker_parity_of(int value, int) { return value % 2; }
int maker_residue_of(int value, int) { return value % 3; }

}  // namespace sudoscope
