// A text given to a Divider piece by piece, and forgotten as soon as it is passed, as the command line reads files.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "sudoscope/base/language.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::test {

// A puzzle of a text, however it was read.
struct FoundItem {
  int line;
  std::string source;
  std::string error;  // its line and sentence; empty if the puzzle is read
  friend bool operator==(const FoundItem&, const FoundItem&) = default;
};

inline FoundItem found_item(const CollectionItem& item) {
  std::string error;
  if (!item.reading) error = std::to_string(item.reading.error().line) + ": " + text_of(item.reading.error().message);
  return {item.line, std::string(item.source), error};
}

struct InPieces {
  Division division;
  std::vector<FoundItem> items;
  std::string fault;  // of the divider; empty if there is none
};

inline bool is_held(Division division) {
  return division == Division::kGames || division == Division::kTable || division == Division::kFound;
}

// No items of texts that are never read in pieces. REQUIRES: a piece of 1 byte or more.
inline InPieces read_in_pieces(std::string_view text, std::size_t piece, const ReadSheetOptions& options = {},
                               std::optional<Division> asked = {}) {
  int line = 1;
  while (true) {
    const bool whole = text.size() <= Divider::kEnough;
    Divider divider(text.substr(0, Divider::kEnough), whole, options, asked, line);
    const std::string_view before = text.substr(0, divider.begin());
    line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    text.remove_prefix(divider.begin());
    if (divider.is_prose()) {
      if (divider.begin() == 0) return {divider.division(), {}, "Prose is looked at anew and anew."};
      continue;
    }
    InPieces found{divider.division(), {}, {}};
    if (is_held(found.division)) return found;
    std::string held;
    while (true) {
      const Cut cut = divider.next(held, text.empty());
      if (cut.passed > held.size()) found.fault = "More is passed than there is.";
      if (cut.puzzle && cut.passed == 0) found.fault = "A puzzle is found and not passed.";
      if (cut.puzzle && (cut.puzzle->begin > cut.puzzle->end || cut.puzzle->end > held.size())) {
        found.fault = "A puzzle is outside of the text.";
      }
      if (!found.fault.empty()) return found;
      if (cut.puzzle) found.items.push_back(found_item(read_extent(held, *cut.puzzle, options)));
      held.erase(0, cut.passed);
      if (cut.puzzle) continue;
      if (text.empty()) return found;
      held += text.substr(0, piece);
      text.remove_prefix(std::min(text.size(), piece));
    }
  }
}

}  // namespace sudoscope::test
