// Words of sentences: see the header.
#include "trace/words.hpp"

#include "sudoscope/digit_marks.hpp"

namespace sudoscope {

std::string list_of(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

std::string count_of(std::uint64_t count, const std::string& singular, const std::string& plural) {
  std::string number = std::to_string(count);
  for (std::size_t end = number.size(); end > 3;) number.insert(end -= 3, 1, ',');
  return number + ' ' + (count == 1 ? singular : plural);
}

std::string names_of(const TraceBoard& board, std::span<const Cell> guesses) {
  std::vector<std::string> names;
  for (const Cell guess : guesses)
    names.push_back(cell_name(board.geometry(), guess) + " = " + digit_mark(board.digits()[guess]));
  return list_of(names);
}

std::string start_of(const TraceBoard& board) { return board.has_entries() ? "givens and entries" : "givens"; }

}  // namespace sudoscope
