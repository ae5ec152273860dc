// Tables in text: plain ones, the first column to the left, the others to the right; and fields of CSV.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoscope::cli {

// The columns of UTF-8 on a screen: one for each character, however many bytes it takes.
std::size_t width_of(std::string_view text);

// A field of CSV, quoted if necessary (RFC 4180).
std::string csv_field(const std::string& field);

class TextTable {
 public:
  explicit TextTable(std::vector<std::string> head) : rows_{std::move(head)} {}
  // REQUIRES: the row has as many cells as the head.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace sudoscope::cli
