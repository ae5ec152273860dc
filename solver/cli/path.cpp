// `sudoscope path`: solves each puzzle step by step, by the techniques that people
// use, then by Sudoku Explainer's forcing chains, and where these end by guesses.
#include <iostream>

#include "commands.hpp"
#include "conclusions.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// Forcing chains take too long on larger grids.
constexpr int kMostSideForChains = 9;

// A step in the output.
struct Row {
  std::size_t number;
  const TechniqueRow* technique;
  std::string notation;
  std::string sentence;  // in English
  std::vector<std::string> conclusions;
};

struct Path {
  std::string puzzle;
  std::vector<Row> rows;
  bool is_solved;
};

std::vector<Technique> order_for(const Geometry& geometry, bool has_one_solution) {
  std::vector<Technique> order;
  std::vector<Technique> beyond;
  for (const Technique technique : sought_techniques()) {
    if (assumes_one_solution(technique) && !has_one_solution) continue;
    const TechniqueRow& row = row_of(technique);
    if (is_usual(technique))
      order.push_back(technique);
    else if (row.family == TechniqueFamily::kForcingChains && row.se_tenths > 0)
      beyond.push_back(technique);
  }
  if (geometry.side() <= kMostSideForChains && has_one_solution)
    order.insert(order.end(), beyond.begin(), beyond.end());
  return order;
}

Path path_of(const Puzzle& puzzle, const Sheet& sheet) {
  const Geometry& geometry = *puzzle.geometry;
  Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);
  while (!solve.run(UINT64_MAX)) {
  }
  const bool is_unique = solve.status() == SolveStatus::kUnique || solve.status() == SolveStatus::kSolved;
  Position position(geometry, puzzle.givens, sheet.entries, sheet.candidates);
  LogicPath path(puzzle.geometry, position, order_for(geometry, is_unique),
                 is_unique ? solve.solution() : std::vector<Digit>());
  while (path.advance()) {
  }
  Path shown{line_of(puzzle), {}, path.is_solved()};
  for (const Deduction& step : path.steps()) {
    const Deduction told = told_at(position, step);
    shown.rows.push_back({shown.rows.size() + 1, &row_of(step.technique), notation_of(geometry, told),
                          text_of(explanation_of(geometry, told)),
                          conclusions_in_words(geometry, step.placements, step.eliminations)});
    apply(position, step);
  }
  return shown;
}

// Example: "3.8"; nothing if Sudoku Explainer has no such technique.
std::string se_words(const TechniqueRow& row) {
  if (row.se_tenths == 0) return {};
  return std::to_string(row.se_tenths / 10) + '.' + std::to_string(row.se_tenths % 10);
}
std::string hodoku_words(const TechniqueRow& row) {
  return row.hodoku_score == 0 ? std::string() : std::to_string(row.hodoku_score);
}

std::vector<std::string> fields_of(const Row& row) {
  return {std::to_string(row.number), spoken(Message(row.technique->name)), se_words(*row.technique),
          hodoku_words(*row.technique), row.notation};
}
std::vector<std::string> head() {
  return {spoken(say(Id::kHeadStep)), spoken(say(Id::kHeadTechnique)), "SE", "HoDoKu", spoken(say(Id::kHeadNotation))};
}

std::string ending_of(const Path& path) { return spoken(path.is_solved ? say(Id::kPathSolves) : say(Id::kPathEnds)); }

void write_text(const Path& path) {
  std::vector<std::vector<std::string>> rows{head()};
  for (const Row& row : path.rows) rows.push_back(fields_of(row));
  std::vector<std::size_t> widths(rows[0].size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  std::cout << path.puzzle << '\n';
  for (const auto& row : rows) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      const std::string space(widths[i] - width_of(row[i]), ' ');
      // Numbers to the right, the technique's name to the left.
      std::cout << (i == 1 ? row[i] + space : space + row[i]) << "  ";
    }
    std::cout << row.back() << '\n';
  }
  std::cout << ending_of(path) << "\n\n";
}

void write_markdown(const Path& path) {
  const auto write = [](const std::vector<std::string>& fields) {
    std::cout << '|';
    for (const std::string& field : fields) std::cout << ' ' << field << " |";
    std::cout << '\n';
  };
  std::cout << '`' << path.puzzle << "`\n\n";
  write(head());
  std::cout << "| ---: | --- | ---: | ---: | --- |\n";
  for (const Row& row : path.rows) write(fields_of(row));
  std::cout << '\n' << ending_of(path) << "\n\n";
}

void write_csv(const Path& path) {
  for (const Row& row : path.rows)
    std::cout << path.puzzle << ',' << row.number << ',' << row.technique->id << ',' << se_words(*row.technique) << ','
              << hodoku_words(*row.technique) << ',' << csv_field(row.notation) << ',' << csv_field(row.sentence)
              << '\n';
}

void write_json(const Path& path) {
  JsonObject object;
  object.add("puzzle", path.puzzle);
  object.add("solved", path.is_solved);
  object.add("steps", Json::list(path.rows, [](const Row& row) {
               JsonObject step;
               step.add("technique", row.technique->id);
               step.add("seTenths", row.technique->se_tenths);
               step.add("hodokuScore", row.technique->hodoku_score);
               step.add("conclusions", Json::list(row.conclusions));
               step.add("notation", row.notation);
               step.add("sentence", row.sentence);
               return step;
             }));
  std::cout << object.text() << '\n';
}

void write(const Path& path, OutputFormat format) {
  if (format == OutputFormat::kCsv) return write_csv(path);
  if (format == OutputFormat::kJson) return write_json(path);
  return format == OutputFormat::kMarkdown ? write_markdown(path) : write_text(path);
}

}  // namespace

int path(const Args& args) {
  if (args.format == OutputFormat::kCsv) std::cout << "puzzle,number,technique,se,hodoku,notation,sentence\n";
  return for_each_entry(args, [&](const Entry& entry) {
    const auto puzzle = read_puzzle(entry, args);
    if (!puzzle) return kBadPuzzle;
    write(path_of(puzzle.value(), entry.reading.value().sheet), args.format);
    std::cout << std::flush;
    return 0;
  });
}

}  // namespace sudoscope::cli
