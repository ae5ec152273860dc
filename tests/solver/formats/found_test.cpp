// Texts with several puzzles somewhere in them: each is found, in its order, and none is taken for the whole.
#include "seen_grids.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

using namespace sudoscope;

namespace {

constexpr std::size_t kWide = 21;

struct FoundAll {
  Division division;
  std::vector<std::string> lines;  // of the givens, or an error
  std::vector<std::string> names;
};

FoundAll all_in(const std::string& text) {
  SheetCollection sheets(text);
  FoundAll found{sheets.division(), {}, {}};
  while (const auto item = sheets.next()) {
    if (!item->reading) {
      found.lines.push_back("error: " + text_of(item->reading.error().message));
      continue;
    }
    found.lines.push_back(line_of(item->reading.value()));
    if (item->reading.value().name) found.names.push_back(text_of(item->reading.value().name));
    // The source of each reads as this puzzle by itself.
    CHECK(read_line_of(std::string(item->source)) == found.lines.back());
  }
  return found;
}

int draw(Rng& rng, int limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }

// True if the place is in one of the five grids.
bool in_samurai(std::size_t row, std::size_t column) {
  const bool outer_row = row < 9 || row >= 12;
  const bool outer_column = column < 9 || column >= 12;
  const bool middle = row >= 6 && row < 15 && column >= 6 && column < 15;
  return middle || (outer_row && outer_column);
}

// 21 rows of 21: digits, '.' for a blank and ' ' outside of the grids.
std::vector<std::string> random_samurai(Rng& rng) {
  std::vector<std::string> rows(kWide, std::string(kWide, ' '));
  for (std::size_t row = 0; row < kWide; ++row) {
    for (std::size_t column = 0; column < kWide; ++column) {
      if (!in_samurai(row, column)) continue;
      rows[row][column] = draw(rng, 3) == 0 ? static_cast<char>('1' + draw(rng, 9)) : '.';
    }
  }
  return rows;
}

std::vector<std::string> five_of(const std::vector<std::string>& rows) {
  std::vector<std::string> lines;
  for (const auto& [row, column] : {std::pair<std::size_t, std::size_t>{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}) {
    std::string line;
    for (std::size_t at = 0; at < 9; ++at) line += rows[row + at].substr(column, 9);
    lines.push_back(line);
  }
  return lines;
}

// The same with another blank, another sign outside (0 = left out), and `between` the cells.
std::string written(const std::vector<std::string>& rows, char blank, char outside, const std::string& between,
                    bool trimmed, const std::string& end = "\n") {
  std::string text;
  for (const std::string& row : rows) {
    std::string line;
    for (const char c : row) {
      if (c == ' ' && outside == '\0') continue;
      line += (line.empty() ? "" : between) + std::string(1, c == '.' ? blank : c == ' ' ? outside : c);
    }
    if (trimmed) line.erase(line.find_last_not_of(' ') + 1);
    text += line + end;
  }
  return text;
}

// With bars between the boxes and rulers.
std::string barred(const std::vector<std::string>& rows) {
  std::string text;
  for (std::size_t row = 0; row < kWide; ++row) {
    if (row % 3 == 0) text += "+-------+-------+-------+-------+-------+-------+-------+\n";
    for (std::size_t column = 0; column < kWide; ++column)
      text += std::string(column % 3 == 0 ? "| " : "") + rows[row][column] + ' ';
    text += "|\n";
  }
  return text;
}

const std::vector<std::string> kNames = {"Samurai, top left", "Samurai, top right", "Samurai, middle",
                                         "Samurai, bottom left", "Samurai, bottom right"};

std::string rows_text(const std::string& line, const std::string& open, const std::string& close) {
  const auto side = static_cast<std::size_t>(side_of_line(line));
  std::string text = open;
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    if (cell % side == 0) text += (cell > 0 ? close + ",\n" : "") + open;
    text += (cell % side == 0 ? "" : ",") + std::string(1, line[cell] == '.' ? '0' : line[cell]);
  }
  return text + close + close;
}

// Blanks as spaces, a space between two cells.
std::string spaced_rows(const std::string& line, bool cut) {
  const auto side = static_cast<std::size_t>(side_of_line(line));
  std::string text;
  for (std::size_t row = 0; row < side; ++row) {
    std::string drawn;
    for (std::size_t column = 0; column < side; ++column) {
      const char c = line[row * side + column];
      drawn += (column > 0 ? " " : "") + std::string(1, c == '.' ? ' ' : c);
    }
    if (cut) drawn.erase(drawn.find_last_not_of(' ') + 1);
    text += drawn + "\n";
  }
  return text;
}

const std::string kOther = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

}  // namespace

