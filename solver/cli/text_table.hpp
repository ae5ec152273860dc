// A table in plain text: the first column to the left, the others to the right.
#pragma once

#include <string>
#include <vector>

namespace sudoscope::cli {

class TextTable {
 public:
  explicit TextTable(std::vector<std::string> head) : rows_{std::move(head)} {}
  // REQUIRES: as many cells as the head has.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace sudoscope::cli
