// The parts of a constraint string: .Name~argument~argument, whatever lines they stand on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

// A string without white space and comments, and where each of its characters stands in the text.
struct JoinedString {
  std::string text;
  std::vector<std::size_t> offsets;

  // The place in the text of a part of the string; 0 for any other text.
  std::size_t offset_of(std::string_view part) const;
};
JoinedString joined_string(std::string_view text);

// One part of a string: its name, empty for givens, and its arguments.
struct StringPart {
  std::string_view name;
  std::vector<std::string_view> arguments;
};

inline constexpr std::size_t kMostStringParts = 20'000;

// The parts of a text without white space; nothing if it is no such string.
std::optional<std::vector<StringPart>> string_parts(std::string_view text);

// True for a part that holds all parts up to the next End that is its own.
bool holds_parts(const StringPart& part);

// The index of the End of a part that holds others, or that of the last part if its End is missing.
std::size_t end_of_held(const std::vector<StringPart>& parts, std::size_t begin);

// True if a text of several lines is one string that is laid out: a part on each line, lines that are indented, or a
// part that holds those on the lines below.
bool is_laid_out_string(std::string_view text);

}  // namespace sudoscope