TEST_CASE("A Samurai is read as its five grids, each with a name, in every form") {
  Rng rng(6);
  for (int round = 0; round < 12; ++round) {
    const std::vector<std::string> rows = random_samurai(rng);
    const std::vector<std::string> five = five_of(rows);
    std::vector<std::string> texts;
    for (const char blank : {'.', '0', '*', '_', '-', 'x'}) {
      for (const char outside : {' ', '\0', '#', '~', '.', '0'}) {
        for (const std::string between : {"", " "}) texts.push_back(written(rows, blank, outside, between, false));
      }
      texts.push_back(written(rows, blank, ' ', "", true));
      texts.push_back(written(rows, blank, ' ', " ", true, "\r\n"));
    }
    for (const std::string between : {"", " "})
      for (const bool trimmed : {true, false}) texts.push_back(written(rows, ' ', ' ', between, trimmed));
    texts.push_back("Samurai of the week (no. 12)\n\n" + written(rows, '.', ' ', "", true));
    texts.push_back(written(rows, '.', '.', "", false, ""));   // one line of 441
    texts.push_back(written(rows, '0', '\0', "", false, ""));  // and of 369
    texts.push_back(written(rows, '0', '0', ",", false));
    texts.push_back(barred(rows));
    std::string json = "[";
    std::string fields;
    for (std::size_t row = 0; row < kWide; ++row) {
      json += row > 0 ? "],\n[" : "[";
      for (std::size_t column = 0; column < kWide; ++column) {
        const char c = rows[row][column];
        json += (column > 0 ? "," : "") + (c == ' ' ? std::string("null") : std::string(1, c == '.' ? '0' : c));
        fields += (column > 0 ? ";" : "") + (c == ' ' || c == '.' ? std::string() : std::string(1, c));
      }
      fields += "\n";
    }
    texts.push_back(json + "]]");
    texts.push_back(fields);
    for (const std::string& text : texts) {
      CAPTURE(text);
      const FoundAll found = all_in(text);
      CHECK(found.division == Division::kFound);
      CHECK(found.lines == five);
      CHECK(found.names == kNames);
      CHECK(read_line_of(text) == five[0]);
    }
    const FoundAll twice = all_in(texts[0] + "\n" + texts[0]);
    CHECK(twice.lines.size() == 10);
  }
}

TEST_CASE("Five lines are a list, and a grid of 21 with larger digits or with digits elsewhere is one puzzle") {
  Rng rng(7);
  const std::vector<std::string> rows = random_samurai(rng);
  std::string list;
  for (const std::string& line : five_of(rows)) list += line + "\n";
  CHECK(all_in(list).lines == five_of(rows));
  for (const auto& [row, column, digit] :
       {std::tuple<std::size_t, std::size_t, char>{0, 10, '5'}, {10, 0, '1'}, {0, 0, 'A'}}) {
    std::vector<std::string> other = rows;
    other[row][column] = digit;
    CHECK(all_in(written(other, '.', '.', "", false)).division == Division::kOne);
  }
  CHECK(all_in(std::string(441, '.')).division == Division::kOne);
}

TEST_CASE("Every puzzle of JSON and of source text is read, without its solution") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const auto three = [](const std::string& before, const std::string& between, const std::string& after,
                        const auto& each) {
    return before + each(kNine) + between + each(kOther) + between + each(kNine) + after;
  };
  const auto lists = [](const std::string& line) { return rows_text(line, "[", "]"); };
  const auto braces = [](const std::string& line) { return rows_text(line, "{", "}"); };
  const auto object = [&](const std::string& line) {
    return "{\"puzzle\":\"" + line + "\",\n \"solution\":\"" + solution + "\",\n \"level\":3}";
  };
  const std::vector<std::string> texts = {
      three("[", ",\n", "]", lists),
      three("{\"easy\":", ",\"hard\":", "}", lists),
      three("{\"puzzles\":[", ",", "]}", object),
      three("[", ", ", "]", [](const std::string& line) { return '"' + line + '"'; }),
      three("int grids[3][9][9] = {", ", ", "};\n", braces),
      three("static int grid[9][9] = ", ";\n// the next\nint more[9][9] = ", ";\n", braces),
      three("easy = ", "\n\nmore = ", "\n", lists),
      three("const puzzles = [\n  \"", "\",\n\n  \"", "\",\n];\n", [](const std::string& line) { return line; }),
      three("{\"a\": {\"grid\": ", "}, \"b\": {\"grid\": ", "}}", lists),
  };
  for (const std::string& text : texts) {
    CAPTURE(text);
    const FoundAll found = all_in(text);
    CHECK(found.division != Division::kOne);
    CHECK(found.lines == std::vector<std::string>{kNine, kOther, kNine});
    const auto first = read_sheet(text);
    if (found.division == Division::kFound)
      CHECK(texts_of(first.value().notes) ==
            std::vector<std::string>{"The text contains 3 puzzles; this is the first."});
  }
  CHECK(all_in(lists(kNine)).division == Division::kOne);
  CHECK(all_in(object(kNine)).division == Division::kOne);
}

TEST_CASE("JSON with more parts than are read ends with an error behind the last puzzle") {
  std::string text = "[";
  std::size_t count = 0;
  for (; count * 100 < 220'000; ++count) text += (count > 0 ? ",\n" : "") + rows_text(kNine, "[", "]");
  const FoundAll found = all_in(text + "]");
  CHECK(found.division == Division::kFound);
  CHECK(found.lines.size() > 2000);
  CHECK(found.lines.size() < count);
  CHECK(found.lines.back() ==
        "error: The text has more parts than Sudoscope reads at once. Everything after this point was left out.");
}

TEST_CASE("Grids with spaces for blanks below one another are a list, with any lines between") {
  for (const std::string& line : {kNine, kSix}) {
    const std::string other = line == kNine ? kOther : kSix;
    for (const bool cut : {true, false}) {
      const std::string first = spaced_rows(line, cut);
      const std::string second = spaced_rows(other, cut);
      for (const std::string between : {"\n", "\n\n", "Number two\n", "\nNumber 2:\n", "---------\n"}) {
        CAPTURE(first + between + second);
        const FoundAll found = all_in("Number one\n" + first + between + second);
        CHECK(found.division == Division::kFound);
        CHECK(found.lines == std::vector<std::string>{line, other});
        CHECK(all_in(first + between + second + "\n" + first).lines == std::vector<std::string>{line, other, line});
      }
      CHECK(all_in(first).division == Division::kOne);
    }
  }
}
