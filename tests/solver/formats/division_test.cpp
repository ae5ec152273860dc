// Texts of several puzzles: none of them is lost, and none is made of two.
#include <fstream>

#include "in_pieces.hpp"
#include "sheets.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

using namespace sudoscope;

namespace {

// Five puzzles of each of these sides.
std::vector<Sheet> puzzles_of(const std::string& file, std::size_t count = 5) {
  std::ifstream lines(std::string(SUDOSCOPE_TEST_DATA) + "/" + file);
  std::vector<Sheet> sheets;
  for (std::string line; sheets.size() < count && std::getline(lines, line);) {
    if (const auto reading = read_sheet(line)) sheets.push_back(reading.value().sheet);
  }
  REQUIRE(sheets.size() == count);
  return sheets;
}

std::string written(const std::vector<Sheet>& sheets, std::string_view format) {
  CollectionWriter writer(format);
  std::string text;
  for (const Sheet& sheet : sheets) text += writer.add(sheet).value().text;
  return text + writer.finish();
}

struct Found {
  Division division;
  std::vector<std::vector<Digit>> givens;
  std::vector<int> lines;                           // the line where each begins
  std::vector<std::pair<int, std::string>> errors;  // their lines and sentences
};

Found found_in(const std::string& text, std::optional<Division> asked = {}) {
  SheetCollection sheets(text, {}, asked);
  Found found{sheets.division(), {}, {}, {}};
  while (const auto item = sheets.next()) {
    if (!item->reading) {
      found.errors.emplace_back(item->reading.error().line, text_of(item->reading.error().message));
      continue;
    }
    found.givens.push_back(item->reading.value().sheet.puzzle.givens);
    found.lines.push_back(item->line);
  }
  return found;
}

std::string rows_of(const Sheet& sheet) { return write_sheet(sheet, "rows").value().text; }
std::string line_of(const Sheet& sheet) { return write_sheet(sheet, "line").value().text; }

}  // namespace

TEST_CASE("A constraint string on several lines is one puzzle, and a list of strings is a list") {
  const auto puzzles = [](const std::string& text) {
    return found_in(text).givens.size() + found_in(text).errors.size();
  };
  CHECK(puzzles(".Cage~10~R1C1~R1C2\n.Thermo~R5C5~R5C6~R5C7\n.LittleKiller~16~R6C1\n.~R3C3_3\n") == 1);
  CHECK(puzzles("\n  .Thermo~R1C1~R1C2.Thermo~R3C1~R3C2\n  .Thermo~R5C1~R5C2.Thermo~R7C1~R7C2\n") == 1);
  CHECK(puzzles(".Renban~R1C1~R1C2.Or.And\n.~R3C1_3.AntiKnight\n.End.Renban~R2C1~R2C2.End\n") == 1);
  CHECK(puzzles("# by hand\n.AntiKnight.\n\n.Cage~10~R1C1~R1C2\n.Cage~10~R2C1~R2C2\n") == 1);

  CHECK(puzzles("1..2............\n\n.AntiKnight.\n") == 1);
  CHECK(puzzles("1..2............\n\n.AntiKnight.\n\n.2.1............\n") == 3);

  const std::string two = ".Cage~10~R1C1~R1C2.Cage~11~R2C1~R2C2";
  CHECK(puzzles(two + '\n' + two + ".AntiKnight\n" + two + ".AntiKing\n") == 3);
  const std::string givens = ".~R1C1_1~R2C2_2~R3C3_3~R4C4_4~R5C5_5~R6C6_6~R7C7_7~R8C8_8";
  CHECK(puzzles(givens + '\n' + givens + "~R9C9_9\n") == 2);
}

