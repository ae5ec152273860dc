// The links of puzz.link, the strings of Interactive Sudoku Solver and SudokuPad's
// own format, in every form in which these sites may write the same puzzle.
#include "formats/lz_string.hpp"
#include "seen_grids.hpp"

using namespace sudoscope;

namespace {

int up_to(Rng& rng, int limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }

// Values of a square of this side, 0 = blank; any values, since a puzzle that is read need not have a solution.
std::vector<int> random_values(Rng& rng, int side) {
  std::vector<int> values(static_cast<std::size_t>(side * side), 0);
  const int share = 1 + up_to(rng, 9);
  for (int& value : values) value = up_to(rng, 10) < share ? 0 : 1 + up_to(rng, side);
  return values;
}

std::vector<int> values_of(const Sheet& sheet) {
  std::vector<int> values;
  for (const Digit digit : sheet.puzzle.givens) values.push_back(digit == kBlank ? 0 : digit + 1);
  return values;
}

std::string hex(int value, std::size_t length) {
  std::string text;
  for (std::size_t index = 0; index < length; ++index, value /= 16)
    text.insert(text.begin(), "0123456789abcdef"[value % 16]);
  return text;
}

// The body of a link, with each digit and each run of blanks in one of its equivalent forms.
std::string pzpr_body(Rng& rng, const std::vector<int>& values) {
  std::string text;
  for (std::size_t cell = 0; cell < values.size();) {
    if (values[cell] > 0) {
      const int way = up_to(rng, 8);
      const int value = values[cell++];
      text += way == 0 ? '+' + hex(value, 3) : way == 1 || value > 15 ? '-' + hex(value, 2) : hex(value, 1);
      continue;
    }
    std::size_t run = 0;
    const auto most = static_cast<std::size_t>(1 + up_to(rng, 20));
    for (; run < most && cell < values.size() && values[cell] == 0; ++cell) ++run;
    text += static_cast<char>('g' + run - 1);
  }
  return text;
}

std::string cell_name(std::size_t cell, int side) {
  const auto line = [](std::size_t at) { return "123456789abcdefg"[at]; };
  const auto width = static_cast<std::size_t>(side);
  return std::string("R") + line(cell / width) + 'C' + line(cell % width);
}

std::string rules_of(const std::string& text) {
  const auto reading = read_sheet(text);
  if (!reading) return "error: " + text_of(reading.error().message);
  return text_of(reading.value().sheet.puzzle.geometry->constraints());
}

std::string scl_of(const std::string& json) { return "scl" + lz_compress(json); }

// The cells of SudokuPad's JSON, long or in the shorter form that it packs.
std::string scl_cells(Rng& rng, const std::vector<int>& values, int side, bool is_short) {
  std::string text = "[";
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    const bool first = cell % static_cast<std::size_t>(side) == 0;
    text += first ? (cell > 0 ? "],[" : "[") : ",";
    const std::string value = std::to_string(values[cell]);
    const bool quoted = up_to(rng, 2) == 0;
    if (is_short) {
      if (values[cell] > 0) text += "{v:" + (quoted ? '\'' + value + '\'' : value) + '}';
    } else {
      text += values[cell] == 0 ? "{}" : "{\"value\":" + (quoted ? '"' + value + '"' : value) + '}';
    }
  }
  return text + "]]";
}

}  // namespace

TEST_CASE("A sudoku of puzz.link is read in every size and every form of its digits and blanks") {
  Rng rng(3);
  for (const int side : {4, 6, 9, 16, 25}) {
    for (int round = 0; round < 30; ++round) {
      const std::vector<int> values = random_values(rng, side);
      const std::string size = std::to_string(side);
      const std::string code = "sudoku/" + size + '/' + size + '/' + pzpr_body(rng, values);
      for (const std::string& address :
           {std::string("https://puzz.link/p?"), std::string("http://pzv.jp/p.html?"),
            std::string("https://pzprxs.vercel.app/p?"), std::string("puzz.link/p?"), std::string()}) {
        CAPTURE(address + code);
        const auto reading = read_sheet(address + code);
        if (!reading) FAIL(text_of(reading.error().message));
        CHECK(reading.value().format == "pzpr");
        CHECK(values_of(reading.value().sheet) == values);
      }
    }
  }
}

