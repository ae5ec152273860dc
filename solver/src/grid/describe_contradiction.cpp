// The sentence that tells a person why a grid is impossible.
#include "cell_texts.hpp"
#include "sudoscope/contradiction.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostNamed = 9;  // of a list; a 49x49 grid can have longer ones than anyone reads

// "a", "a and b", "a, b and c", "a, b and 7 more".
std::string listed(const std::vector<std::string>& names) {
  const bool shortened = names.size() > kMostNamed;
  const std::size_t named = shortened ? kMostNamed - 1 : names.size();
  std::string text;
  for (std::size_t index = 0; index < named; ++index) {
    if (index > 0) text += !shortened && index + 1 == named ? " and " : ", ";
    text += names[index];
  }
  return shortened ? text + " and " + std::to_string(names.size() - named) + " more" : text;
}

std::string listed(DigitSet digits) {
  std::vector<std::string> names;
  for (; digits != 0; digits = without_first(digits)) names.push_back(digit_mark(first_digit(digits)));
  return listed(names);
}

std::string listed(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(cell_name(geometry, cell));
  return listed(names);
}

std::string sentence(const Geometry& geometry, const Contradiction& found) {
  const std::string house = found.house == kNoHouse ? std::string() : house_name(geometry, found.house);
  const std::string digits = listed(found.digits);
  const std::string cells = listed(geometry, found.cells);
  switch (found.kind) {
    case ContradictionKind::kTwice:
      return house + " holds " + digits + " twice, at " + cells + ".";
    case ContradictionKind::kNoCandidate:
      return "no digit fits at " + cells + ".";
    case ContradictionKind::kNoPlace:
      return "no place for " + digits + " in " + house + ".";
    case ContradictionKind::kTooFewPlaces:
      return digits + " share only " + counted(found.cells.size(), "place") + " in " + house + ": " + cells + ".";
    case ContradictionKind::kTooFewDigits:
      return cells + " share only " + counted(static_cast<std::size_t>(digit_count(found.digits)), "digit") + " in " +
             house + ": " + digits + ".";
    case ContradictionKind::kAllTried:
      return "no digit works at " + cells + ": a search with " + std::to_string(found.guesses) +
             (found.guesses == 1 ? " guess" : " guesses") + " ends only in contradictions.";
  }
  return {};
}

}  // namespace

std::string_view name_of(ContradictionKind kind) {
  switch (kind) {
    case ContradictionKind::kTwice:
      return "twice";
    case ContradictionKind::kNoCandidate:
      return "no-candidate";
    case ContradictionKind::kNoPlace:
      return "no-place";
    case ContradictionKind::kTooFewPlaces:
      return "too-few-places";
    case ContradictionKind::kTooFewDigits:
      return "too-few-digits";
    case ContradictionKind::kAllTried:
      return "all-tried";
  }
  return "";
}

std::string describe(const Geometry& geometry, const Contradiction& contradiction, DigitStyle style) {
  std::string text = in_style(sentence(geometry, contradiction), style);
  if (contradiction.forced_before > 0) {
    return "After " + counted(static_cast<std::size_t>(contradiction.forced_before), "forced digit") + ": " + text;
  }
  // A cell's name keeps its small letter.
  const bool starts_with_cell = contradiction.kind == ContradictionKind::kTooFewDigits;
  if (!starts_with_cell && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace sudoscope
