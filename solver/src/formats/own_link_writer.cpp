// A sheet to the fields of a link. A page inflates whatever it finds, and so blocks are written as they are.
#include <algorithm>
#include <array>

#include "base/base64.hpp"
#include "f_puzzles.hpp"
#include "own_link.hpp"
#include "own_link_parts.hpp"
#include "stored_blocks.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

class LinkWriter {
 public:
  explicit LinkWriter(const Sheet& sheet) : sheet_(sheet), side_(sheet.puzzle.geometry->side()) {}

  std::string text() {
    const auto constraints = sheet_.puzzle.geometry->constraints();
    const bool everyday = std::all_of(constraints.begin(), constraints.end(), [](const Constraint& rule) {
      return rule.kind == "diagonals" || rule.kind == "windows";
    });
    add_shape(everyday ? constraints : std::span<const Constraint>());
    text_ += '.' + cells_of(sheet_.puzzle.givens);
    if (!everyday) add(4, 'k', packed(text_of(constraints)));
    add_words();
    if (filled(sheet_.entries) > 0) add(1, 'e', cells_of(sheet_.entries));
    const auto& [puzzle, entries, candidates, tags, corners, colours] = sheet_;
    if (!corners.empty() || !candidates.empty()) add(2, 'n', bits_of(corners.empty() ? candidates : corners, side_));
    if (!corners.empty())
      add(6, 'm', bits_of(candidates.empty() ? std::vector<DigitSet>(corners.size()) : candidates, side_));
    if (!colours.empty()) add(6, 'o', bits_of(colours, kColours));
    const std::string body = std::to_string(version_) + '.' + text_;
    return body + '.' + link_checksum(body);
  }

 private:
  static std::string packed(std::string_view bytes) { return to_base64(stored_blocks(bytes)); }

  std::string cells_text(std::string_view bytes) const {
    if (side_ > kLargestText) return packed(bytes);
    std::string text;
    for (const char byte : bytes) text += static_cast<char>('0' + byte);
    return text;
  }

  std::string cells_of(const std::vector<Digit>& digits) const {
    std::string bytes;
    for (const Digit digit : digits) bytes += static_cast<char>(digit == kBlank ? 0 : digit + 1);
    return cells_text(bytes);
  }

  template <class Set>
  std::string bits_of(const std::vector<Set>& sets, int digits) const {
    std::string bytes;
    for (int shift = 0; shift < digits; shift += 8)
      for (const Set set : sets) bytes += static_cast<char>(static_cast<std::uint64_t>(set) >> shift & 0xFF);
    return packed(bytes);
  }

  void add_shape(std::span<const Constraint> everyday) {
    const Geometry& geometry = *sheet_.puzzle.geometry;
    text_ = geometry.is_jigsaw() ? "j" + std::to_string(side_)
                                 : std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width());
    if (has_kind(everyday, "diagonals")) text_ += 'x';
    if (has_kind(everyday, "windows")) text_ += 'h';
    if (!geometry.is_jigsaw()) return;
    std::string regions;
    for (int cell = 0; cell < geometry.cell_count(); ++cell)
      regions += static_cast<char>(geometry.box_of(static_cast<Cell>(cell)));
    text_ += '-' + cells_text(regions);
  }

  void add_words() {
    JsonObject words;
    bool any = false;
    for (const char* const word : kLinkWords) {
      const std::string_view value = tag_of(sheet_, word);
      any = any || !value.empty();
      words.add(word, with_line_breaks(value));
    }
    if (any) add(10, 'u', packed(words.text()));
  }

  // `version`: the oldest that has the field.
  void add(int version, char letter, const std::string& field) {
    version_ = std::max(version_, version);
    text_ += '.';
    text_ += letter;
    text_ += field;
  }

  const Sheet& sheet_;
  int side_;
  int version_ = 1;
  std::string text_;
};

}  // namespace

std::string link_checksum(std::string_view text) {
  std::uint32_t crc = 0xb704ce;
  for (const char symbol : text) {
    crc ^= static_cast<std::uint32_t>(static_cast<unsigned char>(symbol)) << 16;
    for (int bit = 0; bit < 8; ++bit) crc = (crc & 0x800000) != 0 ? ((crc << 1) ^ 0x864cfb) & 0xffffff : crc << 1;
  }
  std::string bytes;
  for (const int shift : {16, 8, 0}) bytes += static_cast<char>(crc >> shift & 0xFF);
  return to_base64(bytes);
}

std::string write_own_link(const Sheet& sheet, Alphabet) { return LinkWriter(sheet).text(); }

std::vector<Message> own_link_losses(const Sheet& sheet) { return repeated_tags(sheet); }

}  // namespace sudoscope
