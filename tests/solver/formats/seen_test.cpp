// Texts as people copy them from programs, pages and forums, each of a kind of which there are many: they are read as
// they are seen, in other sizes and frames too; and what only looks like them is not.
#include <cmath>

#include "sheets.hpp"
#include "sudoscope/sheet_collection.hpp"

using namespace sudoscope;

namespace {

const std::string kNine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSix = "23.54..6....1..........3....1..12.35";
const std::string kFour = "1..3.31..13.3..1";
const std::string kSixteen =
    "1..4..7..A..D..G.B..5..8..C..F...3..G..2..9..6.4..D..A..1..7..E"
    "..2..F..B..3..5.C..9..1..G..4..86..B..3..D..2..9..E..7..5..C..F."
    ".1..6..2..8..A..G..3..D..7..9..B5..C..F..4..1..E.8..A..G..6..3.."
    "..D..9..7..B..2.F..5..C..1..4..A.6..2..8..3..E..9..G..B..D..7..";

int side_of_line(const std::string& line) { return static_cast<int>(std::lround(std::sqrt(line.size()))); }

// How a grid is drawn; `blank` stands for a blank cell of one character.
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

std::string line_of(const SheetReading& reading) {
  const Puzzle& puzzle = reading.sheet.puzzle;
  return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
}

std::string read_line_of(const std::string& text) {
  const auto reading = read_sheet(text);
  return reading ? line_of(reading.value()) : "error: " + text_of(reading.error().message);
}

std::string rows_of_line(const std::string& line, const std::string& end = "\n") {
  const auto side = static_cast<std::size_t>(side_of_line(line));
  std::string rows;
  for (std::size_t row = 0; row < side; ++row) rows += line.substr(row * side, side) + end;
  return rows;
}

// As a program's text has it: `open` and `close` around lists, `blank` for a blank.
std::string listed(const std::string& line, const std::string& open, const std::string& close, const std::string& blank,
                   const std::string& comma = ",", const std::string& quote = "") {
  const int side = side_of_line(line);
  std::string text = open;
  for (int row = 0; row < side; ++row) {
    text += (row > 0 ? comma + "\n" : "") + open;
    for (int column = 0; column < side; ++column) {
      const char cell = line[static_cast<std::size_t>(row * side + column)];
      text += (column > 0 ? comma : "") + quote + (cell == '.' ? blank : std::string(1, cell)) + quote;
    }
    text += close;
  }
  return text + close;
}

const std::vector<std::string> kAll = {kNine, kSix, kFour};

}  // namespace

