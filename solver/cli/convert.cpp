// `sudoscope convert`: puzzles from any format to any other, one at a time.
#include <iostream>
#include <map>

#include "commands.hpp"
#include "entries.hpp"
#include "sudoscope/sheet_collection.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

std::string sides_of(const SheetFormat& format) {
  const std::string largest = std::to_string(format.largest_side);
  return format.smallest_side == format.largest_side ? largest : std::to_string(format.smallest_side) + "-" + largest;
}

std::string holdings_of(const SheetFormat& format) {
  std::string text;
  const auto add = [&](bool holds, const char* what) {
    if (holds) text += (text.empty() ? "" : ", ") + std::string(what);
  };
  add(format.entries == EntriesKept::kApart, "entries");
  add(format.entries == EntriesKept::kMixed, "entries as givens");
  add(format.candidates, "candidates");
  add(format.boxes, "boxes");
  add(format.jigsaw, "jigsaws");
  add(format.diagonals, "diagonals");
  add(!format.tags.empty(), "tags");
  return text;
}

int list_formats() {
  TextTable table({"id", "sides", "holds beside givens", "name"});
  for (const SheetFormat& format : sheet_formats()) {
    table.add({std::string(format.id), sides_of(format), holdings_of(format), std::string(format.name)});
  }
  std::cout << table.text();
  return 0;
}

}  // namespace

int convert(const Args& args) {
  if (args.list_formats) return list_formats();
  CollectionWriter writer(args.to, args.alphabet.value_or(Alphabet::kFromOne));
  // What is lost the same way in a million puzzles is said once, with how often.
  std::map<std::string, std::pair<int, std::size_t>> lost;
  const int status = for_each_entry(args, [&](const Entry& entry) {
    if (!entry.reading) {
      const ParseError& error = entry.reading.error();
      tell_of_line(error.line, error.column, error.message);
      return kBadPuzzle;
    }
    const auto note = [&](const std::string& sentence) {
      ++lost.try_emplace(sentence, entry.line, 0).first->second.second;
    };
    for (const std::string& sentence : entry.reading.value().notes) note(sentence);
    const auto written = writer.add(entry.reading.value().sheet);
    if (!written) {
      tell_of_line(entry.line, 0, written.error());
      return kBadPuzzle;
    }
    std::cout << written.value().text;
    for (const std::string& sentence : written.value().lost) note(sentence);
    return 0;
  });
  if (status == kUsage) return status;
  std::cout << writer.finish();
  for (const auto& [sentence, where] : lost) {
    const std::string often = " This is so of " + std::to_string(where.second) + " puzzles.";
    tell_of_line(where.first, 0, sentence + (where.second > 1 ? often : ""));
  }
  return status;
}

}  // namespace sudoscope::cli
