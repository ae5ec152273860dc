// write_sheet and losses: the parts that a format cannot hold are reported before they are lost.
#include <algorithm>
#include <cassert>

#include "draft.hpp"
#include "fitting_boxes.hpp"
#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

Message refusal(const Sheet& sheet, const Format& format) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const Message name(format.name);
  const Size size = square(geometry.side());
  if (geometry.side() < format.smallest_side || geometry.side() > format.largest_side) {
    const Size least = square(format.smallest_side);
    const Size most = square(format.largest_side);
    return format.smallest_side == format.largest_side ? say(MessageId::kFormatSide, name, most, size)
                                                       : say(MessageId::kFormatSides, name, least, most, size);
  }
  const bool is_square = geometry.box_height() == geometry.box_width() && !geometry.is_jigsaw();
  return format.square_boxes && !is_square ? say(MessageId::kFormatSquareBoxes, name) : Message();
}

// The boxes that a reader takes if none are named.
BoxShape read_boxes(const Sheet& sheet, const Format& format) {
  std::vector<Digit> shown = sheet.puzzle.givens;
  for (std::size_t cell = 0; format.entries == EntriesKept::kMixed && cell < shown.size(); ++cell) {
    shown[cell] = held(sheet, cell);
  }
  return fitting_boxes(shown, sheet.puzzle.geometry->side(), {}).front();
}

void add_shape_losses(std::vector<Message>& lost, const Sheet& sheet, const Format& format) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (geometry.is_jigsaw()) {
    if (!format.jigsaw) lost.push_back(say(MessageId::kRegionsLeftOut));
  } else if (!format.boxes) {
    const BoxShape taken = read_boxes(sheet, format);
    if (!(BoxShape{geometry.box_height(), geometry.box_width()} == taken)) {
      lost.push_back(say(MessageId::kBoxesLeftOut, Size{taken.height, taken.width}));
    }
  }
  Constraints left_out;
  for (const Constraint& constraint : geometry.constraints()) {
    if (format.rules != kEveryRule && !has_word(format.rules, constraint.kind)) left_out.push_back(constraint);
  }
  if (!left_out.empty()) lost.push_back(say(MessageId::kRulesLeftOut, left_out.size(), names_of(left_out)));
}

// For each of kSheetTags, in its order.
constexpr MessageId kTagLosses[] = {
    MessageId::kTitleLeftOut, MessageId::kAuthorLeftOut,    MessageId::kCommentLeftOut,
    MessageId::kDateLeftOut,  MessageId::kSourceLeftOut,    MessageId::kLevelLeftOut,
    MessageId::kUrlLeftOut,   MessageId::kRulesTextLeftOut, MessageId::kSolutionLeftOut};
static_assert(std::size(kTagLosses) == std::size(kSheetTags));

void add_tag_losses(std::vector<Message>& lost, const Sheet& sheet, const Format& format) {
  for (std::size_t tag = 0; tag < std::size(kSheetTags); ++tag) {
    const char* const name = kSheetTags[tag];
    if (!has_word(format.tags, name) && !tag_of(sheet, name).empty()) lost.push_back(Message(kTagLosses[tag]));
  }
}

}  // namespace

Sheet fitted_to(const Sheet& sheet, const Format& format) {
  Sheet fitted = sheet;
  if (format.marks || sheet.corners.empty()) return fitted;
  fitted.candidates = std::move(fitted.corners);
  fitted.corners.clear();
  return fitted;
}

Result<std::vector<Message>, Message> losses(const Sheet& whole, std::string_view id) {
  using Losses = Result<std::vector<Message>, Message>;
  const FormatRow& row = format_row(id);
  const Sheet sheet = fitted_to(whole, row.facts);
  Message refused = refusal(sheet, row.facts);
  if (!refused && row.refuse) refused = row.refuse(sheet);
  if (refused) return Losses::failure(std::move(refused));
  std::vector<Message> lost;
  add_shape_losses(lost, sheet, row.facts);
  const std::size_t entries = filled(sheet.entries);
  if (entries > 0 && row.facts.entries == EntriesKept::kNone) lost.push_back(say(MessageId::kEntriesLeftOut, entries));
  if (entries > 0 && row.facts.entries == EntriesKept::kMixed) lost.push_back(say(MessageId::kEntriesMixed));
  if (!sheet.candidates.empty() && !row.facts.candidates) lost.push_back(say(MessageId::kCandidatesLeftOut));
  const bool replaced = !row.facts.marks && !whole.corners.empty() && !whole.candidates.empty();
  if (replaced && row.facts.candidates) lost.push_back(say(MessageId::kCentreLeftOut));
  if (!sheet.colours.empty() && !row.facts.marks) lost.push_back(say(MessageId::kColoursLeftOut));
  add_tag_losses(lost, sheet, row.facts);
  if (row.further) {
    for (Message& sentence : row.further(sheet)) lost.push_back(std::move(sentence));
  }
  return lost;
}

Result<Written, Message> write_sheet(const Sheet& sheet, std::string_view id, Alphabet alphabet) {
  using Wrote = Result<Written, Message>;
  auto lost = losses(sheet, id);
  if (!lost) return Wrote::failure(lost.error());
  const FormatRow& row = format_row(id);
  return Written{std::string(row.begin) + row.write(fitted_to(sheet, row.facts), alphabet) + std::string(row.end),
                 std::move(lost.value())};
}

}  // namespace sudoscope