TEST_CASE("Several puzzles that are written together are read as several, in every format") {
  for (const std::string file : {"uniq6.txt", "top95.txt", "uniq16.txt"}) {
    std::vector<Sheet> sheets = puzzles_of(file);
    sheets.push_back(sheets.back());  // the same once more is a puzzle of its own
    for (const Format& format : all_formats()) {
      if (!losses(sheets[0], format.id)) continue;
      CAPTURE(file, format.id);
      const Found found = found_in(written(sheets, format.id));
      REQUIRE(found.errors == std::vector<std::pair<int, std::string>>{});
      REQUIRE(found.givens.size() == sheets.size());
      for (std::size_t index = 0; index < sheets.size(); ++index) {
        // A sukaku has candidates alone.
        if (format.id != "sukaku") CHECK(found.givens[index] == sheets[index].puzzle.givens);
      }
    }
  }
}

TEST_CASE("Games with entries and candidates are read one by one, each with its own") {
  std::vector<Sheet> sheets = puzzles_of("top95.txt");
  for (Sheet& sheet : sheets) {
    sheet.candidates.assign(sheet.puzzle.givens.size(), 0);
    for (std::size_t cell = 0; cell < sheet.puzzle.givens.size(); ++cell) {
      sheet.entries[cell] = cell % 5 == 0 ? static_cast<Digit>(cell % 9) : kBlank;
      sheet.candidates[cell] = 0b101 << (cell % 7);
    }
    make_tidy(sheet);
  }
  for (const std::string_view format : {"ss", "sdk", "s9b", "opensudoku", "f-puzzles-json"}) {
    CAPTURE(format);
    const std::string text = written(sheets, format);
    SheetCollection read(text);
    for (const Sheet& sheet : sheets) {
      const auto item = read.next();
      REQUIRE(item);
      REQUIRE(item->reading.ok());
      CHECK(difference(item->reading.value().sheet, sheet) == "");
    }
    CHECK_FALSE(read.next());
  }
}

TEST_CASE("Grids between headings are found, as in Project Euler's file") {
  const std::vector<Sheet> sheets = puzzles_of("top95.txt", 3);
  std::string text;
  for (std::size_t index = 0; index < sheets.size(); ++index) {
    text += "Grid 0" + std::to_string(index + 1) + "\n" + rows_of(sheets[index]);
  }
  const Found found = found_in(text);
  CHECK(found.division == Division::kGrids);
  CHECK(found.lines == std::vector<int>{2, 12, 22});
  CHECK(found.givens[2] == sheets[2].puzzle.givens);
}

TEST_CASE("A grid with a missing or wrong row is reported, and its rows join no other grid") {
  const std::vector<Sheet> sheets = puzzles_of("top95.txt", 3);
  const std::string first = rows_of(sheets[0]), second = rows_of(sheets[1]), third = rows_of(sheets[2]);
  const std::string eight = second.substr(0, 80);
  for (const std::string gap : {"\n", "# next\n", "Next one\n"}) {
    CAPTURE(gap);
    const Found found = found_in(first + gap + eight + gap + third);
    CHECK(found.givens == std::vector{sheets[0].puzzle.givens, sheets[2].puzzle.givens});
    REQUIRE(found.errors.size() == 1);
    CHECK(found.errors[0].second == "This grid has 8 rows of 9 cells, but it needs 9.");
    CHECK((found.errors[0].first == 11 || (gap[0] != '\n' && found.errors[0].first == 10 + (gap[0] == 'N'))));
  }
  std::string shorter = second;
  shorter.erase(13, 1);
  const Found found = found_in(first + "\n" + shorter + "\n" + third);
  CHECK(found.givens.size() == 2);
  CHECK(found.errors ==
        std::vector<std::pair<int, std::string>>{{12, "This row has 8 cells, but the grid has 9 columns."}});
}

TEST_CASE("Grids may follow one another with nothing between, and be drawn in blocks") {
  const std::vector<Sheet> sheets = puzzles_of("top95.txt", 2);
  CHECK(found_in(rows_of(sheets[0]) + rows_of(sheets[1])).givens.size() == 2);
  std::string spread;
  for (const Sheet& sheet : sheets) {
    const std::string rows = rows_of(sheet);
    for (std::size_t band = 0; band < 3; ++band) spread += rows.substr(band * 30, 30) + "\n";
  }
  const Found found = found_in(spread);
  CHECK(found.givens == std::vector{sheets[0].puzzle.givens, sheets[1].puzzle.givens});
}

