// Grids that people copy from programs, pages and forums, one of each common kind: they are
// read as they look, in other sizes and frames too; and a text that only looks like one is not.
#include "seen_grids.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

using namespace sudoscope;

namespace {

// Style of a drawn grid; `blank` is a blank cell of one character.
struct Drawn {
  std::string blank = " ";
  std::string between = " ";  // cells
  bool bars = true;
  bool frame = true;
  bool rulers = true;
  bool cut = false;  // spaces at the end of a row are left out
  std::string indent = {};
  std::string end = "\n";
};

std::string drawn(const std::string& line, const Drawn& how) {
  const int side = side_of_line(line);
  const BoxShape boxes = default_box_shape(side);
  const std::string pad = how.between;
  std::string ruler = how.frame ? "+" : "";
  for (int box = 0; box < side / boxes.width; ++box) {
    const std::size_t width = static_cast<std::size_t>(boxes.width) * (1 + how.between.size()) + how.between.size();
    ruler += std::string(width, '-') + (box + 1 < side / boxes.width || how.frame ? "+" : "");
  }
  std::string text;
  for (int row = 0; row < side; ++row) {
    if (how.rulers && row % boxes.height == 0 && (row > 0 || how.frame)) text += how.indent + ruler + how.end;
    std::string drawn_row = how.bars && how.frame ? "|" : "";
    for (int column = 0; column < side; ++column) {
      if (column > 0 && how.bars && column % boxes.width == 0) drawn_row += pad + "|";
      const char cell = line[static_cast<std::size_t>(row * side + column)];
      const bool padded = how.bars ? how.frame || column > 0 : column > 0;
      drawn_row += (padded ? pad : "") + (cell == '.' ? how.blank : std::string(1, cell));
    }
    if (how.bars && how.frame) drawn_row += pad + "|";
    if (how.cut) drawn_row.erase(drawn_row.find_last_not_of(" ") + 1);
    text += how.indent + drawn_row + how.end;
  }
  if (how.rulers && how.frame) text += how.indent + ruler + how.end;
  return text;
}

}  // namespace

TEST_CASE("Spaces are blanks if cells are at fixed places, in every frame") {
  for (const std::string& line : kAll) {
    for (const bool bars : {true, false}) {
      for (const bool frame : {true, false}) {
        for (const bool rulers : {true, false}) {
          for (const bool cut : {true, false}) {
            for (const std::string between : {"", " ", "  "}) {
              for (const std::string end : {"\n", "\r\n"}) {
                if (!bars && frame) continue;
                if (line == kFour && between.empty()) continue;  // 4 rows of 4 are words as well
                const Drawn how{" ", between, bars, frame, rulers, cut, "", end};
                const std::string text = drawn(line, how);
                CAPTURE(text);
                CHECK(read_line_of(text) == line);
                CHECK(read_line_of("\xEF\xBB\xBF" + text) == line);
              }
            }
          }
        }
      }
    }
  }
}

TEST_CASE("Spaces for blanks are found behind an indent and below a heading") {
  const std::string text = drawn(kNine, {.indent = "    "});
  CHECK(read_line_of(text) == kNine);
  CHECK(read_line_of("---------------------------\n9x9 (3x3) SUDOKU PUZZLE\nDifficulty: 0.50\n"
                     "---------------------------\n" +
                     text) == kNine);
  CHECK(read_line_of("Daily puzzle\n\n" +
                     drawn(kNine, {.bars = false, .frame = false, .rulers = false, .cut = true})) == kNine);
}

TEST_CASE("A row that lost a character is not mended by spaces") {
  const std::string rows = rows_of_line(kNine);
  for (std::size_t at = 0; at < 9; ++at) {
    std::string broken = rows;
    broken.erase(20 + at, 1);
    CAPTURE(broken);
    CHECK_FALSE(read_sheet(broken));
  }
  std::string numbers;
  for (const char c : rows) numbers += c == '\n' ? std::string("\n") : std::string(1, c == '.' ? '0' : c) + " ";
  CHECK(read_line_of(numbers) == kNine);
  numbers.erase(0, 2);
  CHECK_FALSE(read_sheet(numbers));
  CHECK_FALSE(read_sheet("A few words about\na puzzle of 1 or 2\nsheets, which is\n4 pages long\nin all"));
}

TEST_CASE("Letters and numbers at the rim name rows and columns, and are not cells") {
  for (const std::string& line : kAll) {
    const int side = side_of_line(line);
    for (const std::string blank : {".", " ", "0", "_"}) {
      for (const bool bars : {true, false}) {
        for (const bool letters : {true, false}) {
          for (const bool header : {true, false}) {
            if (!header && (blank == " " || !letters) && !bars) continue;
            const std::string body = drawn(line, {.blank = blank, .bars = bars, .frame = false, .rulers = bars});
            std::string text = header ? "    " : "";
            for (int column = 0; header && column < side; ++column)
              text += std::to_string(column + 1) + " " +
                      (bars && (column + 1) % default_box_shape(side).width == 0 ? "  " : "");
            if (header) text += "\n";
            int row = 0;
            for (std::size_t begin = 0; begin < body.size();) {
              const std::size_t end = body.find('\n', begin);
              const std::string drawn_row = body.substr(begin, end - begin);
              const bool ruler = drawn_row.find("--") != std::string::npos;
              const std::string name = letters ? std::string(1, static_cast<char>('A' + row)) : std::to_string(row + 1);
              text += (ruler ? "  +-" : name + " | ") + drawn_row + "\n";
              row += ruler ? 0 : 1;
              begin = end + 1;
            }
            CAPTURE(text);
            CHECK(read_line_of(text) == line);
          }
        }
      }
    }
  }
  // As R prints a matrix.
  std::string matrix = "     ";
  for (int column = 1; column <= 9; ++column) matrix += " [," + std::to_string(column) + "]";
  for (int row = 0; row < 9; ++row) {
    matrix += "\n [" + std::to_string(row + 1) + ",]";
    for (int column = 0; column < 9; ++column) {
      const char cell = kNine[static_cast<std::size_t>(row * 9 + column)];
      matrix += std::string("    ") + (cell == '.' ? '0' : cell);
    }
  }
  CHECK(read_line_of(matrix) == kNine);
}