TEST_CASE("Spaces are blanks where cells stand at fixed places, in every frame") {
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

TEST_CASE("Letters and numbers at the rim name rows and columns, and are no cells") {
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

TEST_CASE("A row that counts on is a row where the grid needs it") {
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

TEST_CASE("X is a blank where no digit is called so, as are stars") {
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

TEST_CASE("Source text of programs has its puzzle in a list of lists") {
  for (const std::string& line : kAll) {
    const std::string n = std::to_string(side_of_line(line));
    const std::vector<std::string> texts = {
        "int grid[" + n + "][" + n + "] = " + listed(line, "{", "}", "0") + ";",
        "#include <stdio.h>\n#define N " + n + "\n/* {1,2} */\nint main(void) {\n  int board[N][N] = " +
            listed(line, "{", "}", "0") + "; // ours\n  return 0;\n}\n",
        "public class Sudoku {\n  static final int[][] GRID = new int[][] " + listed(line, "{", "}", "0") + ";\n}\n",
        "board = " + listed(line, "[", "]", "None") + "\nprint(board)\n",
        "import numpy as np\ngrid = np.array(" + listed(line, "[", "]", "0") + ", dtype=int)  # it's easy\n",
        "const board: (number | null)[][] = " + listed(line, "[", "]", "null") + ";\nexport default board;\n",
        "let b = " + listed(line, "[", "]", "", ",", "'") + ";",
        "let mut grid: [[u8; " + n + "]; " + n + "] = " + listed(line, "[", "]", "0") + ";",
        "(define grid '" + listed(line, "(", ")", "0", " ") + ")",
        "grid = [" +
            [&] {
              std::string rows;
              for (const char c : rows_of_line(line))
                rows += c == '\n' ? std::string(";\n") : std::string(1, c == '.' ? '0' : c) + " ";
              return rows;
            }() +
            "];",
        "char *puzzle = \"" + line + "\";",
        "List.of(" +
            [&] {
              std::string rows = listed(line, "\x01", "\x02", "0");
              std::string text;
              for (const char c : rows)
                text += c == '\x01' ? std::string("List.of(") : c == '\x02' ? std::string(")") : std::string(1, c);
              return text;
            }() +
            ");",
    };
    for (const std::string& text : texts) {
      CAPTURE(text);
      if (line != kNine && text.starts_with("char")) continue;
      CHECK(read_line_of(text) == line);
    }
  }
}

TEST_CASE("Lists of 16 digits and letters are a grid of their size") {
  std::string line(256, '.');
  line[0] = 'G';
  line[17] = '1';
  line[255] = 'A';
  std::string text = "[";
  for (std::size_t cell = 0; cell < 256; ++cell) {
    const char c = line[cell];
    const std::string number = c == '.' ? "0" : c == 'G' ? "16" : c == 'A' ? "10" : "1";
    text += (cell % 16 == 0 ? (cell > 0 ? "],\n [" : "[") : ", ") + number;
  }
  CHECK(read_line_of(text + "]]") == line);
}

TEST_CASE("JSON has its puzzle under many names, with other things beside it") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  std::string dashes = kNine;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string flat = "[";
  std::string from_zero = "[";
  std::string one_a_line = "[\n";
  for (const char c : kNine) {
    flat += (flat.size() > 1 ? "," : "") + (c == '.' ? std::string("null") : std::string(1, c));
    from_zero +=
        (from_zero.size() > 1 ? "," : "") + (c == '.' ? std::string("null") : std::string(1, static_cast<char>(c - 1)));
    one_a_line += (one_a_line.size() > 2 ? ",\n" : "") + ("    " + std::string(1, c == '.' ? '0' : c));
  }
  std::string objects = "{\"board\":[";
  for (std::size_t row = 0; row < 9; ++row) {
    objects += row > 0 ? ",[" : "[";
    for (std::size_t column = 0; column < 9; ++column) {
      const char c = kNine[row * 9 + column];
      objects += (column > 0 ? "," : "") + (c == '.' ? std::string("{\"value\":null,\"notes\":[]}")
                                                     : std::string("{\"value\":") + c + ",\"notes\":[]}");
    }
    objects += "]";
  }
  const std::vector<std::string> texts = {
      flat + "]",
      from_zero + "]",
      one_a_line + "\n]",
      objects + "]}",
      "{\"difficulty\":\"easy\",\"puzzle\":\"" + dashes + "\",\"solution\":\"" + solution + "\"}",
      "{ puzzle: '" + dashes + "', solution: '" + solution + "', difficulty: 'easy' }",
      "{\"solution\":\"" + solution + "\",\"data\":{\"mission\":\"" + zeros + "\"}}",
      "{\"newboard\":{\"grids\":[{\"value\":" + listed(kNine, "[", "]", "0") + ",\"solution\":" +
          listed(solution, "[", "]", "0") + ",\"difficulty\":\"Hard\"}],\"results\":1,\"message\":\"All Ok\"}}",
      "{\"size\":9,\"grid\":" + listed(kNine, "[", "]", "null") + "}",
      "{'board': " + listed(kNine, "[", "]", "None", ", ") + "}",
      listed(kNine, "[", "]", " ", ",", "\""),
      "[\"" +
          [&] {
            std::string rows = rows_of_line(zeros, "\",\"");
            return rows.substr(0, rows.size() - 2);
          }() +
          "]",
  };
  for (const std::string& text : texts) {
    CAPTURE(text);
    CHECK(read_line_of(text) == kNine);
    CHECK(read_line_of("\xEF\xBB\xBF" + text + "\r\n") == kNine);
  }
}

TEST_CASE("Thirteen rows of thirteen are a grid of thirteen") {
  std::string line(169, '.');
  line[0] = 'D';
  line[168] = '1';
  std::string text = "[";
  for (std::size_t cell = 0; cell < 169; ++cell)
    text += (cell % 13 == 0 ? (cell > 0 ? "],[" : "[") : ",") + std::string(cell == 0 ? "13" : cell == 168 ? "1" : "0");
  CHECK(read_sheet(text + "]]").value().sheet.puzzle.geometry->side() == 13);
  std::string numbers;
  for (std::size_t cell = 0; cell < 169; ++cell) numbers += cell == 0 ? "13\n" : "0\n";
  CHECK(read_sheet(numbers).value().sheet.puzzle.geometry->side() == 13);
}

TEST_CASE("Regions that are drawn with lines make a jigsaw") {
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

TEST_CASE("A link is found with what a sentence leaves behind it, and in a sentence") {
  const std::vector<std::string> links = {"https://www.sudokuwiki.org/sudoku.htm?bd=" + kNine,
                                          "https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc",
                                          "https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc"};
  for (const std::string& link : links) {
    const std::string line = read_line_of(link);
    for (const std::string end :
         {")", ".", "),", "%20", "\xE2\x80\x8B", ">", "\"", "'", "]", "!", " ", "%20%20", ").\xE2\x80\x8B", "*"}) {
      CAPTURE(link + end);
      CHECK(read_line_of(link + end) == line);
    }
    CHECK(read_line_of("<" + link + ">") == line);
    CHECK(read_line_of("[a puzzle](" + link + ")") == line);
    CHECK(read_line_of("Have a look at this one: " + link + " It is hard.\nBye") == line);
  }
}

TEST_CASE("A link of any site is read where it carries a whole puzzle") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  for (const std::string& value : {kNine, zeros}) {
    for (const std::string& link :
         {"https://sudoku.coach/en/play/" + value, "https://sudokupad.app/classic/" + value,
          "https://example.org/?q=" + value, "http://soodoku.example/#/play/" + value + "/easy",
          "https://example.org/p?level=3&puzzle=" + value + "&x=1", "sudoku.coach/de/play/" + value}) {
      CAPTURE(link);
      CHECK(read_line_of(link) == kNine);
    }
  }
  const std::string packed = write_sheet(read_sheet(kNine).value().sheet, "fpuz").value().text;
  const std::string code = packed.substr(packed.find("fpuz"));
  CHECK(read_line_of("https://sudokupad.svencodes.example/puzzle/" + code) == kNine);
  CHECK(read_line_of("https://example.org/embed?id=" + code + "&theme=dark") == kNine);
  CHECK_FALSE(read_sheet("https://example.org/" + std::string(81, 'a')));
  CHECK_FALSE(read_sheet("https://example.org/" + kNine + "1"));
}

TEST_CASE("SudokuWiki's links since 2023 carry givens, solved cells and candidates in base 32") {
  const std::string link =
      "https://www.sudokuwiki.org/"
      "sudoku.htm?bd=vu4804032o1508g080030k10o888882647046888g06828060k10029k260b90478go003g0g950"
      "90b0b6a2c00g0bcg038ga8g9ao1506601oh847063a2ag288gg8g0626c082c2k20b159818920k9ag9462044";
  std::string code;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char c = kNine[cell];
    const int value = c == '.' ? 511 << 1 : 1 << (c - '1') << 1 | 1;
    const char* const numerals = "0123456789abcdefghijklmnopqrstuv";
    code += std::string(1, numerals[value / 32]) + numerals[value % 32];
  }
  const auto reading = read_sheet("https://www.sudokuwiki.org/sudoku.htm?bd=" + code);
  REQUIRE(reading);
  CHECK(line_of(reading.value()) == kNine);
  CHECK(read_line_of(code) == kNine);
  CHECK(reading.value().sheet.candidates[2] == 511);
  CHECK(link.size() > 162);
}

TEST_CASE("A puzzle with fields behind colons is a puzzle, and triples behind a position were struck") {
  CHECK(read_line_of(kNine + ":1:534678912672195348198342567859761423426853791713924856961537284287419635345286179") ==
        kNine);
  CHECK(read_line_of(kNine + ":a name") == kNine);
  std::string position = "+" + kNine + ":214 425";
  position = "53+47" + kNine.substr(4);
  position = "53+4.7" + kNine.substr(5) + ":214 425";
  const auto reading = read_sheet(position);
  REQUIRE(reading);
  const Sheet& sheet = reading.value().sheet;
  CHECK(reading.value().format == "hodoku");
  CHECK(count_filled(sheet.entries) == 1);
  CHECK_FALSE(has_digit(sheet.candidates[3], 1));
  CHECK(has_digit(sheet.candidates[3], 5));
}

TEST_CASE("XML of any program has its puzzles in 81 characters") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  const std::string text = "<?xml version=\"1.0\"?>\n<sudokus>\n<sudoku data=\"" + zeros + "\"/>\n<sudoku data=\"" +
                           zeros + "\"/>\n</sudokus>\n";
  CHECK(read_line_of(text) == kNine);
  SheetCollection list(text);
  CHECK(list.division() == Division::kGames);
  CHECK(list.next());
  CHECK(list.next());
  CHECK_FALSE(list.next());
  CHECK(read_line_of("<p><puzzle level=\"1\">" + kNine + "</puzzle><solution>" + std::string(81, '1') +
                     "</solution></p>") == kNine);
  CHECK(text_of(read_sheet("<rss><channel/></rss>").error().message).find("<rss>") != std::string::npos);
}

TEST_CASE("A sukaku with a cell of which all candidates were struck is a sukaku") {
  std::string text;
  for (int cell = 0; cell < 81; ++cell) text += cell == 5 ? "........." : "12.45678.";
  const auto reading = read_sheet(text);
  REQUIRE(reading);
  CHECK(reading.value().format == "sukaku");
  CHECK(reading.value().sheet.candidates[5] == 0);
}

TEST_CASE("Nothing is dropped from a list, neither at its head nor in its middle") {
  const std::string good = kNine + "\n";
  const std::vector<std::string> wrong = {kNine.substr(1) + "\n", kNine + "1\n", "!" + kNine.substr(1) + "\n",
                                          kNine.substr(0, 40) + "\n", "53..7....6..\n"};
  for (const std::string& bad : wrong) {
    for (const std::string& text : {bad + good + good, good + bad + good, good + good + bad, bad + bad + good + good,
                                    bad + good, good + bad, bad + good + bad + good + bad}) {
      CAPTURE(text);
      SheetCollection list(text);
      CHECK(list.division() == Division::kLines);
      int line = 0;
      while (const auto item = list.next()) {
        CHECK(item->line == ++line);
        CHECK(item->reading.ok() == (item->source == kNine));
      }
      CHECK(line == static_cast<int>(std::count(text.begin(), text.end(), '\n')));
    }
  }
  SheetCollection all_wrong(wrong[0] + wrong[1]);
  CHECK(all_wrong.division() == Division::kLines);
}

TEST_CASE("Labels before the puzzles of a list are no cells, however long the lines are") {
  for (const std::size_t width : {81U + 10U, 100U, 121U, 144U, 169U}) {
    for (const std::string label : {"Puzzle 12", "7", "No. 3"}) {
      const std::string before = label + std::string(width - 81 - label.size(), ' ');
      const std::string text = before + kNine + "\n" + before + kNine + "\n";
      CAPTURE(text);
      CHECK(read_line_of(before + kNine) == kNine);
      SheetCollection list(text);
      CHECK(list.division() == Division::kLines);
      CHECK(list.next()->reading.ok());
      CHECK(list.next()->reading.ok());
      CHECK_FALSE(list.next());
    }
  }
}
