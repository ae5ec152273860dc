// Cuts a string at its dots, and tells one string on several lines from a list of strings.
#include "string_parts.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "raw_line.hpp"
#include "sheet_text.hpp"

namespace sudoscope {
namespace {

// Parts that hold others, up to a part named End.
constexpr std::array<std::string_view, 3> kHolders = {"Or", "And", "Replicate"};
// Parts that a puzzle has once.
constexpr std::array<std::string_view, 3> kOnce = {"Shape", "Jigsaw", "NoBoxes"};
// Givens on one line that may be a whole puzzle.
constexpr std::size_t kFewestGivens = 8;

bool is_name_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A name that is hardly a part of a row of letters.
bool is_rule_name(std::string_view name) {
  constexpr std::size_t kShortest = 6;
  return name.size() >= kShortest && name[0] <= 'Z' && name[1] >= 'a';
}

bool is_white_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

template <std::size_t kCount>
bool is_named_in(const std::array<std::string_view, kCount>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_end(const StringPart& part) { return part.name == "End"; }

// A part that would not be a puzzle by itself.
bool is_one_rule(const std::vector<StringPart>& parts) {
  if (parts.size() != 1) return false;
  const bool has_givens = parts[0].name.empty() || parts[0].name == "Given";
  return !has_givens || parts[0].arguments.size() < kFewestGivens;
}

// More parts that hold others than Ends, or fewer.
bool leaves_open(const std::vector<StringPart>& parts) {
  return std::count_if(parts.begin(), parts.end(), holds_parts) != std::count_if(parts.begin(), parts.end(), is_end);
}

}  // namespace

std::size_t JoinedString::offset_of(std::string_view part) const {
  const std::less<const char*> before;
  const char* const begin = text.data();
  if (before(part.data(), begin) || !before(part.data(), begin + text.size())) return 0;
  return offsets[static_cast<std::size_t>(part.data() - begin)];
}

JoinedString joined_string(std::string_view text) {
  JoinedString joined;
  bool begins_line = true;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (begins_line && text[at] == '#') at = std::min(text.find('\n', at), text.size() - 1);
    begins_line = text[at] == '\n';
    if (is_white_space(text[at])) continue;
    joined.text += text[at];
    joined.offsets.push_back(at);
  }
  return joined;
}

std::optional<std::vector<StringPart>> string_parts(std::string_view text) {
  if (text.substr(0, 1) != ".") return std::nullopt;
  const bool has_arguments = text.find('~') != std::string_view::npos;
  std::vector<StringPart> parts;
  for (const std::string_view part : split_at(text.substr(1), '.')) {
    std::vector<std::string_view> arguments = split_at(part, '~');
    const std::string_view name = arguments.front();
    arguments.erase(arguments.begin());
    if (!std::all_of(name.begin(), name.end(), is_name_letter) || parts.size() == kMostStringParts) return std::nullopt;
    if (part.empty()) continue;  // no givens are written as an empty part
    if (!has_arguments && !is_rule_name(name)) return std::nullopt;
    parts.push_back({name, std::move(arguments)});
  }
  if (parts.empty()) return std::nullopt;
  return parts;
}

bool holds_parts(const StringPart& part) { return is_named_in(kHolders, part.name); }

std::size_t end_of_held(const std::vector<StringPart>& parts, std::size_t begin) {
  std::size_t depth = 0;
  for (std::size_t at = begin; at < parts.size(); ++at) {
    if (holds_parts(parts[at])) ++depth;
    if (is_end(parts[at]) && --depth == 0) return at;
  }
  return parts.size() - 1;
}

bool is_laid_out_string(std::string_view text) {
  std::size_t lines = 0;
  std::size_t indented = 0;
  std::size_t rules = 0;
  bool is_any_open = false;
  std::array<std::size_t, kOnce.size()> times = {};
  for (std::size_t at = 0; at < text.size();) {
    const RawLine line = raw_line(text, at);
    at = line.end;
    const std::string_view shown = trimmed(line.text).text;
    if (shown.empty() || shown[0] == '#') continue;
    const JoinedString joined = joined_string(shown);
    const auto parts = string_parts(joined.text);
    if (!parts) return false;
    ++lines;
    indented += is_white_space(line.text[0]) ? 1 : 0;
    rules += is_one_rule(*parts) ? 1 : 0;
    is_any_open = is_any_open || leaves_open(*parts);
    for (std::size_t once = 0; once < kOnce.size(); ++once)
      times[once] += std::any_of(parts->begin(), parts->end(), [&](auto& part) { return part.name == kOnce[once]; });
  }
  const bool repeats = std::any_of(times.begin(), times.end(), [](std::size_t count) { return count > 1; });
  return lines > 1 && !repeats && (is_any_open || indented + 1 >= lines || rules * 2 > lines);
}

}  // namespace sudoscope
