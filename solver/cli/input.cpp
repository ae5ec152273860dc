// Reading puzzles.
#include "input.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "sudoscope/decode_text.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::size_t kLinesAsked = 20;  // enough to tell a list of puzzles from a grid
constexpr int kSmallestInList = 4;       // a row of a 9x9 grid would pass for a 3x3 puzzle

bool is_puzzle(const Entry& entry, const ParseOptions& options) {
  const auto parsed = parse_puzzle(entry.text, options);
  return parsed && parsed.value().puzzle.geometry->side() >= kSmallestInList;
}

// A row of a 16x16 grid passes for a 4x4 puzzle: a text that is a grid as a whole is meant as one. Where it is neither
// a grid nor a line among others, most of its lines tell.
bool is_list(const std::vector<Entry>& entries, const std::string& text, const ParseOptions& options) {
  if (const auto whole = parse_puzzle(text, options)) return whole.value().format == PuzzleFormat::kLine;
  const std::size_t asked = std::min(entries.size(), kLinesAsked);
  const auto good = std::count_if(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(asked),
                                  [&](const Entry& entry) { return is_puzzle(entry, options); });
  return entries.size() < 2 || static_cast<std::size_t>(good) * 2 >= asked;
}

// Nothing when the stream cannot be read. A look at the first byte finds that out without an exception: a folder opens
// like a file.
std::optional<std::string> read_all(std::istream& stream) {
  std::ostringstream text;
  if (stream.peek() != std::istream::traits_type::eof()) text << stream.rdbuf();
  if (stream.bad() || text.fail()) return std::nullopt;
  return std::move(text).str();
}

}  // namespace

std::optional<std::string> read_text(const std::string& file) {
  std::ifstream opened;
  if (file != "-") opened.open(file, std::ios::binary);
  if (file != "-" && !opened) return std::nullopt;
  auto text = read_all(file == "-" ? std::cin : opened);
  if (text) text = decode_text(*std::move(text));
  return text;
}

std::vector<Entry> split_entries(const std::string& text, const ParseOptions& options, bool list) {
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
  if (list || entries.empty() || is_list(entries, text, options)) return entries;
  return {{1, text}};
}

}  // namespace sudoscope::cli
