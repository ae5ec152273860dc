// Reading puzzles.
#include "input.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

namespace sudoscope::cli {
namespace {

constexpr std::size_t kLinesAsked = 20;  // enough to tell a list of puzzles from a grid

// A row of a 16x16 grid may pass for a 4x4 puzzle; then the text as a whole is a grid as well, and that is meant.
bool is_list(const std::vector<Entry>& entries, const std::string& text, const ParseOptions& options) {
  if (entries.size() < 2) return true;
  const std::size_t asked = std::min(entries.size(), kLinesAsked);
  const auto good = std::count_if(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(asked),
                                  [&](const Entry& entry) { return parse_puzzle(entry.text, options).ok(); });
  if (static_cast<std::size_t>(good) * 2 < asked) return false;
  const auto whole = parse_puzzle(text, options);
  return !whole || whole.value().format == PuzzleFormat::kLine;
}

}  // namespace

std::optional<std::string> read_text(const std::string& file) {
  if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  if (!stream || !(text << stream.rdbuf())) return std::nullopt;
  return std::move(text).str();
}

std::vector<Entry> split_entries(const std::string& text, const ParseOptions& options) {
  std::vector<Entry> entries;
  int number = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    const std::size_t begin = line.find_first_not_of(" \t\f\v");
    if (begin == std::string::npos || line[begin] == '#') continue;
    entries.push_back({number, std::move(line)});
  }
  if (entries.empty() || is_list(entries, text, options)) return entries;
  return {{entries.front().line, text}};
}

}  // namespace sudoscope::cli
