// Random sheets: all parts that losses() does not name are read
// back; and a sheet within a format's limits loses nothing.
#include <bit>

#include "sheets.hpp"

using namespace sudoscope;

namespace {

int below(Rng& rng, int limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }

bool chance(Rng& rng) { return below(rng, 2) == 0; }

// Rows, but for the last cell of the first and the first cell of the second, which are exchanged.
GeometryPtr jigsaw(int side, const Constraints& constraints) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < side * side; ++cell) regions.push_back(static_cast<std::uint8_t>(cell / side));
  // Both stay in one piece.
  std::swap(regions[static_cast<std::size_t>(side - 1)], regions[static_cast<std::size_t>(side)]);
  return Geometry::jigsaw(regions, constraints).value();
}

Constraints random_constraints(Rng& rng, const Format& format, bool within) {
  const Constraints kSome = {{"diagonals"},
                             {"disjointgroups"},
                             {"extraregion", R"([{"cells":["R1C1","R2C2","R3C3"]}])"},
                             {"antiknight"},
                             {"killercage", R"([{"cells":["R1C1","R1C2"],"value":"\"\u00e9\" = 3"}])"},
                             {"no-one-knows", "7"}};
  Constraints constraints;
  for (const Constraint& one : kSome) {
    const bool held = format.rules == kEveryRule;
    if (chance(rng) && (held || !within)) constraints.push_back(one);
  }
  return constraints;
}

GeometryPtr shape(Rng& rng, const Format& format, bool within) {
  const int span = std::min(format.largest_side, 16) - format.smallest_side + 1;
  const int side = format.smallest_side + below(rng, span);
  const Constraints constraints = random_constraints(rng, format, within);
  if ((format.jigsaw || !within) && below(rng, 4) == 0 && side > 2 && !format.square_boxes)
    return jigsaw(side, constraints);
  BoxShape boxes = default_box_shape(side);
  if ((format.boxes || !within) && chance(rng)) std::swap(boxes.height, boxes.width);
  if (format.square_boxes) boxes = {2 + below(rng, 3), 0};
  if (format.square_boxes) boxes.width = boxes.height;
  return Geometry::boxes(boxes.height, boxes.width, constraints).value();
}

Sheet random_sheet(Rng& rng, const Format& format, bool within) {
  Sheet sheet;
  sheet.puzzle.geometry = shape(rng, format, within);
  const int side = sheet.puzzle.geometry->side();
  const auto cells = static_cast<std::size_t>(side * side);
  sheet.puzzle.givens.assign(cells, kBlank);
  sheet.entries.assign(cells, kBlank);
  const bool givens = !(within && format.id == "sukaku");
  const bool entries = chance(rng) && (!within || format.entries == EntriesKept::kApart);
  const bool candidates = !within ? chance(rng) : format.id == "sukaku" || (format.candidates && chance(rng));
  if (candidates) sheet.candidates.assign(cells, 0);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int kind = below(rng, 4);
    const auto digit = static_cast<Digit>(below(rng, side));
    if (kind == 0 && givens) sheet.puzzle.givens[cell] = digit;
    if (kind == 1 && entries) sheet.entries[cell] = digit;
    if (!candidates || sheet.puzzle.givens[cell] != kBlank || sheet.entries[cell] != kBlank) continue;
    for (Digit mark = 0; mark < side; ++mark) sheet.candidates[cell] |= chance(rng) ? digit_bit(mark) : 0;
    // A lone digit in a grid of candidates is placed.
    const bool placed = format.id == "pencil-marks" || format.id == "sdx";
    if (within && placed && is_single(sheet.candidates[cell])) sheet.candidates[cell] = 0;
  }
  if (within && format.id == "sukaku") {  // whose candidates are the puzzle
    const GeometryPtr& geometry = sheet.puzzle.geometry;
    sheet.puzzle.geometry =
        Geometry::boxes(geometry->box_height(), geometry->box_width(), {given_candidates(side, sheet.candidates)})
            .value();
  }
  if (chance(rng) && (!within || format.marks)) {
    sheet.corners.assign(cells, 0);
    sheet.colours.assign(cells, 0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (sheet.puzzle.givens[cell] == kBlank && sheet.entries[cell] == kBlank && chance(rng))
        sheet.corners[cell] = digit_bit(static_cast<Digit>(below(rng, side)));
      if (below(rng, 4) == 0) sheet.colours[cell] = static_cast<std::uint16_t>(1U << below(rng, kColours));
      if (!within && below(rng, 9) == 0) sheet.colours[cell] |= 1;
    }
  }
  for (const char* const name : kSheetTags) {
    const bool held =
        std::string(" ").append(format.tags).append(" ").find(" " + std::string(name) + " ") != std::string::npos;
    // There a solution is digits, in place of entries.
    const bool is_digits = format.id == "sudoku-maker" && std::string(name) == "solution";
    if (chance(rng) && ((held && !is_digits) || !within))
      sheet.tags.push_back({name, "a \"b\" <c> & d\\ \xC3\xA9 \xF0\x9F\x98\x80 " + std::to_string(below(rng, 99))});
  }
  make_tidy(sheet);
  return sheet;
}

}  // namespace