TEST_CASE("A row of consecutive digits is a row if the grid needs it") {
  const std::string solved = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  CHECK(read_line_of(rows_of_line(solved)) == solved);
  std::string spaced;
  for (const char c : rows_of_line(solved)) spaced += c == '\n' ? std::string("\n") : std::string(1, c) + " ";
  CHECK(read_line_of(spaced) == solved);
}

TEST_CASE("Rows may be joined by any mark") {
  for (const std::string& line : kAll) {
    for (const std::string mark : {".", ",", "/", "|", ":", "-", ";"}) {
      std::string zeros = line;
      std::replace(zeros.begin(), zeros.end(), '.', '0');
      std::string text = rows_of_line(zeros, mark);
      CAPTURE(text);
      CHECK(read_line_of(text) == line);
      text.pop_back();
      CHECK(read_line_of(text + "\r\n") == line);
    }
  }
}

TEST_CASE("X is a blank if it is not a digit, as are stars") {
  for (const std::string& line : kAll) {
    for (const char blank : {'x', 'X', '*', '_', '-', '?'}) {
      std::string text = line;
      std::replace(text.begin(), text.end(), '.', blank);
      CAPTURE(text);
      CHECK(read_line_of(text) == line);
      CHECK(read_line_of(rows_of_line(text)) == line);
      CHECK(read_line_of(drawn(line, {.blank = std::string(1, blank)})) == line);
    }
  }
  std::string letters = "XA" + std::string(623, '.');
  CHECK(count_filled(read_sheet(letters).value().sheet.puzzle.givens) == 2);
}

TEST_CASE("Digits of other scripts are digits") {
  const std::vector<std::vector<std::string>> scripts = {{"٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"},
                                                         {"०", "१", "२", "३", "४", "५", "६", "७", "८", "९"},
                                                         {"๐", "๑", "๒", "๓", "๔", "๕", "๖", "๗", "๘", "๙"},
                                                         {"０", "１", "２", "３", "４", "５", "６", "７", "８", "９"},
                                                         {"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"},
                                                         {"⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"}};
  for (const auto& script : scripts) {
    for (const std::string& line : kAll) {
      const auto written = [&](const std::string& text, bool zeros) {
        std::string foreign;
        for (const char c : text) {
          if (c == '.') {
            foreign += zeros ? script[0] : ".";
          } else {
            foreign += c >= '0' && c <= '9' ? script[static_cast<std::size_t>(c - '0')] : std::string(1, c);
          }
        }
        return foreign;
      };
      CAPTURE(written(line, true));
      CHECK(read_line_of(written(line, true)) == line);
      CHECK(read_line_of(written(rows_of_line(line), true)) == line);
      CHECK(read_line_of(written(drawn(line, {.blank = "."}), false)) == line);
      if (line == kNine) {
        SheetCollection list(written(line, true) + "\n" + written(line, true) + "\n");
        CHECK(list.division() == Division::kLines);
      }
    }
  }
}

TEST_CASE("Regions drawn with lines make a jigsaw") {
  const std::string forum =
      ".-----------.---.-------------------.\n| .   .   . | . | .   2   .   .   . |\n|       .---'   '-------.         "
      "  |\n"
      "| .   . | .   3   .   . | .   9   . |\n|       :-----------.   '---.---.   |\n| .   1 | .   .   . | .   . | . | "
      ". |\n"
      "|   .---'   .-------'---.   |   '---:\n| 7 | .   . | .   .   . | 4 | .   . |\n|   |   .---:           |   |   "
      ".---:\n"
      "| . | . | . | .   .   . | . | 2 | 5 |\n:---'   |   |           :---'   |   |\n| .   6 | . | .   .   . | .   . | "
      ". |\n"
      ":---.   |   '---.-------'   .---'   |\n| . | 7 | .   . | .   .   . | .   6 |\n|   '---'---.   '-----------:     "
      "  |\n"
      "| .   9   5 | .   .   .   . | .   . |\n|           '-------.   .---'       |\n| .   .   .   2   . | . | .   4   "
      ". |\n"
      "'-------------------'---'-----------'\n";
  const auto reading = read_sheet(forum);
  REQUIRE(reading);
  CHECK(reading.value().sheet.puzzle.geometry->is_jigsaw());
  CHECK(line_of(reading.value()) ==
        ".....2......3...9..1.......7.....4.........25.6........7......6.95.........2...4.");
  const std::string unicode =
      "┏━━━┳━━━┓\n┃1 .┃. 3┃\n┃   ┃   ┃\n┃. 3┃1 .┃\n┣━━━╋━━━┫\n┃. 1┃3 .┃\n┃   ┃   ┃\n┃3 .┃. 1┃\n┗━━━┻━━━┛\n";
  CHECK(read_line_of(unicode) == kFour);
  CHECK_FALSE(read_sheet(unicode).value().sheet.puzzle.geometry->is_jigsaw());
}
