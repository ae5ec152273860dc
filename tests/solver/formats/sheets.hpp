// Comparing sheets, and making them up.
#pragma once

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/rng.hpp"
#include "sudoscope/formats/formats.hpp"

namespace sudoscope {

inline std::vector<std::string> texts_of(const std::vector<Message>& messages) {
  std::vector<std::string> texts;
  for (const Message& message : messages) texts.push_back(text_of(message));
  return texts;
}

inline int count_filled(const std::vector<Digit>& digits) {
  return static_cast<int>(digits.size() - static_cast<std::size_t>(std::count(digits.begin(), digits.end(), kBlank)));
}

inline std::vector<SheetTag> by_name(std::vector<SheetTag> tags) {
  std::stable_sort(tags.begin(), tags.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return tags;
}

// The regions by their first appearance, so that their numbers do not count.
inline std::vector<int> region_shape(const Geometry& geometry) {
  std::vector<int> number(static_cast<std::size_t>(geometry.side()), -1);
  std::vector<int> regions;
  int next = 0;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    int& known = number[static_cast<std::size_t>(geometry.box_of(static_cast<Cell>(cell)))];
    if (known < 0) known = next++;
    regions.push_back(known);
  }
  return regions;
}

// Empty if they are the same, else the part that differs.
inline std::string difference(const Sheet& one, const Sheet& other) {
  const Geometry& a = *one.puzzle.geometry;
  const Geometry& b = *other.puzzle.geometry;
  if (a.side() != b.side()) return "side";
  if (region_shape(a) != region_shape(b)) return "regions";
  if (text_of(a.constraints()) != text_of(b.constraints())) return "constraints";
  if (one.puzzle.givens != other.puzzle.givens) return "givens";
  if (one.entries != other.entries) return "entries";
  if (one.candidates != other.candidates) return "candidates";
  if (one.corners != other.corners) return "corner marks";
  if (one.colours != other.colours) return "colours";
  return by_name(one.tags) == by_name(other.tags) ? "" : "tags";
}

// Empty if a sheet is the same after writing and reading, or if losses() names the difference.
inline std::string round_trip(const Sheet& sheet, std::string_view format) {
  const auto written = write_sheet(sheet, format);
  if (!written) return "not written: " + text_of(written.error());
  const auto again = read_sheet(written.value().text, {.format = format});
  if (!again) return "not read: " + text_of(again.error().message) + "\n" + written.value().text;
  const std::string differs = difference(sheet, again.value().sheet);
  if (differs.empty() || !written.value().lost.empty()) return "";
  return differs + " differ, and nothing was said to be lost:\n" + written.value().text;
}

}  // namespace sudoscope

#define CHECK_ROUND_TRIP(sheet, format) CHECK(sudoscope::round_trip(sheet, format) == "")
