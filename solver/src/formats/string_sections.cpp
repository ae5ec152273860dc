// Writes the grid as parts of a string before the rules.
#include "string_sections.hpp"

#include "jigsaw_text.hpp"
#include "plain_formats.hpp"
#include "raw_line.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestStringSide = 16;

std::string parts_of_grid(const Draft& draft) {
  const auto side = static_cast<std::size_t>(draft.side);
  const std::string length = std::to_string(side);
  std::string text = ".Shape~" + length + 'x' + length;
  if (!draft.regions.empty()) text += ".NoBoxes.Jigsaw~";
  for (const std::uint8_t region : draft.regions) text += line_name(region);
  text += '.';
  for (std::size_t cell = 0; cell < draft.givens.size(); ++cell) {
    if (draft.givens[cell] == kBlank) continue;
    text +=
        std::string("~R") + line_name(static_cast<int>(cell / side)) + 'C' + line_name(static_cast<int>(cell % side));
    text += '_' + std::to_string(draft.givens[cell] + 1);
  }
  return text;
}

}  // namespace

std::optional<StringSections> string_sections(std::string_view text) {
  std::size_t begin = std::string_view::npos;
  for (std::size_t at = 0; at < text.size();) {
    const RawLine line = raw_line(text, at);
    at = line.end;
    const bool is_blank = trimmed(line.text).text.empty();
    if (begin == std::string_view::npos && !is_blank) begin = line.begin;
    if (begin == std::string_view::npos || !is_blank) continue;
    const StringSections sections{text.substr(begin, line.begin - begin), text.substr(at)};
    const bool has_rules = string_parts(joined_string(sections.rules).text).has_value();
    if (!has_rules || string_parts(joined_string(sections.grid).text)) return std::nullopt;
    return sections;
  }
  return std::nullopt;
}

std::optional<JoinedString> joined_sections(std::string_view text, const StringSections& sections,
                                            std::optional<Alphabet> alphabet) {
  const SheetText grid{sections.grid, text_lines(sections.grid)};
  const MaybeDraft jigsaw = read_jigsaw_text(grid, alphabet);
  const DraftResult draft = jigsaw ? *jigsaw : read_plain(grid, alphabet);
  if (!draft || draft.value().side > kLargestStringSide) return std::nullopt;
  const JoinedString rules = joined_string(sections.rules);
  JoinedString joined{parts_of_grid(draft.value()), {}};
  joined.offsets.resize(joined.text.size());
  const auto behind = static_cast<std::size_t>(sections.rules.data() - text.data());
  joined.text += rules.text;
  for (const std::size_t offset : rules.offsets) joined.offsets.push_back(offset + behind);
  return joined;
}

}  // namespace sudoscope
