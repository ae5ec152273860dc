// The table of rules, and the names of cells and diagonals.
#include "string_rules.hpp"

#include <algorithm>

#include "base/numerals.hpp"

namespace sudoscope {
namespace {

constexpr int kMostLines = 16;

using enum StringForm;

constexpr StringRule kRules[] = {
    {"AntiKnight", "antiknight", kNone},
    {"AntiKing", "antiking", kNone},
    {"AntiTaxicab", "antitaxicab", kNone},
    {"DisjointSets", "disjointgroups", kNone},
    {"GlobalEntropy", "globalentropy", kNone},
    {"GlobalMod", "globalmodular", kNone},
    {"DutchFlatmates", "dutchflatmates", kNone},
    {"Thermo", "thermometer", kLine},
    {"Renban", "renban", kLine},
    {"Palindrome", "palindrome", kLine},
    {"RegionSumLine", "regionsumline", kLine},
    {"Between", "betweenline", kLine},
    {"Entropic", "entropicline", kLine},
    {"Zipper", "zipperline", kLine},
    {"DoubleArrow", "doublearrow", kLine},
    {"ValueIndexing", "valueindexing", kLine},
    {"Whisper", "whispers", kValueLine},
    {"Lockout", "lockout", kValueLine},
    {"Modular", "modularline", kValueLine},
    {"SumLine", "sumline", kValueLine},
    {"AllDifferent", "extraregion", kCells},
    {"EqualityCage", "equalitycage", kCells},
    {"CountingCircles", "countingcircles", kCells},
    {"Cage", "killercage", kValueCells},
    {"RellikCage", "rellikcage", kValueCells},
    {"LookAndSay", "lookandsay", kValueCells},
    {"ContainAtLeast", "containatleast", kValueCells},
    {"ContainExact", "containexact", kValueCells},
    {"Lunchbox", "lunchbox", kValueCells},
    {"XSum", "xsum", kEnds},
    {"Skyscraper", "skyscraper", kEnds},
    {"HiddenSkyscraper", "hiddenskyscraper", kEnds},
    {"NumberedRoom", "numberedroom", kEnds},
    {"FullRank", "fullrank", kEnds},
};

}  // namespace

std::span<const StringRule> string_rules() { return kRules; }

char line_name(int line) { return static_cast<char>(line < 9 ? '1' + line : 'a' + line - 9); }

int line_of(char name) {
  const int value = base36(name);
  return value <= kMostLines ? value - 1 : -1;
}

bool is_plain_text(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < '\x7f'; });
}

std::vector<StringDiagonal> string_diagonals(int side) {
  std::vector<StringDiagonal> diagonals;
  const auto add = [&](int row, int column, int down, int right) {
    diagonals.push_back({static_cast<Cell>(row * side + column), row, column, down, right});
  };
  const int last = side - 1;
  for (int row = 0; row < last; ++row) add(row, 0, 1, 1);
  for (int row = 1; row < last; ++row) add(row, last, -1, -1);
  for (int column = 1; column < side; ++column) add(0, column, 1, -1);
  for (int column = 1; column < last; ++column) add(last, column, -1, 1);
  return diagonals;
}

}  // namespace sudoscope
