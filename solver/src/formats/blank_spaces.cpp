// Spaces and empty fields for blanks.
#include "blank_spaces.hpp"

#include <algorithm>

namespace sudoscope {

bool is_too_long(const TextLine& line) { return line.text.size() > 1000; }

bool is_blank_line(const TextLine& line) { return line.text.find_first_not_of(" \t") == std::string::npos; }

bool has_other_blanks(const Row& words, std::size_t side) {
  return std::any_of(words.begin(), words.end(), [&](const CellText& word) {
    const bool zero = word.text == "0" && side > 9;
    return !word.text.empty() && !zero && std::all_of(word.text.begin(), word.text.end(), is_blank_symbol);
  });
}

bool has_blanks_before_digits(const std::vector<Row>& rows) {
  const auto count = std::count_if(rows.begin(), rows.end(), [](const Row& row) {
    for (std::size_t index = 1; index < row.size(); ++index)
      if (row[index - 1].text.empty() && !row[index].text.empty()) return true;
    return false;
  });
  return count >= 2;
}

}  // namespace sudoscope