TEST_CASE("A later grid of an .ss file is a state of the first only if it holds its givens") {
  std::vector<Sheet> sheets = puzzles_of("top95.txt", 2);
  const std::string one = write_sheet(sheets[0], "ss").value().text;
  const std::string two = write_sheet(sheets[1], "ss").value().text;
  const Found apart = found_in(one + two);
  CHECK(apart.givens == std::vector{sheets[0].puzzle.givens, sheets[1].puzzle.givens});
  const auto whole = read_sheet(one + two);
  REQUIRE(whole.ok());
  CHECK(count_filled(whole.value().sheet.entries) == 0);
  CHECK(texts_of(whole.value().notes) == std::vector<std::string>{"Only the first of 2 grids was read."});

  Sheet state = sheets[0];
  const auto blank = std::find(state.puzzle.givens.begin(), state.puzzle.givens.end(), kBlank);
  *blank = 3;
  const Found game = found_in(one + write_sheet(state, "ss").value().text);
  CHECK(game.givens.size() == 1);
}

TEST_CASE("A list is found at any place of a text") {
  const std::vector<Sheet> sheets = puzzles_of("top95.txt", 90);
  std::string prose;
  for (int line = 0; line < 25; ++line)
    prose += "The " + std::to_string(line + 3) + " hardest puzzles, as known in 2012.\n";
  std::string list;
  for (const Sheet& sheet : sheets) list += line_of(sheet) + "\n";
  const Found found = found_in(prose + list);
  CHECK(found.givens.size() == 90);
  CHECK(found.lines[0] == 26);
  CHECK(found.errors.empty());
  // Prose longer than the examined part is before it.
  std::string much;
  while (much.size() <= Divider::kEnough) much += prose;
  const std::string many = list + list;
  CHECK(found_in(much + many).givens.size() == many.size() / 82);
}

TEST_CASE("Lines that are puzzles by themselves win over a grid of these lines, which is offered") {
  const std::string four = "1.3..4.....1..2.\n";
  std::string text;
  for (int line = 0; line < 16; ++line) text += four;
  CHECK(found_in(text).givens.size() == 16);
  SheetCollection sheets(text);
  CHECK(sheets.division() == Division::kLines);
  CHECK(sheets.other() == Division::kGrids);
  CHECK(found_in(text, Division::kGrids).givens[0].size() == 256);
  CHECK(found_in(text, Division::kOne).givens[0].size() == 256);
  std::string six;
  for (const Sheet& sheet : puzzles_of("uniq6.txt", 3)) six += line_of(sheet) + "\n";
  std::string thirty_six;
  for (int time = 0; time < 12; ++time) thirty_six += six;
  CHECK(found_in(thirty_six).givens.size() == 36);
  // Two grids of 16 rows, and again lines.
  SheetCollection twice(text + text);
  CHECK(twice.other() == Division::kGrids);

  // A row of a real 16x16 grid is rarely a 4x4 puzzle.
  const std::string rows = rows_of(puzzles_of("uniq16.txt", 1)[0]);
  CHECK(found_in(rows).division == Division::kOne);
  CHECK(found_in(rows, Division::kLines).givens.size() < 16);
  CHECK(found_in(rows + rows).division == Division::kGrids);
}

