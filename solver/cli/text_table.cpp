// Columns as wide as their widest cell.
#include "text_table.hpp"

#include <algorithm>

namespace sudoscope::cli {

std::string TextTable::text() const {
  std::vector<std::size_t> widths(rows_[0].size(), 0);
  for (const auto& row : rows_) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      widths[column] = std::max(widths[column], row[column].size());
    }
  }
  std::string text;
  for (const auto& row : rows_) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string space(widths[column] - row[column].size(), ' ');
      text += column == 0 ? row[column] + space : "  " + space + row[column];
    }
    text += '\n';
  }
  return text;
}

}  // namespace sudoscope::cli
