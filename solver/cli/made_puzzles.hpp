// Output of `sudoscope generate`: in a format of puzzles, or as lines with names.
#pragma once

#include <set>

#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::cli {

// Checks the output format before anything is made: each puzzle
// would cause the same error. `format`: an id, or "named".
Message why_never_written(const GeometryPtr& geometry, std::string_view format);

class MadePuzzles {
 public:
  explicit MadePuzzles(std::string_view format) : is_named_(format == "named"), writer_(is_named_ ? "line" : format) {}

  // Writes a puzzle. Prints the losses of the format once on standard error. `name`:
  // for lines with names. Returns the reason why it cannot be written, or nothing.
  Message add(Puzzle puzzle, const std::string& name);
  // Writes the end of the file, if the format has one. REQUIRES: called once, after all puzzles.
  void finish();

 private:
  bool is_named_;
  CollectionWriter writer_;
  std::set<std::string> told_;
};

}  // namespace sudoscope::cli
