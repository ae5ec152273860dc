// `sudoscope convert`: puzzles from any format to any other, one at a time.
#include <iostream>
#include <map>

#include "commands.hpp"
#include "input.hpp"
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

void complain(int line, const std::string& sentence) { std::cerr << "line " << line << ": " << sentence << '\n'; }

std::string place_of(const ParseError& error) {
  return error.column > 0 ? "column " + std::to_string(error.column) + ": " : "";
}

}  // namespace

int convert(const Args& args) {
  if (args.list_formats) return list_formats();
  const auto text = read_text(args.file);
  if (!text) return usage_error(unreadable(args.file));
  SheetCollection sheets(*text, {.format = args.from, .alphabet = args.alphabet, .shape = args.options});
  CollectionWriter writer(args.to, args.alphabet.value_or(Alphabet::kFromOne));
  // What is lost the same way in a million puzzles is said once, with how often.
  std::map<std::string, std::pair<int, std::size_t>> lost;
  bool bad = false;
  while (const auto item = sheets.next()) {
    if (!item->reading) {
      const ParseError& error = item->reading.error();
      complain(std::max(error.line, item->line), place_of(error) + error.message);
      bad = true;
      continue;
    }
    for (const std::string& note : item->reading.value().notes)
      ++lost.try_emplace(note, item->line, 0).first->second.second;
    const auto written = writer.add(item->reading.value().sheet);
    if (!written) {
      complain(item->line, written.error());
      bad = true;
      continue;
    }
    std::cout << written.value().text;
    for (const std::string& sentence : written.value().lost) {
      ++lost.try_emplace(sentence, item->line, 0).first->second.second;
    }
  }
  std::cout << writer.finish();
  for (const auto& [sentence, where] : lost) {
    complain(where.first,
             sentence + (where.second > 1 ? " So it is with " + std::to_string(where.second) + " puzzles." : ""));
  }
  return bad ? 1 : 0;
}

}  // namespace sudoscope::cli