TEST_CASE("A text in pieces has the same puzzles at the same lines") {
  const std::vector<Sheet> nine = puzzles_of("top95.txt", 90);
  for (const std::string_view format : {"line", "grid", "sdk", "pencil-marks"}) {
    std::string text = "A few words to begin with.\n";
    std::size_t times = 0;
    // Lines and grids are divided in two ways once there is more
    // text than is examined at first; formats differ within that.
    const bool is_plain = format == "line" || format == "grid";
    for (; text.size() < (is_plain ? Divider::kEnough + 20'000 : 50'000); ++times)
      text += written(nine, format) + "\n# once more\n";
    CAPTURE(format);
    const auto found = test::read_in_pieces(text, 10'007).items;
    CHECK(found.size() == times * nine.size());
    SheetCollection whole(text);
    std::size_t index = 0;
    while (const auto item = whole.next()) {
      REQUIRE(index < found.size());
      if (found[index].line != item->line) FAIL("at " << found[index].line << ", not at " << item->line);
      ++index;
    }
    CHECK(index == found.size());
  }
}

TEST_CASE("A line or a text that is too long for a puzzle is reported once, and not stored") {
  const std::string line = line_of(puzzles_of("top95.txt", 1)[0]);
  const std::string text = line + "\n" + line + "\n" + std::string(5'000'000, '1') + "\n" + line + "\n";
  const Found found = found_in(text);
  CHECK(found.lines == std::vector<int>{1, 2, 4});
  CHECK(found.errors ==
        std::vector<std::pair<int, std::string>>{{3, "The line is larger than 1 MB, which is too much for a puzzle."}});
  const auto pieces = test::read_in_pieces(text, 100'000).items;
  REQUIRE(pieces.size() == 4);
  CHECK((pieces[0].line == 1 && pieces[1].line == 2 && pieces[2].line == 3 && pieces[3].line == 4));
  CHECK(pieces[2].source.size() < 2'000'000);
}

TEST_CASE("A single puzzle is read as one, with any text around it") {
  const Sheet sheet = puzzles_of("top95.txt", 1)[0];
  const Sheet sixteen = puzzles_of("uniq16.txt", 1)[0];
  for (const Format& format : all_formats()) {
    for (const Sheet& each : {sheet, sixteen}) {
      if (!losses(each, format.id)) continue;
      CAPTURE(format.id);
      const std::string text = written({each}, format.id);
      CHECK(found_in(text).givens.size() == 1);
      CHECK(found_in("\n\n" + text + "\n\n").givens.size() == 1);
    }
  }
}

TEST_CASE("Mistyped lines at the head of a list are reported with their number, in every format of lines") {
  for (const Format& format : all_formats()) {
    if (format.many != Division::kLines || format.largest_side < 9) continue;
    if (!losses(puzzles_of("top95.txt", 1)[0], format.id)) continue;
    std::string text = written(puzzles_of("top95.txt"), format.id);
    const std::string first = text.substr(0, text.find('\n') + 1);
    // The first line once more, and once more, each without its last two characters.
    const std::string broken = first.substr(0, first.size() - 3) + "\n";
    const std::size_t whole = found_in(text).givens.size();
    for (const std::string& head : {broken, broken + broken}) {
      const Found found = found_in("Puzzles of June\n" + head + text + broken);
      CAPTURE(format.id, head);
      if (read_sheet(broken)) continue;  // a format that pads missing cells
      CHECK(found.givens.size() == whole);
      const std::size_t count = head.size() / broken.size();
      REQUIRE(found.errors.size() == count + 1);
      for (std::size_t i = 0; i < count; ++i) CHECK(found.errors[i].first == static_cast<int>(2 + i));
    }
  }
}

TEST_CASE("Headings, rulers and addresses above a list are not among its puzzles") {
  const std::string list = written(puzzles_of("top95.txt"), "line");
  for (const char* const head :
       {"Hard ones\n", "# top95, 2006\n", "--------------------\n", "\n\n", "https://example.org/9x9\n",
        "The 95 hardest puzzles, as known in 2006.\n==========\n"}) {
    const Found found = found_in(head + list);
    CAPTURE(head);
    CHECK(found.errors.empty());
    CHECK(found.givens.size() == 5);
  }
}

TEST_CASE("Positions of fields, a line each, are a list") {
  const std::string line = "==1,==2,=3,24,12,34,24,24,24,34,34,34,34,34,34,34\n";
  std::string text;
  for (int i = 0; i < 20; ++i) text += line;
  const Found found = found_in(text);
  CHECK(found.division == Division::kLines);
  CHECK(found.givens.size() == 20);
  CHECK(found.errors.empty());
}
