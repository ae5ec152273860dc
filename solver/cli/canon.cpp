// `sudoscope canon`: the min-lex form of each puzzle, one line a puzzle, or which lines hold the same puzzle.
//
// As JSON: {puzzle, canonical, cells, digits, line, same_as_line, error}. `cells` has the cell of the form for each
// cell of the puzzle, `digits` the new digit for each digit, `same_as_line` the line of an equivalent puzzle before it,
// or null.
#include <iostream>
#include <map>
#include <unordered_map>

#include "commands.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/equivalence/minlex.hpp"

namespace sudoscope::cli {
namespace {

// Key of a grid: boxes or regions, and rules.
std::string grid_key(const Geometry& geometry) {
  std::string key = std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width());
  if (geometry.is_jigsaw()) {
    for (int cell = 0; cell < geometry.cell_count(); ++cell)
      key += static_cast<char>('0' + geometry.box_of(static_cast<Cell>(cell)));
  }
  return key + '\n' + text_of(geometry.constraints()) + '\n';
}

class Canon {
 public:
  explicit Canon(const Args& args) : args_(args) {}

  // Returns the status of that puzzle.
  int write(const Entry& entry) {
    if (!entry.reading) {
      const ParseError& error = entry.reading.error();
      tell_of_line(error.line, error.column, spoken(error.message));
      write_error(entry.text, error.message);
      return kBadPuzzle;
    }
    for (const Message& note : entry.reading.value().notes) tell_of_line(entry.line, 0, spoken(note));
    const Puzzle& puzzle = entry.reading.value().sheet.puzzle;
    const std::string grid = grid_key(*puzzle.geometry);
    auto finder = finders_.find(grid);
    if (finder == finders_.end()) finder = finders_.emplace(grid, MinlexFinder::of(*puzzle.geometry)).first;
    const auto form = finder->second ? finder->second.value().find(puzzle.givens)
                                     : Result<MinlexForm, Message>::failure(finder->second.error());
    if (!form) {
      tell_of_line(entry.line, 0, spoken(form.error()));
      write_error(line_of(puzzle, puzzle.givens), form.error());
      return kBadPuzzle;
    }
    write_form(entry, grid, puzzle, form.value());
    return 0;
  }

 private:
  static std::string line_of(const Puzzle& puzzle, std::span<const Digit> digits) {
    return format_puzzle(*puzzle.geometry, digits, GridStyle::kLine);
  }

  void write_error(const std::string& puzzle, const Message& error) const {
    if (args_.format != OutputFormat::kJson) return;
    JsonObject object;
    object.add("puzzle", puzzle);
    object.add("error", text_of(error));
    std::cout << object.text() << '\n';
  }

  void write_form(const Entry& entry, const std::string& grid, const Puzzle& puzzle, const MinlexForm& form) {
    const std::string line = line_of(puzzle, form.givens);
    if (!args_.duplicates && args_.format != OutputFormat::kJson) {
      std::cout << line << '\n';
      return;
    }
    const auto [first, is_new] = lines_.emplace(grid + line, entry.line);
    if (args_.format == OutputFormat::kJson) {
      if (args_.duplicates && is_new) return;
      JsonObject object;
      object.add("puzzle", line_of(puzzle, puzzle.givens));
      object.add("canonical", line);
      object.add("cells",
                 Json::list(form.transformation.cell_to, [&](Cell cell) { return cell_name(*puzzle.geometry, cell); }));
      object.add("digits", Json::list(form.transformation.digit_to, [](Digit digit) { return digit + 1; }));
      object.add("line", entry.line);
      object.add("same_as_line", is_new ? Json(nullptr) : Json(first->second));
      object.add("error", nullptr);
      std::cout << object.text() << '\n';
    } else if (!is_new) {
      std::cout << entry.line << " = " << first->second << '\n';
    }
  }

  const Args& args_;
  std::map<std::string, Result<MinlexFinder, Message>> finders_;  // by grid
  std::unordered_map<std::string, int> lines_;                    // by grid and form: its first line
};

}  // namespace

int canon(const Args& args) {
  Canon canon(args);
  return for_each_entry(args, [&](const Entry& entry) {
    const int status = canon.write(entry);
    std::cout << std::flush;
    return status;
  });
}

}  // namespace sudoscope::cli
