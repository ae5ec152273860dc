// Takes the second half of a text, or all of it, for regions.
#include "jigsaw_text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "plain_formats.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kLeastJigsawSide = 4;
constexpr std::size_t kMostJigsawSide = 16;

// The side whose square is a number of cells; 0 if there is none.
std::size_t side_with(std::size_t cells) {
  for (std::size_t side = kLeastJigsawSide; side <= kMostJigsawSide; ++side)
    if (side * side == cells) return side;
  return 0;
}

// The number of each cell's region; nothing unless there are `side` symbols, each `side` times.
std::vector<std::uint8_t> numbers_of(std::string_view symbols, std::size_t side) {
  std::string known;
  std::vector<std::uint8_t> numbers;
  for (const char symbol : symbols) {
    if (known.find(symbol) == std::string::npos) known += symbol;
    if (known.size() > side) return {};
    numbers.push_back(static_cast<std::uint8_t>(known.find(symbol)));
  }
  for (const char symbol : known)
    if (static_cast<std::size_t>(std::count(symbols.begin(), symbols.end(), symbol)) != side) return {};
  return numbers;
}

// Number of cells that hang together with a cell, by steps to neighbours of the same region.
std::size_t connected(const std::vector<std::uint8_t>& numbers, std::size_t side, std::size_t cell) {
  std::vector<bool> seen(numbers.size());
  std::vector<std::size_t> open = {cell};
  seen[cell] = true;
  for (std::size_t at = 0; at < open.size(); ++at) {
    const std::size_t from = open[at];
    const auto visit = [&](bool exists, std::size_t to) {
      if (!exists || seen[to] || numbers[to] != numbers[from]) return;
      seen[to] = true;
      open.push_back(to);
    };
    visit(from % side > 0, from - 1);
    visit(from % side + 1 < side, from + 1);
    visit(from >= side, from - side);
    visit(from + side < numbers.size(), from + side);
  }
  return open.size();
}

bool are_regions(const std::vector<std::uint8_t>& numbers, std::size_t side) {
  if (numbers.empty()) return false;
  for (std::size_t cell = 0; cell < numbers.size(); ++cell)
    if (connected(numbers, side, cell) != side) return false;
  return true;
}

}  // namespace

MaybeDraft read_jigsaw_text(const SheetText& text, std::optional<Alphabet> alphabet) {
  constexpr std::size_t kMostCells = 2 * kMostJigsawSide * kMostJigsawSide;
  std::string symbols;
  for (const char character : text.text) {
    if (character != ' ' && (character < '\t' || character > '\r')) symbols += character;
    if (symbols.size() > kMostCells) return std::nullopt;
  }
  const bool has_givens = side_with(symbols.size()) == 0;
  const std::size_t side = side_with(has_givens ? symbols.size() / 2 : symbols.size());
  if (side == 0 || (has_givens && symbols.size() % 2 == 1)) return std::nullopt;
  const std::string givens = has_givens ? symbols.substr(0, side * side) : std::string(side * side, '.');
  auto numbers = numbers_of(std::string_view(symbols).substr(symbols.size() - side * side), side);
  if (!are_regions(numbers, side)) return std::nullopt;
  MaybeDraft draft = read_plain_line({givens, text_lines(givens)}, alphabet);
  if (!draft || !draft->ok()) return std::nullopt;
  draft->value().format = "constraint-string";
  draft->value().regions = std::move(numbers);
  return draft;
}

}  // namespace sudoscope