TEST_CASE("A link of puzz.link to an editor, with flags, or cut behind its last given is read too") {
  const std::string body = "53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79";
  for (const std::string& head :
       {std::string("sudoku/9/9/"), std::string("sudoku_edit/9/9/"), std::string("sudoku/v/9/9/")})
    CHECK(read_line_of("https://puzz.link/p?" + head + body) == kNine);
  CHECK(read_line_of("https://puzz.link/p?sudoku/4/4/1h2") == "1..2............");
  CHECK(read_line_of("https://puzz.link/p?sudoku/4/4/") == std::string(16, '.'));
  const auto unknown = read_sheet("https://puzz.link/p?sudoku/4/4/1.g2").value();
  CHECK(line_of(unknown) == "1..2............");
  CHECK(texts_of(unknown.notes) == std::vector<std::string>{"The question marks in this link were read as blanks."});
}

TEST_CASE("A link of puzz.link to another puzzle, or a broken one, is named in a sentence") {
  const auto message = [](const std::string& text) { return text_of(read_sheet(text).error().message); };
  CHECK(message("https://puzz.link/p?slither/5/5/gdg") ==
        "This puzz.link puzzle is not a sudoku, and Sudoscope cannot read it.");
  CHECK(message("https://puzz.link/p?sudoku/9/8/g") == "A puzz.link sudoku is a square grid of at most 64x64.");
  CHECK(message("https://puzz.link/p?sudoku/9/9/gA") == "A puzz.link sudoku cannot contain this character.");
  CHECK(message("https://puzz.link/p?sudoku/9/9/1a") == "The digits in this link must be from 1 to 9.");
  CHECK(read_sheet("https://puzz.link/p?sudoku/9/9/1a").error().column == 33);
}

TEST_CASE("A string of Interactive Sudoku Solver is read in every size, in parts of any order, also as a link") {
  Rng rng(4);
  for (const int side : {4, 6, 9, 12, 16}) {
    for (int round = 0; round < 20; ++round) {
      const std::vector<int> values = random_values(rng, side);
      std::vector<std::string> parts(1, "");
      for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (values[cell] == 0) continue;
        if (up_to(rng, 20) == 0) parts.emplace_back();
        std::string& part = parts[static_cast<std::size_t>(up_to(rng, static_cast<int>(parts.size())))];
        part += '~' + cell_name(cell, side) + '_' + std::to_string(values[cell]);
      }
      std::string text;
      for (const std::string& part : parts)
        if (!part.empty()) text += (up_to(rng, 4) == 0 ? ".Given" : ".") + part;
      const std::string size = std::to_string(side);
      const std::string shape = ".Shape~" + size + 'x' + size;
      if (side != 9 || text.empty()) text = up_to(rng, 2) == 0 ? shape + text : text + shape;
      CAPTURE(text);
      for (const std::string& address :
           {std::string(), std::string("https://sigh.github.io/Interactive-Sudoku-Solver/?q=")}) {
        const auto reading = read_sheet(address + text);
        if (!reading) FAIL(text_of(reading.error().message));
        CHECK(reading.value().format == "constraint-string");
        CHECK(values_of(reading.value().sheet) == values);
      }
    }
  }
}

