// write_sheet and losses: what a format cannot hold is said before it is lost.
#include <algorithm>
#include <cassert>

#include "draft.hpp"
#include "fitting_boxes.hpp"
#include "grid/cell_texts.hpp"

namespace sudoscope {
namespace {

std::string square(int side) { return std::to_string(side) + "x" + std::to_string(side); }

std::optional<std::string> refusal(const Sheet& sheet, const SheetFormat& format) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const std::string name = "'" + std::string(format.name) + "'";
  if (geometry.side() < format.smallest_side || geometry.side() > format.largest_side) {
    const bool one = format.smallest_side == format.largest_side;
    return name + " is for " + (one ? "" : square(format.smallest_side) + " to ") + square(format.largest_side) +
           " grids, and this one is " + square(geometry.side()) + ".";
  }
  const bool is_square = geometry.box_height() == geometry.box_width() && !geometry.is_jigsaw();
  if (format.square_boxes && !is_square) return name + " is for grids with square boxes.";
  return std::nullopt;
}

// Whether a list split by spaces has the name.
bool holds(std::string_view list, std::string_view name) {
  const auto names = split_at(list, ' ');
  return std::find(names.begin(), names.end(), name) != names.end();
}

// The boxes that a reader takes who is told none.
BoxShape read_boxes(const Sheet& sheet, const SheetFormat& format) {
  std::vector<Digit> shown = sheet.puzzle.givens;
  for (std::size_t cell = 0; format.entries == EntriesKept::kMixed && cell < shown.size(); ++cell) {
    shown[cell] = held(sheet, cell);
  }
  return fitting_boxes(shown, sheet.puzzle.geometry->side(), {}).front();
}

void add_shape_losses(std::vector<std::string>& lost, const Sheet& sheet, const SheetFormat& format) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (geometry.is_jigsaw()) {
    if (!format.jigsaw) lost.push_back("The regions of the jigsaw are left out: readers will assume boxes.");
  } else if (!format.boxes) {
    const BoxShape taken = read_boxes(sheet, format);
    if (!(BoxShape{geometry.box_height(), geometry.box_width()} == taken)) {
      lost.push_back("The shape of the boxes is left out: readers will assume " + std::to_string(taken.height) + "x" +
                     std::to_string(taken.width) + ".");
    }
  }
  Constraints left_out;
  for (const Constraint& constraint : geometry.constraints()) {
    if (format.rules != kEveryRule && !holds(format.rules, constraint.kind)) left_out.push_back(constraint);
  }
  if (!left_out.empty()) {
    lost.push_back((left_out.size() == 1 ? "A rule is left out: " : "These rules are left out: ") + names_of(left_out) +
                   ".");
  }
}

void add_tag_losses(std::vector<std::string>& lost, const Sheet& sheet, const SheetFormat& format) {
  for (const char* const name : kSheetTags) {
    if (!holds(format.tags, name) && !tag_of(sheet, name).empty())
      lost.push_back("The " + std::string(name) + " is left out.");
  }
}

}  // namespace

Result<std::vector<std::string>, std::string> losses(const Sheet& sheet, std::string_view id) {
  using Losses = Result<std::vector<std::string>, std::string>;
  const FormatRow& row = format_row(id);
  auto refused = refusal(sheet, row.facts);
  if (!refused && row.refuse) refused = row.refuse(sheet);
  if (refused) return Losses::failure(*std::move(refused));
  std::vector<std::string> lost;
  add_shape_losses(lost, sheet, row.facts);
  const std::size_t entries = filled(sheet.entries);
  if (entries > 0 && row.facts.entries == EntriesKept::kNone) {
    lost.push_back(entries == 1 ? "The entry is left out."
                                : "The " + std::to_string(entries) + " entries are left out.");
  }
  if (entries > 0 && row.facts.entries == EntriesKept::kMixed)
    lost.push_back("Givens and entries are no longer told apart.");
  if (!sheet.candidates.empty() && !row.facts.candidates) lost.push_back("The candidates are left out.");
  add_tag_losses(lost, sheet, row.facts);
  if (row.further) {
    for (std::string& sentence : row.further(sheet)) lost.push_back(std::move(sentence));
  }
  return lost;
}

Result<Written, std::string> write_sheet(const Sheet& sheet, std::string_view id, Alphabet alphabet) {
  using Wrote = Result<Written, std::string>;
  auto lost = losses(sheet, id);
  if (!lost) return Wrote::failure(lost.error());
  const FormatRow& row = format_row(id);
  return Written{std::string(row.begin) + row.write(sheet, alphabet) + std::string(row.end), std::move(lost.value())};
}

}  // namespace sudoscope
