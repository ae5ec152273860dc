// Decides on the grid of a draft, and describes it in words.
#include "finish_draft.hpp"

#include <algorithm>

#include "fitting_boxes.hpp"
#include "grid/parse_steps.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// The boxes that regions are, if they are boxes.
std::optional<BoxShape> boxes_of(std::span<const std::uint8_t> regions, int side) {
  for (int height = 1; height <= side; ++height) {
    if (side % height != 0) continue;
    const auto boxes = Geometry::boxes(height, side / height);
    const Geometry& geometry = *boxes.value();
    // Regions may be numbered in any order: each box has one of its own.
    std::vector<int> region_of_box(static_cast<std::size_t>(side), -1);
    bool same = true;
    for (std::size_t cell = 0; same && cell < regions.size(); ++cell) {
      int& region = region_of_box[static_cast<std::size_t>(geometry.box_of(static_cast<Cell>(cell)))];
      if (region < 0) region = regions[cell];
      same = region == regions[cell];
    }
    std::sort(region_of_box.begin(), region_of_box.end());
    const bool distinct = std::adjacent_find(region_of_box.begin(), region_of_box.end()) == region_of_box.end();
    if (same && distinct) return BoxShape{height, side / height};
  }
  return std::nullopt;
}

struct Shape {
  GeometryPtr geometry;
  std::vector<BoxShape> others;  // that fit as well
};

// The boxes of the text or the options, or else the first shape in which no two givens clash.
Result<Shape, Message> shape_of(const Draft& draft, const ReadSheetOptions& options) {
  using Made = Result<Shape, Message>;
  ParseOptions shape = options.shape;
  for (const Constraint& constraint : draft.constraints) {
    if (!has_kind(shape.constraints, constraint.kind)) shape.constraints.push_back(constraint);
  }
  std::optional<BoxShape> told = draft.boxes;
  if (!draft.regions.empty() && !shape.boxes && shape.regions.empty()) {
    told = boxes_of(draft.regions, draft.side);
    if (!told) shape.regions = draft.regions;
  }
  Shape found;
  if (!told && !shape.boxes && shape.regions.empty()) {
    found.others = fitting_boxes(draft.givens, draft.side, shape.constraints);
    told = found.others.front();
    found.others.erase(found.others.begin());
  }
  auto made = make_geometry(draft.side, told, shape);
  if (!made) return Made::failure(made.error());
  found.geometry = made.value();
  return found;
}

std::string name_of(Alphabet alphabet, int side) {
  const auto last = [&](char first, int before) {
    return std::string(1, static_cast<char>(first + side - before - 1));
  };
  if (alphabet == Alphabet::kLetters) return "A-" + last('A', 0);
  if (alphabet == Alphabet::kFromZero) return side <= 10 ? "0-" + last('0', 0) : "0-9A-" + last('A', 10);
  if (side < 10) return "1-" + last('1', 0);
  return side <= 35 ? "1-9A-" + last('A', 9) : "1-9A-Z" + (side > 36 ? "a-" + last('a', 35) : "a");
}

Message describe(const Sheet& sheet, const Draft& draft) {
  Message told = say(MessageId::kSheetDescribed, Message(find_format(draft.format)->name),
                     shape_in_words(*sheet.puzzle.geometry), givens_in_words(sheet.puzzle.givens));
  const std::size_t entries = filled(sheet.entries);
  if (entries > 0) told = say(MessageId::kSheetWithEntries, told, entries);
  if (!sheet.candidates.empty() || !sheet.corners.empty()) told = say(MessageId::kSheetWithCandidates, told);
  if (draft.alphabet) told = say(MessageId::kSheetWithAlphabet, told, name_of(*draft.alphabet, draft.side));
  return told;
}

}  // namespace

MaybeSheet finish_draft(Draft draft, const ReadSheetOptions& options) {
  auto shape = shape_of(draft, options);
  if (!shape) return MaybeSheet::failure({ParseErrorCode::kBadShape, 0, 0, shape.error()});
  SheetReading reading;
  reading.sheet = {{shape.value().geometry, std::move(draft.givens)},
                   std::move(draft.entries),
                   std::move(draft.candidates),
                   std::move(draft.tags),
                   std::move(draft.corners),
                   std::move(draft.colours)};
  make_tidy(reading.sheet);
  reading.format = draft.format;
  reading.alphabet = draft.alphabet;
  reading.description = describe(reading.sheet, draft);
  reading.notes = std::move(draft.notes);
  reading.name = std::move(draft.name);
  if (Message pieces = pieces_in_words(*reading.sheet.puzzle.geometry)) reading.notes.push_back(std::move(pieces));
  for (const Alphabet alphabet : draft.other_alphabets) {
    const std::string name = name_of(alphabet, draft.side);
    reading.others.push_back(
        {draft.format, alphabet, {}, say(MessageId::kDigitsOfAlphabet, name), say(MessageId::kReadWithAlphabet, name)});
  }
  for (const BoxShape& boxes : shape.value().others) {
    const auto constraints = reading.sheet.puzzle.geometry->constraints();
    const auto geometry = Geometry::boxes(boxes.height, boxes.width, {constraints.begin(), constraints.end()});
    reading.others.push_back({draft.format, draft.alphabet, boxes, shape_in_words(*geometry.value()),
                              say(MessageId::kReadWithBoxes, Size{boxes.height, boxes.width})});
  }
  return reading;
}

}  // namespace sudoscope