TEST_CASE("Every rule of Interactive Sudoku Solver is kept or named, never dropped") {
  const std::string given = ".~R1C1_5";
  CHECK(rules_of(given + ".AntiKnight.AntiKing.AntiConsecutive.DisjointSets.Windoku") ==
        "windows\ndisjointgroups\nantiknight\nantiking\nnonconsecutive\n");
  CHECK(rules_of(".Diagonal~1" + given) == "diagonal+\n");
  CHECK(rules_of(".Diagonal~-1" + given) == "diagonal-\n");
  CHECK(rules_of(".Diagonal~-1.Diagonal~1" + given) == "diagonals\n");
  CHECK(rules_of(given + ".Cage~10~R1C1~R1C2.Cage~7~R2C1~R2C2") ==
        "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"10\"},{\"cells\":[\"R2C1\",\"R2C2\"],\"value\":\"7\"}]"
        "\n");
  CHECK(rules_of(given + ".Thermo~R1C1~R1C2~R1C3") == "thermometer=[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]\n");
  CHECK(rules_of(given + ".WhiteDot~R1C1~R1C2") == "difference=[{\"cells\":[\"R1C1\",\"R1C2\"]}]\n");
  const auto reading =
      read_sheet(given + ".NFA~ab~R1C1.Or.Cage~5~R1C1~R1C2.And.~R2C1_3.End.End.EqualSum~R1C1~-~VS1.Skyscraper~R1~3~")
          .value();
  CHECK(values_of(reading.sheet)[9] == 0);  // within Or it is no given
  const Constraints kept = {reading.sheet.puzzle.geometry->constraints().begin(),
                            reading.sheet.puzzle.geometry->constraints().end()};
  for (const char* const known : {"skyscraper", "eitheror"}) CHECK(has_kind(kept, known));
  for (const char* const unknown : {"EqualSum", "NFA"}) CHECK(has_kind(kept, unknown));
  // Candidates belong to the puzzle, and cells that are named twice keep the digits that both leave.
  const auto some = read_sheet(".~R1C1_1_2_3.~R1C1_2_3.~R1C2_4_5.~R1C2_5_6").value();
  CHECK(some.sheet.puzzle.geometry->is_restricted());
  CHECK(some.sheet.puzzle.geometry->allowed(0) == (digit_bit(1) | digit_bit(2)));
  CHECK(values_of(some.sheet)[1] == 5);
}

TEST_CASE("Regions of Interactive Sudoku Solver are read, and a grid without boxes has rows as boxes") {
  const auto jigsaw = read_sheet(".Shape~4x4.NoBoxes.Jigsaw~1112122232334344.~R1C1_1");
  CHECK_FALSE(jigsaw.value().sheet.puzzle.geometry->is_jigsaw());  // regions of other sizes are a rule that is named
  CHECK(rules_of(".Shape~4x4.NoBoxes.Jigsaw~1112122232334344.~R1C1_1").starts_with("Jigsaw="));
  const auto regions = read_sheet(".Shape~4x4.NoBoxes.Jigsaw~1112122233343444.~R1C1_1").value();
  CHECK(regions.sheet.puzzle.geometry->is_jigsaw());
  const auto rows = read_sheet(".Shape~4x4.NoBoxes.~R1C1_1").value();
  CHECK(rows.sheet.puzzle.geometry->box_height() == 1);
  CHECK(text_of(read_sheet(".Shape~4x5.~R1C1_1").error().message) == "“4x5” is not a square grid of at most 16x16.");
  CHECK(text_of(read_sheet(".Shape~4x4.~R1C1_5").error().message) ==
        "“R1C1_5” does not name a cell of this grid and its digits.");
  const auto from_zero = read_sheet(".Shape~4x4~0-3.~R1C1_1");
  CHECK(text_of(from_zero.error().message) ==
        "This grid has the digits 0-3, but Sudoscope reads grids whose digits are 1 to 4.");
  CHECK(from_zero.error().column == 12);
  const auto outside = read_sheet("# A comment\n.Thermo~R1C1\n~R1C0");
  CHECK(text_of(outside.error().message) == "“R1C0” is not a cell of this grid.");
  CHECK(std::pair(outside.error().line, outside.error().column) == std::pair(3, 2));
}

TEST_CASE("SudokuPad's own format is read, long or short, as JSON or behind its prefix or in its links") {
  Rng rng(5);
  for (const int side : {4, 6, 9, 16}) {
    for (int round = 0; round < 20; ++round) {
      const std::vector<int> values = random_values(rng, side);
      const std::string full =
          "{\"cellSize\":64,\"cells\":" + scl_cells(rng, values, side, false) +
          ",\"regions\":[],\"metadata\":{\"title\":\"It's 'new'\",\"rules\":\"Place \\\"all\\\"\"}}";
      const std::string packed =
          "{cs:64,ce:" + scl_cells(rng, values, side, true) + ",metadata:{t:'It\\'s \\'new\\'',rules:'Place all'}}";
      for (const std::string& text :
           {full, scl_of(full), scl_of(packed), "ctc" + lz_compress(packed), "https://sudokupad.app/" + scl_of(packed),
            "https://app.crackingthecryptic.com/sudoku/" + scl_of(full) + "?setting-nogrid=1"}) {
        CAPTURE(text);
        const auto reading = read_sheet(text);
        if (!reading) FAIL(text_of(reading.error().message));
        CHECK(reading.value().format == "scl");
        CHECK(values_of(reading.value().sheet) == values);
        CHECK(reading.value().sheet.tags[0] == SheetTag{"title", "It's 'new'"});
      }
    }
  }
}

