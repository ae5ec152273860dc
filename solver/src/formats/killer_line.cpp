// Characters to cages and back.
#include "killer_line.hpp"

#include <algorithm>
#include <array>

#include "cage_layout.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kSide = static_cast<int>(kClassicSide);
constexpr std::string_view kSumSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

struct Arrow {
  char sign;
  int down;
  int right;
};

constexpr std::array<Arrow, 8> kArrows = {
    {{'<', 0, -1}, {'>', 0, 1}, {'^', -1, 0}, {'v', 1, 0}, {'`', -1, -1}, {'\'', -1, 1}, {',', 1, -1}, {'.', 1, 1}}};

// The neighbour of a cell; nothing beyond the edge.
std::optional<Cell> neighbour(Cell cell, const Arrow& arrow) {
  const int row = cell / kSide + arrow.down;
  const int column = cell % kSide + arrow.right;
  if (row < 0 || column < 0 || row >= kSide || column >= kSide) return std::nullopt;
  return static_cast<Cell>(row * kSide + column);
}

CellName name_of(Cell cell) { return {cell / kSide + 1, cell % kSide + 1}; }

// 81 characters of this format, and where each stands in the text; nothing if it is another text.
struct Signs {
  std::string signs;
  std::vector<std::size_t> offsets;
};

std::optional<Signs> signs_in(std::string_view text) {
  Signs found;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char sign = text[at];
    if (sign == ' ' || (sign >= '\t' && sign <= '\r')) continue;
    const bool is_arrow =
        std::any_of(kArrows.begin(), kArrows.end(), [&](const Arrow& arrow) { return arrow.sign == sign; });
    if ((!is_arrow && kSumSigns.find(sign) == std::string_view::npos) || found.signs.size() == kClassicCells)
      return std::nullopt;
    found.signs += sign;
    found.offsets.push_back(at);
  }
  return found.signs.size() == kClassicCells ? std::optional(std::move(found)) : std::nullopt;
}

// Each cell's sign towards the sum of its cage; nothing if a cage is not in one piece or its sum cannot be written.
std::optional<std::string> signs_of(const CageLayout& layout) {
  std::string signs(kClassicCells, '0');
  std::vector<bool> is_done(kClassicCells);
  std::vector<Cell> queue;
  std::vector<bool> has_root(layout.sums.size());
  for (Cell first = 0; first < kClassicCells; ++first) {
    const std::uint16_t cage = layout.cage_of[first];
    if (cage == 0 || is_done[first]) continue;
    if (has_root[cage] || layout.sums[cage] >= static_cast<int>(kSumSigns.size())) return std::nullopt;
    has_root[cage] = true;
    signs[first] = kSumSigns[static_cast<std::size_t>(layout.sums[cage])];
    is_done[first] = true;
    queue.assign(1, first);
    for (std::size_t at = 0; at < queue.size(); ++at) {
      for (const Arrow& arrow : kArrows) {
        // The cell whose arrow leads here.
        const auto from = neighbour(queue[at], {arrow.sign, -arrow.down, -arrow.right});
        if (!from || is_done[*from] || layout.cage_of[*from] != cage) continue;
        signs[*from] = arrow.sign;
        is_done[*from] = true;
        queue.push_back(*from);
      }
    }
  }
  return signs;
}

}  // namespace

MaybeDraft read_killer_line(const SheetText& text, std::optional<Alphabet>) {
  const auto found = signs_in(text.text);
  if (!found) return std::nullopt;
  const auto fault = [&](Cell cell, auto sentence) {
    return failure(text.text, found->offsets[cell], ParseErrorCode::kBadShape, sentence);
  };
  CageLayout layout{std::vector<std::uint16_t>(kClassicCells), {0}};
  std::vector<std::uint16_t> cage_at(kClassicCells);  // by the cell of the sum
  for (Cell cell = 0; cell < kClassicCells; ++cell) {
    Cell at = cell;
    for (std::size_t steps = 0;; ++steps) {
      const auto arrow =
          std::find_if(kArrows.begin(), kArrows.end(), [&](const Arrow& one) { return one.sign == found->signs[at]; });
      if (arrow == kArrows.end()) break;
      if (steps == kClassicCells) return fault(cell, say(MessageId::kKillerCircle, name_of(cell)));
      const auto next = neighbour(at, *arrow);
      if (!next) return fault(at, say(MessageId::kKillerPointsOut, name_of(at)));
      at = *next;
    }
    if (cage_at[at] == 0) {
      cage_at[at] = static_cast<std::uint16_t>(layout.sums.size());
      layout.sums.push_back(static_cast<int>(kSumSigns.find(found->signs[at])));
    }
    layout.cage_of[cell] = cage_at[at];
  }
  Draft draft = blank_draft("killer-line", kSide);
  draft.boxes = BoxShape{3, 3};
  FoundClues clues(kSide);
  add_cages(clues, layout);
  draft.constraints = clues.take();
  return draft;
}

MaybeDraft recognise_killer_line(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (text.text.find_first_of("<>^") == std::string_view::npos) return std::nullopt;
  return read_killer_line(text, alphabet);
}

std::string write_killer_line(const Sheet& sheet, Alphabet) { return *signs_of(*cages_of(*sheet.puzzle.geometry)); }

Message killer_line_refusal(const Sheet& sheet) {
  const auto layout = cages_of(*sheet.puzzle.geometry);
  const bool fits = layout && filled(sheet.puzzle.givens) == 0 && signs_of(*layout);
  return fits ? Message() : say(MessageId::kKillerAlone);
}

}  // namespace sudoscope
