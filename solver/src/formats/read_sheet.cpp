// read_sheet: finds the format, makes a grid of what its reader found, and says in words what that is.
#include <algorithm>

#include "draft.hpp"
#include "grid/parse_steps.hpp"
#include "link.hpp"
#include "plain_formats.hpp"
#include "sudoku_wiki.hpp"
#include "sudoscope/contradiction.hpp"
#include "sukaku.hpp"
#include "two_digits.hpp"
#include "zero_runs.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// What is certain by its first characters, then by its punctuation, then by its length.
constexpr ReadFormat kParticular[] = {read_link, read_scf, recognise_sukaku, read_two_digits, read_s9b};

MaybeDraft recognise(const SheetText& text, std::optional<Alphabet> alphabet) {
  for (const ReadFormat read : kParticular) {
    if (MaybeDraft draft = read(text, alphabet)) return draft;
  }
  DraftResult plain = read_plain(text, alphabet);
  MaybeDraft compressed = read_zero_runs(text, alphabet);
  if (!plain.ok() && compressed) return compressed;
  if (plain.ok() && compressed) plain.value().other_formats.push_back(compressed->value().format);
  return plain;
}

// The format whose reader is asked: several write differently what is read alike.
DraftResult read_as(const SheetText& text, const ReadSheetOptions& options) {
  const FormatRow& row = format_row(options.format);
  MaybeDraft linked = read_link(text, options.alphabet);
  MaybeDraft draft = linked && linked->ok() ? std::move(linked) : row.read(text, options.alphabet);
  if (!draft) {
    return failure(ParseErrorCode::kBadShape, "This is not what is called '" + std::string(row.facts.name) + "'.");
  }
  if (draft->ok() && !linked) draft->value().format = row.facts.id;
  return *std::move(draft);
}

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

// All shapes of boxes that are not rows or columns, the default one first.
std::vector<BoxShape> box_shapes(int side) {
  std::vector<BoxShape> shapes = {default_box_shape(side)};
  for (int height = 2; height * 2 <= side; ++height) {
    const BoxShape shape{height, side / height};
    if (side % height == 0 && !(shape == shapes[0])) shapes.push_back(shape);
  }
  return shapes;
}

bool clashes(GeometryPtr geometry, const std::vector<Digit>& givens) {
  return find_clash({std::move(geometry), givens}).has_value();
}

struct Shape {
  GeometryPtr geometry;
  std::vector<GeometryPtr> others;  // that fit as well
};

// Where neither the text nor the options tell the boxes, the first shape in which no two givens clash.
Result<Shape, std::string> shape_of(const Draft& draft, const ReadSheetOptions& options) {
  using Made = Result<Shape, std::string>;
  ParseOptions shape = options.shape;
  shape.extra.diagonals = shape.extra.diagonals || draft.diagonals;
  std::optional<BoxShape> told = draft.boxes;
  if (!draft.regions.empty() && !shape.boxes && shape.regions.empty()) {
    told = boxes_of(draft.regions, draft.side);
    if (!told) shape.regions = draft.regions;
  }
  auto made = make_geometry(draft.side, told, shape);
  if (!made) return Made::failure(made.error());
  Shape found{made.value(), {}};
  if (told || shape.boxes || !shape.regions.empty()) return found;

  for (const BoxShape& boxes : box_shapes(draft.side)) {
    const auto geometry = Geometry::boxes(boxes.height, boxes.width, shape.extra);
    if (geometry && !clashes(geometry.value(), draft.givens)) found.others.push_back(geometry.value());
  }
  if (found.others.empty()) return found;
  found.geometry = found.others.front();
  found.others.erase(found.others.begin());
  return found;
}

std::string name_of(Alphabet alphabet, int side) {
  const auto last = [&](char first, int before) {
    return std::string(1, static_cast<char>(first + side - before - 1));
  };
  if (alphabet == Alphabet::kLetters) return "A-" + last('A', 0);
  if (alphabet == Alphabet::kFromZero) return "0-9" + (side > 10 ? "A-" + last('A', 10) : "");
  return side <= 35 ? "1-9A-" + last('A', 9) : "1-9A-Z" + (side > 36 ? "a-" + last('a', 35) : "a");
}

std::string describe(const Sheet& sheet, const Draft& draft) {
  std::string text(find_sheet_format(draft.format)->name);
  text += ", " + shape_in_words(*sheet.puzzle.geometry) + ", " + givens_in_words(sheet.puzzle.givens);
  if (const std::size_t entries = filled(sheet.entries); entries > 0) {
    text += ", " + std::to_string(entries) + (entries == 1 ? " entry" : " entries");
  }
  if (!sheet.candidates.empty()) text += ", candidates";
  if (draft.alphabet) text += ", digits " + name_of(*draft.alphabet, draft.side);
  return text;
}

Result<SheetReading, ParseError> finish(Draft draft, const ReadSheetOptions& options) {
  using Finished = Result<SheetReading, ParseError>;
  auto shape = shape_of(draft, options);
  if (!shape) return Finished::failure({ParseErrorCode::kBadShape, 0, 0, shape.error()});
  SheetReading reading;
  reading.sheet = {{shape.value().geometry, std::move(draft.givens)},
                   std::move(draft.entries),
                   std::move(draft.candidates),
                   std::move(draft.tags)};
  make_tidy(reading.sheet);
  reading.format = draft.format;
  reading.alphabet = draft.alphabet;
  reading.description = describe(reading.sheet, draft);
  reading.notes = std::move(draft.notes);
  for (const Alphabet alphabet : draft.other_alphabets) {
    reading.others.push_back({draft.format, alphabet, {}, "Digits " + name_of(alphabet, draft.side)});
  }
  for (const GeometryPtr& geometry : shape.value().others) {
    const BoxShape boxes{geometry->box_height(), geometry->box_width()};
    reading.others.push_back({draft.format, draft.alphabet, boxes, shape_in_words(*geometry)});
  }
  for (const std::string_view format : draft.other_formats) {
    reading.others.push_back({format, {}, {}, std::string(find_sheet_format(format)->name)});
  }
  return reading;
}

}  // namespace

Result<SheetReading, ParseError> read_sheet(std::string_view text, const ReadSheetOptions& options) {
  using Read = Result<SheetReading, ParseError>;
  if (text.size() > kMostBytes) {
    return Read::failure({ParseErrorCode::kTooLong, 0, 0, "The text is longer than a mebibyte: no puzzle is."});
  }
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
  const auto control = std::find_if(text.begin(), text.end(), is_control);
  if (control != text.end()) {
    return Read::failure(error_at(text, static_cast<std::size_t>(control - text.begin()), ParseErrorCode::kBadCharacter,
                                  "This is not a text that can be read: it is binary."));
  }
  if (trimmed(text).text.empty()) {
    return Read::failure({ParseErrorCode::kEmpty, 0, 0, "There is no puzzle in this text yet."});
  }
  const SheetText sheet_text{text, text_lines(text)};
  DraftResult draft = options.format.empty() ? *recognise(sheet_text, options.alphabet) : read_as(sheet_text, options);
  if (!draft) return Read::failure(draft.error());
  return finish(std::move(draft.value()), options);
}

}  // namespace sudoscope