TEST_CASE("Regions, cages and drawings of SudokuPad are kept or named") {
  const std::string cells = "\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{\"value\":4}]]";
  const auto text = [&](const std::string& more) { return scl_of("{\"cellSize\":64," + cells + more + '}'); };
  const auto region = [](const std::string& places) { return '[' + places + ']'; };
  const std::string regions = ",\"regions\":[" + region("[0,0],[0,1],[0,2],[1,1]") + ',' +
                              region("[0,3],[1,3],[2,3],[1,2]") + ',' + region("[1,0],[2,0],[3,0],[2,1]") + ',' +
                              region("[2,2],[3,1],[3,2],[3,3]") + ']';
  CHECK(read_sheet(text(regions)).value().sheet.puzzle.geometry->is_jigsaw());
  CHECK(texts_of(read_sheet(text(",\"regions\":[[[0,0]]]")).value().notes) ==
        std::vector<std::string>{
            "The regions overlap, or one does not have as many cells as a row; the usual boxes are used instead."});
  CHECK(rules_of(text(",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"5\"},{\"cells\":[],\"value\":\"author: A\"},"
                      "{\"cells\":[[0,0],[1,1],[2,2],[3,3]],\"unique\":true},"
                      "{\"cells\":[[0,0],[0,1],[0,2],[0,3]],\"unique\":true}]")) ==
        "extraregion=[{\"cells\":[\"R1C1\",\"R2C2\",\"R3C3\",\"R4C4\"]}]\n"
        "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}]\n");
  CHECK(rules_of(text(",\"cages\":[{\"cells\":[[0,0],[0,1]],\"unique\":true},{\"cells\":[[1,0],[1,1]]},"
                      "{\"cells\":[[2,0],[2,1]],\"value\":\"DR5\"},{\"cells\":[[3,0]],\"hidden\":true}]")) ==
        "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"]}]\n"
        "cage=[{\"cells\":[\"R2C1\",\"R2C2\"]},{\"cells\":[\"R3C1\",\"R3C2\"],\"value\":\"DR5\"}]\n");
  CHECK(rules_of(text(",\"metadata\":{\"antiknight\":true}")) == "antiknight\n");
  CHECK(rules_of(text(",\"foglight\":[[0,0],[3,2]],\"cages\":[{\"cells\":[[1,1]],\"value\":\"FOGLIGHT\"}]")) ==
        "foglight=[\"R2C2\",\"R1C1\",\"R4C3\"]\n");
  CHECK(rules_of(text(",\"foglight\":[]")) == "foglight=[]\n");
  const std::string trigger =
      "[{\"trigger\":{\"type\":\"cellvalue\",\"cell\":\"r1c1\"},"
      "\"effect\":{\"type\":\"foglight\",\"cells\":\"r1c1-r2c2\"}}]";
  CHECK(rules_of(text(",\"triggereffect\":" + trigger)) == "triggereffect=" + trigger + '\n');
  CHECK(rules_of(text(",\"global\":[\"antiking\",\"disjoint\",\"antixv\",\"antiratio\"]")) ==
        "disjointgroups\nantiking\nnegative=[\"xv\",\"ratio\"]\n");
}

