// Puzzles in the source text of programs and in JSON: lists of lists, names and other things beside them.
#include "seen_grids.hpp"

using namespace sudoscope;

namespace {

// In the form of a program's text: `open` and `close` around lists, `blank` for a blank.
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

}  // namespace

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

TEST_CASE("Lists of 16 digits and letters are a 16x16 grid") {
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

TEST_CASE("JSON may have its puzzle under many names, with other things beside it") {
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

TEST_CASE("Thirteen lists of thirteen are a 13x13 grid") {
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
