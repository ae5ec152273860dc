// Golden counters: tests/data/golden_counters.json pins the exact counters of each algorithm on a dozen
// puzzles. The WebAssembly module is compared with the same file. A changed number is a changed
// algorithm: give the reason in the commit, and write the file anew with `search_tests "[regenerate]"`.
#include <algorithm>
#include <charconv>
#include <fstream>
#include <map>
#include <sstream>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {
namespace {

using namespace test;

constexpr const char* kFile = "golden_counters.json";

// One object of the file, which has one a line: keys, and values as written, strings without their quotes.
using Record = std::map<std::string, std::string>;

Record read_record(const std::string& line) {
  Record record;
  std::size_t at = line.find('"');
  while (at != std::string::npos) {
    const std::size_t key_end = line.find('"', at + 1);
    const std::string key = line.substr(at + 1, key_end - at - 1);
    std::size_t begin = key_end + 3;  // past the quote, the colon and the space
    const char closing = line[begin] == '"' ? '"' : line[begin] == '[' ? ']' : ',';
    const std::size_t end = std::min(line.find(closing, begin + 1), line.find('}', begin));
    if (closing != ',') ++begin;
    record[key] = line.substr(begin, end - begin);
    at = line.find('"', end + 1);
  }
  return record;
}

std::uint64_t number(const std::string& text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// A run of the file: its start, and the record of its end.
struct Run {
  const Algorithm* algorithm;
  KnobValues knobs;
  Puzzle puzzle;
  std::uint64_t max_steps;
};

std::string regions_text(const Geometry& geometry) {
  std::string text;
  for (int cell = 0; geometry.is_jigsaw() && cell < geometry.cell_count(); ++cell) {
    if (cell > 0 && geometry.column_of(static_cast<Cell>(cell)) == 0) text += "\\n";
    text += static_cast<char>('A' + geometry.box_of(static_cast<Cell>(cell)));
  }
  return text;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string end_of(const Run& run) {
  const auto search = make_search(*run.algorithm, run.puzzle, run.knobs);
  auto status = StepStatus::kRunning;
  while (status != StepStatus::kExhausted && search->stats().steps < run.max_steps)
    status = search->run(run.max_steps - search->stats().steps);
  const SearchStats& stats = search->stats();
  std::ostringstream text;
  text << "\"steps\": " << stats.steps << ", \"guesses\": " << stats.guesses << ", \"backtracks\": " << stats.backtracks
       << ", \"assignments\": " << stats.assignments << ", \"eliminations\": " << stats.eliminations
       << ", \"solutions\": " << stats.solutions << ", \"level\": " << stats.level << ", \"deepest\": " << stats.deepest
       << ", \"digits_hash\": \"" << std::hex << hash_of(search->digits()) << '"';
  return text.str();
}

std::string start_of(const Run& run) {
  const Geometry& geometry = *run.puzzle.geometry;
  std::string knobs;
  for (const std::uint8_t option : run.knobs) knobs += std::to_string(option);
  std::ostringstream text;
  text << std::boolalpha << "\"algorithm\": \"" << run.algorithm->id << "\", \"knobs\": [" << knobs
       << "], \"puzzle\": \"" << format_puzzle(geometry, run.puzzle.givens, GridStyle::kLine)
       << "\", \"boxHeight\": " << geometry.box_height() << ", \"boxWidth\": " << geometry.box_width()
       << ", \"regions\": \"" << regions_text(geometry) << "\", \"constraints\": \""
       << replaced(text_of(geometry.constraints()), "\n", "\\n") << "\", \"max_steps\": " << run.max_steps;
  return text.str();
}

Run read_run(const Record& record) {
  ParseOptions options{.constraints = constraints_of(replaced(record.at("constraints"), "\\n", "\n")).value()};
  std::vector<std::uint8_t> regions;
  if (record.at("regions").empty()) {
    options.boxes = {static_cast<int>(number(record.at("boxHeight"))), static_cast<int>(number(record.at("boxWidth")))};
  } else {
    const auto parsed = parse_regions(replaced(record.at("regions"), "\\n", "\n"));
    REQUIRE(parsed.ok());
    regions = parsed.value();
    options.regions = regions;
  }
  const auto parsed = parse_puzzle(record.at("puzzle"), options);
  REQUIRE(parsed.ok());
  const Algorithm* algorithm = find_algorithm(record.at("algorithm"));
  REQUIRE(algorithm != nullptr);
  KnobValues knobs;
  if (!record.at("knobs").empty()) knobs.push_back(static_cast<std::uint8_t>(number(record.at("knobs"))));
  return {algorithm, knobs, parsed.value().puzzle, number(record.at("max_steps"))};
}

TEST_CASE("Every algorithm has the counters of the golden file") {
  int runs = 0;
  for (const std::string& line : data_lines(kFile)) {
    if (line.find('{') == std::string::npos) continue;
    const Run run = read_run(read_record(line));
    INFO(line);
    CHECK(line.find(end_of(run)) != std::string::npos);
    ++runs;
  }
  CHECK(runs >= 300);
}

std::vector<Puzzle> golden_puzzles() {
  Rng rng(2026);
  const auto inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  return {blank(boxes(2, 2)),
          number_file("uniq6.txt", 1)[0],
          blank(boxes(2, 3, {{"diagonals"}})),
          blank(jigsaw(kJigsaw6)),
          dig(pattern(2, 4), 40, rng),
          line_file("top95.txt", 1)[0],
          from_line(boxes(3, 3), inkala),
          blank(boxes(3, 3, {{"diagonals"}, {"windows"}})),
          blank(jigsaw(kJigsaw9)),
          dig(pattern(2, 5), 70, rng),
          number_file("uniq12.txt", 1)[0],
          number_file("gecode16_sample.txt", 1)[0]};
}

TEST_CASE("Writes the golden file anew", "[.][regenerate]") {
  std::ofstream out(std::string(SUDOSCOPE_TEST_DATA) + "/" + kFile);
  const char* separator = "[\n";
  for (const Algorithm& algorithm : catalogue()) {
    std::vector<KnobValues> settings;
    if (algorithm.knobs.empty()) {
      settings.push_back({});
    } else {
      for (std::size_t option = 0; option < std::min<std::size_t>(3, algorithm.knobs[0].options.size()); ++option)
        settings.push_back({static_cast<std::uint8_t>(option)});
    }
    for (const KnobValues& knobs : settings)
      for (const Puzzle& puzzle : golden_puzzles()) {
        if (why_not(algorithm, *puzzle.geometry)) continue;
        const Run run{&algorithm, knobs, puzzle, 5000};
        out << separator << '{' << start_of(run) << ", " << end_of(run) << '}';
        separator = ",\n";
      }
  }
  out << "\n]\n";
}

}  // namespace
}  // namespace sudoscope