TEST_CASE("Drawings of SudokuPad become those of f-puzzles, at their cells and with their exact places") {
  const std::string cells = "\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
  const auto text = [&](const std::string& more) { return "{\"cellSize\":64," + cells + ',' + more + '}'; };
  const auto kept = [&](const std::string& more) { return rules_of(text(more)); };
  // Way points skip cells on straight runs; a corner of the grid is that of its cell.
  CHECK(
      kept("\"lines\":[{\"wayPoints\":[[0.5,0.5],[0.5,2.5],[2.5,0.5]],\"color\":\"#67F067\",\"thickness\":16}]") ==
      "line=[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\",\"R2C2\",\"R3C1\"]],\"outlineC\":\"#67f067\",\"width\":0.25}]\n");
  CHECK(kept("\"lines\":[{\"wayPoints\":[[0,4],[4,0]]}]") ==
        "line=[{\"lines\":[[\"R1C4\",\"R2C3\",\"R3C2\",\"R4C1\"]],\"wayPoints\":[[0,4],[4,0]]}]\n");
  CHECK(kept("\"arrows\":[{\"wayPoints\":[[0.9,0.5],[2.5,0.5]],\"headLength\":0.3}]") ==
        "line=[{\"lines\":[[\"R1C1\",\"R2C1\",\"R3C1\"]],\"headLength\":0.3,\"wayPoints\":[[0.9,0.5],[2.5,0.5]]}]\n");
  // A figure is at a cell, an edge or a corner; one that is only a text is none.
  CHECK(kept("\"underlays\":[{\"center\":[0.5,0.5],\"width\":0.7,\"height\":0.7,\"rounded\":true,"
             "\"backgroundColor\":\"#CFCFCF\"}],\"overlays\":[{\"center\":[1.5,2],\"width\":0.3,\"height\":0.3,"
             "\"rounded\":true,\"backgroundColor\":\"white\",\"borderColor\":\"#000\",\"text\":3}]") ==
        "circle=[{\"cells\":[\"R1C1\"],\"baseC\":\"#cfcfcf\",\"outlineC\":\"#00000000\",\"width\":0.7,\"height\":0.7},"
        "{\"cells\":[\"R2C2\",\"R2C3\"],\"baseC\":\"#ffffff\",\"outlineC\":\"#000\",\"width\":0.3,\"height\":0.3,"
        "\"value\":\"3\"}]\n");
  CHECK(
      kept("\"overlays\":[{\"center\":[1,1],\"width\":0.25,\"text\":\"X\",\"backgroundColor\":\"#FFF\"},"
           "{\"center\":[-0.5,0.5],\"text\":\"12\"},{\"center\":[0.2,0.2],\"text\":\"7\"}]") ==
      "text=[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"value\":\"X\"},{\"cells\":[\"R0C1\"],\"value\":\"12\"},"
      "{\"cells\":[\"R1C1\"],\"value\":\"7\",\"center\":[0.2,0.2]}]\n");
  const auto far = read_sheet(text("\"lines\":[{\"wayPoints\":[[-5,0],[1,1]]}]")).value();
  CHECK(texts_of(far.notes) ==
        std::vector<std::string>{"Drawings in “SudokuPad link (scl)” that lie far from the grid are left out."});
}

TEST_CASE("The solution that comes with a puzzle is kept, from both programs and to both") {
  const std::string cells = "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
  const SheetTag solution{"solution", "1234341221434321"};
  const auto scl =
      read_sheet("{\"cellSize\":64,\"cells\":" + cells + ",\"cages\":[{\"value\":\"solution: 1234341221434321\"}]}");
  CHECK(scl.value().sheet.tags == std::vector{solution});
  const auto f_puzzles =
      read_sheet("{\"size\":4,\"grid\":" + cells + ",\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}");
  CHECK(f_puzzles.value().sheet.tags == std::vector{solution});
  for (const char* const format : {"f-puzzles", "scl"}) {
    const auto written = write_sheet(scl.value().sheet, format);
    CHECK(read_sheet(written.value().text).value().sheet.tags == std::vector{solution});
  }
  CHECK(read_sheet("{\"size\":4,\"grid\":" + cells + ",\"solution\":[0,0,0,0]}").value().sheet.tags.empty());
}

TEST_CASE("A broken puzzle of SudokuPad is refused with its fault") {
  const auto message = [](const std::string& text) { return text_of(read_sheet(text).error().message); };
  CHECK(message("https://sudokupad.app/sclN4IgzgpgTglg").find("incomplete") != std::string::npos);
  CHECK(message("{\"cellSize\":64,\"cells\":[[{},{}]]}") == "This SudokuPad puzzle is not a square grid.");
  CHECK(message(scl_of("{\"cellSize\":64,\"cells\":[[{},{}],[{},{\"value\":3}]]}")) ==
        "The digit of r2c2 in “SudokuPad link (scl)” is not one of the grid’s digits.");
}
