// Columns as wide as their widest cell.
#include "text_table.hpp"

#include <algorithm>

namespace sudoscope::cli {

std::size_t width_of(std::string_view text) {
  const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

std::string csv_field(const std::string& field) {
  if (field.find_first_of("\",\r\n") == std::string::npos) return field;
  std::string text = "\"";
  for (const char character : field) text += character == '"' ? "\"\"" : std::string(1, character);
  return text + '"';
}

std::string TextTable::text() const {
  std::vector<std::size_t> widths(rows_[0].size(), 0);
  for (const auto& row : rows_) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      widths[column] = std::max(widths[column], width_of(row[column]));
    }
  }
  std::string text;
  for (const auto& row : rows_) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string space(widths[column] - width_of(row[column]), ' ');
      text += column == 0 ? row[column] + space : "  " + space + row[column];
    }
    text += '\n';
  }
  return text;
}

}  // namespace sudoscope::cli