TEST_CASE("Everything that losses() does not name is read back") {
  Rng rng(1);
  for (const Format& format : all_formats()) {
    for (int round = 0; round < 25; ++round) {
      const Sheet sheet = random_sheet(rng, format, false);
      CAPTURE(format.id, round);
      if (losses(sheet, format.id)) CHECK_ROUND_TRIP(sheet, format.id);
    }
  }
}

TEST_CASE("Sheets within the limits of a format lose nothing") {
  Rng rng(2);
  for (const Format& format : all_formats()) {
    for (int round = 0; round < 25; ++round) {
      if (format.id == "sumocue" || format.id == "killer-line") continue;  // for cages, and nothing else
      const Sheet sheet = random_sheet(rng, format, true);
      CAPTURE(format.id, round);
      const auto lost = losses(sheet, format.id);
      if (!lost) FAIL(text_of(lost.error()));
      // HoDoKu works candidates out by itself, and random ones are seldom among those.
      if (format.id == "hodoku" && !sheet.candidates.empty()) continue;
      // Random givens clash, perhaps only in the usual boxes.
      if (!format.boxes && !lost.value().empty())
        CHECK(text_of(lost.value()[0]).rfind("The shape of the boxes", 0) == 0);
      if (format.boxes) CHECK(texts_of(lost.value()) == std::vector<std::string>{});
      CHECK_ROUND_TRIP(sheet, format.id);
    }
  }
}

TEST_CASE("A colour of a cell is the nearest of ours, whatever a setter chose") {
  const auto colour_of = [](const std::string& text) {
    std::string json = R"({"size":9,"grid":[)";
    for (int row = 0; row < 9; ++row) {
      json += row == 0 ? "[" : ",[";
      for (int column = 0; column < 9; ++column) {
        const bool is_first = row + column == 0;
        json += column == 0 ? "" : ",";
        json += is_first ? R"({"value":5,"given":true,"c":")" + text + "\"}" : "{}";
      }
      json += ']';
    }
    const auto read = read_sheet(json + "]}");
    REQUIRE(read);
    const std::uint16_t bits = read.value().sheet.colours[0];
    CHECK(std::has_single_bit(bits));
    return static_cast<char>('A' + std::countr_zero(bits));
  };
  std::string letters;
  for (const char* text : {"#0000ff", "#f80", "#00FF00", "#ff0000", "#8800ff", "#00ffff", "#ffff00", "#ff66aa",
                           "#888888", "#ffffff", "#cc0000ff", "red"})
    letters += colour_of(text);
  CHECK(letters == "ABCDEFGHIIDA");
}

TEST_CASE("Corner marks, centre marks and colours are exported apart, or named as lost") {
  Sheet sheet;
  sheet.puzzle = {Geometry::boxes(3, 3).value(), std::vector<Digit>(81, kBlank)};
  sheet.puzzle.givens[0] = 4;
  sheet.candidates.assign(81, 0);
  sheet.corners.assign(81, 0);
  sheet.colours.assign(81, 0);
  sheet.corners[9] = digit_bit(2) | digit_bit(7);
  sheet.candidates[9] = digit_bit(4);
  sheet.colours[9] = 2;
  make_tidy(sheet);
  const std::string json = write_sheet(sheet, "f-puzzles-json").value().text;
  CHECK(json.find(R"({"centerPencilMarks":[5],"cornerPencilMarks":[3,8],"highlight":"#FFE060"})") != std::string::npos);
  for (const std::string_view format : {"f-puzzles", "f-puzzles-json", "fpuz"}) {
    CHECK(losses(sheet, format).value().empty());
    CHECK_ROUND_TRIP(sheet, format);
  }
  CHECK(texts_of(losses(sheet, "s9b").value()) ==
        std::vector<std::string>{"The centre marks are left out.", "The colours of the cells are left out."});
  CHECK(texts_of(losses(sheet, "line").value()) ==
        std::vector<std::string>{"The candidates are left out.", "The colours of the cells are left out."});
  // Marks in the corners are the notes of a player in a format with one kind of marks.
  CHECK(read_sheet(write_sheet(sheet, "s9b").value().text).value().sheet.candidates[9] == sheet.corners[9]);
}
