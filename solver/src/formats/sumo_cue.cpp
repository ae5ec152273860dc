// Numbers of cells to cages and back.
#include "sumo_cue.hpp"

#include <algorithm>
#include <map>

#include "cage_layout.hpp"
#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kPlain = "3x3::k:";
constexpr std::string_view kWithDiagonals = "3x3:d:k:";
constexpr int kPerSum = 256;

}  // namespace

MaybeDraft read_sumo_cue(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const bool with_diagonals = word->text.starts_with(kWithDiagonals);
  if (!with_diagonals && !word->text.starts_with(kPlain)) return std::nullopt;
  std::string_view body = word->text.substr((with_diagonals ? kWithDiagonals : kPlain).size());
  if (body.ends_with(':')) body.remove_suffix(1);
  const std::vector<std::string_view> fields = split_at(body, ':');
  if (fields.size() != kClassicCells)
    return failure(text.text, word->offset, ParseErrorCode::kBadLength,
                   say(MessageId::kSumoCueNumbers, body.empty() ? 0 : fields.size()));
  Draft draft = blank_draft("sumocue", kClassicSide);
  draft.boxes = BoxShape{3, 3};
  CageLayout layout{std::vector<std::uint16_t>(kClassicCells), {0}};
  std::map<int, std::uint16_t> cages;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const auto number = small_number(fields[cell]);
    if (!number) {
      const auto offset = static_cast<std::size_t>(fields[cell].data() - text.text.data());
      return failure(text.text, offset, ParseErrorCode::kBadNumber,
                     say(MessageId::kSumoCueNumber, excerpt(fields[cell])));
    }
    if (*number < kPerSum) continue;
    const auto [known, is_new] = cages.try_emplace(*number % kPerSum, static_cast<std::uint16_t>(layout.sums.size()));
    if (is_new) layout.sums.push_back(*number / kPerSum);
    layout.cage_of[cell] = known->second;
  }
  FoundClues found(kClassicSide);
  if (with_diagonals) found.add("diagonals");
  add_cages(found, layout);
  draft.constraints = found.take();
  return draft;
}

std::string write_sumo_cue(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  std::string text(has_kind(geometry.constraints(), "diagonals") ? kWithDiagonals : kPlain);
  const auto layout = cages_of(geometry);
  for (const std::uint16_t cage : layout->cage_of)
    text += std::to_string(layout->sums[cage] > 0 ? layout->sums[cage] * kPerSum + cage : 0) + ':';
  return text;
}

Message sumo_cue_refusal(const Sheet& sheet) {
  const auto layout = cages_of(*sheet.puzzle.geometry);
  const bool fits = layout && layout->sums.size() <= kPerSum && filled(sheet.puzzle.givens) == 0 &&
                    std::find(layout->sums.begin() + 1, layout->sums.end(), 0) == layout->sums.end();
  return fits ? Message() : say(MessageId::kKillerAlone);
}

}  // namespace sudoscope
