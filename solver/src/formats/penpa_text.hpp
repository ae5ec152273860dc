// The text in a link of penpa-edit: lines, of which some are JSON with short names.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoscope {

inline std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find(from, at), text.size());
    result += text.substr(at, next - at);
    if (next == text.size()) break;
    result += to;
    at = next + from.size();
  }
  return result;
}

// With the names of members in place of their short forms, z and a sign.
inline std::string with_long_names(std::string_view text) {
  constexpr std::array<std::pair<char, std::string_view>, 31> kNames = {{{'9', "\"qa\""},
                                                                         {'Q', "\"pu_q\""},
                                                                         {'A', "\"pu_a\""},
                                                                         {'G', "\"grid\""},
                                                                         {'M', "\"edit_mode\""},
                                                                         {'S', "\"surface\""},
                                                                         {'L', "\"line\""},
                                                                         {'E', "\"lineE\""},
                                                                         {'W', "\"wall\""},
                                                                         {'C', "\"cage\""},
                                                                         {'N', "\"number\""},
                                                                         {'Y', "\"symbol\""},
                                                                         {'P', "\"special\""},
                                                                         {'B', "\"board\""},
                                                                         {'R', "\"command_redo\""},
                                                                         {'U', "\"command_undo\""},
                                                                         {'8', "\"command_replay\""},
                                                                         {'1', "\"numberS\""},
                                                                         {'F', "\"freeline\""},
                                                                         {'2', "\"freelineE\""},
                                                                         {'T', "\"thermo\""},
                                                                         {'3', "\"arrows\""},
                                                                         {'D', "\"direction\""},
                                                                         {'0', "\"squareframe\""},
                                                                         {'5', "\"polygon\""},
                                                                         {'4', "\"deletelineE\""},
                                                                         {'6', "\"killercages\""},
                                                                         {'7', "\"nobulbthermo\""},
                                                                         {'_', "\"__a\""},
                                                                         {'O', "null"},
                                                                         {'Z', "z"}}};
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char next = text[at] == 'z' && at + 1 < text.size() ? text[at + 1] : '\0';
    const auto name =
        std::find_if(kNames.begin(), kNames.end(), [&](const auto& one) { return next != '\0' && one.first == next; });
    if (name == kNames.end()) {
      result += text[at];
      continue;
    }
    result += name->second;
    ++at;
  }
  return result;
}

// The text of a field in the first line.
inline std::string penpa_field(std::string_view field, std::string_view heading = {}) {
  if (field.starts_with(heading)) field.remove_prefix(heading.size());
  std::string text = replaced(field, "%2C", ",");
  for (const auto& [code, sign] : {std::pair{"%2D", "\n"}, std::pair{"%2E", "&"}, std::pair{"%2F", "="}})
    text = replaced(text, code, sign);
  return text;
}

struct PenpaLines {
  std::string text;
  std::vector<std::string_view> lines;
  std::string_view line(std::size_t number) const { return number < lines.size() ? lines[number] : std::string_view(); }
};

}  // namespace sudoscope
